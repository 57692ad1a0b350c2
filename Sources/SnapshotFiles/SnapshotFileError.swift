/// Why the files of snapshots could not be read or written.
package struct SnapshotFileError: Error, Hashable, Sendable {
  /// What is in the way.
  package enum Problem: Hashable, Sendable {
    /// The folder is not there, or is a file.
    case missingFolder
    /// The folder cannot be listed.
    case unreadableFolder
    /// A file cannot be read.
    case unreadableFile
    /// A file cannot be written or removed.
    case unwritableFile
    /// The folder cannot be made.
    case unwritableFolder
  }

  /// The file or folder.
  package var path: String
  /// What is in the way.
  package var problem: Problem
  /// Why, in words; `nil` where the problem says it all or nobody knows.
  package var reason: String?

  /// Makes an error.
  package init(path: String, problem: Problem, reason: String? = nil) {
    self.path = path
    self.problem = problem
    self.reason = reason
  }
}

extension SnapshotFileError: CustomStringConvertible {
  /// A stable name in kebab-case.
  package var id: String {
    switch problem {
    case .missingFolder: "missing-folder"
    case .unreadableFolder: "unreadable-folder"
    case .unreadableFile: "unreadable-file"
    case .unwritableFile, .unwritableFolder: "write-failed"
    }
  }

  /// What happened, in lower case and without a full stop.
  package var description: String { summary + (reason.map { ": " + $0 } ?? "") }

  private var summary: String {
    switch problem {
    case .missingFolder: "no such folder of snapshots: '\(path)'; record them first"
    case .unreadableFolder: "the folder '\(path)' cannot be read"
    case .unreadableFile: "cannot read '\(path)'"
    case .unwritableFile, .unwritableFolder: "cannot write '\(path)'"
    }
  }
}
