extension StoreDefinition {
  /// Finds the template of this store that fits `link` best.
  func match(_ link: WrittenLink) -> LinkMatch? {
    let forms = linkForms
    var best: LinkMatch?
    for reading in LinkReading.readings(of: link, hosts: hosts) {
      if let best, reading.cost > best.cost { break }
      for form in forms {
        guard let match = LinkMatch(link, as: reading, by: form, in: self) else { continue }
        if let current = best, !match.isBetter(than: current) { continue }
        best = match
      }
    }
    return best
  }

  /// Every form that links to this store have, in the order in which to prefer them.
  private var linkForms: [LinkForm] {
    templates.flatMap { template in
      let kinds: [StoreLinkKind] = [.product, .review, .other].filter(template.kinds.contains)
      return kinds.flatMap { kind in
        template.alternatives.filter { $0.kind == nil || $0.kind == kind }
          .map { LinkForm(template: template, kind: kind, alternative: $0) }
      }
    }
  }
}

/// A form that links have: that of one URI template in links of one kind.
struct LinkForm {
  var template: LinkTemplate
  var kind: StoreLinkKind
  var shape: LinkShape
  /// The variables without which the template is not the one to use.
  var needed: [String]

  init(template: LinkTemplate, kind: StoreLinkKind, alternative: LinkTemplate.Alternative) {
    self.template = template
    self.kind = kind
    shape = LinkShape(alternative.template)
    needed = template.required + alternative.with
  }
}
