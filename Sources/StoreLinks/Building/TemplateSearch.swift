/// The templates that may answer a request, and the choice among them.
struct TemplateSearch {
  /// The kind of link that will be given: the one asked for, or the product page where that will do.
  private(set) var kind: StoreLinkKind
  private(set) var candidates: [LinkTemplate]
  /// What to report when there is none.
  let failure: StoreLinkError.Search
  private let system: LinkSystem
  private let hasProductPage: Bool

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
    let templates: [LinkTemplate]
    if let name = request.template {
      templates = [try definition.template(named: name, form: request.form)]
    } else {
      templates = definition.templates.filter { $0.answers(request) }
    }
    let isNamed = request.template != nil
    func find(_ kind: StoreLinkKind) -> [LinkTemplate] {
      let templates = templates.filter { $0.opens(kind, on: system) != nil }
      return isNamed ? templates : Self.fitting(system, in: templates)
    }
    kind = isNamed && templates.allSatisfy({ $0.kinds == [.other] }) ? .other : request.kind
    candidates = find(kind)
    hasProductPage = !find(.product).isEmpty
    if candidates.isEmpty, kind == .review, request.acceptsProductPage {
      kind = .product
      candidates = find(.product)
    }
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
  ) throws(StoreLinkError) -> LinkTemplate {
    let names = rules.map(\.name)
    let fitting = candidates.filter { template in
      template.identifiers.contains { names.contains($0) }
        && (failure.template != nil
          || template.required.allSatisfy { isGiven($0, template, values) })
    }
    let chosen = fitting.enumerated().min { left, right in
      rank(left.element, left.offset, values) < rank(right.element, right.offset, values)
    }
    guard let chosen else { throw error }
    return chosen.element
  }

  private func isGiven(
    _ variable: String,
    _ template: LinkTemplate,
    _ values: ParameterValues
  ) -> Bool {
    values.all[variable] != nil
      || template.fixed.value(of: variable, kind: kind, on: system) != nil
  }

  private var error: StoreLinkError {
    failure.kind == .review && hasProductPage ? .noReviewLink(failure) : .noStoreLink(failure)
  }

  private func rank(
    _ template: LinkTemplate,
    _ place: Int,
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
