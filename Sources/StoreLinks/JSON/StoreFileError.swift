public import Diagnostics

/// A store file that cannot be used: which file, where in it, and why.
public struct StoreFileError: Error, Hashable, Sendable {
  /// The name the file was handed in under, such as `apple`.
  public var file: String
  /// Where the fault is.
  public var position: SourcePosition
  /// What the fault is.
  public var problem: StoreFileProblem
}

/// What can be wrong with a store file.
public enum StoreFileProblem: Hashable, Sendable {
  /// The file is no JSON: something else was expected here.
  case syntax(expected: String)
  /// An object holds one name twice.
  case repeatedKey(String)
  /// A key that the vocabulary does not know.
  case unknownKey(String, allowed: [String])
  /// A key that has to be there is not.
  case missingKey(String)
  /// A value of another type than the vocabulary asks for.
  case wrongType(expected: String)
  /// A word that is none of those possible here.
  case unknownWord(String, allowed: [String])
  /// Two things of one kind have the same name.
  case repeatedName(String)
  /// A pattern that cannot be read, and what it lacks.
  case badPattern(String, expected: String)
  /// A URI template that cannot be read, and what it lacks.
  case badTemplate(String, expected: String)
  /// A system that cannot be read, such as `ios 7.1-`.
  case badSystem(String)
  /// A template uses a variable that no identifier, parameter or fixed value fills.
  case unfilledVariable(String)
}

extension StoreFileError: CustomStringConvertible {
  /// The fault in words, behind the file and the place: `apple.json:3:5: unknown key 'forn', …`.
  public var description: String { "\(file).json:\(position): \(problem)" }
}

extension StoreFileProblem: CustomStringConvertible {
  /// The fault in words.
  public var description: String {
    switch self {
    case .syntax(let expected): "no JSON: expected \(expected)"
    case .repeatedKey(let key): "key \(quoted(key)) stands here a second time"
    case .unknownKey(let key, let allowed):
      "unknown key \(quoted(key))\(suggestion(key, among: allowed))"
    case .missingKey(let key): "key \(quoted(key)) is missing"
    case .wrongType(let expected): "expected \(expected)"
    case .unknownWord(let word, let allowed):
      "unknown word \(quoted(word))\(suggestion(word, among: allowed))"
    case .repeatedName(let name): "name \(quoted(name)) is taken already"
    case .badPattern(let text, let expected):
      "pattern \(quoted(text)) cannot be read: expected \(expected)"
    case .badTemplate(let text, let expected):
      "URI template \(quoted(text)) cannot be read: expected \(expected)"
    case .badSystem(let text):
      "system \(quoted(text)) cannot be read: expected a platform and versions, as in 'ios 7.1-10.2'"
    case .unfilledVariable(let name): "nothing fills the variable \(quoted(name))"
    }
  }
}
