/// What a character of Unicode's explicit direction controls does.
enum BidiControl {
  /// LRE, RLE, LRO, RLO.
  case embedding
  /// PDF.
  case endOfEmbedding
  /// LRI, RLI, FSI.
  case isolate
  /// PDI.
  case endOfIsolate

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: self = .embedding
    case 0x202C: self = .endOfEmbedding
    case 0x2066...0x2068: self = .isolate
    case 0x2069: self = .endOfIsolate
    default: return nil
    }
  }
}
