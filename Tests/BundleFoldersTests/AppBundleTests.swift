import BundleFolders
import Foundation
import PromptContent
import TestSupport
import Testing

@Suite struct AppBundleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ information: [String: Any], to name: String) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: information,
      format: .binary,
      options: 0
    )
    try folder.write(data, to: name)
  }

  @Test func prefersTheNameInTheUsersLanguage() throws {
    try write(["CFBundleDisplayName": "Notes", "LSMinimumSystemVersion": 13], to: "Info.plist")
    try folder.write("CFBundleDisplayName = \"Notizen\";", to: "de.lproj/InfoPlist.strings")
    try folder.write("CFBundleName = \"Carnet\";", to: "fr.lproj/InfoPlist.strings")
    let bundle = try AppBundle(path: folder.path)
    #expect(try bundle.appName(for: ["de-AT", "en"]) == "Notizen")
    #expect(try bundle.appName(for: ["fr-CA"]) == "Carnet")
    #expect(try bundle.appName(for: ["en", "de"]) == "Notizen")
    #expect(try bundle.appName(for: ["ja"]) == "Notes")
  }

  @Test func readsTheBundleOfAMacApp() throws {
    try write(["CFBundleName": "Notes"], to: "Notes.app/Contents/Info.plist")
    #expect(try AppBundle(path: folder.path + "/Notes.app").appName(for: ["de"]) == "Notes")
  }

  @Test func hasNoNameWithoutAnInfoPlist() throws {
    try folder.write("", to: "de.lproj/readme.txt")
    #expect(try AppBundle(path: folder.path).appName(for: ["de"]) == nil)
  }

  @Test func needsAnInfoPlistOrLanguages() throws {
    let error = try #require(throws: UnreadableTable.self) {
      _ = try AppBundle(path: folder.path)
    }
    #expect(error.id == "no-language-folders")
  }

  @Test func saysThatAnInfoPlistDoesNotParse() throws {
    try folder.write("<plist><dict>", to: "Info.plist")
    #expect(throws: (any Error).self) { try AppBundle(path: folder.path) }
  }
}
