import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// What assistive technologies announce.
@Suite(.isolated)
@MainActor
struct RefreshAnnouncementTests {
  let screen = Screen()

  init() { screen.scrollView.contentSize = CGSize(width: 1000, height: 2000) }

  /// The English announcement of each outcome of a load; `nil` for none.
  static let outcomes: [(RefreshOutcome, String?)] = [
    (.success, "Loaded"), (.failure, "Loading failed"), (.noMoreData, "No more data"),
    (.cancelled, nil),
  ]

  /// The English announcement of each outcome of a kind of control.
  static func outcomes(of kind: ControlKind) -> [(RefreshOutcome, String?)] {
    outcomes.map { ($0, $0 == .success && kind.actionName == "Refresh" ? "Updated" : $1) }
  }

  @Test(.scenario("S46"), arguments: ControlKind.allCases)
  func `a begin by the user and the outcome are announced`(kind: ControlKind) {
    let control = screen.attach(kind.make())
    for (outcome, text) in Self.outcomes(of: kind) {
      screen.perform(kind.actionName)
      #expect(screen.takeSpoken() == ["Loading..."])
      screen.advance(by: 0.5)
      control.endRefreshing(with: outcome)
      screen.advance(by: 0.5)
      #expect(screen.takeSpoken() == (text.map { [$0] } ?? []))
      control.endRefreshing()
    }
  }

  @Test(arguments: ControlKind.allCases)
  func `a begin in code is silent, but not its end`(kind: ControlKind) {
    let control = screen.attach(kind.make())
    for (outcome, text) in Self.outcomes(of: kind) {
      control.beginRefreshing()
      screen.advance(by: 0.5)
      #expect(screen.takeSpoken() == [])
      control.endRefreshing(with: outcome)
      #expect(screen.takeSpoken() == (text.map { [$0] } ?? []))
      screen.advance(by: 0.5)
      control.endRefreshing()
    }
  }

  @Test func `a pull is announced`() {
    let header = screen.attach(NormalHeader())
    screen.drag(to: -10, -80)
    #expect(screen.takeSpoken() == [])
    screen.release()
    #expect(header.state == .refreshing)
    #expect(screen.takeSpoken() == ["Loading..."])
  }

  @Test func `an automatic load is announced only if it fails or ends the list`() {
    let footer = screen.attach(AutoNormalFooter())
    for (outcome, text) in Self.outcomes {
      footer.endRefreshing()
      screen.scrollView.contentOffset.y = 0
      screen.drag(to: 1240, 1244)
      #expect(footer.state == .refreshing)
      footer.endRefreshing(with: outcome)
      screen.scrollView.scriptDragEnded(cancelled: false)
      #expect(screen.takeSpoken() == (outcome == .success ? [] : text.map { [$0] } ?? []))
    }
  }

  @Test func `lifting the finger past the end is a begin by the user`() {
    let footer = AutoNormalFooter()
    footer.loadsAutomatically = false
    screen.attach(footer)
    screen.drag(to: 1240, 1260)
    screen.release()
    #expect(footer.state == .refreshing)
    #expect(screen.takeSpoken() == ["Loading..."])
  }

  @Test func `a tap on the text is a begin by the user`() {
    let footer = screen.attach(AutoNormalFooter())
    footer.loadsAutomatically = false
    screen.scrollView.contentOffset.y = 1244
    screen.turn()
    screen.tap(at: CGPoint(x: 195, y: 780))
    #expect(footer.state == .refreshing)
    #expect(screen.takeSpoken() == ["Loading..."])
  }

  @Test func `lifting the finger at the end of short content is a begin by the user`() {
    screen.scrollView.contentSize.height = 300
    let footer = screen.attach(AutoNormalFooter())
    screen.drag(to: 5, 10)
    screen.release()
    #expect(footer.state == .refreshing)
    footer.endRefreshing()
    #expect(screen.takeSpoken() == ["Loading...", "Loaded"])
  }

  @Test(arguments: [ControlKind.backNormalFooter, .autoNormalFooter])
  func `no more data is announced once, even if the app says it later`(kind: ControlKind) throws {
    let footer = try #require(screen.attach(kind.make()) as? RefreshFooter)
    footer.endRefreshingWithNoMoreData()
    #expect(screen.takeSpoken() == [])
    footer.resetNoMoreData()
    screen.perform("Load more")
    screen.advance(by: 0.5)
    footer.endRefreshing()
    footer.endRefreshingWithNoMoreData()
    screen.advance(by: 0.5)
    #expect(screen.takeSpoken() == ["Loading...", "Loaded", "No more data"])
    footer.resetNoMoreData()
    screen.perform("Load more")
    screen.advance(by: 0.5)
    footer.endRefreshingWithNoMoreData()
    screen.advance(by: 0.5)
    footer.endRefreshingWithNoMoreData()
    #expect(screen.takeSpoken() == ["Loading...", "No more data"])
  }

