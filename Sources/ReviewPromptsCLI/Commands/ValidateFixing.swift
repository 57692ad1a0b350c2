internal import Diagnostics
internal import StringsValidation

/// Which fixes are wanted.
struct ValidateFixing: Sendable {
  var safety: Fix.Safety?

  /// Gives what is wrong with a file, after the fixes that are wanted.
  func findings(
    in part: inout LanguageTables.Part,
    _ check: (LocalizedTable) -> [Finding]
  ) -> ValidateReport {
    ValidateReport(findings: check(part.table))
  }
}
