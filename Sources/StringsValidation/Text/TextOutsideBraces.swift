/// The characters of a text without what stands in braces: names of arguments, and the selectors of
/// a plural, but not the texts of its forms.
///
/// What stands in an odd number of braces is syntax; a text of forms begins with the next brace.
struct TextOutsideBraces: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var depth = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
  }

  mutating func next() -> Unicode.Scalar? {
    while let scalar = scalars.next() {
      switch scalar {
      case "{": depth += 1
      case "}": depth = Swift.max(0, depth - 1)
      default: if depth.isMultiple(of: 2) { return scalar }
      }
    }
    return nil
  }
}
