#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Why the system did not do what it was asked for.
enum SystemReason {
  /// The reason, without the words that Foundation puts round it; `nil` where there is none.
  static func words(for error: any Error) -> String? {
    guard let cocoa = error as? CocoaError else { return "\(error)" }
    switch cocoa.code {
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file or folder"
    case .fileWriteOutOfSpace: return "no space left on the device"
    case .fileWriteVolumeReadOnly: return "the file system is read-only"
    default: return nil
    }
  }
}
