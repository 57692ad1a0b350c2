import MessageFormatting
import PromptContent
import Testing

@testable import PromptGallery

@Suite struct GalleryTests {
  private func language(
    _ tag: String,
    _ tables: [String: [PromptKey: String]] = [:],
    name: String = "Notes",
    remarks: [GalleryRemark] = []
  ) -> GalleryLanguage {
    let catalog = PromptCatalog(overrides: [InMemoryTables(tables)])
    let overview = catalog.overview(of: tag, appName: name, arguments: ["n": "3"])
    let texts = overview.entries.map {
      GalleryText(entry: $0, place: "a.strings:7", remarks: remarks)
    }
    return GalleryLanguage(overview: overview, texts: texts, name: "<\(tag)>", status: "written")
  }

  private func page(_ languages: GalleryLanguage..., name: String = "Notes") -> String {
    Gallery(arguments: ["appName": .string(name), "n": "3"], languages: languages).html
  }

  @Test func drawsEachMessageInItsLanguageAndDirection() {
    let page = page(language("ar"), language("en"))
    for message in PromptMessage.allCases {
      let role = "role=\"group\" aria-label=\"\(message.rawValue) message\""
      #expect(page.contains("data-m=\"\(message.rawValue)\" \(role) lang=\"ar\" dir=\"rtl\""))
      #expect(page.contains("data-m=\"\(message.rawValue)\" \(role) lang=\"en\" dir=\"ltr\""))
    }
    #expect(page.contains("How would you rate <bdi data-a=\"appName\">Notes</bdi>?"))
  }

  @Test func escapesWhatComesFromOutside() {
    let name = "A<b>&\""
    let texts: [PromptKey: String] = [
      .title: "<script>alert(1)</script> {appName}", .rateButton: "{a\"b}",
    ]
    let remark = GalleryRemark(.warning, "<i>no</i>", rule: "a&b")
    let page = page(language("en", ["en": texts], name: name, remarks: [remark]), name: name)
    #expect(
      page.contains(
        "&lt;script&gt;alert(1)&lt;/script&gt; <bdi data-a=\"appName\">A&lt;b&gt;&amp;&quot;</bdi>"
      )
    )
    #expect(page.contains("value=\"A&lt;b&gt;&amp;&quot;\""))
    #expect(page.contains("warning: <bdi>&lt;i&gt;no&lt;/i&gt;</bdi> [a&amp;b]"))
    #expect(page.contains("&lt;en&gt;"))
    #expect(!page.contains("<b>") && !page.contains("<script>alert") && !page.contains("<i>no"))
  }

  @Test func needsNothingFromElsewhere() {
    let page = page(language("en"))
    #expect(page.contains("default-src 'none'"))
    for address in ["http://", "https://", "src=\"", "@import", "url("] {
      #expect(!page.contains(address), "\(address)")
    }
  }

  @Test func drawsNothingForAHiddenElement() {
    let page = page(language("en", ["en": [.remindButton: ""]]))
    #expect(!page.contains("class=\"k\" data-k=\"remind\""))
    #expect(page.contains("override, en, a.strings:7, hidden"))
  }

  @Test func saysWhatATextIsWrittenIn() {
    let esperanto = language("eo", ["eo": [.title: "Ĉu vi taksus {appName}?"]])
    #expect(esperanto.problems == ["fallback"])
    #expect(page(esperanto).contains("The message ‘app’ is written in en."))
  }

  static let severities: [(GalleryRemark.Severity, [String])] = [
    (.error, ["error", "remark"]), (.warning, ["remark"]), (.note, ["note"]),
  ]

  @Test(arguments: severities)
  func filtersByWhatIsSaidOfATextOrAFile(
    _ severity: GalleryRemark.Severity,
    _ problems: [String]
  ) {
    let remark = GalleryRemark(severity, "<i>bad</i>", rule: "rule")
    var ofFile = language("en")
    ofFile.remarks = [remark]
    var ofText = language("en")
    ofText.texts[1].remarks = [remark]
    for language in [ofFile, ofText] {
      #expect(language.problems == problems)
      let page = page(language)
      #expect(page.contains("Sources and remarks: 1 \(severity.rawValue)</summary>"))
      #expect(page.contains("\(severity.rawValue): <bdi>&lt;i&gt;bad&lt;/i&gt;</bdi> [rule]</div>"))
    }
    #expect(language("en").problems.isEmpty)
  }

  #if ICU
    @Test func describesAPluralToTheScript() {
      let title = "{n, plural, offset:1 =0 {no} one {# \"day\"} other {{appName}}} on"
      let page = page(language("en", ["en": [.title: title]]))
      let description =
        #"{"l":"en","n":[["n","plural",1.0,{"=0":["no"],"one":[0," \"day\""],"other":[["appName"]]}]," on"]}"#
      #expect(page.contains("data-p=\"\(description.html)\">Notes on</span>"))
      #expect(page.contains("<input data-argument=\"n\" dir=\"auto\" value=\"3\" data-given>"))
    }

    @Test func saysWhatThePageCannotPutValuesInto() {
      let page = page(language("en", ["en": [.title: "{n, number} of {appName}"]]))
      #expect(page.contains("3 of Notes"))
      #expect(page.contains("the page cannot put other values into it"))
    }
  #endif
}
