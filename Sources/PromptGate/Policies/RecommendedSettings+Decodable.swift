extension RecommendedSettings {
  private enum CodingKeys: CodingKey {
    case daysUntilPrompt, usesUntilPrompt, eventsUntilPrompt, namedEventsUntilPrompt, thresholds
    case daysOfUseUntilPrompt, remindDays, remindUses, remindEvents, remindThresholds
    case refusalScope, ratingScope, requestsPerYear, daysBetweenRequests, oneRequestPerVersion
    case quietDaysAfterUpdate, quietDaysAfterCrash, firstSessionLaunches, firstSessionDays
    case presentation, game, previewMode
  }

  /// Reads the settings that differ from the defaults; `null` unsets a threshold.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.readOptional(.daysUntilPrompt, into: &daysUntilPrompt)
    try given.readOptional(.usesUntilPrompt, into: &usesUntilPrompt)
    try given.readOptional(.eventsUntilPrompt, into: &eventsUntilPrompt)
    try given.read(.namedEventsUntilPrompt, into: &namedEventsUntilPrompt)
    try given.read(.thresholds, into: &thresholds)
    try given.readOptional(.daysOfUseUntilPrompt, into: &daysOfUseUntilPrompt)
    try given.readOptional(.remindDays, into: &remindDays)
    try given.readOptional(.remindUses, into: &remindUses)
    try given.readOptional(.remindEvents, into: &remindEvents)
    try given.read(.remindThresholds, into: &remindThresholds)
    try given.read(.refusalScope, into: &refusalScope)
    try given.read(.ratingScope, into: &ratingScope)
    try given.readCount(.requestsPerYear, into: &requestsPerYear)
    try given.readOptional(.daysBetweenRequests, into: &daysBetweenRequests)
    try given.read(.oneRequestPerVersion, into: &oneRequestPerVersion)
    try given.readOptional(.quietDaysAfterUpdate, into: &quietDaysAfterUpdate)
    try given.readOptional(.quietDaysAfterCrash, into: &quietDaysAfterCrash)
    try given.readCount(.firstSessionLaunches, into: &firstSessionLaunches)
    try given.read(.firstSessionDays, into: &firstSessionDays)
    try given.read(.presentation, into: &presentation)
    try given.read(.game, into: &game)
    try given.read(.previewMode, into: &previewMode)
  }
}
