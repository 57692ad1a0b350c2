import FoundationEssentials
import Testing
import PromptGate
import TestSupport

@testable import GateReplay

/// Every scenario below `Tests/Fixtures/gate` comes to what it expects.
struct ConformanceTests {
  static let folders: [String] = {
    let folder = Fixtures.folder("gate").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    precondition(!names.isEmpty, "no folder of scenarios in \(folder)")
    return names.sorted()
  }()

  @Test(arguments: folders) func scenarios(of policy: String) throws {
    for file in Fixtures.files(in: "gate/\(policy)", suffix: ".json") {
      let scenario = try Scenario(json: Fixtures.bytes(file), loadPolicy: noPolicyFiles)
      #expect(scenario.policy.id == policy, "\(file.lastPathComponent)")
      let report = scenario.replay()
      #expect(!report.asks.isEmpty, "\(file.lastPathComponent) asks nothing")
      for ask in report.asks where !ask.isPassed {
        Issue.record("\(policy)/\(file.lastPathComponent):\(ask.position): \(ask)")
      }
    }
  }
}

/// The loader of tests whose scenarios name no policy file.
func noPolicyFiles(_ path: String) throws -> [UInt8] {
  throw NoSuchFile(path: path)
}

struct NoSuchFile: Error, CustomStringConvertible {
  var path: String
  var description: String { "there is no such file" }
}
