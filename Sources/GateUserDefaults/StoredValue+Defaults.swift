internal import Foundation
internal import GateStorage
internal import PromptGate

extension StoredValue {
  /// Makes a value of what user defaults hold. An array or a dictionary becomes the bytes of a
  /// property list, so that whoever finds it in the place of something else does not take it for
  /// nothing.
  init(inDefaults object: Any) {
    switch object {
    case let text as String: self = .text(text)
    case let date as Date: self = .moment(Moment(secondsSince1970: date.timeIntervalSince1970))
    case let data as Data: self = .data([UInt8](data))
    case let number as NSNumber: self = .init(number)
    default: self = .data(Self.propertyList(object))
    }
  }

  private static func propertyList(_ object: Any) -> [UInt8] {
    let bytes = try? PropertyListSerialization.data(
      fromPropertyList: object,
      format: .binary,
      options: 0
    )
    return [UInt8](bytes ?? Data())
  }

  /// The kinds of number by their Objective-C type codes: a Boolean is a `char` there.
  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .boolean(number.boolValue)
    case "f", "d": self = .number(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }

  /// The value as user defaults hold it.
  var inDefaults: Any {
    switch self {
    case .boolean(let flag): flag
    case .integer(let integer): integer
    case .number(let number): number
    case .text(let text): text
    case .moment(let moment): Date(timeIntervalSince1970: moment.secondsSince1970)
    case .data(let bytes): Data(bytes)
    }
  }
}
