import Diagnostics

/// Takes a `.stringsdict` apart into texts, and notes what is wrong with it.
struct PluralDictionaryReading {
  private(set) var texts: [TableText] = []
  private(set) var faults: [TableFault] = []
  /// Comments over entries that allow something.
  private(set) var comments: [TableComment] = []
  /// Whether the file was read to its end.
  private(set) var isWhole = false
  let lines: LineIndex
  private let bytes: [UInt8]

  /// The keys that say what a dictionary is for.
  private enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let rule = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let widths = "NSStringVariableWidthRuleType"
    static let devices = "NSStringDeviceSpecificRuleType"
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  mutating func read() {
    let declaration = EncodingDeclaration(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return notUTF8(declaration)
    }
    if let declaration, !declaration.isTrueOfUTF8(bytes) {
      let message = declaration.disagreement
      fault(NotUTF8.documentation.id, message, declaration.range, nil)
    }
    do throws(PropertyListFault) {
      let root = try PropertyListReader.read(bytes)
      guard let members = root.members else {
        return fault(Syntax.documentation.id, "the file holds no dictionary", root.range, nil)
      }
      checkDuplicates(members)
      for member in members {
        entry(member)
        noteComments(member)
      }
      isWhole = true
    } catch {
      if let marker = ConflictMarker(in: bytes) {
        return fault(StrayCharacter.documentation.id, marker.message, marker.range, nil)
      }
      fault(Syntax.documentation.id, error.message, error.offset..<error.offset, nil)
    }
  }

  private mutating func notUTF8(_ declaration: EncodingDeclaration?) {
    let place = EncodingDeclaration.firstUndecodable(in: bytes)
    let advice = declaration.map { declaration in
      declaration.isUTF8
        ? "" : " and write encoding=\"UTF-8\" in place of \(declaration.name.excerpt)"
    }
    fault(
      NotUTF8.documentation.id,
      "the file is no UTF-8: save it as UTF-8" + (advice ?? ""),
      place..<place,
      nil
    )
  }

  private mutating func noteComments(_ member: PropertyListMember) {
    for range in member.comments {
      let text = String(decoding: bytes[range].dropFirst(4).dropLast(3), as: UTF8.self)
      guard Suppression.mayBe(text) else { continue }
      comments.append(
        TableComment(text: text, range: lines.range(range), key: member.key.string)
      )
    }
  }

  private mutating func checkDuplicates(_ members: [PropertyListMember], key: String? = nil) {
    var seen: [String: Range<Int>] = [:]
    for member in members {
      let name = member.key.string
      guard let earlier = seen.updateValue(member.key.range, forKey: name) else { continue }
      let place = FindingPlace("", lines.range(earlier))
      faults.append(
        TableFault(
          rule: DuplicateKey.documentation.id,
          message: "the key \(name.excerpt) is given a second time, after line "
            + "\(place.range?.lowerBound.line ?? 1)",
          range: lines.range(member.key.range),
          key: key ?? name
        )
      )
    }
  }

  private mutating func entry(_ member: PropertyListMember) {
    let key = member.key
    if let text = member.value.text { return append(text, key, form: nil) }
    guard let members = member.value.members else {
      return fault(
        NonStringValue.documentation.id,
        "the value is no text and no dictionary of plurals",
        member.value.range,
        key.string
      )
    }
    checkDuplicates(members, key: key.string)
    for widths in [Name.widths, Name.devices] {
      guard let texts = member.value[widths]?.members else { continue }
      for text in texts {
        guard let value = text.value.text else {
          checkNoText(text, key)
          continue
        }
        append(value, key, form: TextForm(device: text.key.string))
      }
      return
    }
    guard let format = member.value[Name.format]?.text else {
      return fault(
        PluralStructure.documentation.id,
        "the plural has no text under '\(Name.format)'",
        key.range,
        key.string
      )
    }
    append(format, key, form: TextForm())
    let variables = members.filter { $0.value.members != nil }
    for variable in variables { plural(variable, key) }
    checkVariables(format, variables, key)
  }

