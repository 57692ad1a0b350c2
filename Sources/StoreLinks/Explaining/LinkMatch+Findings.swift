extension LinkMatch {
  /// The parameters that the link holds.
  var parameters: [LinkExplanation.Parameter] {
    definition.parameters.compactMap { rule in
      values[rule.variable].map {
        LinkExplanation.Parameter(
          name: rule.name,
          linkName: rule.variable,
          value: rule.prefix + $0
        )
      }
    }
  }

  /// All there is to say about the link, what concerns the whole of it first.
  var allFindings: [StoreLinkFinding] {
    let place = reading.findings + httpFinding + hostFinding
    let whole = place + obsoleteFinding + caseFinding + closedFinding
    return whole + identifierFindings + parameterFindings + findings + leftoverFindings
  }

  /// The parameters that are worth keeping in a better link.
  var soundParameters: [LinkExplanation.Parameter] {
    let sound = parameters.filter { parameter in
      guard let rule = rule(of: parameter) else { return false }
      return !WrittenLink.holdsPlaceholder(parameter.value)
        && !faults(of: parameter, by: rule).contains { $0.severity != .note }
    }
    return sound.filter { parameter in
      guard let needs = rule(of: parameter)?.companion else { return true }
      return sound.contains { $0.name == needs.parameter }
    }
  }

  /// Whether the link should be https, as others of the store are.
  var isNeedlesslyInsecure: Bool {
    template.form == .http
      && definition.templates.contains { $0.form == .https && $0.obsolete == nil }
  }

  private var httpFinding: [StoreLinkFinding] {
    isNeedlesslyInsecure && !reading.findings.contains { $0.id == "https-not-known" }
      ? [.insecureHTTP] : []
  }

  /// Says so when a template of the past has a host of the past.
  private var hostFinding: [StoreLinkFinding] {
    guard template.obsolete != nil else { return [] }
    let host = WrittenLink(reading.base).host
    return definition.hosts.filter { $0.host == host }.map(\.finding)
  }

  private var obsoleteFinding: [StoreLinkFinding] {
    guard let obsolete = template.obsolete else { return [] }
    return [StoreLinkFinding(id: "obsolete-template", severity: .warning, message: obsolete)]
  }

  private var caseFinding: [StoreLinkFinding] {
    guard reading.ignoresCase else { return [] }
    let message = "case counts in links, expected it as in '\(template.uriTemplates[0])'"
    return [StoreLinkFinding(id: "letter-case", severity: .warning, message: message)]
  }

  private var closedFinding: [StoreLinkFinding] {
    guard let closed = definition.closed else { return [] }
    return [StoreLinkFinding(id: "store-closed", severity: .warning, message: closed)]
  }

  private var identifierFindings: [StoreLinkFinding] {
    guard let (rule, id, fault) = identifier else { return [] }
    if let fault {
      return [
        StoreLinkFinding(id: fault.name, severity: .error, message: fault.description)
      ]
    }
    return rule.doubts(about: id, kind: kind, storefronts: definition.storefronts)
  }

  private var parameterFindings: [StoreLinkFinding] {
    parameters.flatMap { parameter -> [StoreLinkFinding] in
      guard let rule = rule(of: parameter) else { return [] }
      return faults(of: parameter, by: rule) + [missingCompanion(of: rule)].compactMap { $0 }
    }
  }

  private func rule(of parameter: LinkExplanation.Parameter) -> ParameterRule? {
    definition.parameters.first {
      $0.name == parameter.name && $0.variable == parameter.linkName
    }
  }

  private func faults(
    of parameter: LinkExplanation.Parameter,
    by rule: ParameterRule
  ) -> [StoreLinkFinding] {
    let value = rule.bare(parameter.value)
    let storefronts = definition.storefronts
    let failed = rule.checks.filter {
      !$0.accepts(value, kind: kind, storefronts: storefronts)
    }
    guard let error = failed.first(where: { $0.severity == .error }) else {
      return failed.map { $0.finding(parameter: rule.name, value: parameter.value) }
    }
    let bad = rule.badValue(parameter.value, by: error, storefronts: storefronts)
    return [StoreLinkFinding(id: error.name, severity: .error, message: bad.description)]
  }

  private func missingCompanion(of rule: ParameterRule) -> StoreLinkFinding? {
    guard let needs = rule.companion, !parameters.contains(where: { $0.name == needs.parameter })
    else { return nil }
    let error = StoreLinkError.missingCompanion(
      parameter: rule.name,
      needs: needs.parameter,
      name: needs.error,
      expected: needs.expected
    )
    return StoreLinkFinding(id: error.id, severity: .error, message: error.description)
  }

  private var leftoverFindings: [StoreLinkFinding] {
    leftovers.map { item in
      if let reason = definition.ignoredItems[item.name] {
        return StoreLinkFinding(id: "needless-parameter", severity: .note, message: reason)
      }
      return TrackingItem.isOne(item.name)
        ? StoreLinkFinding(
          id: "tracking-parameter",
          severity: .warning,
          message: "parameter \(quoted(item.name)) is for web analytics, \(definition.name) "
            + "does not read it and it may name a person"
        )
        : StoreLinkFinding(
          id: "unknown-parameter",
          severity: .warning,
          message: "\(definition.name) is not known to read parameter \(quoted(item.name)) here"
        )
    }
  }
}

/// Query items that web analytics add to links.
enum TrackingItem {
  private static let names: Set<String> = [
    "fbclid", "gclid", "gbraid", "wbraid", "dclid", "msclkid", "twclid", "ttclid", "yclid",
    "igshid", "igsh", "mc_cid", "mc_eid", "_ga", "_gl", "_openstat", "si", "s_kwcid", "vero_id",
    "li_fat_id", "epik", "sc_cid", "idfa", "gaid", "device_id", "user_id", "uid", "email",
  ]

  static func isOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || name.hasPrefix("utm_") || name.hasPrefix("hsa_")
  }
}
