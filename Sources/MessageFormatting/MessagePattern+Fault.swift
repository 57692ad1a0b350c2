extension MessagePattern {
  /// The error for the first argument that `kind` finds something wrong with.
  ///
  /// The place is that of the style if there is one, and else that of the name.
  func firstFault(of kind: (Argument) -> MessagePatternError.Kind?) -> MessagePatternError? {
    var fault: MessagePatternError?
    forEachArgument { argument in
      guard fault == nil, let kind = kind(argument) else { return }
      let place = (argument.style ?? argument.nameRange).lowerBound
      let scalars = text.utf8.prefix(place).count { $0 & 0xC0 != 0x80 }
      fault = MessagePatternError(utf8Offset: place, scalarOffset: scalars, kind: kind)
    }
    return fault
  }
}
