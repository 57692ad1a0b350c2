/// A platform and those of its versions that a template is for: `macos`, `ios 10.3+`, `ios 7.1-10.2`, `ios 7.0`.
struct SystemRange: Hashable, Sendable {
  var platform: String
  var first: SystemVersion?
  var last: SystemVersion?

  /// Reads a range as the store files write it.
  init(_ text: String, offset: Int) throws(StoreFileFault) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(words.count), let platform = words.first else {
      throw StoreFileFault(offset: offset, problem: .badSystem(text))
    }
    let known = StorePlatform.all.map(\.rawValue)
    guard known.contains(platform) else {
      throw StoreFileFault(offset: offset, problem: .unknownWord(platform, allowed: known))
    }
    self.platform = platform
    guard words.count == 2 else { return }
    let isOpen = words[1].hasSuffix("+")
    let bounds = (isOpen ? words[1].dropLast() : words[1][...]).split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    guard let lower = bounds.first.flatMap({ SystemVersion(String($0)) }), bounds.count <= 2,
      let upper = bounds.last.flatMap({ SystemVersion(String($0)) }),
      !isOpen || bounds.count == 1
    else { throw StoreFileFault(offset: offset, problem: .badSystem(text)) }
    first = lower
    last = isOpen ? nil : upper
  }

  /// Tells whether the range holds a version of a platform; no platform stands for any.
  ///
  /// No version stands for the newest, which only a range without an end holds.
  func holds(_ platform: StorePlatform?, _ version: SystemVersion?) -> Bool {
    if let platform, platform.rawValue != self.platform { return false }
    guard let version else { return last == nil }
    if let first, version.compared(to: first) < 0 { return false }
    if let last, version.compared(to: last) > 0 { return false }
    return true
  }
}

extension SystemRange: CustomStringConvertible {
  /// The range as the store files write it.
  var description: String {
    guard let first else { return platform }
    guard let last else { return "\(platform) \(first)+" }
    return first == last ? "\(platform) \(first)" : "\(platform) \(first)-\(last)"
  }
}
