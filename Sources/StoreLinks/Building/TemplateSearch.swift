/// The templates that may answer a request, and the choice among them.
struct TemplateSearch {
  /// What to report when there is none.
  let failure: StoreLinkError.Search
  private let system: LinkSystem
  /// The kinds of link that will do, the one asked for first.
  private let kinds: [StoreLinkKind]
  private let templates: [LinkTemplate]

  init(
    _ request: StoreLinkRequest,
    system: LinkSystem,
    in definition: StoreDefinition
  ) throws(StoreLinkError) {
    self.system = system
    failure = StoreLinkError.Search(
      store: definition.store,
      storeName: definition.name,
      kind: request.kind,
      platform: request.platform,
      form: request.form,
      template: request.template
    )
    if let name = request.template {
      templates = [try definition.template(named: name, form: request.form)]
    } else {
      templates = definition.templates.filter { $0.answers(request) }
    }
    if request.template != nil, templates.allSatisfy({ $0.kinds == [.other] }) {
      kinds = [.other]
    } else if request.kind == .review, request.acceptsProductPage {
      kinds = [.review, .product]
    } else {
      kinds = [request.kind]
    }
  }

  /// The templates that give a link of the first kind there is one of.
  var candidates: [LinkTemplate] {
    kinds.lazy.map { candidates($0) }.first { !$0.isEmpty } ?? []
  }

  private func candidates(_ kind: StoreLinkKind) -> [LinkTemplate] {
    let templates = templates.filter { $0.opens(kind, on: system) != nil }
    return failure.template == nil ? Self.fitting(system, in: templates) : templates
  }

  /// Templates in use today come first; those of the past are for the systems of the past.
  private static func fitting(
    _ system: LinkSystem,
    in templates: [LinkTemplate]
  ) -> [LinkTemplate] {
    let fitting = templates.filter { template in
      template.systems.contains { $0.holds(system.platform, system.version) }
    }
    let current = fitting.filter { $0.obsolete == nil }
    guard current.isEmpty else { return current }
    guard fitting.isEmpty, system.version == nil else { return fitting }
    return templates.filter { template in
      template.systems.contains {
        system.platform == nil || $0.platform == system.platform?.rawValue
      }
    }
  }

  /// Chooses the template that opens most, places most of what is given, and comes first in the file.
  func choose(
    for rules: [IdentifierRule],
    given values: ParameterValues
  ) throws(StoreLinkError) -> (template: LinkTemplate, kind: StoreLinkKind) {
    for kind in kinds {
      if let template = best(kind, for: rules, given: values) { return (template, kind) }
    }
    let hasProductPage = failure.kind == .review && !candidates(.product).isEmpty
    throw hasProductPage ? .noReviewLink(failure) : .noStoreLink(failure)
  }

  private func best(
    _ kind: StoreLinkKind,
    for rules: [IdentifierRule],
    given values: ParameterValues
  ) -> LinkTemplate? {
    let names = rules.map(\.name)
    let fitting = candidates(kind).filter { template in
      template.identifiers.contains { names.contains($0) }
        && (failure.template != nil
          || template.required.allSatisfy { isGiven($0, template, kind, values) })
    }
    let ranked = fitting.enumerated().map { place, template in
      (template, rank(template, place, kind, values))
    }
    return ranked.min { $0.1 < $1.1 }?.0
  }

  private func isGiven(
    _ variable: String,
    _ template: LinkTemplate,
    _ kind: StoreLinkKind,
    _ values: ParameterValues
  ) -> Bool {
    values.all[variable] != nil
      || template.fixed.value(of: variable, kind: kind, on: system) != nil
  }

  private func rank(
    _ template: LinkTemplate,
    _ place: Int,
    _ kind: StoreLinkKind,
    _ values: ParameterValues
  ) -> (Int, Int, Int) {
    let opens = template.opens(kind, on: system)
    let isDetour = kind == .review && opens == .productPage
    return (isDetour ? 1 : 0, values.unplaced(in: template).count, place)
  }
}

extension LinkTemplate {
  /// Tells whether the form and the country are those asked for.
  fileprivate func answers(_ request: StoreLinkRequest) -> Bool {
    if let form = request.form, form != self.form { return false }
    guard !countries.isEmpty else { return true }
    return request.country.map { countries.contains($0.uppercased()) } ?? false
  }
}

extension StoreDefinition {
  fileprivate func template(
    named name: String,
    form: StoreLinkForm?
  ) throws(StoreLinkError) -> LinkTemplate {
    guard let template = templates.first(where: { $0.id == name }) else {
      throw .unknownTemplate(name, store: store, known: templates.map(\.id))
    }
    if let form, form != template.form {
      throw .otherForm(template: name, form: template.form, wanted: form)
    }
    return template
  }
}
