internal import StoreLinks

/// A store and its templates as text and as JSON.
enum StoreReport {
  /// The store's name and its template ids or, in full, all that there is to say of each template.
  static func text(_ store: StoreDefinition, isFull: Bool) -> String {
    guard isFull else {
      let templates = store.templates.map { "    \($0.id)  \(opens($0))\n" }
      return "\(store.store)  \(store.name)\n" + templates.joined()
    }
    let closed = store.closed.map { "Closed: \($0)\n" } ?? ""
    let heading = "\(store.store): \(store.name)\n\(store.about)\n\(closed)"
    return heading + store.templates.map { "\n" + fullText($0) }.joined()
  }

  private static func fullText(_ template: LinkTemplate) -> String {
    var lines = ["\(template.id)  (\(template.form.rawValue), \(template.evidence))"]
    lines += template.uriTemplates.map { "  \($0)" }
    lines.append("  opens: \(opens(template))")
    if !template.systemNames.isEmpty {
      lines.append("  systems: " + template.systemNames.joined(separator: ", "))
    }
    if let obsolete = template.obsolete { lines.append("  obsolete: \(obsolete)") }
    if let note = template.note { lines.append("  note: \(note)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func opens(_ template: LinkTemplate) -> String {
    let targets = template.kinds.compactMap { kind in
      template.opens(kind).map { "\(kind.rawValue): \($0)" }
    }
    return targets.joined(separator: ", ")
  }

  static func json(_ store: StoreDefinition) -> JSONValue {
    .sorted([
      "store": .string(store.store.rawValue),
      "name": .string(store.name),
      "about": .string(store.about),
      "closed": store.closed.map(JSONValue.string),
      "templates": .array(store.templates.map(json)),
    ])
  }

  private static func json(_ template: LinkTemplate) -> JSONValue {
    let opens = template.kinds.compactMap { kind in
      template.opens(kind).map { (kind.rawValue, JSONValue.string($0.rawValue)) }
    }
    return .sorted([
      "id": .string(template.id),
      "form": .string(template.form.rawValue),
      "opens": .sorted(Dictionary(uniqueKeysWithValues: opens)),
      "systems": .array(template.systemNames.map(JSONValue.string)),
      "uriTemplates": .array(template.uriTemplates.map(JSONValue.string)),
      "evidence": .string("\(template.evidence)"),
      "obsolete": template.obsolete.map(JSONValue.string),
      "note": template.note.map(JSONValue.string),
    ])
  }
}
