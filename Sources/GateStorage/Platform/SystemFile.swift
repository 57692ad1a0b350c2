#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Android)
  internal import Android
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What a store needs of the system, and all that it uses of POSIX.
enum SystemFile {
  /// Reads a file; `nil` where there is none.
  static func contents(of path: String) throws(StorageError) -> [UInt8]? {
    // A pipe in the file's place would otherwise be waited for.
    let file = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw StorageError(.open, path)
    }
    defer { close(file) }
    let size = try size(of: file, path)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { room in
        retrying { read(file, room.baseAddress, room.count) }
      }
      guard count >= 0 else { throw StorageError(.read, path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Puts a file with these bytes in the place of the one at `path`; returns when it is on the disk.
  static func replace(_ path: String, with bytes: [UInt8]) throws(StorageError) {
    let new = path + ".new"
    do throws(StorageError) {
      try create(bytes, at: new, mode: try mode(of: path))
      guard rename(new, path) == 0 else { throw StorageError(.replace, path) }
    } catch {
      unlink(new)
      throw error
    }
    try flushFolder(of: path)
  }

  /// Runs `body` while no other thread and no other process holds the lock; a process that ends
  /// gives it back.
  static func holdingLock<Result>(
    _ path: String,
    _ body: () throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    let file = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard file >= 0 else { throw StorageError(.open, path) }
    defer { close(file) }
    guard retrying({ flock(file, LOCK_EX) }) == 0 else { throw StorageError(.lock, path) }
    return try body()
  }

  private static func create(
    _ bytes: [UInt8],
    at path: String,
    mode: mode_t
  ) throws(StorageError) {
    let file = retrying { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode) }
    guard file >= 0 else { throw StorageError(.open, path) }
    defer { close(file) }
    // What a crash left behind may have other permissions.
    guard fchmod(file, mode) == 0 else { throw StorageError(.write, path) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        retrying { write(file, rest.baseAddress, rest.count) }
      }
      guard count > 0 else { throw StorageError(.write, path) }
      written += count
    }
    guard flush(file) else { throw StorageError(.flush, path) }
  }

  /// A new name is on the disk only when its folder is.
  private static func flushFolder(of path: String) throws(StorageError) {
    let end = path.lastIndex(of: "/")
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let file = retrying { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard file >= 0 else { throw StorageError(.open, folder) }
    defer { close(file) }
    // A file system that cannot flush a folder does so with its files.
    guard flush(file) || errno == EINVAL || errno == ENOTSUP else {
      throw StorageError(.flush, folder)
    }
  }

  private static func flush(_ file: Int32) -> Bool {
    #if canImport(Darwin)
      // `fsync` alone leaves the bytes in the drive's cache there.
      if retrying({ fcntl(file, F_FULLFSYNC) }) == 0 { return true }
    #endif
    return retrying { fsync(file) } == 0
  }

  private static func mode(of path: String) throws(StorageError) -> mode_t {
    var found = stat()
    guard stat(path, &found) == 0 else { return 0o600 }
    return found.st_mode & 0o777
  }

  private static func size(of file: Int32, _ path: String) throws(StorageError) -> Int {
    var found = stat()
    guard fstat(file, &found) == 0 else { throw StorageError(.read, path) }
    guard found.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    return Int(clamping: found.st_size)
  }

  /// Does a call again for as long as a signal interrupts it.
  private static func retrying<Count: SignedInteger>(_ call: () -> Count) -> Count {
    while true {
      let result = call()
      guard result == -1, errno == EINTR else { return result }
    }
  }
}

extension StorageError {
  /// Makes the error of the call that failed last.
  fileprivate init(_ step: Step, _ path: String) {
    let code = errno
    self =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: .noSpace(path: path, step: step)
      case EACCES, EPERM, EROFS: .notPermitted(path: path, step: step)
      default: .failed(path: path, step: step, code: code)
      }
  }
}

/// The system's words for an `errno`.
func systemMessage(of code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
