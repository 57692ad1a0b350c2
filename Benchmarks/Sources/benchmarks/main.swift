// Measures the library inside one process and prints `name value` lines, rates a second, for run.sh to compare.
import Foundation
import ReviewPrompts

guard CommandLine.arguments.count == 2 else {
  print("usage: benchmarks CORPUS")
  exit(2)
}
let corpus = URL(filePath: CommandLine.arguments[1])
let table = [UInt8](try Data(contentsOf: corpus.appending(path: "big/Localizable.strings")))

/// Gives the best rate of a hundred runs of `body`, which does `count` things a run.
func rate(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Duration.seconds(1_000)
  for _ in 0..<100 {
    best = try min(best, ContinuousClock().measure(body))
  }
  return Double(count) / (best / .seconds(1))
}

let bytes = try rate(table.count) {
  guard try StringsTable(table).count == 5_000 else { exit(1) }
}
print("table-bytes", Int(bytes))

let message = try Message(pattern: "Rate {appName}, please", language: "en")
let plain = rate(10_000) {
  for _ in 0..<10_000 { _ = message.format(["appName": "Notes"]) }
}
print("plain-messages", Int(plain))

let catalog = PromptCatalog()
let prompts = rate(100) {
  for _ in 0..<100 { _ = catalog.prompt(for: ["fr-CA", "en"], appName: "Notes") }
}
print("prompts", Int(prompts))

// A new install has every condition of the recommended policy against it.
let policy = Preset.recommended.policy
var state = GateState()
let start = Moment(secondsSince1970: 1_767_225_600)
let context = GateContext(now: start, version: AppVersion(marketing: "1.0", build: "1"))
state.record(.launch, under: policy, in: context)
let decisions = rate(10_000) {
  for _ in 0..<10_000 { _ = evaluate(state, policy, context) }
}
print("gate-decisions", Int(decisions))
