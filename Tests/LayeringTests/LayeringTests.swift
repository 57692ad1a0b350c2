import FoundationEssentials
import TestSupport
import Testing

/// Who may import whom; the package manager lets transitive imports through, so this reads the files.
@Suite struct LayeringTests {
  static let foundation: Set = ["Foundation", "FoundationEssentials"]
  static let platform: Set = ["Glibc", "Musl", "Darwin"]

  @Test(arguments: SourceFile.all)
  func importsOnlyWhatTheManifestDeclares(_ file: SourceFile) throws {
    let manifest = try Manifest()
    let declared = try #require(manifest.dependencies[file.module])
    let ours = Set(manifest.dependencies.keys).union(["ICUBridge", "EmbeddedData"])
    #expect(file.imports.intersection(ours).isSubset(of: declared))
  }

  @Test(arguments: ["Diagnostics", "PromptGate"])
  func importsNoModuleOfOurs(_ module: String) throws {
    let dependencies = try #require(try Manifest().dependencies[module])
    #expect(dependencies.isEmpty)
  }

  @Test func readsTheFilesOfEveryModule() throws {
    #expect(Set(SourceFile.all.map(\.module)) == Set(try Manifest().dependencies.keys))
  }

  /// The core is handed what it needs; only adapters and the command touch a disk.
  @Test(arguments: SourceFile.all)
  func touchesADiskOnlyInAdapters(_ file: SourceFile) {
    let adapters: Set = [
      "BundleFolders", "GateStorage", "PromptSnapshots", "ReviewPromptsCLI", "SnapshotFiles",
    ]
    guard !adapters.contains(file.module) else { return }
    for word in ["FileManager", "Data(contentsOf", "ProcessInfo", "fopen("] {
      #expect(!file.text.contains(word))
    }
  }

  @Test func onlyThreeModulesSeeICU() throws {
    let seeing = try Manifest().dependencies.filter { $0.value.contains("ICUBridge") }.keys
    #expect(Set(seeing).isSubset(of: ["MessageFormatting", "LocaleMatching", "StringsValidation"]))
  }

  /// The tests of these would tell nothing new there.
  @Test func testsWithoutICULeaveOutOnlyModulesThatNeverReachIt() throws {
    let script = Fixtures.repository.appending(path: "Scripts/test-without-icu.sh")
    let text = try String(contentsOf: script, encoding: .utf8)
    let list = try #require(text.firstMatch(of: /untouched='\^\(([\w|]+)\)/)).1
    let manifest = try Manifest()
    for module in list.split(separator: "|") where module != "Layering" {
      #expect(!manifest.reaches("ICUBridge", from: String(module)))
    }
  }

  @Test func onlyTheCommandImportsItsLibrary() throws {
    let importing = try Manifest().dependencies.filter { $0.value.contains("ReviewPromptsCLI") }
    #expect(Array(importing.keys) == ["ReviewPromptsCommand"])
  }

  /// Core modules are pure; files, JSON and dates are the business of the ones named here.
  @Test(arguments: SourceFile.all)
  func keepsFoundationOutOfTheCore(_ file: SourceFile) {
    let allowed: Set = [
      "BundleFolders", "ReviewPromptsCLI", "GateStorage", "GateUserDefaults", "SnapshotFiles",
      "PromptSnapshots",
    ]
    guard !allowed.contains(file.module) else { return }
    #expect(file.imports.isDisjoint(with: Self.foundation))
  }

  @Test(arguments: SourceFile.all)
  func importsAllOfFoundationOnlyWhereThereIsNothingSmaller(_ file: SourceFile) {
    // User defaults are only in the whole of it.
    guard file.imports.contains("Foundation"), file.module != "GateUserDefaults" else { return }
    #expect(file.text.contains("#if canImport(FoundationEssentials)"))
  }

  @Test(arguments: SourceFile.all)
  func reachesForTheSystemOnlyInItsPlaces(_ file: SourceFile) {
    let places = ["ReviewPromptsCLI/Terminal/", "GateStorage/Platform/"]
    guard !places.contains(where: file.path.hasPrefix),
      file.path != "ReviewPromptsCommand/main.swift"
    else { return }
    #expect(file.imports.isDisjoint(with: Self.platform))
    for word in ["getenv(", "isatty(", "exit(", "\\u{1B}["] {
      #expect(!file.text.contains(word))
    }
  }
}
