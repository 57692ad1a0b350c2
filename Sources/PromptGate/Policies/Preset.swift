/// The policies this library comes with: one for every system it can stand in for, and one to be
/// recommended.
public enum Preset: String, CaseIterable, Sendable {
  /// iRate 1.12.2.
  case iRate = "irate"
  /// UAAppReviewManager 0.2.6.
  case uaAppReviewManager = "uaappreviewmanager"
  /// Appirater 2.3.0.
  case appirater
  /// Armchair 0.3.7.
  case armchair
  /// NCCRequestReview 3.1.0.
  case nccRequestReview = "nccrequestreview"
  /// CloudReview.
  case cloudReview = "cloudreview"
  /// Matt Martel's prompt code.
  case martel
  /// SwiftRater 2.2.2.
  case swiftRater = "swiftrater"
  /// rate_my_app 1.1.0.
  case rateMyApp = "rate-my-app"
  /// Android-Rate 1.0.1.
  case androidRate = "android-rate"
  /// What the users of all of these asked for.
  case recommended

  /// The type of the preset's settings.
  public var settings: any PresetSettings.Type {
    switch self {
    case .iRate: IRateSettings.self
    case .uaAppReviewManager: UAAppReviewManagerSettings.self
    case .appirater: AppiraterSettings.self
    case .armchair: ArmchairSettings.self
    case .nccRequestReview: NCCRequestReviewSettings.self
    case .cloudReview: CloudReviewSettings.self
    case .martel: MartelSettings.self
    case .swiftRater: SwiftRaterSettings.self
    case .rateMyApp: RateMyAppSettings.self
    case .androidRate: AndroidRateSettings.self
    case .recommended: RecommendedSettings.self
    }
  }

  /// The policy with the system's own defaults.
  public var policy: GatePolicy { settings.init().policy }

  /// The system in one line.
  public var summary: String {
    switch self {
    case .iRate: "iRate: days, and uses or events; a refusal is for ever"
    case .uaAppReviewManager: "UAAppReviewManager: days, uses and events of one build"
    case .appirater: "Appirater: days, uses and events of one build; an update forgets everything"
    case .armchair: "Armchair: as UAAppReviewManager, but the network is judged first"
    case .nccRequestReview: "NCCRequestReview: actions, launches, first session, cooldown"
    case .cloudReview: "CloudReview: always, until the user rates or says never"
    case .martel: "Martel: a day after every update, at a good moment"
    case .swiftRater: "SwiftRater: days since the first check, launches, events; all or any"
    case .rateMyApp: "rate_my_app: a due date and launches"
    case .androidRate: "Android-Rate: days since installation and launches"
    case .recommended: "recommended: what the users of all the others asked for"
    }
  }
}
