/// The conversions of printf and `String(format:)` in a text, and what looks like a damaged one.
struct PrintfFormat: Hashable, Sendable {
  /// The conversions, such as `%@` and `%1$d`, in the order of the text.
  private(set) var conversions: [PrintfConversion] = []
  /// What is no conversion but was probably meant as one, or a percent sign that stands alone.
  private(set) var faults: [PrintfFault] = []
  /// Whether the text holds `%%`.
  private(set) var hasPercentSign = false

  /// A text without any.
  static let none = PrintfFormat()

  /// The conversions that are meant as such for certain.
  private(set) var certain: [PrintfConversion] = []
  /// The kinds that each argument is printed as, by its number from 1; sorted by number.
  private(set) var arguments: [Argument] = []
  /// The argument that each variable takes first, by the name in `%#@name@`.
  private(set) var variables: [String: Int] = [:]

  /// An argument and the kinds that it is printed as.
  struct Argument: Hashable, Sendable {
    var number: Int
    var kinds: PrintfConversion.Kinds
    /// Which of the conversions that are meant for certain takes it first, counted from 0.
    var place: Int

    // Languages may print an argument at different places.
    static func == (left: Self, right: Self) -> Bool {
      left.number == right.number && left.kinds == right.kinds
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number)
      hasher.combine(kinds)
    }
  }

  private init() {}

  /// Looks through a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - substitutions: what its catalog says of the variables in it.
  init(_ text: String, _ substitutions: PrintfSubstitutions = PrintfSubstitutions()) {
    var text = text
    text.withUTF8 { bytes in
      var scanner = PrintfScanner(bytes, substitution: substitutions.own)
      while let item = scanner.next() {
        switch item {
        case .conversion(let conversion): conversions.append(conversion)
        case .fault(let fault): faults.append(fault)
        case .percentSign: hasPercentSign = true
        }
      }
    }
    conversions = substitutions.resolve(conversions)
    let isDoubtful = conversions.contains(where: \.isDoubtful)
    certain = isDoubtful ? conversions.filter { !$0.isDoubtful } : conversions
    arguments = certain.isEmpty ? [] : Self.arguments(certain)
    variables = Self.variables(certain)
  }

  /// Whether the text is certainly meant for a formatter: `50% off` is not.
  var isCertain: Bool { !certain.isEmpty }

  /// Whether an argument is printed as several kinds.
  var isContradictory: Bool { arguments.contains { $0.kinds.isMixed } }

  /// Whether some conversions are numbered and others not.
  var mixesNumbering: Bool {
    certain.contains { $0.number != nil } && certain.contains { $0.number == nil }
  }

  /// The kinds that an argument is printed as; empty when it is not printed.
  func kinds(of number: Int) -> PrintfConversion.Kinds {
    argument(number)?.kinds ?? []
  }

  /// The first conversion that takes an argument, be it for a `*`; `nil` when it is not printed.
  func conversion(taking number: Int) -> PrintfConversion? {
    argument(number).map { certain[$0.place] }
  }

  /// What `%arg` prints in a form of a catalog's substitution; `nil` when it is not there.
  var substitutionNumber: PrintfConversion? { certain.first(where: \.isSubstitutionNumber) }

  private static func variables(_ conversions: [PrintfConversion]) -> [String: Int] {
    guard conversions.contains(where: { $0.variable != nil }) else { return [:] }
    var variables: [String: Int] = [:]
    var next = 1
    for conversion in conversions {
      next += conversion.starCount
      if let name = conversion.variable, variables[name] == nil {
        variables[name] = conversion.number ?? next
      }
      if conversion.number == nil { next += 1 }
    }
    return variables
  }

  private func argument(_ number: Int) -> Argument? {
    // Sorted by number, so that a text with very many of them is no slower an argument.
    var places = arguments.indices
    while let place = places.isEmpty ? nil : places.lowerBound + places.count / 2 {
      if arguments[place].number == number { return arguments[place] }
      if arguments[place].number < number {
        places = place + 1..<places.upperBound
      } else {
        places = places.lowerBound..<place
      }
    }
    return nil
  }

  private static func arguments(_ conversions: [PrintfConversion]) -> [Argument] {
    if let arguments = argumentsInOrder(conversions) { return arguments }
    var arguments: [Int: Argument] = [:]
    var next = 1
    func print(_ number: Int, _ kind: PrintfConversion.Kind, _ place: Int) {
      let argument = Argument(number: number, kinds: PrintfConversion.Kinds(kind), place: place)
      arguments[number, default: argument].kinds.formUnion(argument.kinds)
    }
    for (place, conversion) in conversions.enumerated() {
      for _ in 0..<conversion.starCount {
        print(next, .integer, place)
        next += 1
      }
      print(conversion.number ?? next, conversion.kind, place)
      if conversion.number == nil { next += 1 }
    }
    return arguments.values.sorted { $0.number < $1.number }
  }

  /// The arguments of conversions of which each prints one that comes after those before it, as most
  /// do; `nil` for others.
  private static func argumentsInOrder(_ conversions: [PrintfConversion]) -> [Argument]? {
    var arguments: [Argument] = []
    arguments.reserveCapacity(conversions.count)
    for (place, conversion) in conversions.enumerated() {
      let number = conversion.number ?? place + 1
      guard conversion.starCount == 0, number > arguments.last?.number ?? 0 else { return nil }
      // Numbered conversions are not counted when one without a number takes the next argument.
      let isNumbered = conversion.number != nil
      guard isNumbered == (conversions[0].number != nil) else { return nil }
      let kinds = PrintfConversion.Kinds(conversion.kind)
      arguments.append(Argument(number: number, kinds: kinds, place: place))
    }
    return arguments
  }
}

extension PrintfConversion {
  /// The conversion as it is written in its text.
  func spelling(in text: String) -> String {
    String(
      decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count),
      as: UTF8.self
    )
  }
}
