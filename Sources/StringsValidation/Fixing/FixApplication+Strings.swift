package import Diagnostics
import StringsFile

extension FixApplication {
  /// Applies fixes to a `.strings` file, leaving out those after which it would be worse: with more
  /// errors of its grammar, without an entry that could be read before and whose key no fix replaces, or with a new entry that has
  /// no value.
  ///
  /// - Parameters:
  ///   - fixes: the fixes, in the order in which they are preferred.
  ///   - bytes: the file.
  package init(_ fixes: [Fix], toStrings bytes: [UInt8]) {
    self.init(fixes, to: bytes)
    let before = SoundPart(bytes)
    guard !before.isKept(in: self.bytes, fixes) else { return }
    var accepted: [Fix] = []
    Self.accept(fixes[...], into: &accepted) {
      before.isKept(in: FixApplication($0, to: bytes).bytes, $0)
    }
    self.init(accepted, to: bytes)
  }

  /// Takes as many fixes as possible, by halves, since few of many do harm.
  private static func accept(
    _ fixes: ArraySlice<Fix>,
    into accepted: inout [Fix],
    _ isHarmless: ([Fix]) -> Bool
  ) {
    guard !fixes.isEmpty else { return }
    if isHarmless(accepted + fixes) {
      accepted += fixes
    } else if fixes.count > 1 {
      let middle = fixes.startIndex + fixes.count / 2
      accept(fixes[..<middle], into: &accepted, isHarmless)
      accept(fixes[middle...], into: &accepted, isHarmless)
    }
  }
}

/// What can be read of a strings file.
private struct SoundPart {
  private let keys: Set<StringsText>
  private let errorCount: Int
  private let shorthandCount: Int

  init(_ bytes: [UInt8]) {
    let document = StringsDocument(bytes: bytes)
    let damage = TableDamage(document)
    errorCount = document.errors.count
    shorthandCount = document.entries.count(where: \.isShorthand)
    let whole = document.entries.indices.filter { !damage.contains($0) }
    keys = Set(whole.map { document.entries[$0].key.text })
  }

  /// Whether at least as much can be read of the file after fixes, but for keys that they replace.
  func isKept(in bytes: [UInt8], _ fixes: [Fix]) -> Bool {
    let document = StringsDocument(bytes: bytes)
    guard document.errors.count <= errorCount,
      document.entries.count(where: \.isShorthand) <= shorthandCount
    else { return false }
    let replaced = fixes.compactMap(\.replacedKey).map { StringsText($0) }
    return keys.subtracting(replaced).isSubset(of: document.entries.map(\.key.text))
  }
}
