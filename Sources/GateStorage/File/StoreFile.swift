#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What stands in a file store's file: one line that vouches for the rest, and the values as JSON.
///
/// The line is `reviewprompts-store <version> <length> <checksum>`, the length of the JSON in bytes
/// and the CRC-32 of `<version>` and the JSON. So no change of a byte, and no byte that is missing
/// or added, is taken for something that was stored.
enum StoreFile {
  /// Why bytes are not taken for a store's.
  enum Fault: Error, Hashable {
    case damaged(String)
    case newer(Int)
  }

  static let formatVersion = 1
  private static let name = "reviewprompts-store"

  static func bytes(of values: [String: StoredValue]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .storeFile
    let json = [UInt8](try encoder.encode(values))
    let checksum = checksum(version: "\(formatVersion)", json[...])
    let header = "\(name) \(formatVersion) \(json.count) \(checksum)\n"
    return Array(header.utf8) + json
  }

  static func values(in bytes: [UInt8]) throws(Fault) -> [String: StoredValue] {
    guard !bytes.isEmpty else { throw .damaged("the file is empty") }
    guard let end = bytes.prefix(100).firstIndex(of: UInt8(ascii: "\n")) else {
      throw .damaged("the first line is not one of a store")
    }
    let header = String(decoding: bytes[..<end], as: UTF8.self)
    let parts = header.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == name, let version = Int(parts[1]) else {
      throw .damaged("the first line is not one of a store")
    }
    let json = bytes[(end + 1)...]
    guard parts[2] == "\(json.count)" else {
      throw .damaged("it has \(json.count) bytes of '\(parts[2])'")
    }
    guard parts[3] == checksum(version: parts[1], json) else {
      throw .damaged("the checksum does not match")
    }
    guard version == formatVersion else { throw .newer(version) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .storeFile
    do {
      return try decoder.decode([String: StoredValue].self, from: Data(json))
    } catch {
      throw .damaged(reason(of: error))
    }
  }

  private static func checksum(version: some StringProtocol, _ json: ArraySlice<UInt8>) -> String {
    var checksum = Checksum()
    checksum.add(version.utf8)
    checksum.add(json)
    return checksum.description
  }
}

/// What a decoder has to say of what it refuses.
func reason(of error: any Error) -> String {
  switch error {
  case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
    DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
    context.debugDescription
  default: "\(error)"
  }
}

extension JSONEncoder.NonConformingFloatEncodingStrategy {
  fileprivate static let storeFile = Self.convertToString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  fileprivate static let storeFile = Self.convertFromString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )
}
