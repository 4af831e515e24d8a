import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A header that records the titles that it is given, and passes them on in capital letters.
private final class CapitalHeader: StateHeader {
  var received: [RefreshState: String] = [:]
  var displayed: [String?] = []

  override func setTitle(_ title: String, for state: RefreshState) -> Self {
    received[state] = title
    super.setTitle(title.uppercased(), for: state)
    if state == self.state { displayed.append(stateLabel.text) }
    return self
  }
}

/// A footer that drops the title for loading, and sets two others together.
private final class SelectiveFooter: BackStateFooter {
  override func setTitle(_ title: String, for state: RefreshState) -> Self {
    switch state {
    case .refreshing: break
    case .pulling: super.setTitle("let go", for: .pulling).setOther()
    case .idle, .willRefresh, .noMoreData: super.setTitle(title, for: state)
    }
    return self
  }

  private func setOther() { super.setTitle("at the end", for: .noMoreData) }
}

/// A header that sets a title of its own when the language changes.
private final class GreetingHeader: StateHeader {
  override func i18nDidChange() {
    super.i18nDidChange()
    setTitle("Hello", for: .idle)
  }
}

// Serialized because the tests change the configuration of all controls.
@Suite(.isolated, .serialized)
@MainActor
struct TitleOverrideTests {
  private func afterChange(to language: String, _ check: () throws -> Void) rethrows {
    let before = RefreshConfiguration.default.languageCode
    defer { RefreshConfiguration.default.languageCode = before }
    RefreshConfiguration.default.languageCode = language
    try check()
  }

  @Test func `an override of setTitle receives all built-in texts of each language`() {
    let header = CapitalHeader()
    #expect(
      header.received == [
        .idle: "Pull down to refresh", .pulling: "Release to refresh",
        .willRefresh: "Loading...", .refreshing: "Loading...",
      ])
    #expect(header.stateLabel.text == "PULL DOWN TO REFRESH")
    header.displayed = []
    afterChange(to: "de") {
      #expect(header.received[.pulling] == "Zum Aktualisieren loslassen")
      #expect(header.title(for: .pulling) == "ZUM AKTUALISIEREN LOSLASSEN")
      #expect(header.displayed == ["ZUM AKTUALISIEREN ZIEHEN"], "displayed as soon as it is set")
    }
  }

  @Test func `a text that an override changes is changed in that control only`() {
    let other = StateHeader()
    let header = CapitalHeader()
    let another = StateHeader()
    #expect(header.title(for: .idle) == "PULL DOWN TO REFRESH")
    #expect(other.title(for: .idle) == "Pull down to refresh")
    #expect(another.title(for: .idle) == "Pull down to refresh")
    #expect(other.title(for: .noMoreData) == "")
  }

  @Test func `a text that an override drops or replaces stays so in each language`() {
    let footer = SelectiveFooter()
    for language in ["fr", "ja"] {
      afterChange(to: language) {
        #expect(footer.title(for: .refreshing) == "")
        #expect(footer.title(for: .pulling) == "let go")
        #expect(footer.title(for: .willRefresh) != "")
      }
    }
    #expect(footer.title(for: .noMoreData) == "No more data")
  }

  @Test func `a title that is set during the language change stays`() {
    let header = GreetingHeader()
    #expect(header.stateLabel.text == "Pull down to refresh")
    afterChange(to: "es") {
      #expect(header.stateLabel.text == "Hello")
      #expect(header.title(for: .pulling) == "Suelta para actualizar")
    }
    #expect(header.stateLabel.text == "Hello")
  }

  @Test func `a removed title reveals the text that an override made of the built-in one`() {
    let header = CapitalHeader()
    _ = (header as StateHeader).setTitle("mine", for: .idle)
    #expect(header.title(for: .idle) == "MINE")
    header.setTitle(nil, for: .idle)
    #expect(header.title(for: .idle) == "PULL DOWN TO REFRESH")
    #expect(header.stateLabel.text == "PULL DOWN TO REFRESH")
  }
}
