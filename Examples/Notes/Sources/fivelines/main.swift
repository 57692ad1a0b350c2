import ReviewPrompts

let prompt = PromptCatalog().prompt(for: ["fr-CA", "en"], appName: "Notes")
let link = try StoreLink(.appleAppStore, id: "284882215")
print(prompt.title ?? "", prompt.body ?? "", prompt.buttons.rate ?? "", link.url, separator: "\n")
