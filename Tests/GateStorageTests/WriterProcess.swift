import Foundation

/// A running writer (see `GateStorageWriter`), of which a test reads what it acknowledges.
final class WriterProcess {
  private let process = Process()
  private let output = Pipe()

  init(path: String, device: String = "phone", events: Int, manner: String = "freely") throws {
    process.executableURL = Self.products.appending(path: "GateStorageWriter")
    process.arguments = [path, device, "\(events)", manner]
    process.standardOutput = output
    try process.run()
  }

  /// The folder of what was built: that of the test bundle, or of the program that runs the tests.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let url = bundle?.bundleURL ?? Bundle.main.bundleURL
    return url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
  }

  /// Waits for the next acknowledgements, as many as are asked for and still come.
  func wait(for count: Int) throws -> String {
    var said = Data()
    while said.count < count, let more = try output.fileHandleForReading.read(upToCount: 1) {
      guard !more.isEmpty else { break }
      said += more
    }
    return String(decoding: said, as: UTF8.self)
  }

  /// Ends it in the middle of what it does, and gives what it has said by then.
  func kill() throws -> String {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    return try finish()
  }

  /// Waits for its end and gives what it has said by then.
  func finish() throws -> String {
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
