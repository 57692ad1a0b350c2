/// A way to read a link: as it is written, or with one or two things put right first.
struct LinkReading: Hashable, Sendable {
  var base: String
  /// How far the reading is from what is written; 0 for none.
  var cost: Int
  var findings: [StoreLinkFinding] = []
  var ignoresCase = false

  /// All readings of `link` that make sense for a store, the nearest first.
  static func readings(of link: WrittenLink, hosts: [HostRule]) -> [LinkReading] {
    var readings = [LinkReading(base: link.baseWithWebHostInLowerCase, cost: 0)]
    if link.scheme == nil {
      readings.append(
        LinkReading(base: "https://" + link.base, cost: 1, findings: [.missingScheme])
      )
    }
    for _ in 0..<3 { readings += readings.flatMap { $0.withNewerHost(hosts) } }
    readings += readings.flatMap { $0.withOtherWebScheme() }
    readings += readings.map { $0.withOtherSlash() }
    readings += readings.map { reading in
      LinkReading(
        base: reading.base,
        cost: reading.cost + 1,
        findings: reading.findings,
        ignoresCase: true
      )
    }
    var seen: Set<LinkReading> = []
    return readings.filter { seen.insert($0).inserted }.sorted { $0.cost < $1.cost }
  }

  private func withNewerHost(_ hosts: [HostRule]) -> [LinkReading] {
    guard let slashes = base.firstRange(of: "://") else { return [] }
    let host = base[slashes.upperBound...].prefix { $0 != "/" }
    return hosts.filter { $0.host == host.lowercased() }.map { rule in
      var reading = self
      reading.base.replaceSubrange(host.startIndex..<host.endIndex, with: rule.now)
      reading.cost += 2
      reading.findings.append(rule.finding)
      return reading
    }
  }

  private func withOtherWebScheme() -> [LinkReading] {
    var reading = self
    reading.cost += 1
    if base.hasPrefix("http://") {
      reading.base = "https://" + base.dropFirst(7)
      reading.findings.append(.insecureHTTP)
      return [reading]
    }
    guard base.hasPrefix("https://") else { return [] }
    reading.base = "http://" + base.dropFirst(8)
    reading.findings.append(
      StoreLinkFinding(
        id: "https-not-known",
        severity: .note,
        message: "this link is known with 'http://' only"
      )
    )
    return [reading]
  }

  private func withOtherSlash() -> LinkReading {
    var reading = self
    reading.cost += 1
    if base.hasSuffix("/") { reading.base.removeLast() } else { reading.base += "/" }
    return reading
  }
}

extension WrittenLink {
  /// The base with scheme and host in lower case where they are those of the web, whose case does not count.
  fileprivate var baseWithWebHostInLowerCase: String {
    guard let scheme, ["http", "https"].contains(scheme), let host else { return base }
    return scheme + "://" + host + base.dropFirst(scheme.count + 3 + host.count)
  }
}

extension HostRule {
  /// Says what is wrong with the host.
  var finding: StoreLinkFinding {
    StoreLinkFinding(id: "obsolete-host", severity: .warning, message: expected)
  }
}
