import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Runs a test and then restores the default configuration.
///
/// The tests of this file change the configuration without suspending, so that the change does not
/// affect other tests on the main actor.
@MainActor
private func restoring(_ test: () throws -> Void) rethrows {
  let configuration = RefreshConfiguration.default
  let before = (
    configuration.languageCode, configuration.stringsFileName, configuration.stringsBundle
  )
  defer {
    configuration.languageCode = before.0
    configuration.stringsFileName = before.1
    configuration.stringsBundle = before.2
  }
  try test()
}

/// A header that counts the language changes of which it is notified.
private final class Listener: RefreshHeader {
  var count = 0
  var onChange: (@MainActor () -> Void)?

  override func i18nDidChange() {
    super.i18nDidChange()
    count += 1
    onChange?()
  }
}

/// A content view that stores a text of the default configuration when it draws.
private final class ConfiguredText: UIView, RefreshContent {
  var text = ""

  func render(_ presentation: RefreshPresentation) {
    text = RefreshConfiguration.default.text(for: .headerIdle)
  }
}

// Serialized because the tests change the configuration of all controls.
@Suite(.isolated, .serialized)
@MainActor
struct LanguageSwitchTests {
  let configuration = RefreshConfiguration.default

  @Test(.scenario("S48")) func `a new language changes the texts of every control immediately`() {
    restoring {
      let screen = Screen()
      let header = NormalHeader()
      header.lastUpdatedStore = DictionaryStore()
      screen.scrollView.refreshHeader = header
      screen.turn()
      let other = StateHeader()
      #expect(header.stateLabel.text == "Pull down to refresh")
      let arrow = header.arrowView.center
      configuration.languageCode = "de"
      #expect(header.stateLabel.text == "Zum Aktualisieren ziehen")
      #expect(header.lastUpdatedTimeLabel.text == "Aktualisiert: noch nie")
      #expect(other.stateLabel.text == "Zum Aktualisieren ziehen", "also without a scroll view")
      screen.turn()
      #expect(header.arrowView.center.x < arrow.x, "the arrow moves away from the longer text")
      screen.drag(to: -60)
      #expect(header.stateLabel.text == "Zum Aktualisieren loslassen")
      configuration.languageCode = "ja"
      #expect(header.stateLabel.text == "指を離して更新")
      screen.release()
      configuration.languageCode = nil
      #expect(header.stateLabel.text == "Loading...")
    }
  }

  @Test(.scenario("S48")) func `the arrow of a footer moves away from a longer text`() {
    restoring {
      let screen = Screen()
      let footer = BackNormalFooter()
      screen.scrollView.refreshFooter = footer
      screen.turn()
      let arrow = footer.arrowView.center.x
      configuration.languageCode = "de"
      screen.turn()
      #expect(footer.arrowView.center.x < arrow)
      #expect(footer.arrowView.center.x == 195 - footer.stateLabel.refreshTextWidth / 2 - 25)
    }
  }

