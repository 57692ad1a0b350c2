/// What is so at the moment at which something happens or is asked.
public struct GateContext: Hashable, Sendable {
  /// What made the app ask.
  public enum Trigger: String, CaseIterable, Sendable {
    /// The ordinary question.
    case ifNecessary = "if-necessary"
    /// The system's own unconditional call.
    case forced
    /// The call that a system makes for an event.
    case significantEvent = "significant-event"
  }

  /// What the store's look-up says about the app.
  public enum StoreLookup: Hashable, Sendable {
    /// The running version, or nothing that matters.
    case upToDate
    /// The version that the store has.
    case version(String)
    /// The look-up answers but does not know the app.
    case unknownApp
  }

  /// The device's clock, or what `SteadyClock` makes of it.
  public var now: Moment
  /// The running version.
  public var version: AppVersion
  /// A name that no other device of this user has. Where states are never merged, any will do.
  public var device = ""
  /// What made the app ask.
  public var trigger: Trigger = .ifNecessary
  /// Whether the network can be reached.
  public var isOnline = true
  /// What the store's look-up says.
  public var store: StoreLookup = .upToDate
  /// Whether a window of the app is active.
  public var hasActiveWindow = true
  /// Whether a prompt is on the screen already.
  public var isPromptVisible = false
  /// Whether this is the app as its users get it; then a preview never prompts.
  public var isReleaseBuild = true

  /// Makes the context of an ordinary question.
  public init(now: Moment, version: AppVersion) {
    self.now = now
    self.version = version
  }
}
