/// One case of a case file: a request and what must come of it.
package struct StoreLinkCase: Hashable, Sendable {
  /// The number or name of the case in its file.
  package var name: String
  package var example: StoreLinkExample

  /// Reads a case file: a JSON array of objects with `n`, `store`, `id`, the rest of a request, and either `expect`
  /// (with `opens`) or `error`. What a case says besides, such as its source, is left alone.
  package static func read(
    _ bytes: [UInt8],
    file: String
  ) throws(StoreFileError) -> [StoreLinkCase] {
    do throws(StoreFileFault) {
      let node = try JSONReader.read(bytes)
      guard node.kind == .array else { throw node.fault("an array of cases") }
      var cases: [StoreLinkCase] = []
      for node in try node.array() { cases.append(try StoreLinkCase(node)) }
      return cases
    } catch {
      throw error.error(file: file, bytes: bytes)
    }
  }

  package init(name: String, example: StoreLinkExample) {
    self.name = name
    self.example = example
  }

  private init(_ node: JSONNode) throws(StoreFileFault) {
    let object = try JSONObject(any: node)
    guard let number = object.node("n") else { throw node.fault("a case with the key 'n'") }
    name = number.kind == .string ? try number.string() : try number.number()
    var request = StoreLinkRequest(
      store: Store(rawValue: try object.string("store")),
      id: try object.string("id")
    )
    request.kind = try object.word("kind")
    request.form = try object.wordIfPresent("form")
    request.template = try object.stringIfPresent("variant")
    request.platform = try object.stringIfPresent("platform").map(StorePlatform.init(rawValue:))
    try request.takeParameters(of: object)
    if request.template == nil, let systems = try object.stringIfPresent("os") {
      request.osVersion = Self.firstVersion(in: systems)
    }
    example = StoreLinkExample(request: request, outcome: try Self.outcome(of: object))
  }

  private static func outcome(
    of object: JSONObject
  ) throws(StoreFileFault) -> StoreLinkExample.Outcome {
    if let error = try object.stringIfPresent("error") { return .error(error) }
    return .link(try object.string("expect"), opens: try object.stringIfPresent("opens"))
  }

  /// The first version in a text such as `3.x-4.x, 7.1-10.x`, which counts where no template is named.
  private static func firstVersion(in text: String) -> String? {
    let digits = text.drop { !("0"..."9").contains($0) }
    let version = digits.prefix { ("0"..."9").contains($0) || $0 == "." }
    return version.isEmpty ? nil : version.split(separator: ".").joined(separator: ".")
  }
}