  @Test(arguments: [ControlKind.backNormalFooter, .autoNormalFooter])
  func `no more data that the app takes back and says again is announced once`(
    kind: ControlKind
  ) throws {
    let footer = try #require(screen.attach(kind.make()) as? RefreshFooter)
    screen.perform("Load more")
    screen.advance(by: 0.5)
    footer.endRefreshingWithNoMoreData()
    screen.advance(by: 0.5)
    #expect(screen.takeSpoken() == ["Loading...", "No more data"])
    footer.resetNoMoreData()
    footer.endRefreshingWithNoMoreData()
    screen.advance(by: 0.5)
    #expect(footer.state == .noMoreData)
    #expect(screen.takeSpoken() == [])
  }

  @Test func `a refresh that the app ends before its handler is called is announced`() {
    let header = screen.attach(NormalHeader(refreshingBlock: {}))
    screen.perform("Refresh")
    header.endRefreshing(with: .failure)
    screen.advance(by: 1)
    #expect(screen.takeSpoken() == ["Loading...", "Loading failed"])
  }

  @Test func `a refresh that a handler begins is not one of the user`() {
    let footer = AutoNormalFooter()
    var count = 0
    footer.refreshingBlock = { [weak footer] in
      count += 1
      footer?.endRefreshing()
      if count == 1 { footer?.beginRefreshing() }
    }
    screen.attach(footer)
    screen.perform("Load more")
    #expect(count == 2)
    #expect(screen.takeSpoken() == ["Loading...", "Loaded", "Loaded"])
  }

  @Test func `an app's button begins a refresh by the user`() {
    let header = screen.attach(NormalHeader())
    #expect(header.requestRefresh())
    #expect(!header.requestRefresh())
    final class OfflineHeader: NormalHeader {
      override func beginRefreshing() {}
    }
    let offline = screen.attach(OfflineHeader())
    #expect(!offline.requestRefresh() && offline.state == .idle)
    #expect(screen.takeSpoken() == ["Loading..."])
  }

  @Test func `the announcement of a begin waits for what is being spoken`() throws {
    screen.attach(NormalHeader())
    screen.perform("Refresh")
    let posting = try #require(MainLoop.current.accessibilityPostings.first)
    #expect(posting.notification == .announcement)
    #expect(posting.isQueued)
    #expect(posting.priority == .default)
  }

  @Test(arguments: [RefreshOutcome.success, .failure, .noMoreData])
  func `an outcome is spoken at once and cannot be interrupted`(outcome: RefreshOutcome) throws {
    let footer = screen.attach(BackNormalFooter())
    footer.beginRefreshing()
    screen.advance(by: 0.5)
    footer.endRefreshing(with: outcome)
    let postings = MainLoop.current.accessibilityPostings
    #expect(postings.map(\.priority) == [.high] && postings.map(\.isQueued) == [false])
  }

