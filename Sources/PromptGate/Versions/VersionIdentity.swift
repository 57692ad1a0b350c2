/// Which string tells one version of an app from another.
public enum VersionIdentity: String, Codable, CaseIterable, Sendable {
  /// The marketing version; an app without one has the one version `unknown`.
  case marketing
  /// The build number.
  case build
  /// The marketing version or, where it is empty, the build number.
  case marketingElseBuild = "marketing-else-build"

  package func name(of version: AppVersion) -> String {
    switch self {
    case .marketing: version.marketing.isEmpty ? "unknown" : version.marketing
    case .build: version.build
    case .marketingElseBuild: version.marketing.isEmpty ? version.build : version.marketing
    }
  }
}
