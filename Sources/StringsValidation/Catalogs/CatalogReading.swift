import Diagnostics
import JSONDocument
import LocaleMatching

/// Takes a string catalog apart into texts, and notes what is wrong with it.
///
/// No specification is published; fields that are not known are passed over.
struct CatalogReading {
  /// The texts of each language.
  private(set) var texts: [String: [TableText]] = [:]
  /// What is wrong with each language; what is wrong with the file stands with the source language.
  private(set) var faults: [String: [TableFault]] = [:]
  private(set) var sourceLanguage: String
  /// The languages whose names were looked at.
  var languages: Set<String> = []
  /// Comments that allow something.
  private(set) var comments: [TableComment] = []
  /// Whether the file was read to its end.
  private(set) var isWhole = false
  let lines: LineIndex
  private let bytes: [UInt8]
  /// The substitutions of the localization that is being read.
  private var substitutions: [String: PrintfSubstitution] = [:]

  init(_ bytes: [UInt8], source: LanguageTag) {
    self.bytes = bytes
    lines = LineIndex(bytes)
    sourceLanguage = source.description
  }

  mutating func read() {
    do throws(JSONFault) {
      let document = try JSONDocument(bytes)
      if let name = document.root["sourceLanguage"]?.string { sourceLanguage = name }
      guard let entries = document.root["strings"]?.members else {
        return fault(Syntax.documentation.id, "the catalog has no dictionary 'strings'", nil, nil)
      }
      checkRoot(document.root)
      checkDuplicates(document.root)
      for entry in entries { read(entry) }
      isWhole = true
    } catch {
      if let marker = ConflictMarker(in: bytes) {
        return fault(StrayCharacter.documentation.id, marker.message, marker.range, nil)
      }
      let offset = error.position.byteOffset
      var description = error.problem.description
      if case .unexpected(let found, _) = error.problem, "}]".contains(found),
        bytes.prefix(offset).last(where: { $0 > 0x20 }) == UInt8(ascii: ",")
      {
        description += ": delete the comma before it"
      }
      fault(Syntax.documentation.id, description, offset..<offset, nil)
    }
  }

  /// Keys that an object has twice: the fields of the file, the keys, and what stands under each.
  private mutating func checkDuplicates(_ root: JSONNode) {
    checkRepeats(root, key: nil)
    for field in root.members ?? [] {
      guard field.key == "strings" else {
        checkDuplicates(field.value, key: nil)
        continue
      }
      checkRepeats(field.value, key: nil)
      for entry in field.value.members ?? [] { checkDuplicates(entry.value, key: entry.key) }
    }
  }

  /// The same at any depth, in what belongs to an entry.
  private mutating func checkDuplicates(_ node: JSONNode, key: String?) {
    checkRepeats(node, key: key)
    for member in node.members ?? [] { checkDuplicates(member.value, key: key) }
    for element in node.elements ?? [] { checkDuplicates(element, key: key) }
  }

  private mutating func checkRepeats(_ node: JSONNode, key: String?) {
    var seen: [String: Range<Int>] = [:]
    for member in node.members ?? [] {
      guard let earlier = seen.updateValue(member.keyRange, forKey: member.key) else { continue }
      fault(
        DuplicateKey.documentation.id,
        "the key \(member.key.excerpt) is given a second time, after line "
          + "\(lines.position(earlier.lowerBound).line)",
        member.keyRange,
        key ?? member.key
      )
    }
  }

  private mutating func read(_ entry: JSONMember) {
    if let comment = entry.value["comment"], let text = comment.string, Suppression.mayBe(text) {
      let range = lines.range(comment.range)
      comments.append(TableComment(text: text, range: range, key: entry.key))
    }
    let state = entry.value["extractionState"]?.string
    if state == "stale" {
      return fault(StaleEntry.documentation.id, StaleEntry.message, entry.keyRange, entry.key)
    }
    checkEntry(entry)
    if case .boolean(false) = entry.value["shouldTranslate"]?.value { return }
    let localizations = entry.value["localizations"]?.members ?? []
    for localization in localizations {
      checkLocalization(localization, entry.key)
      read(localization, entry)
    }
    guard !localizations.contains(where: { $0.key == sourceLanguage }) else { return }
    // Without a text of its own the key is the source text.
    if Self.isIdentifier(entry.key) {
      let message = MissingSourceValue.message
      fault(MissingSourceValue.documentation.id, message, entry.keyRange, entry.key)
    }
    append(entry.key, entry.keyRange, entry, form: nil, sourceLanguage)
  }

