/// The stores there are links to: those of this package, and those a host adds.
///
/// A catalog is cheap to make; a store's file is read when the store is asked for.
public struct StoreCatalog: Hashable, Sendable {
  private var added: [StoreFile]
  private var storefronts: Storefronts

  /// Makes a catalog of the stores of this package.
  ///
  /// - Parameters:
  ///   - files: Files of further stores; one of a name that exists takes its place.
  ///   - storefronts: Codes of App Store storefronts, two letters, that are newer than this package.
  public init(adding files: [StoreFile] = [], storefronts: Set<String> = []) {
    added = files
    self.storefronts = Storefronts(added: Set(storefronts.map { $0.uppercased() }))
  }

  /// The names of all stores, sorted.
  public var stores: [Store] {
    let shipped = EmbeddedFile.stores.map { Store(rawValue: $0.name) }
    return Set(shipped + added.map(\.store)).sorted()
  }

  /// Gives what is known about a store. Keep it to make many links: reading the file is most of the work.
  ///
  /// - Throws: ``StoreLinkError/unknownStore(_:known:)``, or ``StoreLinkError/badStoreFile(_:)`` for an added file that
  ///   cannot be used.
  public func definition(of store: Store) throws(StoreLinkError) -> StoreDefinition {
    guard let file = file(of: store) else {
      throw .unknownStore(store.rawValue, known: stores.map(\.rawValue))
    }
    do {
      var definition = try StoreDefinition(file, shared: try sharedRules())
      definition.storefronts = storefronts
      return definition
    } catch {
      throw .badStoreFile(error)
    }
  }

  /// Gives the link that `request` asks for.
  ///
  /// - Throws: ``StoreLinkError`` when a part of the request is not allowed or no link answers it.
  public func link(_ request: StoreLinkRequest) throws(StoreLinkError) -> StoreLink {
    try definition(of: request.store).link(request)
  }

  private func file(of store: Store) -> StoreFile? {
    if let file = added.last(where: { $0.store == store }) { return file }
    return EmbeddedFile.stores.first { $0.name == store.rawValue }
      .map { StoreFile(store: store, bytes: $0.bytes) }
  }

  private func sharedRules() throws(StoreFileError) -> SharedRules {
    let bytes = EmbeddedFile.shared("rules")?.bytes ?? []
    do {
      return try SharedRules(JSONReader.read(bytes))
    } catch {
      throw error.error(file: "shared/rules", bytes: bytes)
    }
  }
}
