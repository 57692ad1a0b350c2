extension GateState: Codable {
  /// The version of the stored form. Fields may be added without a new one: what is missing is read
  /// as "never happened", and what is not known is passed over.
  static let formatVersion = 1

  private enum CodingKeys: String, CodingKey {
    case version, trackedVersion, firstUse, dueDate, uses, launches, launchesSpent, events,
      versionRuns
    case daysOfUse, rated, declined, reminder, finished, lastRequest, requests, countdown
    case hasEverRated, lastCrash, clocks
  }

  /// Reads a stored state; throws where it cannot have come about: a negative count, a count kept
  /// twice, a value that was never written, or no version.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.container(keyedBy: CodingKeys.self)
    guard try stored.decode(Int.self, forKey: .version) >= Self.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: stored,
        debugDescription: "versions of a stored state start at \(Self.formatVersion)"
      )
    }
    func read<Part: Decodable>(_ key: CodingKeys, else nothing: Part) throws -> Part {
      try stored.decodeIfPresent(Part.self, forKey: key) ?? nothing
    }
    trackedVersion = try read(.trackedVersion, else: trackedVersion)
    firstUse = try read(.firstUse, else: firstUse)
    dueDate = try read(.dueDate, else: dueDate)
    uses = try read(.uses, else: uses)
    launches = try read(.launches, else: launches)
    launchesSpent = try read(.launchesSpent, else: launchesSpent)
    events = try read(.events, else: events)
    versionRuns = try read(.versionRuns, else: versionRuns)
    daysOfUse = try read(.daysOfUse, else: daysOfUse)
    rated = try read(.rated, else: rated)
    declined = try read(.declined, else: declined)
    reminder = try read(.reminder, else: reminder)
    finished = try read(.finished, else: finished)
    lastRequest = try read(.lastRequest, else: lastRequest)
    requests = try read(.requests, else: requests)
    countdown = try read(.countdown, else: countdown)
    hasEverRated = try read(.hasEverRated, else: false) || rated.latest != nil
    lastCrash = try stored.decodeIfPresent(Moment.self, forKey: .lastCrash)
    clocks = try read(.clocks, else: clocks)
  }

  /// Writes the state; equal states are written alike.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.formatVersion, forKey: .version)
    try container.encode(trackedVersion, forKey: .trackedVersion)
    try container.encode(firstUse, forKey: .firstUse)
    try container.encode(dueDate, forKey: .dueDate)
    try container.encode(uses, forKey: .uses)
    try container.encode(launches, forKey: .launches)
    try container.encode(launchesSpent, forKey: .launchesSpent)
    try container.encode(events, forKey: .events)
    try container.encode(versionRuns, forKey: .versionRuns)
    try container.encode(daysOfUse, forKey: .daysOfUse)
    try container.encode(rated, forKey: .rated)
    try container.encode(declined, forKey: .declined)
    try container.encode(reminder, forKey: .reminder)
    try container.encode(finished, forKey: .finished)
    try container.encode(lastRequest, forKey: .lastRequest)
    try container.encode(requests, forKey: .requests)
    try container.encode(countdown, forKey: .countdown)
    try container.encode(hasEverRated, forKey: .hasEverRated)
    try container.encodeIfPresent(lastCrash, forKey: .lastCrash)
    try container.encode(clocks, forKey: .clocks)
  }
}
