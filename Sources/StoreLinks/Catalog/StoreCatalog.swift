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
  /// - Parameter store: The store.
  /// - Returns: All that the store's file says.
  /// - Throws: ``StoreLinkError/unknownStore(_:known:)``, or ``StoreLinkError/badStoreFile(_:)`` for an added file that
  ///   cannot be used.
  public func definition(of store: Store) throws(StoreLinkError) -> StoreDefinition {
    try definition(of: store, scope: .everything)
  }

  /// Gives the link that `request` asks for.
  ///
  /// - Parameter request: The store, the id, and what else the link is made from.
  /// - Returns: The link, with what it opens and what to know about it.
  /// - Throws: ``StoreLinkError`` when a part of the request is not allowed or no link answers it.
  public func link(_ request: StoreLinkRequest) throws(StoreLinkError) -> StoreLink {
    do throws(StoreLinkError) {
      return try definition(of: request.store, scope: .request(request)).link(request)
    } catch {
      // What is wrong is said with everything in view that would have been possible.
      return try definition(of: request.store).link(request)
    }
  }

  private func definition(
    of store: Store,
    scope: StoreFileScope
  ) throws(StoreLinkError) -> StoreDefinition {
    guard let file = file(of: store) else {
      throw .unknownStore(store.rawValue, known: stores.map(\.rawValue))
    }
    do throws(StoreFileError) {
      var definition = try StoreDefinition(file, shared: try sharedRules(), scope: scope)
      definition.storefronts = storefronts
      return definition
    } catch {
      throw .badStoreFile(error)
    }
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

extension StoreCatalog {
  /// Tells whether the file of a store names the host or the scheme of `link`, so that no other file is read.
  func mentions(_ link: WrittenLink, in store: Store) -> Bool {
    guard let bytes = file(of: store)?.bytes else { return false }
    let words = link.base.lowercased().split { "/:#?".contains($0) }
    let host = words.first { $0.contains(".") }
    let domain = host?.split(separator: ".").suffix(2).joined(separator: ".")
    let scheme = link.scheme.map { $0.hasPrefix("http") ? "" : $0 + ":" }
    return [domain, scheme].compactMap { $0 }.contains { !$0.isEmpty && bytes.holds($0.utf8) }
  }
}

extension [UInt8] {
  /// Tells whether `word`, in lower case, stands in these bytes in whatever case.
  fileprivate func holds(_ word: String.UTF8View) -> Bool {
    let word = Array(word)
    guard let first = word.first, word.count <= count else { return false }
    return (0...count - word.count).contains { start in
      self[start].lowerCased == first
        && word.indices.allSatisfy { self[start + $0].lowerCased == word[$0] }
    }
  }
}

extension UInt8 {
  fileprivate var lowerCased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
