#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A value of a property list, of which only strings, arrays, dictionaries and scalars matter here.
package enum PropertyListValue: Decodable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  case data([UInt8])
  /// A number, date or truth value, which no string table holds.
  case other

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let values = try? container.decode([String: PropertyListValue].self) {
      self = .dictionary(values)
    } else if let values = try? container.decode([PropertyListValue].self) {
      self = .array(values)
    } else if let data = try? container.decode(Data.self) {
      self = .data([UInt8](data))
    } else {
      self = .other
    }
  }

  /// The string, or `nil` when this is none.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }
}
