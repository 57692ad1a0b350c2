/// What came of a case.
package struct StoreLinkCaseResult: Hashable, Sendable {
  package var `case`: StoreLinkCase
  package var got: StoreLinkExample.Outcome

  /// What the case asks for.
  package var expected: StoreLinkExample.Outcome { `case`.example.outcome }

  /// Whether what was got is what was asked for; a case that does not say what is opened accepts anything.
  package var isPassed: Bool {
    switch (expected, got) {
    case (.link(let expected, nil), .link(let got, _)): expected == got
    default: expected == got
    }
  }
}

extension StoreCatalog {
  /// Makes the link of every case, in order.
  package func replay(_ cases: [StoreLinkCase]) -> [StoreLinkCaseResult] {
    cases.map { StoreLinkCaseResult(case: $0, got: outcome(of: $0.example.request)) }
  }

  /// What comes of a request, in the form in which cases say what they expect.
  package func outcome(of request: StoreLinkRequest) -> StoreLinkExample.Outcome {
    do {
      let link = try link(request)
      return .link(link.url, opens: link.opens.rawValue)
    } catch {
      return .error(error.id)
    }
  }
}

extension StoreLinkExample.Outcome: CustomStringConvertible {
  /// The link and what it opens, or the name of the error.
  package var description: String {
    switch self {
    case .link(let url, let opens): opens.map { "\(url) (\($0))" } ?? url
    case .error(let name): "error \(name)"
    }
  }
}
