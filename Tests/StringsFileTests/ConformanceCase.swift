import Diagnostics
import StringsFile
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A pair of files of the folder `Tests/Fixtures/strings`.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  var name: String
  var testDescription: String { name }

  static let all: [Self] = Fixtures.files(in: folder, suffix: ".strings").map {
    Self(name: $0.deletingPathExtension().lastPathComponent)
  }

  private static let folder = "strings"

  func bytes() throws -> [UInt8] {
    try Fixtures.bytes(Fixtures.folder(Self.folder).appending(path: name + ".strings"))
  }

  func expectation() throws -> ExpectedJSON? {
    let file = Fixtures.folder(Self.folder).appending(path: name + ".expected.json")
    return ExpectedJSON(try Fixtures.bytes(file))
  }
}

extension ExpectedJSON {
  /// The place that `line` and `column` of this object name.
  var place: ConformanceCase.Place? {
    guard let line = self["line"]?.number, let column = self["column"]?.number else { return nil }
    return ConformanceCase.Place(line: line, column: column)
  }
}

extension StringsFileError {
  var place: ConformanceCase.Place {
    ConformanceCase.Place(line: position.line, column: position.column)
  }
}
