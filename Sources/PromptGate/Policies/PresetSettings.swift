/// The settings of a system that a preset stands in for, under that system's own property names.
///
/// Read from JSON, a setting that is left out keeps its default.
public protocol PresetSettings: Decodable, Sendable {
  /// Makes the system's defaults.
  init()
  /// The policy that these settings amount to.
  var policy: GatePolicy { get }
}
