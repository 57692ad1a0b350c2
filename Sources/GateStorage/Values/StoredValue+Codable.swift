internal import PromptGate

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension StoredValue: Codable {
  private enum CodingKeys: CodingKey {
    case boolean, integer, number, text, moment, data
  }

  /// Reads a value that says of which kind it is; throws where it does not.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.container(keyedBy: CodingKeys.self)
    guard let kind = stored.allKeys.first, stored.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a stored value has one kind, such as 'text'"
        )
      )
    }
    switch kind {
    case .boolean: self = .boolean(try stored.decode(Bool.self, forKey: kind))
    case .integer: self = .integer(try stored.decode(Int.self, forKey: kind))
    case .number: self = .number(try stored.decode(Double.self, forKey: kind))
    case .text: self = .text(try stored.decode(String.self, forKey: kind))
    case .moment: self = .moment(try stored.decode(Moment.self, forKey: kind))
    case .data: self = .data([UInt8](try stored.decode(Data.self, forKey: kind)))
    }
  }

  /// Writes the value under the name of its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .boolean(let flag): try container.encode(flag, forKey: .boolean)
    case .integer(let integer): try container.encode(integer, forKey: .integer)
    case .number(let number): try container.encode(number, forKey: .number)
    case .text(let text): try container.encode(text, forKey: .text)
    case .moment(let moment): try container.encode(moment, forKey: .moment)
    case .data(let bytes): try container.encode(Data(bytes), forKey: .data)
    }
  }
}
