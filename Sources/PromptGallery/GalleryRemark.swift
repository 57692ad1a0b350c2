/// What a check has to say of one text.
package struct GalleryRemark: Hashable, Sendable {
  /// How grave it is.
  package enum Severity: String, Sendable {
    case note, warning, error
  }

  /// How grave it is.
  package var severity: Severity
  /// What is wrong, in lower case and without a full stop.
  package var message: String
  /// The stable name of the rule, in kebab-case.
  package var rule: String

  /// Makes a remark.
  package init(_ severity: Severity, _ message: String, rule: String) {
    self.severity = severity
    self.message = message
    self.rule = rule
  }
}

extension GalleryRemark {
  /// The remark as an element.
  var html: String {
    let name = severity.rawValue
    return "<div class=\"\(name)\">\(name): <bdi>\(message.html)</bdi> [\(rule.html)]</div>"
  }
}
