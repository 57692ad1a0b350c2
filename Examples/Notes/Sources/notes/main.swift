// A small notes app for the terminal that asks for a rating as a bigger app would: with the shipped texts, its
// own overrides over them, and a link to its store page.
//
//   notes add "Buy milk"     keeps a note
//   notes list               shows them
//   notes ask                counts a launch and says whether to ask now
//   notes rate fr-CA,en      shows the prompt for a user's languages
import ReviewPrompts

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "add": try Notebook().add(arguments.dropFirst().joined(separator: " "))
case "list": try Notebook().show()
case "ask": try RatingGate().ask()
case "rate": try RatingPrompt(preferences: arguments.dropFirst().joined(separator: ",")).show()
default: print("usage: notes add TEXT | list | ask | rate LANGUAGES")
}
