/// A day of the Gregorian calendar, for years 1 to 9999.
struct CivilDate {
  var year: Int
  var month: Int
  var day: Int

  /// Counts from 1 March of year 0, so that the leap day is the last of its year, and in whole
  /// cycles of 400 years of 146,097 days.
  init(daysSince1970: Int) {
    let days = daysSince1970 + 719_468
    let cycle = (days >= 0 ? days : days - 146_096) / 146_097
    let inCycle = days - cycle * 146_097
    let yearInCycle = (inCycle - inCycle / 1460 + inCycle / 36_524 - inCycle / 146_096) / 365
    let inYear = inCycle - (365 * yearInCycle + yearInCycle / 4 - yearInCycle / 100)
    let monthFromMarch = (5 * inYear + 2) / 153
    day = inYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearInCycle + cycle * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads `2026-01-31`; `nil` where no such day exists.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let same = CivilDate(daysSince1970: daysSince1970)
    guard same.month == month, same.day == day else { return nil }
  }

  private var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let cycle = (year >= 0 ? year : year - 399) / 400
    let yearInCycle = year - cycle * 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearInCycle * 365 + yearInCycle / 4 - yearInCycle / 100 + inYear
      - 719_468
  }

  /// The time from 1970 to the start of the day.
  var start: Period { .days(Double(daysSince1970)) }
}

extension CivilDate: CustomStringConvertible {
  var description: String {
    let digits = String(year)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(padded)-\(twoDigits(month))-\(twoDigits(day))"
  }
}
