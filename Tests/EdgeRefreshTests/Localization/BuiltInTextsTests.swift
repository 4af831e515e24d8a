import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A language and its built-in texts.
struct BuiltIn: Sendable, CustomTestStringConvertible {
  let tag: String
  let texts: RefreshTexts

  static let all = RefreshTexts.builtInLanguages.map { BuiltIn(tag: $0.key, texts: $0.value()) }

  var testDescription: String { tag }

  /// The keys with their texts.
  var entries: [(key: RefreshTextKey, text: String)] {
    RefreshTextKey.allCases.map { ($0, texts[$0]) }
  }

  /// The texts that stand alone: on a line, in a menu, or spoken.
  var lines: [String] {
    entries.filter { ![.lastUpdated, .today, .noRecord].contains($0.key) }.map(\.text)
  }
}

@Suite(.isolated)
@MainActor
struct BuiltInTextsTests {
  @Test func `texts are built in for all supported languages`() {
    #expect(
      Set(BuiltIn.all.map(\.tag)) == [
        "en", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "ja", "de", "fr", "es", "pt", "pt-PT", "it",
        "nl", "pl", "tr", "vi", "th", "id", "hi", "ar", "he", "sv", "da", "nb", "fi", "ro", "ca",
        "cs", "sk", "bg", "hr", "sl", "el", "hu", "lt", "ms",
      ])
    #expect(BuiltIn.all.count == 37, "no tag occurs twice")
  }

  @Test(.scenario("C4"), arguments: BuiltIn.all)
  func `every key has a text that does not contain the key`(language: BuiltIn) {
    for (key, text) in language.entries {
      #expect(!text.isEmpty, "\(key)")
      #expect(!text.contains("MJRefresh") && !text.contains("_"), "\(key)")
      #expect(!text.contains("EdgeRefresh"), "\(key)")
      #expect(!text.contains("\n") && !text.contains("  "), "\(key)")
      #expect(text.first?.isWhitespace == false, "\(key)")
      let endsInSpace = text.last?.isWhitespace == true
      #expect(!endsInSpace || key == .lastUpdated, "\(key)")
    }
    let lead = language.texts[.lastUpdated]
    #expect(lead.hasSuffix(": ") || lead.hasSuffix("："), "the time is appended directly")
  }

  @Test(arguments: BuiltIn.all)
  func `texts use only letters of the script of their language`(language: BuiltIn) throws {
    let blocks: [String: [ClosedRange<UInt32>]] = [
      "hans": [0x4E00...0x9FFF], "hant": [0x4E00...0x9FFF],
      "jpan": [0x3040...0x30FF, 0x4E00...0x9FFF], "kore": [0xAC00...0xD7A3],
      "cyrl": [0x0400...0x04FF], "grek": [0x0370...0x03FF], "thai": [0x0E00...0x0E7F],
      "deva": [0x0900...0x097F],
      "arab": [0x0600...0x06FF], "hebr": [0x0590...0x05FF],
      "latn": [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF],
    ]
    let script = try #require(Locale.Language(identifier: language.tag).script?.identifier)
    let ranges = try #require(blocks[script.lowercased()])
    for (key, text) in language.entries {
      let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
      #expect(!letters.isEmpty, "\(key)")
      for letter in letters {
        #expect(ranges.contains { $0.contains(letter.value) }, "\(key): \(letter)")
      }
    }
  }

  @Test(arguments: BuiltIn.all)
  func `only texts for refreshing end in an ellipsis, always of the same kind`(language: BuiltIn) {
    let dots = language.texts[.headerRefreshing].hasSuffix("...") ? "..." : "…"
    for (key, text) in language.entries {
      switch key {
      case .headerRefreshing, .backFooterRefreshing, .autoFooterRefreshing:
        #expect(text.hasSuffix(dots), "\(key)")
      default:
        #expect(!text.contains("...") && !text.contains("…"), "\(key)")
      }
    }
  }

  @Test(arguments: BuiltIn.all)
  func `texts contain no straight apostrophe or quotation mark`(language: BuiltIn) {
    for (key, text) in language.entries {
      #expect(!text.contains("'") && !text.contains("\""), "\(key)")
    }
  }

  @Test(arguments: BuiltIn.all)
  func `each state of a control has a different text`(language: BuiltIn) {
    let texts = language.texts
    let header = [texts[.headerIdle], texts[.headerPulling], texts[.headerRefreshing]]
    #expect(Set(header).count == 3)
    let backFooter = RefreshState.allCases.map { texts.title(.bottom, isAutomatic: false, $0) }
    #expect(Set(backFooter).count == 4)
    let autoFooter = RefreshState.allCases.map { texts.title(.bottom, isAutomatic: true, $0) }
    #expect(Set(autoFooter).count == 4)
    #expect(texts[.trailerIdle] != texts[.trailerPulling])
  }

  @Test func `no two languages have the same text`() {
    for language in BuiltIn.all {
      let same = BuiltIn.all.filter {
        $0.texts[.backFooterPulling] == language.texts[.backFooterPulling]
      }
      #expect(same.count == 1, "\(language.tag)")
    }
    #expect(RefreshTexts.simplifiedChinese[.headerPulling].contains("开"))
    #expect(RefreshTexts.traditionalChinese[.headerPulling].contains("開"))
  }

  @Test func `the English texts are those of MJRefresh`() {
    let texts = RefreshTexts.english
    let states: [RefreshState] = [.idle, .pulling, .refreshing, .willRefresh, .noMoreData]
    #expect(Set(states) == Set(RefreshState.allCases))
    #expect(
      states.map { texts.title(.top, isAutomatic: false, $0) } == [
        "Pull down to refresh", "Release to refresh", "Loading...", "Loading...", "",
      ])
    #expect(
      states.map { texts.title(.bottom, isAutomatic: false, $0) } == [
        "Pull up to load more", "Release to load more", "Loading...", "Loading...", "No more data",
      ])
    #expect(
      states.map { texts.title(.bottom, isAutomatic: true, $0) } == [
        "Tap or pull up to load more", "", "Loading...", "Loading...", "No more data",
      ])
    #expect(
      states.map { texts.title(.trailing, isAutomatic: false, $0) } == [
        "Slide to view details", "Release to view details", "Release to view details",
        "Release to view details", "",
      ])
  }

  @Test(
    arguments: [
      (RefreshOutcome.success, true, false, RefreshTextKey.updated),
      (.success, false, false, .loaded), (.success, false, true, .loaded),
      (.noMoreData, true, false, .updated), (.noMoreData, false, true, .loaded),
      (.failure, true, false, .failed), (.failure, false, false, .failed),
      (.failure, false, true, .footerFailed), (.cancelled, true, false, nil),
      (.cancelled, false, true, nil),
    ] as [(RefreshOutcome, Bool, Bool, RefreshTextKey?)])
  func `a result has the text of its outcome, and a failure says whether a tap retries`(
    outcome: RefreshOutcome, isPulledAtStart: Bool, retries: Bool, key: RefreshTextKey?
  ) {
    #expect(
      RefreshTextKey.result(of: outcome, isPulledAtStart: isPulledAtStart, retries: retries) == key)
  }
}

extension RefreshTexts {
  /// The title of a control in a state; empty in states that it does not use.
  fileprivate func title(
    _ edge: RefreshEdge, isAutomatic: Bool, _ state: RefreshState
  ) -> String {
    RefreshTextKey.title(edge: edge, isAutomatic: isAutomatic, state: state).map { self[$0] } ?? ""
  }
}
