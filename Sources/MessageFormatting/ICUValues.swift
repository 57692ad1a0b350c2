#if ICU
  internal import ICUBridge

  /// The values of a message's arguments in the form in which they cross over to C.
  struct ICUValues {
    private var values: [reviewprompts_value] = []
    private var texts: [UInt8] = []

    init(capacity: Int) {
      values.reserveCapacity(capacity)
    }

    /// Adds an argument without a value: ICU prints its name in braces.
    mutating func appendMissing() {
      append(kind: REVIEWPROMPTS_VALUE_MISSING)
    }

    mutating func append(text: String) {
      append(kind: REVIEWPROMPTS_VALUE_TEXT, text: text)
    }

    /// Adds a number; anything else is added as missing.
    mutating func append(number: MessageArgument) {
      switch number {
      case .integer(let value):
        append(kind: REVIEWPROMPTS_VALUE_INTEGER, integer: value)
      case .decimal(let digits):
        append(kind: REVIEWPROMPTS_VALUE_DECIMAL, text: digits)
      case .double(let value):
        append(kind: REVIEWPROMPTS_VALUE_DOUBLE, double: value)
      case .string, .date:
        appendMissing()
      }
    }

    private mutating func append(
      kind: Int,
      text: String = "",
      integer: Int64 = 0,
      double: Double = 0
    ) {
      let value = reviewprompts_value(
        kind: Int32(kind),
        offset: Int32(clamping: texts.count),
        length: Int32(clamping: text.utf8.count),
        integer: integer,
        number: double
      )
      values.append(value)
      if !text.isEmpty { texts.append(contentsOf: text.utf8) }
    }

    func withUnsafePointers<Value>(
      _ body: (UnsafePointer<reviewprompts_value>?, UnsafePointer<CChar>?) -> Value
    ) -> Value {
      values.withUnsafeBufferPointer { values in
        texts.withUnsafeBytes { texts in
          body(values.baseAddress, texts.bindMemory(to: CChar.self).baseAddress)
        }
      }
    }
  }
#endif
