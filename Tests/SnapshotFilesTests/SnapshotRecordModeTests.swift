import Testing

@testable import SnapshotFiles

@Suite struct SnapshotRecordModeTests {
  static let environments: [([String: String], SnapshotRecordMode)] = [
    ([:], .missing), (["REVIEWPROMPTS_RECORD": "all"], .all),
    (["REVIEWPROMPTS_RECORD": "failed"], .failed), (["REVIEWPROMPTS_RECORD": "never"], .never),
    (["REVIEWPROMPTS_RECORD": ""], .missing), (["REVIEWPROMPTS_RECORD": "alll"], .never),
    (["CI": "true", "REVIEWPROMPTS_RECORD": "all"], .never), (["CI": "1"], .never),
    (["CI": "", "REVIEWPROMPTS_RECORD": "all"], .all), (["CI": "false"], .missing),
  ]

  @Test(arguments: environments)
  func followsTheEnvironment(_ environment: [String: String], _ mode: SnapshotRecordMode) {
    #expect(SnapshotRecordMode(environment: environment) == mode)
  }
}
