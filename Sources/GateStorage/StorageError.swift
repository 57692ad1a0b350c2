/// Why something could not be stored or read. Nothing that was stored before is lost by any of these.
public enum StorageError: Error, Hashable, Sendable {
  /// What was done to a file or a folder when the system refused.
  public enum Step: String, Sendable {
    /// Opening the file.
    case open
    /// Waiting for the other processes.
    case lock
    /// Reading it.
    case read
    /// Writing what is to take its place.
    case write
    /// Making sure that it is on the disk.
    case flush
    /// Putting the new file in the place of the old one.
    case replace
  }

  /// The disk is full, or the user's share of it is.
  case noSpace(path: String, step: Step)
  /// The folder or the file may not be read or written.
  case notPermitted(path: String, step: Step)
  /// The system refused for another reason, with its `errno`.
  case failed(path: String, step: Step, code: Int32)
  /// Something else than a file is where the file should be.
  case notAFile(path: String)
  /// The file is damaged; it is as it was. The next change keeps it aside.
  case damagedFile(path: String, reason: String)
  /// The value is damaged; it is as it was. The next change keeps it aside.
  case damagedValue(key: String, reason: String)
  /// The file was written by a newer version of this package, and is left alone.
  case newerFormat(path: String, version: Int)
  /// The value cannot be stored.
  case unstorable(key: String)
  /// The store did not confirm that it has handed on what it keeps back.
  case notSynchronized
}
