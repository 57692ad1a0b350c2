// swift-tools-version: 6.2
import PackageDescription

/// Set for every Swift target at once, so that no target can fall behind.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A Swift module and what it may import; each has its tests in `Tests/<name>Tests`.
struct Module {
  var name: String
  var dependencies: [Target.Dependency] = []
  /// What its tests need besides, such as a program that they run.
  var testDependencies: [Target.Dependency] = []
}

let icuBridge: Target.Dependency = .target(name: "ICUBridge", condition: .when(traits: ["ICU"]))

let modules: [Module] = [
  Module(name: "Diagnostics"),
  Module(name: "StringsFile", dependencies: ["Diagnostics"]),
  Module(name: "MessageFormatting", dependencies: ["Diagnostics", icuBridge]),
  Module(name: "LocaleMatching", dependencies: [icuBridge]),
  Module(
    name: "PromptContent",
    dependencies: [
      "Diagnostics", "StringsFile", "MessageFormatting", "LocaleMatching", "EmbeddedData",
    ]
  ),
  Module(name: "BundleFolders", dependencies: ["LocaleMatching", "PromptContent", "StringsFile"]),
  Module(name: "StoreLinks", dependencies: ["Diagnostics", "EmbeddedData"]),
  Module(name: "JSONDocument", dependencies: ["Diagnostics"]),
  Module(name: "PromptGate"),
  Module(
    name: "GateStorage",
    dependencies: ["PromptGate"],
    testDependencies: ["GateStorageWriter"]
  ),
  Module(name: "GateUserDefaults", dependencies: ["GateStorage", "PromptGate"]),
  Module(name: "GateReplay", dependencies: ["Diagnostics", "JSONDocument", "PromptGate"]),
  Module(
    name: "SnapshotFiles",
    dependencies: ["LocaleMatching", "MessageFormatting", "PromptContent"]
  ),
  Module(name: "PromptSnapshots", dependencies: ["PromptContent", "SnapshotFiles"]),
  Module(
    name: "PromptGallery",
    dependencies: ["EmbeddedData", "MessageFormatting", "PromptContent"]
  ),
  Module(
    name: "StringsValidation",
    dependencies: [
      "Diagnostics", "JSONDocument", "LocaleMatching", "MessageFormatting", "PromptContent",
      "StringsFile",
    ]
  ),
  Module(
    name: "ReviewPrompts",
    dependencies: [
      "BundleFolders", "GateStorage", "LocaleMatching", "MessageFormatting", "PromptContent",
      "PromptGate", "StoreLinks", "StringsFile",
    ]
  ),
  Module(
    name: "ReviewPromptsCLI",
    dependencies: [
      "BundleFolders", "Diagnostics", "GateReplay", "JSONDocument", "LocaleMatching",
      "MessageFormatting", "PromptContent", "PromptGate", "StoreLinks", "StringsFile",
      "PromptGallery", "SnapshotFiles", "StringsValidation",
    ]
  ),
]

let package = Package(
  name: "ReviewPrompts",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ReviewPrompts", targets: ["ReviewPrompts"]),
    // Apart, since UserDefaults brings all of Foundation with it.
    .library(name: "GateUserDefaults", targets: ["GateUserDefaults"]),
    .library(name: "PromptSnapshots", targets: ["PromptSnapshots"]),
    .executable(name: "reviewprompts", targets: ["ReviewPromptsCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["ICU"]),
    .trait(
      name: "ICU",
      description: "Format plural, select, number and date messages and match languages with ICU."
    ),
  ],
  targets: [
    .systemLibrary(
      name: "SystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(
      name: "ICUBridge",
      dependencies: [.target(name: "SystemICU", condition: .when(traits: ["ICU"]))],
      cxxSettings: [
        .define("REVIEWPROMPTS_ICU", .when(traits: ["ICU"])),
        .treatAllWarnings(as: .error),
      ]
    ),
    .target(name: "EmbeddedData", exclude: ["Gallery"], cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ReviewPromptsCommand",
      dependencies: ["ReviewPromptsCLI"],
      swiftSettings: swiftSettings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
    .executableTarget(
      name: "GateStorageWriter",
      dependencies: ["GateStorage", "PromptGate"],
      path: "Tests/GateStorageWriter",
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "LayeringTests",
      dependencies: ["TestSupport"],
      swiftSettings: swiftSettings
    ),
  ]
    + modules.map {
      .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: swiftSettings)
    }
    + modules.map {
      .testTarget(
        name: "\($0.name)Tests",
        dependencies: [.target(name: $0.name), "TestSupport"] + $0.dependencies
          + $0.testDependencies,
        swiftSettings: swiftSettings
      )
    },
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