  @Test(.scenario("S48"))
  func `every control with titles changes its language and keeps custom titles`() throws {
    try restoring {
      let header = ImageHeader()
      let back = BackNormalFooter().setTitle("Fin", for: .noMoreData)
      let auto = AutoNormalFooter().setTitle("Fin", for: .noMoreData)
      let trailer = NormalTrailer()
      let leader = StateLeader().setTitle("More", for: .idle)
      let labels = try [header, back, auto, trailer, leader].map(label)
      configuration.languageCode = "pt_PT"
      #expect(
        labels.map(\.text) == [
          "Puxe para atualizar", "Puxe para carregar mais", "Toque ou puxe para carregar mais",
          "Deslize para ver os detalhes", "More",
        ])
      back.endRefreshingWithNoMoreData()
      auto.endRefreshingWithNoMoreData()
      configuration.languageCode = "IN"
      #expect(
        labels.map(\.text) == [
          "Tarik untuk memuat ulang", "Fin", "Fin", "Geser untuk melihat detail", "More",
        ])
      back.setTitle(nil, for: .noMoreData)
      auto.setTitle(nil, for: .noMoreData)
      leader.setTitle(nil, for: .idle)
      #expect(
        labels.map(\.text).suffix(4) == [
          "Tidak ada lagi", "Tidak ada lagi", "Geser untuk melihat detail",
          "Geser untuk melihat detail",
        ])
    }
  }

  private func label(of component: RefreshComponent) throws -> UILabel {
    try #require(component as? any StateTextDisplaying).stateLabel
  }

  @Test(.scenario("C1")) func `a new language keeps the custom texts and settings of a control`() {
    restoring {
      let header = StateHeader()
      let store = DictionaryStore()
      store.times["news"] = Date(timeIntervalSince1970: 0)
      header.lastUpdatedStore = store
      header.lastUpdatedTimeKey = "news"
      header.setTitle("Pull me", for: .idle)
      header.lastUpdatedTimeText = { $0 == nil ? "never" : "long ago" }
      let screen = Screen()
      screen.scrollView.refreshHeader = header
      configuration.languageCode = "zh-Hant"
      #expect(header.stateLabel.text == "Pull me")
      #expect(header.title(afterDragTo: -60, on: screen) == "放開即可更新")
      #expect(header.lastUpdatedTimeKey == "news")
      #expect(header.lastUpdatedTimeLabel.text == "long ago")
      #expect(store.times == ["news": Date(timeIntervalSince1970: 0)])
    }
  }

  @Test(.scenario("C5")) func `a language code in lower case selects the same language`() {
    restoring {
      let header = StateHeader()
      configuration.languageCode = "zh-hans"
      #expect(header.stateLabel.text == "下拉可以刷新")
      configuration.languageCode = "zh-hant"
      #expect(header.stateLabel.text == "下拉即可更新")
    }
  }

  @Test(.scenario("C5")) func `changing the strings file or its bundle updates the texts`() throws {
    try restoring {
      let key = RefreshTextKey.headerIdle.rawValue
      let folder = try StringsFolder([
        "Localizable.strings": [key: "one"], "Other.strings": [key: "two"],
      ])
      let header = StateHeader()
      configuration.stringsBundle = folder.bundle
      #expect(header.stateLabel.text == "one")
      configuration.stringsFileName = "Other"
      #expect(header.stateLabel.text == "two")
      configuration.stringsBundle = nil
      #expect(header.stateLabel.text == "Pull down to refresh")
    }
  }

  @Test func `each change notifies each control and posts one notification`() throws {
    try restoring {
      let folder = try StringsFolder([:])
      let name = RefreshConfiguration.didChangeLanguageNotification
      #expect(name.rawValue == "MJRefreshDidChangeLanguageNotification")
      let listener = Listener()
      let log = EventLog()
      let token = NotificationCenter.default.addObserver(
        forName: name, object: configuration, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          log.record("\(listener.count) \(RefreshConfiguration.default.text(for: .today))")
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      configuration.languageCode = "de"
      configuration.languageCode = "de"
      configuration.stringsFileName = "Other"
      configuration.stringsFileName = "Other"
      configuration.stringsBundle = folder.bundle
      configuration.stringsBundle = folder.bundle
      configuration.languageCode = "fr"
      #expect(log.entries == ["1 heute", "2 heute", "3 heute", "4 aujourd’hui"])
    }
  }

  @Test func `a new language makes a content view draw again`() {
    restoring {
      let content = ConfiguredText()
      let header = RefreshHeader(content: content)
      configuration.languageCode = "it"
      #expect(content.text == "Trascina per aggiornare")
      #expect(header.state == .idle)
    }
  }

  @Test func `changing the language in i18nDidChange applies the last language`() {
    restoring {
      let first = StateHeader()
      let listener = Listener()
      let last = StateHeader()
      listener.onChange = { RefreshConfiguration.default.languageCode = "ko" }
      configuration.languageCode = "ru"
      #expect(first.stateLabel.text == "당겨서 새로 고침")
      #expect(last.stateLabel.text == "당겨서 새로 고침")
      #expect(listener.count == 2)
    }
  }

  @Test func `language notifications do not retain controls`() {
    restoring {
      weak var header: StateHeader?
      do {
        let current = StateHeader()
        header = current
        configuration.languageCode = "nl"
        #expect(current.stateLabel.text == "Trek omlaag om te vernieuwen")
      }
      #expect(header == nil)
      configuration.languageCode = "pl"
    }
  }

  @Test func `a weak list does not grow with deallocated objects`() {
    var list = WeakList<NSObject>()
    let retained = (0..<100).map { _ in NSObject() }
    for object in retained {
      list.append(object)
      for _ in 0..<100 { list.append(NSObject()) }
    }
    #expect(list.objects == retained, "in the order of insertion")
    #expect(list.capacity <= 200)
  }
}

extension StateHeader {
  /// Returns the text of the label after a drag to an offset.
  fileprivate func title(afterDragTo offset: CGFloat, on screen: Screen) -> String? {
    screen.drag(to: offset)
    return stateLabel.text
  }
}