  @Test func `texts in another language than the app's are spoken in theirs`() throws {
    let header = screen.attach(NormalHeader())
    #expect(header.accessibilityLanguage == nil)
    RefreshConfiguration.default.languageCode = "fr-CA"
    defer { RefreshConfiguration.default.languageCode = nil }
    #expect(header.accessibilityLanguage == "fr")
    let action = try #require(screen.scrollView.accessibilityCustomActions?.first)
    let spoken = action.attributedName.attribute(
      .accessibilitySpeechLanguage, at: 0, effectiveRange: nil)
    #expect(spoken as? String == "fr")
    screen.perform("Actualiser")
    header.announcementTextProvider = { $0.occasion == .began ? $0.text : "12 messages" }
    header.endRefreshing()
    #expect(
      MainLoop.current.accessibilityPostings.filter { $0.text != nil }.map(\.language)
        == ["fr", nil], "the app's own text is in its language")
    RefreshConfiguration.default.languageCode = "en-AU"
    #expect(header.accessibilityLanguage == nil)
    header.accessibilityLanguage = "ja"
    #expect(header.accessibilityLanguage == "ja")
  }

  @Test func `nothing is announced while the control is hidden or outside a window`() {
    let header = screen.attach(NormalHeader())
    header.isHidden = true
    header.beginRefreshing()
    header.endRefreshing()
    screen.advance(by: 0.5)
    header.isHidden = false
    header.beginRefreshing()
    screen.leaveWindow()
    header.endRefreshing()
    #expect(screen.takeSpoken() == [])
  }

  @Test func `an app can change, add and silence announcements`() {
    let header = screen.attach(NormalHeader())
    var received: [RefreshAnnouncement] = []
    header.announcementTextProvider = {
      received.append($0)
      return switch $0.occasion {
      case .began: "own begin"
      case .ended(.success): "12 new messages"
      case .ended(.failure): nil
      case .ended: $0.text
      }
    }
    header.beginRefreshing()
    screen.advance(by: 0.5)
    header.endRefreshing()
    screen.perform("Refresh")
    header.endRefreshing(with: .failure)
    screen.advance(by: 0.5)
    header.beginRefreshing()
    screen.advance(by: 0.5)
    header.endRefreshing(with: .cancelled)
    #expect(screen.takeSpoken() == ["own begin", "12 new messages", "own begin", "own begin"])
    #expect(
      received == [
        RefreshAnnouncement(occasion: .began, cause: .app, text: nil),
        RefreshAnnouncement(occasion: .ended(.success), cause: .app, text: "Updated"),
        RefreshAnnouncement(occasion: .began, cause: .user, text: "Loading..."),
        RefreshAnnouncement(occasion: .ended(.failure), cause: .user, text: "Loading failed"),
        RefreshAnnouncement(occasion: .began, cause: .app, text: nil),
        RefreshAnnouncement(occasion: .ended(.cancelled), cause: .app, text: nil),
      ])
  }

  @Test func `elements have moved only if rows have arrived before the visible content`() {
    let rows = Rows(30)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let header = screen.attach(NormalHeader())
    let footer = screen.attach(AutoNormalFooter())
    _ = screen.takeSpoken()
    header.beginRefreshing()
    screen.advance(by: 0.5)
    rows.counts = [40]
    table.reloadData()
    header.endRefreshing()
    screen.advance(by: 0.5)
    #expect(screen.takeSpoken() == ["layoutChanged", "Updated"])
    header.beginRefreshing()
    screen.advance(by: 0.5)
    table.reloadData()
    header.endRefreshing()
    screen.advance(by: 0.5)
    #expect(screen.takeSpoken() == ["Updated"])
    footer.beginRefreshing()
    rows.counts = [60]
    table.reloadData()
    screen.turn()
    footer.endRefreshing()
    #expect(screen.takeSpoken() == ["Loaded"])
  }

  @Test(arguments: BuiltIn.all)
  func `announcements and names are in the language of the texts`(language: BuiltIn) {
    RefreshConfiguration.default.languageCode = language.tag
    defer { RefreshConfiguration.default.languageCode = nil }
    let texts = language.texts
    let header = NormalHeader()
    header.lastUpdatedStore = DictionaryStore()
    screen.attach(header)
    let footer = screen.attach(AutoNormalFooter())
    #expect(screen.actions == [texts[.refreshAction], texts[.loadMoreAction]])
    #expect(footer.accessibilityLabel == texts[.loadMoreAction])
    #expect(
      footer.accessibilityUserInputLabels == [texts[.loadMoreAction], texts[.autoFooterIdle]])
    screen.perform(texts[.refreshAction])
    #expect(header.accessibilityLabel == texts[.headerRefreshing])
    #expect(header.accessibilityValue == texts[.lastUpdated] + texts[.noRecord])
    header.endRefreshing()
    screen.perform(texts[.loadMoreAction])
    #expect(footer.accessibilityLabel == texts[.autoFooterRefreshing])
    footer.endRefreshing()
    screen.perform(texts[.loadMoreAction])
    footer.endRefreshing(with: .failure)
    screen.perform(texts[.loadMoreAction])
    footer.endRefreshing(with: .noMoreData)
    #expect(footer.accessibilityLabel == texts[.autoFooterNoMoreData])
    #expect(
      screen.takeSpoken() == [
        texts[.headerRefreshing], texts[.updated], texts[.autoFooterRefreshing], texts[.loaded],
        texts[.autoFooterRefreshing], texts[.failed], texts[.autoFooterRefreshing],
        texts[.autoFooterNoMoreData],
      ])
  }

  @Test func `an assigned state that ends a refresh is announced as a success`() {
    let header = screen.attach(NormalHeader {})
    header.beginRefreshing()
    header.state = .idle
    #expect(screen.takeSpoken() == ["Updated"])
  }
}
