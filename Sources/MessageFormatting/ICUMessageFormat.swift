#if ICU
  internal import ICUBridge

  /// Owns one of ICU's message formats. Not for two threads at once: ICU makes the formats of plain
  /// numbers and the plural rules only when they are first needed, without a lock.
  final class ICUMessageFormat {
    private let handle: OpaquePointer

    /// Compiles a pattern.
    ///
    /// - Parameters:
    ///   - pattern: A pattern in ICU's own grammar.
    ///   - language: A BCP 47 language tag.
    ///   - names: The arguments whose values will be given, in that order.
    /// - Throws: Why ICU refuses the pattern.
    init(pattern: String, language: String, names: [String]) throws(ICUError) {
      var pattern = pattern
      var errorOffset: Int32 = 0
      var status: Int32 = 0
      let opened = pattern.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          let length = Int32(clamping: characters.count)
          return reviewprompts_message_open(
            characters.baseAddress,
            length,
            language,
            &errorOffset,
            &status
          )
        }
      }
      guard let opened else { throw ICUError(code: status) }
      handle = opened
      for name in names {
        reviewprompts_message_add_name(opened, name, Int32(clamping: name.utf8.count))
      }
    }

    deinit { reviewprompts_message_close(handle) }

    /// Formats the message with one value for each name.
    func text(of values: ICUValues) throws(ICUError) -> String {
      let handle = handle
      return try textFromICU { buffer, capacity, status in
        values.withUnsafePointers { values, texts in
          reviewprompts_message_format(handle, values, texts, buffer, capacity, &status)
        }
      }
    }
  }
#endif
