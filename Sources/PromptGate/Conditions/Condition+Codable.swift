/// In JSON a condition is an object with its name under `condition` and its own settings beside it.
extension Condition: Codable {
  private enum CodingKeys: CodingKey { case condition }

  /// The names under which conditions are stored.
  private enum Name: String, Codable, CaseIterable {
    case anyOf = "any-of"
    case timeSinceFirstUse = "time-since-first-use"
    case timeInVersion = "time-in-version"
    case dueDate = "due-date"
    case daysOfUse = "days-of-use"
    case uses
    case usesPerWeek = "uses-per-week"
    case launches
    case events
    case firstSession = "first-session"
    case reminder
    case cooldown
    case yearlyBudget = "yearly-budget"
    case versionLimit = "version-limit"
    case declined
    case rated
    case everRated = "ever-rated"
    case finished
    case countdown
    case recentUpdate = "recent-update"
    case recentCrash = "recent-crash"
    case online
    case latestVersion = "latest-version"
    case knownToStore = "known-to-store"
    case appID = "app-id"
    case activeWindow = "active-window"
    case noPromptVisible = "no-prompt-visible"
  }

  /// Reads a condition; throws where its name is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Name.self, forKey: .condition) {
    case .anyOf: self = .anyOf(try AnyOf(from: decoder))
    case .timeSinceFirstUse: self = .timeSinceFirstUse(try TimeSinceFirstUse(from: decoder))
    case .timeInVersion: self = .timeInVersion(try TimeInVersion(from: decoder))
    case .dueDate: self = .dueDate(try DueDate(from: decoder))
    case .daysOfUse: self = .daysOfUse(try DaysOfUseCondition(from: decoder))
    case .uses: self = .uses(try Uses(from: decoder))
    case .usesPerWeek: self = .usesPerWeek(try UsesPerWeek(from: decoder))
    case .launches: self = .launches(try Launches(from: decoder))
    case .events: self = .events(try SignificantEvents(from: decoder))
    case .firstSession: self = .firstSession(try FirstSession(from: decoder))
    case .reminder: self = .reminder(try Reminder(from: decoder))
    case .cooldown: self = .cooldown(try Cooldown(from: decoder))
    case .yearlyBudget: self = .yearlyBudget(try YearlyBudget(from: decoder))
    case .versionLimit: self = .versionLimit(try VersionLimit(from: decoder))
    case .declined: self = .declined(try Declined(from: decoder))
    case .rated: self = .rated(try Rated(from: decoder))
    case .everRated: self = .everRated(try EverRated(from: decoder))
    case .finished: self = .finished(try Finished(from: decoder))
    case .countdown: self = .countdown(try Countdown(from: decoder))
    case .recentUpdate: self = .recentUpdate(try RecentUpdate(from: decoder))
    case .recentCrash: self = .recentCrash(try RecentCrash(from: decoder))
    case .online: self = .online(try Online(from: decoder))
    case .latestVersion: self = .latestVersion(try LatestVersion(from: decoder))
    case .knownToStore: self = .knownToStore(try KnownToStore(from: decoder))
    case .appID: self = .appID(try AppID(from: decoder))
    case .activeWindow: self = .activeWindow(try ActiveWindow(from: decoder))
    case .noPromptVisible: self = .noPromptVisible(try NoPromptVisible(from: decoder))
    }
  }

  /// Writes the name and the settings.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let (name, rule) = named
    try container.encode(name, forKey: .condition)
    try rule.encode(to: encoder)
  }

  private var named: (Name, any Encodable) {
    switch self {
    case .anyOf(let rule): (.anyOf, rule)
    case .timeSinceFirstUse(let rule): (.timeSinceFirstUse, rule)
    case .timeInVersion(let rule): (.timeInVersion, rule)
    case .dueDate(let rule): (.dueDate, rule)
    case .daysOfUse(let rule): (.daysOfUse, rule)
    case .uses(let rule): (.uses, rule)
    case .usesPerWeek(let rule): (.usesPerWeek, rule)
    case .launches(let rule): (.launches, rule)
    case .events(let rule): (.events, rule)
    case .firstSession(let rule): (.firstSession, rule)
    case .reminder(let rule): (.reminder, rule)
    case .cooldown(let rule): (.cooldown, rule)
    case .yearlyBudget(let rule): (.yearlyBudget, rule)
    case .versionLimit(let rule): (.versionLimit, rule)
    case .declined(let rule): (.declined, rule)
    case .rated(let rule): (.rated, rule)
    case .everRated(let rule): (.everRated, rule)
    case .finished(let rule): (.finished, rule)
    case .countdown(let rule): (.countdown, rule)
    case .recentUpdate(let rule): (.recentUpdate, rule)
    case .recentCrash(let rule): (.recentCrash, rule)
    case .online(let rule): (.online, rule)
    case .latestVersion(let rule): (.latestVersion, rule)
    case .knownToStore(let rule): (.knownToStore, rule)
    case .appID(let rule): (.appID, rule)
    case .activeWindow(let rule): (.activeWindow, rule)
    case .noPromptVisible(let rule): (.noPromptVisible, rule)
    }
  }
}
