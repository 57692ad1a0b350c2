import Foundation
import ReviewPrompts

/// The question whether the user would rate the app, in the user's language.
struct RatingPrompt {
  let preferences: [String]

  init(preferences: String) {
    self.preferences = preferences.split(separator: ",").map(String.init)
  }

  func show() throws {
    // The app's own texts: a folder of .lproj folders, found beside the sources of this example.
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Overrides").standardized
    let catalog = PromptCatalog(overrides: [try FolderTables(path: folder.path)])
    let prompt = catalog.prompt(
      for: preferences,
      appName: "Notes",
      arguments: ["version": "2.1"]
    )
    let link = try StoreLink(.appleAppStore, id: "284882215")
    print(prompt.title ?? "")
    print(prompt.body ?? "")
    for button in [prompt.buttons.rate, prompt.buttons.remind, prompt.buttons.decline] {
      if let button { print("  [\(button)]") }
    }
    print(link.url)
  }
}
