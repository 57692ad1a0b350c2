import FoundationEssentials
import TestSupport
import Testing

/// A Swift file under `Sources`, with what it imports.
struct SourceFile: CustomTestStringConvertible {
  /// The path below `Sources`, such as `StringsFile/StringsTable.swift`.
  let path: String
  let text: String

  var testDescription: String { path }
  var module: String { String(path.prefix { $0 != "/" }) }

  var imports: Set<String> {
    Set(text.matches(of: /(?m)^\s*(?:@\w+ )*(?:\w+ )?import (\w+)/).map { String($0.1) })
  }

  /// Every Swift file of the package, found by listing.
  static let all: [SourceFile] = {
    let sources = Fixtures.repository.appending(path: "Sources")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.map { SourceFile(path: path, text: $0) }
    }
  }()
}
