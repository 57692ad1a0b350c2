import Testing

@testable import MessageFormatting

/// One message, used by many at once from its very first use on.
///
/// The thread sanitizer is no judge of it on Linux: it does not see the locking of
/// `Synchronization.Mutex` there, and calls every value behind one a race.
@Suite struct MessageConcurrencyTests {
  private func expectEveryone(
    _ message: Message,
    _ arguments: @escaping @Sendable (Int) -> [String: MessageArgument],
    _ expected: @escaping @Sendable (Int) -> String
  ) async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { turn in
            let number = task * 200 + turn
            return message.format(arguments(number)).text == expected(number)
          }
        }
      }
      for await agreed in group { #expect(agreed) }
    }
  }

  @Test func plainMessagesAreShared() async throws {
    let message = try Message(pattern: "{n} {name}", language: "und")
    await expectEveryone(message, { ["n": .string("\($0)"), "name": "x"] }, { "\($0) x" })
  }

  #if ICU
    @Test func numbersInPlainMessagesAreShared() async throws {
      let message = try Message(pattern: "{n}", language: "de")
      await expectEveryone(message, { ["n": .integer(Int64($0 % 1_000))] }, { "\($0 % 1_000)" })
    }

    @Test func pluralsAreShared() async throws {
      let message = try Message(
        pattern: "{n, plural, one {# day} other {# days}} {n}",
        language: "en"
      )
      await expectEveryone(message, { ["n": .integer(Int64($0 % 1_000))] }) { number in
        let shown = number % 1_000
        return shown == 1 ? "1 day 1" : "\(shown) days \(shown)"
      }
    }

    @Test func timeZonesDoNotMix() async throws {
      let message = try Message(pattern: "{d, time,HH:mm} {d, date,yyyy}", language: "en")
      await expectEveryone(message) { number in
        ["d": .date(secondsSince1970: 0, timeZone: number.isMultiple(of: 2) ? "UTC" : "Asia/Tokyo")]
      } _: { number in
        number.isMultiple(of: 2) ? "00:00 1970" : "09:00 1970"
      }
    }
  #endif
}