  private mutating func plural(_ variable: PropertyListMember, _ key: PropertyListText) {
    let members = variable.value.members ?? []
    checkDuplicates(members, key: key.string)
    let rule = variable.value[Name.rule]?.text
    if rule?.string != Name.pluralRule {
      let found = rule.map { ", found \($0.string.excerpt)" } ?? ""
      fault(
        PluralStructure.documentation.id,
        "'\(Name.rule)' of \(variable.key.string.excerpt) is expected to be '\(Name.pluralRule)'"
          + found,
        rule?.range ?? variable.key.range,
        key.string
      )
    }
    var categories: [String] = []
    for member in members where !member.key.string.hasPrefix("NSString") {
      categories.append(member.key.string)
      guard let text = member.value.text else {
        checkNoText(member, key)
        continue
      }
      append(
        text,
        key,
        form: TextForm(variable: variable.key.string, category: member.key.string)
      )
    }
    if !categories.contains("other") {
      fault(
        MissingOtherForm.documentation.id,
        MissingOtherForm.message(variable.key.string, categories),
        variable.key.range,
        key.string
      )
    }
    checkValueType(variable, key)
  }

  /// Notes a form that is no text; a dictionary may be a plural or a choice by width in its turn.
  private mutating func checkNoText(_ form: PropertyListMember, _ key: PropertyListText) {
    let names = form.value.members?.map(\.key.string) ?? []
    guard !names.contains(where: { $0.hasPrefix("NSString") }) else { return }
    fault(
      NonStringValue.documentation.id,
      NonStringValue.message(form: form.key.string, form.value.value),
      form.value.range,
      key.string
    )
  }

  private mutating func checkValueType(_ variable: PropertyListMember, _ key: PropertyListText) {
    let type = variable.value[Name.valueType]?.text
    let kind = type.flatMap { PluralValueType.kind(of: $0.string) }
    guard let type, let kind else {
      return fault(
        PluralValueType.documentation.id,
        PluralValueType.noType(variable.key.string, type?.string),
        type?.range ?? variable.key.range,
        key.string
      )
    }
    for member in variable.value.members ?? [] where !member.key.string.hasPrefix("NSString") {
      guard let text = member.value.text else { continue }
      let own = PrintfFormat(text.string).certain.filter { $0.kind != .variable }
      // With several conversions nobody can say which one prints the number.
      guard own.count == 1, let first = own.first, first.kind != kind else { continue }
      fault(
        PluralValueType.documentation.id,
        PluralValueType.mismatch(first, text.string, type.string),
        text.range,
        key.string
      )
    }
  }

  private mutating func checkVariables(
    _ format: PropertyListText,
    _ variables: [PropertyListMember],
    _ key: PropertyListText
  ) {
    let defined = variables.map(\.key.string)
    var used: Set<String> = []
    let forms = variables.flatMap { $0.value.members ?? [] }.compactMap(\.value.text)
    for text in [format] + forms {
      for conversion in PrintfFormat(text.string).conversions {
        guard let name = conversion.variable, used.insert(name).inserted else { continue }
        guard !defined.contains(name) else { continue }
        fault(
          PluralVariable.documentation.id,
          PluralVariable.undefined(name, defined),
          text.range,
          key.string
        )
      }
    }
    for variable in variables where !used.contains(variable.key.string) {
      fault(
        PluralVariable.documentation.id,
        PluralVariable.unused(variable.key.string),
        variable.key.range,
        key.string
      )
    }
  }

  private mutating func append(
    _ text: PropertyListText,
    _ key: PropertyListText,
    form: TextForm?
  ) {
    texts.append(
      TableText(
        key: key.string,
        value: text.string,
        keyBytes: key.range,
        valueBytes: text.range,
        form: form,
        origin: .mapped(text.stretches)
      )
    )
  }

  private mutating func fault(
    _ rule: String,
    _ message: String,
    _ range: Range<Int>?,
    _ key: String?
  ) {
    faults.append(
      TableFault(rule: rule, message: message, range: range.map(lines.range), key: key)
    )
  }
}
