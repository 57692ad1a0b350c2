import Testing

@testable import StoreLinks

struct SystemRangeTests {
  @Test(
    arguments: [
      ("ios", "ios", nil, true), ("ios", "macos", nil, false), ("ios", nil, nil, true),
      ("ios", "ios", "1.0", true),
      ("ios 10.3+", "ios", "10.3", true), ("ios 10.3+", "ios", "10.2.9", false),
      ("ios 10.3+", "ios", "17", true), ("ios 10.3+", "ios", nil, true),
      ("ios 7.1-10.2", "ios", "7.1.2", true), ("ios 7.1-10.2", "ios", "10.2.1", true),
      ("ios 7.1-10.2", "ios", "10.3", false), ("ios 7.1-10.2", "ios", "7", false),
      ("ios 7.1-10.2", "ios", nil, false), ("ios 7.0", "ios", "7.0.6", true),
      ("ios 7.0", "ios", "7.1", false), ("ios 6", "ios", "6.1.6", true),
      ("ios 4.3-5", "ios", "5.1.1", true), ("ios 4.3-5", "ios", "6.0", false),
    ] as [(String, String?, String?, Bool)]
  )
  func `a range holds its versions`(
    _ range: String,
    _ platform: String?,
    _ version: String?,
    _ isHeld: Bool
  ) throws {
    let read = try SystemRange(range, offset: 0)
    let platform = platform.map(StorePlatform.init(rawValue:))
    #expect(read.holds(platform, version.flatMap { SystemVersion($0) }) == isHeld)
    #expect(read.description == range)
  }

  @Test(arguments: ["", "ios ", "ios x", "ios 7-", "ios -7", "ios 7-8-9", "ios 7-8+", "ios 7 8"])
  func `a range that is none is refused`(_ text: String) {
    #expect(throws: StoreFileFault.self) { try SystemRange(text, offset: 0) }
  }

  @Test(arguments: ["", ".", "1.", "1..2", "a", "1.2.3.4.5", "٧", "-1", "99999999999999999999"])
  func `a version that is none is refused`(_ text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
