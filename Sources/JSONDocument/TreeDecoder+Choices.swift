import Diagnostics

extension TreeDecoder {
  /// The names of an enum that is read from one of them, or `nil` for any other type.
  func choices(of type: Any.Type) -> [String]? {
    guard let type = type as? any (CaseIterable & RawRepresentable).Type else { return nil }
    return names(of: type)
  }

  private func names<Choice: CaseIterable & RawRepresentable>(of type: Choice.Type) -> [String]? {
    let names = type.allCases.compactMap { $0.rawValue as? String }
    return names.isEmpty ? nil : names
  }

  /// Reads one of the names, and says which there are where it is none of them.
  func choose<Value: Decodable>(_ type: Value.Type, among choices: [String]) throws -> Value {
    let text = try read(String.self)
    guard !choices.contains(text) else { return try read(type) }
    let hint =
      nearestName(to: text, among: choices).map { "did you mean '\($0)'?" }
      ?? "known are " + choices.map { "'\($0)'" }.joined(separator: ", ")
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "unknown name \(quoted(text)); \(hint)")
    )
  }
}
