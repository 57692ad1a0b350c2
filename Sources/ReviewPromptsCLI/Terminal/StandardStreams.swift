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
      standardInput: { () throws(CommandFailure) in
        try readAll(from: STDIN_FILENO, named: "standard input")
      },
      writeOutput: { bytes throws(CommandFailure) in try write(bytes, to: STDOUT_FILENO) },
      writeError: { text in try? write(Array(text.utf8)[...], to: STDERR_FILENO) },
      terminalColumns: terminalColumns(environment)
    )
    session.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    if isatty(STDERR_FILENO) == 1 {
      session.writeProgress = { text in try? write(Array(text.utf8)[...], to: STDERR_FILENO) }
    }
    return session
  }

  private static func terminalColumns(_ environment: [EnvironmentKey: String]) -> Int? {
    let isDumb = ["", "dumb"].contains(environment[.terminal] ?? "")
    guard isatty(STDOUT_FILENO) == 1, !isDumb else { return nil }
    if let columns = Session.columns(from: environment) { return columns }
    var size = winsize()
    let answer = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Gives the bytes of a file, a pipe or a device.
  static func read(path: String) throws(CommandFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw CommandFailure("unreadable-file", "cannot read '\(path)': \(reason(errno))")
    }
    defer { close(file) }
    return try readAll(from: file, named: "'\(path)'")
  }

  /// Gives the bytes of an ordinary file.
  ///
  /// A pipe without a writer would never end, nor would a device such as `/dev/zero`; neither is read.
  static func read(ordinaryFile path: String) throws(CommandFailure) -> [UInt8] {
    // Opening a pipe waits for a writer unless it is told not to; files do not care.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw CommandFailure("unreadable-file", "cannot read '\(path)': \(reason(errno))")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw CommandFailure("unreadable-file", "cannot read '\(path)': \(reason(errno))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      let kind = isFolder ? "a folder" : "a pipe, a device or a socket"
      throw CommandFailure("not-a-file", "'\(path)' is \(kind); a file is wanted here")
    }
    guard status.st_size <= sizeLimit else {
      throw CommandFailure(
        "file-too-large",
        "'\(path)' has \(status.st_size) bytes; expected at most \(sizeLimit)"
      )
    }
    return try readAll(from: file, named: "'\(path)'", expecting: Int(status.st_size))
  }

  /// Puts a file in the place of another, or of none, in one step.
  static func rename(_ path: String, to target: String) throws(SystemFailure) {
    guard replace(path, target) == 0 else { throw SystemFailure(reason: reason(errno)) }
  }

  // Reads to the end. `size` says how many bytes there probably are, so that they are read at once and
  // not moved afterwards; there may be more or fewer.
  private static func readAll(
    from file: Int32,
    named name: String,
    expecting size: Int = 0
  ) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected: the end is where nothing more comes.
    var room = size > 0 ? size + 1 : pieceSize
    while true {
      let (piece, errorNumber) = receive(file, room)
      if errorNumber == EINTR { continue }
      guard errorNumber == 0 else {
        throw CommandFailure("unreadable-file", "cannot read \(name): \(reason(errorNumber))")
      }
      guard !piece.isEmpty else { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      // Most files come in one piece, and the rest is seen to be empty with little room.
      room = bytes.count == size ? 1 : pieceSize
    }
  }

  /// The largest file that is read; one with holes can claim to be larger than all memory.
  private static let sizeLimit = 1 << 30

  /// How many bytes are asked for at once where their number is not known.
  private static let pieceSize = 1 << 18

  /// Reads once.
  private static func receive(_ file: Int32, _ room: Int) -> (bytes: [UInt8], errorNumber: Int32) {
    var errorNumber: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let received = receive(file, buffer.baseAddress, room)
      if received < 0 { errorNumber = errno }
      count = max(received, 0)
    }
    return (bytes, errorNumber)
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

  private static func replace(_ path: String, _ target: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(path, target)
    #elseif canImport(Musl)
      Musl.rename(path, target)
    #else
      Darwin.rename(path, target)
    #endif
  }

  private static func receive(
    _ file: Int32,
    _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, bytes, count)
    #elseif canImport(Musl)
      Musl.read(file, bytes, count)
    #else
      Darwin.read(file, bytes, count)
    #endif
  }

  /// Writes once; the number of bytes written, or -1.
  static func send(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      Darwin.write(file, bytes, count)
    #endif
  }
}
