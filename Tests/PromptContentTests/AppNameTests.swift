import PromptContent
import Testing

@Suite struct AppNameTests {
  typealias Names = [String: String]

  @Test(
    arguments: [
      (["CFBundleDisplayName": "LD", "CFBundleName": "LN"], ["CFBundleDisplayName": "D"], "LD"),
      (["CFBundleName": "LN"], ["CFBundleDisplayName": "D"], "LN"),
      (["CFBundleDisplayName": ""], ["CFBundleDisplayName": "D", "CFBundleName": "N"], "D"),
      ([:], ["CFBundleDisplayName": "", "CFBundleName": "N"], "N"),
      ([:], [:], nil),
    ] as [(Names, Names, String?)]
  )
  func choosesTheBestName(_ localized: Names, _ plain: Names, _ name: String?) {
    #expect(AppName.choose(localized: { localized[$0] }, plain: { plain[$0] }) == name)
  }
}
