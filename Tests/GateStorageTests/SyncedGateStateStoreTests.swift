import Synchronization
import TestSupport
import Testing

@testable import GateStorage
@testable import PromptGate

@Suite struct SyncedGateStateStoreTests {
  /// What a device sees of a synced store: its own copy, that is exchanged as a whole and late.
  struct Device {
    let name: String
    let local = MemoryStore()
    let copy = MemoryStore()

    var gate: SyncedGateStateStore {
      SyncedGateStateStore(local: GateStateStore(local), synced: GateStateStore(copy))
    }

    /// The last value written wins, and what the other device wrote is gone.
    func overwrite(_ other: Device) throws {
      for (key, value) in copy.values { _ = try other.copy.set(value, forKey: key) }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func losesNoCountToAStoreThatForgets(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let devices = ["phone", "tablet", "watch"].map { Device(name: $0) }
    var recorded = 0
    for _ in 0..<60 {
      guard let device = devices.randomElement(using: &generator) else { continue }
      guard let other = devices.randomElement(using: &generator) else { continue }
      if Bool.random(using: &generator) {
        try device.overwrite(other)
      } else {
        recorded += 1
        let outcome = try device.gate.update { $0.events.add(1, of: "", on: device.name) }
        #expect(outcome.setAside.isEmpty && outcome.notPublished == nil)
      }
    }
    // Everybody in turn sees what the one before has published, twice round.
    for (device, next) in zip(devices + devices, (devices + devices + devices).dropFirst()) {
      _ = try device.gate.update { _ in }
      try device.overwrite(next)
    }
    for device in devices {
      #expect(try device.gate.update { $0.events.total(of: nil) }.value == recorded)
    }
  }

  @Test func doesNotAskTwice() throws {
    let (phone, tablet) = (Device(name: "phone"), Device(name: "tablet"))
    let policy = Preset.cloudReview.policy
    var context = GateContext(
      now: Moment(secondsSince1970: 1_800_000_000),
      version: AppVersion(marketing: "1.0", build: "1")
    )
    #expect(try tablet.gate.update { $0.ask(policy, in: context) }.value.isPrompt)
    context.device = phone.name
    _ = try phone.gate.update { $0.record(.answer(.rate), under: policy, in: context) }
    try phone.overwrite(tablet)
    context.device = tablet.name
    #expect(try !tablet.gate.update { $0.ask(policy, in: context) }.value.isPrompt)
  }

  @Test func keepsWhatIsDamagedInTheSyncedStoreAside() throws {
    let device = Device(name: "phone")
    _ = try device.copy.set(.text("damage"), forKey: "ReviewPrompts.GateState")
    let outcome = try device.gate.update { $0.events.add(2, of: "", on: "phone") }
    #expect(outcome.setAside.map(\.place) == ["ReviewPrompts.GateState.damaged-1"])
    #expect(try GateStateStore(device.copy).events() == 2)
  }

  @Test func getsWhatIsDamagedOnTheDeviceBackFromTheOthers() throws {
    let device = Device(name: "phone")
    _ = try device.gate.update { $0.events.add(2, of: "", on: "phone") }
    _ = try device.local.set(.text("damage"), forKey: "ReviewPrompts.GateState")
    let outcome = try device.gate.update { $0.events.add(1, of: "", on: "phone") }
    #expect(outcome.setAside.map(\.place) == ["ReviewPrompts.GateState.damaged-1"])
    #expect(try GateStateStore(device.local).events() == 3)
  }

  @Test func saysWhyAChangeIsNotPublished() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none/store"
    let local = GateStateStore(MemoryStore())
    let gate = SyncedGateStateStore(local: local, synced: GateStateStore(FileStore(path: path)))
    let outcome = try gate.update { $0.events.add(2, of: "", on: "phone") }
    #expect(outcome.notPublished != nil)
    #expect(try local.events() == 2)
  }
}
