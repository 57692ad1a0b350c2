public import SnapshotFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

extension PromptSnapshotSet {
  /// Compares the prompts with their snapshots, and records an issue in the running test when they differ.
  ///
  /// Works in tests of Swift Testing and of XCTest. What is missing is recorded and the test fails once, so that the
  /// new files get a review; see ``SnapshotRecordMode/init(environment:)`` for how to record more or nothing.
  ///
  /// - Parameters:
  ///   - folder: the folder of the snapshots, absolute or relative to that of the test's file.
  ///   - mode: what is written; where `CI` is set nothing ever is.
  ///   - fileID: the test's file, as issues name it.
  ///   - filePath: the path of the test's file.
  ///   - line: the line in it, counted from 1.
  ///   - column: the column in it, counted from 1.
  public func assert(
    in folder: String = "Snapshots",
    record mode: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let environment = SnapshotRecordMode(environment: ProcessInfo.processInfo.environment)
    let mode = environment == .never ? .never : mode ?? environment
    let tests = URL(filePath: "\(filePath)").deletingLastPathComponent()
    let path = folder.hasPrefix("/") ? folder : tests.appending(path: folder).path
    guard let message = verify(in: path, record: mode) else { return }
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(fileID)",
          filePath: "\(filePath)",
          line: Int(line),
          column: Int(column)
        )
        Issue.record("\(message)", sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }
}
