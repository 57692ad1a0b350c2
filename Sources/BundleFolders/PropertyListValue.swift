internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A value of a property list, of which only strings, arrays, dictionaries and data matter here.
package enum PropertyListValue: Decodable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  case data([UInt8])
  /// A number, date or truth value, which no string table holds.
  case other

  /// How deep values may be nested, as in a string file.
  static let depthLimit = 512

  package init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.depthLimit else { throw TooLarge() }
    let budget = CodingUserInfoKey.propertyListBudget.flatMap { decoder.userInfo[$0] as? Budget }
    try budget?.spend()
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let values = try Self.attempt({ try container.decode([String: Self].self) }) {
      self = .dictionary(values)
    } else if let values = try Self.attempt({ try container.decode([Self].self) }) {
      self = .array(values)
    } else if let data = try? container.decode(Data.self) {
      self = .data([UInt8](data))
    } else {
      self = .other
    }
  }

  /// Tries to decode one type; what is too large is no reason to try another.
  private static func attempt<Value>(_ decode: () throws -> Value) throws -> Value? {
    do {
      return try decode()
    } catch let error as TooLarge {
      throw error
    } catch {
      return nil
    }
  }

  /// The string, or `nil` when this is none.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }
}

extension PropertyListValue {
  /// A list that is nested too deep, or that holds itself.
  struct TooLarge: Error {}

  /// How many values may still be read.
  final class Budget: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) {
      left = Mutex(count)
    }

    func spend() throws {
      let left = left.withLock { left in
        left -= 1
        return left
      }
      if left < 0 { throw TooLarge() }
    }
  }
}

extension CodingUserInfoKey {
  /// The key of a list's budget.
  static let propertyListBudget: CodingUserInfoKey? = CodingUserInfoKey(
    rawValue: "propertyListBudget"
  )
}
