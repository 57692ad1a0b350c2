import StringsFile

/// A value of a property list in XML, and where it stands.
struct PropertyListNode: Sendable {
  /// What a value is.
  enum Value: Sendable {
    case string(PropertyListText)
    case dictionary([PropertyListMember])
    case array([PropertyListNode])
    /// A number, a date, data or a truth value, by the name of its element.
    case other(String)
  }

  var value: Value
  /// Its bytes in the file, tags included.
  var range: Range<Int>

  /// The text of a string.
  var text: PropertyListText? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The members of a dictionary.
  var members: [PropertyListMember]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The last value of a dictionary with this key.
  subscript(key: String) -> PropertyListNode? {
    members?.last { $0.key.string == key }?.value
  }
}

/// A key of a dictionary and its value.
struct PropertyListMember: Sendable {
  var key: PropertyListText
  var value: PropertyListNode
  /// The places of the comments right above it, marks included.
  var comments: [Range<Int>] = []
}

/// The text of an element, its entities resolved.
struct PropertyListText: Sendable {
  var string: String
  /// Its bytes in the file, without the tags.
  var range: Range<Int>
  /// How bytes of the text are found in the file.
  var stretches: [TextStretch]
}

/// What is wrong with a property list in XML, and where.
struct PropertyListFault: Error {
  var message: String
  var offset: Int
}
