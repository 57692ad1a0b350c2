/// Turns a device's wall clock, which a user can set, into moments that a set clock does not move.
///
/// A wall clock alone cannot tell a week of absence from a clock set forward by a week. A device's
/// uptime can, while it is running: within one boot the steady moment goes on by the uptime,
/// whatever is done to the wall clock. Over a restart it goes on by the wall clock, but never back.
/// Keep one a device beside the gate's state, and hand the gate what `read` returns: then no policy
/// asks too early after the clock was set forward, and none waits for ever after it was set back.
public struct SteadyClock: Hashable, Codable, Sendable {
  /// What a device says about time at one instant.
  public struct Reading: Hashable, Codable, Sendable {
    /// The wall clock.
    public var wall: Moment
    /// The time since the device was started, sleep included (`CLOCK_BOOTTIME`,
    /// `mach_continuous_time`).
    public var uptime: Period
    /// Anything that differs from one start of the device to the next, such as the kernel's boot
    /// id.
    public var boot: String

    /// Makes a reading.
    public init(wall: Moment, uptime: Period, boot: String) {
      self.wall = wall
      self.uptime = uptime
      self.boot = boot
    }
  }

  private var last: Reading?
  private var steady: Moment?

  /// Makes a clock that trusts the wall clock at its first reading.
  public init() {}

  /// Takes a reading and gives the moment it stands for, which is never earlier than the one
  /// before.
  public mutating func read(_ reading: Reading) -> Moment {
    defer { last = reading }
    guard let last, let steady else {
      self.steady = reading.wall
      return reading.wall
    }
    let passed = reading.boot == last.boot ? reading.uptime - last.uptime : reading.wall - last.wall
    let moment = steady + max(passed, .zero)
    self.steady = moment
    return moment
  }
}