  /// Whether a key is a name made for programs, such as `config.audio.auto`.
  private static func isIdentifier(_ key: String) -> Bool {
    guard !key.contains(where: \.isWhitespace), key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return false }
    return key.contains("_")
      || key.dropFirst().dropLast().contains(".") && key.contains(where: \.isLetter)
        && !key.contains("%") && !key.contains("/")
  }

  private mutating func read(_ localization: JSONMember, _ entry: JSONMember) {
    let language = localization.key
    substitutions = Self.substitutions(localization.value)
    defer { substitutions = [:] }
    read(localization.value, entry, TextForm(), language, isPlain: true)
    var names: [String] = []
    for substitution in localization.value["substitutions"]?.members ?? [] {
      names.append(substitution.key)
      let form = TextForm(variable: substitution.key)
      read(substitution.value, entry, form, language, isPlain: false)
    }
    guard let value = localization.value["stringUnit"]?["value"]?.string else { return }
    for conversion in PrintfFormat(value).conversions {
      guard let name = conversion.variable, !names.contains(name) else { continue }
      let range = localization.value["stringUnit"]?["value"]?.range
      let message = PluralVariable.undefined(name, names)
      fault(PluralVariable.documentation.id, message, range, entry.key, language)
    }
  }

  /// What the substitutions of a localization print, by their names.
  private static func substitutions(_ localization: JSONNode) -> [String: PrintfSubstitution] {
    var substitutions: [String: PrintfSubstitution] = [:]
    for member in localization["substitutions"]?.members ?? [] {
      var number: Int?
      if case .number(let written) = member.value["argNum"]?.value {
        number = written.integer(Int.self)
      }
      let specifier = member.value["formatSpecifier"]?.string
      substitutions[member.key] = PrintfSubstitution(number: number, specifier: specifier)
    }
    return substitutions
  }

  /// Reads a text, or the variations of one.
  private mutating func read(
    _ node: JSONNode,
    _ entry: JSONMember,
    _ form: TextForm,
    _ language: String,
    isPlain: Bool
  ) {
    if let unit = node["stringUnit"] {
      checkState(unit, entry, language)
      guard let value = unit["value"], let text = value.string else { return }
      append(text, value.range, entry, form: isPlain ? nil : form, language)
    }
    for variation in node["variations"]?.members ?? [] {
      let forms = variation.value.members ?? []
      for member in forms {
        var inner = form
        if variation.key == "plural" {
          inner.category = member.key
        } else {
          inner.device = member.key
        }
        read(member.value, entry, inner, language, isPlain: false)
      }
      guard variation.key == "plural", !forms.contains(where: { $0.key == "other" }) else {
        continue
      }
      let message = MissingOtherForm.message(form.variable, forms.map(\.key))
      fault(MissingOtherForm.documentation.id, message, variation.keyRange, entry.key, language)
    }
  }

  private mutating func checkState(_ unit: JSONNode, _ entry: JSONMember, _ language: String) {
    guard let node = unit["state"], let state = node.string else { return }
    guard let message = UnfinishedTranslation.message(state) else { return }
    // Xcode marks every text as new that it takes from the program.
    guard state != "new" || language != sourceLanguage else { return }
    fault(UnfinishedTranslation.documentation.id, message, node.range, entry.key, language)
  }

  private mutating func append(
    _ text: String,
    _ range: Range<Int>,
    _ entry: JSONMember,
    form: TextForm?,
    _ language: String
  ) {
    texts[language, default: []].append(
      TableText(
        key: entry.key,
        value: text,
        keyBytes: entry.keyRange,
        valueBytes: range,
        form: form,
        origin: .mapped(JSONTextMap.stretches(bytes, range)),
        substitutions: PrintfSubstitutions(
          named: substitutions,
          own: form.flatMap { substitutions[$0.variable] }
        )
      )
    )
  }

  mutating func fault(
    _ rule: String,
    _ message: String,
    _ range: Range<Int>?,
    _ key: String?,
    _ language: String? = nil,
    severity: Severity? = nil
  ) {
    faults[language ?? sourceLanguage, default: []].append(
      TableFault(
        rule: rule,
        message: message,
        range: range.map(lines.range),
        key: key,
        severity: severity
      )
    )
  }
}
