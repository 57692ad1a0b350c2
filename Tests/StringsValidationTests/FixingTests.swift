import Diagnostics
import LocaleMatching
import StringsFile
import TestSupport
import Testing

@testable import StringsValidation

/// Fixes never make a file worse, and mend what they are made for.
@Suite struct FixingTests {
  /// A file and what fixes make of it.
  struct Mended: Sendable {
    var bytes: [UInt8]
    var isStable: Bool
  }

  static func mend(
    _ bytes: [UInt8],
    source: String? = nil,
    unsafe: Bool = false
  ) -> Mended {
    var bytes = bytes
    for _ in 0..<10 {
      let found = findings(bytes, source).compactMap(\.fix)
        .filter { unsafe || $0.safety == .safe }
      let next = FixApplication(found, toStrings: bytes).bytes
      if next == bytes { return Mended(bytes: bytes, isStable: true) }
      bytes = next
    }
    return Mended(bytes: bytes, isStable: false)
  }

  private static func findings(_ bytes: [UInt8], _ source: String?) -> [Finding] {
    TableCheck(ActiveRules()).findings(
      in: ExampleRun.table(bytes, "fr", "Localizable.strings"),
      source: source.map { ExampleRun.table($0.utf8, "en", "Localizable.strings") }
    ).sorted()
  }

  private static func text(_ text: String, source: String? = nil, unsafe: Bool = false) -> String {
    String(decoding: mend(Array(text.utf8), source: source, unsafe: unsafe).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (#""a" : "x";"#, #""a" = "x";"#), (#""a"  :"x";"#, #""a"  ="x";"#),
    (#""a": "x";"#, #""a"= "x";"#), (#"a : "x";"#, #"a = "x";"#), (#"a: "x";"#, #"a= "x";"#),
    (#""a" ＝ "x"；"#, #""a" = "x";"#), (#""a" =: "x";"#, #""a" = "x";"#),
    (#""a" := "x";"#, #""a" = "x";"#), (#""a" = "x" ,"#, #""a" = "x" ;"#),
    (#""a" : "x" , "b" : "y""#, #""a" = "x" ; "b" = "y";"#),
  ])
  func mendsMarksWithBlanksRoundThem(_ broken: String, _ whole: String) {
    #expect(Self.text(broken) == whole)
    let key = "\"first\" = \"é\";\n"
    #expect(Self.text(key + broken) == key + whole)
  }

  @Test(arguments: [
    #""a" = "Caf\xe9 \u{e9} \u00";"#, #""a" = "C:\temp\bilder\Neu";"#, #""a" = "\5\N\é";"#,
    #""a" = "L'{app}' et";"#,
  ])
  func leavesABackslashBeforeALetter(_ text: String) {
    #expect(Self.text(text) == text)
  }

  @Test(arguments: [
    ("%1$@ … %2$@", "$1@% … $2@%"), ("Hi %1$@!", "@%!"), ("%1$@", "%١$@"), ("%2$@", "%２$@"),
    ("%.1f km", "%,1f km"), ("%d%%", "d٪%"), ("%@ off", "100% de"),
  ])
  func doublesNoSignOfADamagedPlaceholder(_ source: String, _ text: String) {
    let table = #""a" = "\#(text)";"#
    #expect(Self.text(table, source: #""a" = "\#(source)";"#, unsafe: true) == table)
  }

  @Test(arguments: [
    #""k" = "C’est "ça"";"#, #""k" = ""ça" va";"#, #""k" = "ça ;"# + "\n" + #""b" = "y";"#,
    """
    <<<<<<< HEAD
    "k" = "a ";
    =======
    "k" = "b ";
    >>>>>>> other
    """,
  ])
  func leavesBrokenEntriesAlone(_ text: String) {
    #expect(Self.text(text, source: #""k" = "C’est"; "b" = "y";"#, unsafe: true) == text)
  }

  @Test(arguments: UInt64(1)...60) func neverMakesAFileWorse(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let file = Self.file(&random)
      check(file)
      checkUnsafe(file)
    }
  }

  private func check(_ file: [UInt8]) {
    let before = StringsDocument(bytes: file)
    let mended = Self.mend(file)
    let after = StringsDocument(bytes: mended.bytes)
    let name = Comment(rawValue: String(decoding: file, as: UTF8.self))
    #expect(mended.isStable, name)
    #expect(after.errors.count <= before.errors.count, name)
    let damage = TableDamage(before)
    let (old, new) = (before.table, after.table)
    for number in before.entries.indices where !damage.contains(number) {
      let key = before.entries[number].key.text
      guard let value = new[key] else {
        Issue.record("'\(key.string)' is lost in \(name)")
        continue
      }
      // A repeated key shows its last text; where that is broken, another one may come to light.
      if !before.entries.indices.contains(where: { damage.contains($0) }) {
        #expect(value == old[key], name)
      }
    }
  }

  /// Fixes that change texts keep the entries all the same.
  private func checkUnsafe(_ file: [UInt8]) {
    let before = StringsDocument(bytes: file)
    let mended = Self.mend(file, unsafe: true)
    let after = StringsDocument(bytes: mended.bytes)
    let name = Comment(rawValue: String(decoding: file, as: UTF8.self))
    #expect(mended.isStable, name)
    #expect(after.errors.count <= before.errors.count, name)
    let damage = TableDamage(before)
    let whole = before.entries.indices.filter { !damage.contains($0) }
    let keys = Set(whole.map { before.entries[$0].key.text })
    #expect(keys.isSubset(of: after.table.keys), name)
  }

  private static let lines = [
    #""a" = "x";"#, #""a.b" : "été";"#, #"word = "y";"#, #"word : z;"#, #""c" ＝ "d"；"#,
    #"/* note */"#, #""k" = "l\’app\n";"#, #""e" = "f""#, #""q" = "a "b" c";"#, #""r";"#,
    #""s" =: "t";"#, "<<<<<<< HEAD", "=======", ">>>>>>> other", #""a" = "x";"#, #"// é"#,
    #""u" = { v = "w"; };"#, #""p" = "C:\Neu\x41";"#, #""d" = "x",;"#, #"@"m" = @"n";"#,
  ]

  private static let marks = [":", "=", ";", ",", "\"", " ", "\n", "＝", "；", "\\", "{", "}", "'"]

  private static func file(_ random: inout SeededGenerator) -> [UInt8] {
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      scalars += (lines[Int.random(in: lines.indices, using: &random)] + "\n").unicodeScalars
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0..<scalars.count, using: &random)
      if Bool.random(using: &random) {
        scalars.remove(at: place)
      } else {
        let mark = marks[Int.random(in: marks.indices, using: &random)]
        scalars.insert(contentsOf: mark.unicodeScalars, at: place)
      }
    }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }
}
