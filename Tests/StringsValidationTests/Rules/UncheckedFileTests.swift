import Testing

@testable import StringsValidation

@Suite struct UncheckedFileTests {
  @Test func saysThatABinaryListIsNotLookedInto() {
    let bytes = "bplist00" + String(repeating: "\0", count: 40)
    expect(
      UncheckedFile(),
      bytes,
      [
        wholeFile: "the file is a binary property list, so its texts are not checked: "
          + "keep it as text"
      ]
    )
  }

  @Test func looksIntoPropertyListsInXML() {
    let list = "<plist><dict><key>a</key><string>b</string></dict></plist>"
    expect(UncheckedFile(), list)
    expect(MissingKey(), list, source: "a = b;")
  }
}
