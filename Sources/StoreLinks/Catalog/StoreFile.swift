/// A store file that a host adds: its name, which is the store's, and its bytes.
public struct StoreFile: Hashable, Sendable {
  /// The name of the store.
  public var store: Store
  /// The JSON, in UTF-8.
  public var bytes: [UInt8]

  /// Takes the bytes of a file that describes `store`, in the form of the files in `templates/`.
  public init(store: Store, bytes: [UInt8]) {
    self.store = store
    self.bytes = bytes
  }
}
