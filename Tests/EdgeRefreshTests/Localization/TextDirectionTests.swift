import Foundation
import TestSupport
import Testing

@testable import EdgeRefreshControls

struct TextDirectionTests {
  @Test(arguments: BuiltIn.all)
  func `only lines in Arabic and Hebrew are read from right to left`(language: BuiltIn) {
    let isRightToLeft = ["ar", "he"].contains(language.tag)
    #expect(language.entries.allSatisfy { $0.text.isRightToLeft == isRightToLeft })
  }

  @Test(arguments: [
    ("", false), ("12:30", false), ("2024 – ", false), ("…a", false), ("1 אב", true),
    ("(آخر", true), ("به‌روزرسانی: ", true), ("ܫܠܡܐ", true), ("ߒߞߏ", true), ("ދިވެހި", true),
    ("𞤀𞤣", true), ("\u{FB50}", true), ("\u{FEFC}", true), ("\u{FEFF}a", false), ("Éa א", false),
    ("א a", true), ("\u{200F}12:30", true), ("\u{200F}abc", true), ("\u{200E}אב", false),
    ("\u{61C}12", true), ("日本", false), ("नमस्ते", false), ("ไทย", false), ("🇮🇱 שלום", true),
  ])
  func `the first letter or mark determines the direction`(text: String, isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("٠٣-١٨", true), ("a٩", true), ("03-18", false), ("۰۳-۱۸", false), ("०३", false), ("", false),
  ])
  func `Arabic-Indic digits are found`(text: String, hasDigits: Bool) {
    #expect(text.hasArabicIndicDigits == hasDigits)
  }

  @Test func `an isolate has the direction of its text`() {
    #expect("03-18".isolated(rightToLeft: false) == "\u{2066}03-18\u{2069}")
    #expect("٠٣-١٨".isolated(rightToLeft: false) == "\u{2066}\u{202D}٠٣-١٨\u{2069}")
    #expect("18.3.".isolated(rightToLeft: true) == "\u{2067}18.3.\u{2069}")
    #expect("١٨ ص".isolated(rightToLeft: true) == "\u{2067}١٨ ص\u{2069}")
  }
}
