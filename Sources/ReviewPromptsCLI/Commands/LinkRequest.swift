internal import StoreLinks

/// What one call of `link` asks for.
struct LinkRequest {
  private let request: StoreLinkRequest
  private let isJSON: Bool

  init(_ invocation: Invocation) throws(CommandFailure) {
    var request = StoreLinkRequest(
      store: Store(rawValue: try invocation.required("--store")),
      id: try invocation.required("--id")
    )
    request.kind = invocation.value("--kind").flatMap(StoreLinkKind.init) ?? .review
    request.platform = invocation.value("--platform").map(StorePlatform.init(rawValue:))
    request.osVersion = invocation.value("--os-version")
    request.form = invocation.value("--form").flatMap(StoreLinkForm.init)
    request.template = invocation.value("--template")
    request.country = invocation.value("--country")
    request.language = invocation.value("--language")
    request.slug = invocation.value("--slug")
    request.affiliate = invocation.value("--affiliate")
    request.campaign = invocation.value("--campaign")
    request.provider = invocation.value("--provider")
    request.acceptsProductPage = invocation.has("--or-product")
    self.request = request
    isJSON = invocation.value("--format") == "json"
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    if request.osVersion != nil, request.platform == nil {
      session.remark("warning: '--os-version' counts only together with '--platform'")
    }
    switch Result(catching: { () throws(StoreLinkError) in try StoreLink(request) }) {
    case .success(let link):
      for finding in link.findings where finding.severity != .note {
        session.remark("\(finding.severity.rawValue): \(finding.message) [\(finding.id)]")
      }
      try session.print(isJSON ? JSONWriter.string(Self.json(link)) : link.url)
      return .success
    case .failure(let error):
      if isJSON { try session.print(JSONWriter.string(Self.json(error))) }
      throw CommandFailure(error.id, error.description)
    }
  }

  private static func json(_ link: StoreLink) -> JSONValue {
    .sorted([
      "url": .string(link.url),
      "store": .string(link.store.rawValue),
      "template": .string(link.template),
      "opens": .string(link.opens.rawValue),
    ])
  }

  private static func json(_ error: StoreLinkError) -> JSONValue {
    .sorted(["error": .string(error.id), "message": .string(error.description)])
  }
}
