/// The templates that may answer a request, and the choice among them.
struct TemplateSearch {
  /// What to report when there is none.
  let failure: StoreLinkError.Search
  private let system: LinkSystem
  /// The kinds of link that will do, the one asked for first.
  private let kinds: [StoreLinkKind]
  private let definition: StoreDefinition
  /// The places of the templates that come into question, as the file orders them.
  private let places: [Int]

  init(
    _ request: StoreLinkRequest,
    system: LinkSystem,
    in definition: StoreDefinition
  ) throws(StoreLinkError) {
    self.system = system
    self.definition = definition
    failure = StoreLinkError.Search(
      store: definition.store,
      storeName: definition.name,
      kind: request.kind,
      platform: request.platform,
      form: request.form,
      template: request.template
    )
    let templates = definition.templates
    if let name = request.template {
      places = [try definition.place(ofTemplate: name, form: request.form)]
    } else {
      places = templates.indices.filter { templates[$0].answers(request) }
    }
    if request.template != nil, places.allSatisfy({ templates[$0].kinds == [.other] }) {
      kinds = [.other]
    } else if request.kind == .review, request.acceptsProductPage {
      kinds = [.review, .product]
    } else {
      kinds = [request.kind]
    }
  }

  /// The names of the identifier rules that the templates take which give a link of the first kind there is one of.
  var identifiers: Set<String> {
    let places = kinds.lazy.map { candidates($0) }.first { !$0.isEmpty } ?? []
    return places.reduce(into: []) { $0.formUnion(definition.templates[$1].identifiers) }
  }

  /// The places of the templates that give links of `kind` on the system asked for.
  ///
  /// Templates in use today come first; those of the past are for the systems of the past.
  private func candidates(_ kind: StoreLinkKind) -> [Int] {
    let templates = definition.templates
    let places = places.filter { templates[$0].opens.hasValue(of: kind.rawValue, on: system) }
    guard failure.template == nil else { return places }
    let fitting = places.filter { templates[$0].isFor(system) }
    let current = fitting.filter { templates[$0].obsolete == nil }
    guard current.isEmpty else { return current }
    guard fitting.isEmpty, system.version == nil else { return fitting }
    return places.filter { templates[$0].isForAnyVersion(of: system.platform) }
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
    let templates = definition.templates
    var best: (place: Int, rank: (Int, Int))?
    for place in candidates(kind) where takes(rules, values, at: place, for: kind) {
      let rank = rank(templates[place], kind, values)
      if best == nil || rank < best?.rank ?? rank { best = (place, rank) }
      if rank == (0, 0) { break }
    }
    return best.map { templates[$0.place] }
  }

  /// Tells whether a template takes such an id, and all is there that it needs to be chosen unnamed.
  private func takes(
    _ rules: [IdentifierRule],
    _ values: ParameterValues,
    at place: Int,
    for kind: StoreLinkKind
  ) -> Bool {
    let template = definition.templates[place]
    guard rules.contains(where: { template.identifiers.contains($0.name) }) else { return false }
    return failure.template != nil
      || template.required.allSatisfy {
        values.all[$0] != nil || template.fixed.value(of: $0, kind: kind, on: system) != nil
      }
  }

  private func rank(
    _ template: LinkTemplate,
    _ kind: StoreLinkKind,
    _ values: ParameterValues
  ) -> (Int, Int) {
    let isDetour = kind == .review && template.opens(kind, on: system) == .productPage
    return (isDetour ? 1 : 0, values.unplaced(in: template).count)
  }
}

extension LinkTemplate {
  fileprivate func isFor(_ system: LinkSystem) -> Bool {
    systems.contains { $0.holds(system.platform, system.version) }
  }

  fileprivate func isForAnyVersion(of platform: StorePlatform?) -> Bool {
    systems.contains { platform == nil || $0.platform == platform?.rawValue }
  }

  /// Tells whether the form and the country are those asked for.
  fileprivate func answers(_ request: StoreLinkRequest) -> Bool {
    if let form = request.form, form != self.form { return false }
    guard !countries.isEmpty else { return true }
    return request.country.map { countries.contains($0.uppercased()) } ?? false
  }
}

extension StoreDefinition {
  fileprivate func place(
    ofTemplate name: String,
    form: StoreLinkForm?
  ) throws(StoreLinkError) -> Int {
    guard let place = templates.firstIndex(where: { $0.id == name }) else {
      throw .unknownTemplate(name, store: store, known: templates.map(\.id))
    }
    if let form, form != templates[place].form {
      throw .otherForm(template: name, form: templates[place].form, wanted: form)
    }
    return place
  }
}
