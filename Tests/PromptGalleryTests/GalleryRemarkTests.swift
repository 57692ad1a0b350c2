import Testing

@testable import PromptGallery

@Suite struct GalleryRemarkTests {
  @Test func tellsRulesApart() {
    let remark = GalleryRemark(.warning, "the text is too long", rule: "text-too-long")
    #expect(remark != GalleryRemark(.warning, "the text is too long", rule: "text-too-short"))
  }
}
