extension StorageError: CustomStringConvertible {
  /// What happened, in words.
  public var description: String {
    switch self {
    case .noSpace(let path, let step): "no space is left to \(step.words) '\(path)'"
    case .notPermitted(let path, let step): "it is not permitted to \(step.words) '\(path)'"
    case .failed(let path, let step, let code):
      "the system could not \(step.words) '\(path)': \(systemMessage(of: code))"
    case .notAFile(let path): "'\(path)' is not a file"
    case .damagedFile(let path, let reason): "the file '\(path)' is damaged: \(reason)"
    case .damagedValue(let key, let reason): "the value of '\(key)' is damaged: \(reason)"
    case .newerFormat(let path, let version):
      "the file '\(path)' has the format \(version); "
        + "the newest one known here is \(StoreFile.formatVersion)"
    case .unstorable(let key): "the value of '\(key)' cannot be stored"
    case .notSynchronized: "the store did not confirm that it is synchronized"
    }
  }
}

extension StorageError.Step {
  fileprivate var words: String {
    switch self {
    case .open, .lock, .read, .write, .replace: rawValue
    case .flush: "put on the disk"
    }
  }
}
