/// A pattern for paths: `*` stands for any characters but slashes, `**` for any folders, `?` for one
/// character.
///
/// A pattern without a slash is held against each part of a path, so that `Pods` names a folder of
/// this name anywhere; one that matches a folder matches all in it.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package var text: String
  private let parts: [String]

  /// Makes a pattern.
  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Whether a path, or a folder that it lies in, is one of those that the pattern stands for.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard parts.count > 1 else {
      guard let part = parts.first else { return false }
      return names.contains { Self.matches($0, part) }
    }
    return (1...max(1, names.count)).contains { Self.matches(names.prefix($0), parts[...]) }
  }

  private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      let rest = parts.dropFirst()
      return (0...names.count).contains { matches(names.dropFirst($0), rest) }
    }
    guard let name = names.first, matches(name, part) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Holds one name against one part, and goes back to the last star where they part.
  private static func matches(_ name: String, _ part: String) -> Bool {
    let (name, part) = (Array(name), Array(part))
    var (at, place) = (0, 0)
    var star: (part: Int, name: Int)?
    while at < name.count {
      if place < part.count, part[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < part.count, part[place] == "?" || part[place] == name[at] {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.part, last.name + 1)
        (at, place) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[place...].allSatisfy { $0 == "*" }
  }
}
