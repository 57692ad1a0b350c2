import StringsFile
import Testing

/// What must hold for any bytes.
struct AgreementTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func bothDoorsAgreeOnAnyBytes(seed: UInt64) throws {
    var files = try RandomFiles(seed: seed)
    for _ in 0..<400 { expectSameThroughBothDoors(files.next()) }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func thePartsOfADocumentAreTheFile(seed: UInt64) throws {
    var files = try RandomFiles(seed: seed &+ 100)
    for _ in 0..<400 {
      let bytes = files.next()
      let document = StringsDocument(bytes: bytes)
      var end = 0
      for piece in document.pieces {
        #expect(piece.range.lowerBound == end && !piece.range.isEmpty)
        end = piece.range.upperBound
      }
      #expect(end == bytes.count)
      #expect(document.write() == bytes)
    }
  }

  @Test(arguments: [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF, 0x00], [0xA9], [0x00]])
  func tinyFiles(_ bytes: [UInt8]) {
    expectSameThroughBothDoors(bytes)
  }

  @Test
  func everyPrefixOfAFile() throws {
    let bytes = try ConformanceCase(name: "104-comments-everywhere").bytes()
    for length in 0...bytes.count { expectSameThroughBothDoors(Array(bytes[..<length])) }
  }
}
