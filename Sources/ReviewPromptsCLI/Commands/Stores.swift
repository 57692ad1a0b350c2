internal import StoreLinks

extension Command {
  /// `reviewprompts stores`: the stores and their templates.
  static let stores = Command(
    name: "stores",
    summary: "List the stores and their link templates.",
    operands: .upToOne("[STORE]"),
    flags: [.choice("--format", ["text", "json"], "How to print; text by default.")],
    examples: [("reviewprompts stores apple", "The templates of one store, old ones included.")],
    run: { invocation, session throws(CommandFailure) in
      let catalog = StoreCatalog()
      let stores = invocation.operands.map { Store(rawValue: $0) }
      var definitions: [StoreDefinition] = []
      for store in stores.isEmpty ? catalog.stores : stores {
        definitions.append(try definition(of: store, in: catalog))
      }
      if invocation.value("--format") == "json" {
        try session.print(JSONWriter.string(.array(definitions.map(StoreReport.json))))
      } else {
        let texts = definitions.map { StoreReport.text($0, isFull: !stores.isEmpty) }
        try session.print(texts.joined(separator: stores.isEmpty ? "" : "\n"), terminator: "")
      }
      return .success
    }
  )

  private static func definition(
    of store: Store,
    in catalog: StoreCatalog
  ) throws(CommandFailure) -> StoreDefinition {
    do {
      return try catalog.definition(of: store)
    } catch {
      throw CommandFailure(error.id, error.description)
    }
  }
}
