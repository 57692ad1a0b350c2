// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ReviewPrompts", path: "../..")],
  targets: [
    .executableTarget(
      name: "notes",
      dependencies: [.product(name: "ReviewPrompts", package: "ReviewPrompts")]
    ),
    .executableTarget(
      name: "fivelines",
      dependencies: [.product(name: "ReviewPrompts", package: "ReviewPrompts")]
    ),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        .product(name: "ReviewPrompts", package: "ReviewPrompts"),
        .product(name: "PromptSnapshots", package: "ReviewPrompts"),
      ],
      exclude: ["Snapshots"]
    ),
  ]
)
