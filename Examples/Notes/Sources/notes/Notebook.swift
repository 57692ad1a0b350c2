import Foundation

/// The notes, one a line in a text file.
struct Notebook {
  private let file = URL(filePath: ProcessInfo.processInfo.environment["NOTES_FILE"] ?? "notes.txt")

  func add(_ note: String) throws {
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try (kept + note + "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  func show() throws {
    print(try String(contentsOf: file, encoding: .utf8), terminator: "")
  }
}
