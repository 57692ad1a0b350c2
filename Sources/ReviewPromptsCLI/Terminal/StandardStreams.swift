#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The process's own streams and environment; nothing else in the package reaches for them.
package enum StandardStreams {
  /// The session of the running process.
  package static func session() -> Session {
    var environment: [EnvironmentKey: String] = [:]
    for key in EnvironmentKey.allCases {
      if let value = getenv(key.rawValue) { environment[key] = String(cString: value) }
    }
    var session = Session(
      environment: environment,
      standardInput: readAll,
      writeOutput: { bytes throws(CommandFailure) in try write(bytes, to: STDOUT_FILENO) },
      writeError: { text in try? write(Array(text.utf8)[...], to: STDERR_FILENO) }
    )
    session.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    if isatty(STDERR_FILENO) == 1 {
      session.writeProgress = { text in try? write(Array(text.utf8)[...], to: STDERR_FILENO) }
    }
    return session
  }

  private static func readAll() throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw CommandFailure("unreadable-file", "cannot read standard input: \(reason(errno))")
      }
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(CommandFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw CommandFailure("write-failed", "cannot write the output: \(reason(errno))")
      }
    }
  }

  /// The system's own words for an error number.
  static func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  private static func send(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      Darwin.write(file, bytes, count)
    #endif
  }
}
