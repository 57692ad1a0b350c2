/// The environment variables that the command reads, each named once.
package enum EnvironmentKey: String, CaseIterable, Sendable {
  case allLocales = "LC_ALL"
  case messageLocale = "LC_MESSAGES"
  case language = "LANG"
  case columns = "COLUMNS"
  case terminal = "TERM"
  case continuousIntegration = "CI"
}
