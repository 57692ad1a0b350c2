import FoundationEssentials
import TestSupport

/// What the manifest says of the modules, read from its text: a test may not run the package manager.
struct Manifest {
  /// The modules that each module may import.
  let dependencies: [String: Set<String>]

  init() throws {
    let file = Fixtures.repository.appending(path: "Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    var found: [String: Set<String>] = [:]
    for match in text.matches(of: /Module\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/) {
      let list = match.2.map(String.init) ?? ""
      var names = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
      if list.contains("icuBridge") { names.insert("ICUBridge") }
      found[String(match.1)] = names
    }
    found["ReviewPromptsCommand"] = ["ReviewPromptsCLI"]
    dependencies = found
  }

  /// Whether a module imports another one, or one that does.
  func reaches(_ target: String, from module: String) -> Bool {
    let direct = dependencies[module] ?? []
    return direct.contains(target) || direct.contains { reaches(target, from: $0) }
  }
}
