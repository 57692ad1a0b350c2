extension StoreLinkError: CustomStringConvertible {
  /// The error in words: what was found, what is allowed, and the nearest right name.
  public var description: String {
    switch self {
    case .unknownStore(let name, let known):
      "there is no store \(quoted(name))\(suggestion(name, among: known))"
    case .unknownTemplate(let name, let store, let known):
      "store '\(store)' has no template \(quoted(name))\(suggestion(name, among: known))"
    case .unknownPlatform(let name):
      "there is no platform \(quoted(name))"
        + (suggestion(name, among: StorePlatform.all.map(\.rawValue)))
    case .badSystemVersion(let text):
      "\(quoted(text)) is no version of a system, expected numbers joined by dots, as in '10.3'"
    case .unknownParameter(let name, let store, let known):
      "store '\(store)' has no parameter \(quoted(name))\(suggestion(name, among: known))"
    case .otherForm(let template, let form, let wanted):
      "template '\(template)' gives links of the form '\(form.rawValue)', not '\(wanted.rawValue)'"
    case .emptyIdentifier(let store, let expected):
      "the id for store '\(store)' is empty, expected \(expected)"
    case .badIdentifier(let bad), .badParameter(let bad): bad.description
    case .emptyParameter(let name):
      "the \(name) is empty, expected a value, or nothing given at all"
    case .missingCompanion(let parameter, let needs, _, let expected):
      "a \(parameter) is given without a \(needs), expected \(expected)"
    case .missingParameter(let name, let template):
      "template '\(template)' needs a \(name), and none is given"
    case .noReviewLink(let search): search.reviewDescription
    case .noStoreLink(let search): search.storeDescription
    case .badStoreFile(let error): error.description
    }
  }
}

extension StoreLinkError.BadValue: CustomStringConvertible {
  /// The fault in words, with the first character that does not fit when one can tell.
  public var description: String {
    let fault = "\(parameter) \(quoted(value))\(firstFault): expected \(expected)"
    guard let suggestion else { return fault }
    return fault + ", did you mean '\(suggestion)'?"
  }

  private var firstFault: String {
    guard let goodScalars else { return " is not allowed" }
    let scalars = Array(value.unicodeScalars)
    guard goodScalars < scalars.count else { return " is not complete" }
    let scalar = quoted(String(scalars[goodScalars]))
    return " does not allow \(scalar) at character \(goodScalars + 1)"
  }
}

extension StoreLinkError.Search {
  fileprivate var reviewDescription: String {
    "\(subject) has no link to a review\(conditions), expected kind 'product', "
      + "or that the product page is accepted instead"
  }

  fileprivate var storeDescription: String {
    let noun = kind == .other ? "" : " to a \(kind == .review ? "review" : "product page")"
    let hint = platform == nil || platform == .web ? "" : ", platform 'web' stands for any browser"
    return "\(subject) has no link\(noun)\(conditions)\(hint)"
  }

  private var subject: String {
    template.map { "template '\($0)' of \(storeName)" } ?? storeName
  }

  private var conditions: String {
    let onPlatform = platform.map { " on '\($0)'" } ?? ""
    let inForm = form.map { " in the form '\($0.rawValue)'" } ?? ""
    return onPlatform + inForm
  }
}
