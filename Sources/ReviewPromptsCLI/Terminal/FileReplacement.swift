#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Bytes put in the place of a file in one step: what was there stays until all of them are written.
///
/// Foundation looks up the owner of a file by name when asked for its permissions, which takes longer
/// than all the rest.
enum FileReplacement {
  /// Replaces a file, or makes one.
  ///
  /// A file that was there keeps its permissions, a symbolic link still leads to it, and a device or a
  /// pipe is written to.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: what it is to hold.
  /// - Throws: the system's reason; the file is as it was then.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try fill(try opened(path, O_WRONLY), bytes)
    }
    let temporary = folder(of: target) + ".reviewprompts-\(UInt64.random(in: 0 ... .max))"
    let file = try opened(temporary, O_WRONLY | O_CREAT | O_EXCL)
    if exists { _ = fchmod(file, status.st_mode & 0o7777) }
    do {
      try fill(file, bytes)
      try StandardStreams.rename(temporary, to: target)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Where symbolic links lead; the path itself where there is nothing yet.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemFailure) -> Int32 {
    let file = open(path, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure() }
    return file
  }

  /// Writes all bytes into an open file, and closes it.
  private static func fill(_ file: Int32, _ bytes: [UInt8]) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        StandardStreams.send(file, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        let failure = failure()
        close(file)
        throw failure
      }
    }
    // A full disk may show only now.
    guard close(file) == 0 else { throw failure() }
  }

  private static func failure() -> SystemFailure {
    SystemFailure(reason: StandardStreams.reason(errno))
  }
}
