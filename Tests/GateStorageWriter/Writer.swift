import GateStorage
import PromptGate

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that records events in a file store and says so once each is acknowledged: a test kills
/// it, runs two of it at once, and takes its disk or its rights away.
///
/// Arguments: path, device, number of events, and how: `freely`, `within=<bytes>` (no file may grow
/// larger) or `unprivileged`. It prints `+` for every event that is stored, and one line
/// for an error, with which it ends.
struct Writer {
  let path: String
  let device: String
  let count: Int
  let manner: Substring

  init(_ arguments: [String]) {
    path = arguments.count > 1 ? arguments[1] : ""
    device = arguments.count > 2 ? arguments[2] : ""
    count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    manner = arguments.count > 4 ? arguments[4][...] : ""
  }

  func run() {
    if manner.hasPrefix("within="), let bytes = UInt(manner.dropFirst("within=".count)) {
      allowFiles(of: bytes)
    }
    // The superuser may write anywhere; "nobody" may not.
    if manner == "unprivileged", geteuid() == 0, setuid(65_534) != 0 { return say("no setuid\n") }
    let store = GateStateStore(FileStore(path: path))
    var context = GateContext(
      now: Moment(sinceEpoch: .days(20_454)),
      version: AppVersion(marketing: "1.0", build: "1")
    )
    context.device = device
    let policy = Preset.appirater.policy
    for _ in 0..<count {
      do throws(StorageError) {
        let outcome = try store.update {
          $0.record(.significantEvent(), under: policy, in: context)
        }
        say(outcome.setAside.isEmpty ? "+" : "damage\n")
      } catch {
        return say("\(error)\n")
      }
    }
  }

  /// As on a full disk, writing stops in the middle of a file.
  private func allowFiles(of bytes: UInt) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue))
      _ = setrlimit(resource, &limit)
    #else
      _ = setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }

  /// Writes to the standard output, past any buffer: what was said was acknowledged.
  private func say(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
