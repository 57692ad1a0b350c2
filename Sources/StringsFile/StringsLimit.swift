/// The limits that reading keeps to.
package enum StringsLimit {
  /// The number of values inside one another that are read, as in CoreFoundation.
  package static let depth = 512
  /// The number of errors of one file that are kept; what follows is still read.
  package static let errors = 1000
}
