/// The environment variables that the command reads, each named once.
package enum EnvironmentKey: String, CaseIterable, Sendable {
  case allLocales = "LC_ALL"
  case messageLocale = "LC_MESSAGES"
  case language = "LANG"
  case columns = "COLUMNS"
  case noColor = "NO_COLOR"
  case forceColorBSD = "CLICOLOR_FORCE"
  case forceColor = "FORCE_COLOR"
  case terminal = "TERM"
  case continuousIntegration = "CI"
}
