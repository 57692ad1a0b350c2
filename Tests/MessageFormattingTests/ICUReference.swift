#if ICU
  import ICUBridge

  @testable import MessageFormatting

  /// ICU's own answers, with none of this package's code in between but the bridge to C.
  enum ICUReference {
    enum Answer: Equatable {
      case text(String)
      /// ICU's error, and its place in UTF-16 units.
      case refused(String, offset: Int)
      case failed(String)
    }

    static func format(
      _ pattern: String,
      language: String = "en",
      _ arguments: [(name: String, value: MessageArgument)] = []
    ) -> Answer {
      var offset: Int32 = 0
      var status: Int32 = 0
      let size = Int32(pattern.utf8.count)
      guard let message = reviewprompts_message_open(pattern, size, language, &offset, &status)
      else {
        return .refused(String(cString: reviewprompts_error_name(status)), offset: Int(offset))
      }
      defer { reviewprompts_message_close(message) }
      var values = ICUValues(capacity: arguments.count)
      for (name, value) in arguments {
        reviewprompts_message_add_name(message, name, Int32(name.utf8.count))
        if case .string(let text) = value {
          values.append(text: text)
        } else {
          values.append(number: value)
        }
      }
      do throws(ICUError) {
        return .text(
          try textFromICU { buffer, capacity, status in
            values.withUnsafePointers {
              reviewprompts_message_format(message, $0, $1, buffer, capacity, &status)
            }
          }
        )
      } catch {
        return .failed(error.description)
      }
    }
  }
#endif
