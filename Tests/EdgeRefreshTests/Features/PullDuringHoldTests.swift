import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A pull while a control is held open: by the minimum duration, or by the result of a refresh.
@Suite(.isolated)
@MainActor
struct PullDuringHoldTests {
  /// What holds the control open.
  enum Reason: CaseIterable {
    case minimum, result

    @MainActor
    func apply(to control: RefreshComponent) {
      switch self {
      case .minimum: control.minimumVisibleDuration = 5
      case .result: control.resultDuration = 5
      }
    }
  }

  private let phone = Phone(hasNotch: false)
  private let log = EventLog()
  private let scrollView = UIScrollView()

  private var impacts: Int {
    MainLoop.current.feedbacks.filter { $0.kind == .impact(.light, intensity: 1) }.count
  }

  /// Shows a list with a control whose refresh has ended, and which is held open.
  private func held(at edge: RefreshEdge, by reason: Reason = .result) -> RefreshComponent {
    let control: RefreshComponent =
      switch edge {
      case .top: NormalHeader()
      case .bottom: BackNormalFooter()
      case .leading: NormalLeader()
      case .trailing: NormalTrailer()
      }
    log.observe(control)
    reason.apply(to: control)
    phone.show(scrollView)
    scrollView.contentSize =
      edge.isHorizontal ? CGSize(width: 1500, height: 844) : CGSize(width: 390, height: 2000)
    scrollView.setRefreshControl(control)
    if !edge.isStart {
      scrollView.contentOffset = CGPoint(
        x: scrollView.contentSize.width - 390, y: scrollView.contentSize.height - 844)
    }
    phone.turn()
    control.beginRefreshing()
    phone.advance(by: 1)
    control.endRefreshing()
    phone.advance(by: 0.5)
    #expect(log.takeEntries() == ["refreshing", "began"] && control.state == .idle)
    return control
  }

  /// Moves a finger away from an edge by a distance in 0.4 seconds.
  private func pull(_ touch: UITouch? = nil, at edge: RefreshEdge, by distance: CGFloat) -> UITouch
  {
    let touch = touch ?? phone.window.beginTouch(at: CGPoint(x: 195, y: 422))
    let start = touch.location(in: nil)
    let signed = edge.isStart ? distance : -distance
    for step in 1...20 {
      phone.advance(by: 0.02)
      let part = signed * CGFloat(step) / 20
      let point =
        edge.isHorizontal
        ? CGPoint(x: start.x + part, y: start.y) : CGPoint(x: start.x, y: start.y + part)
      phone.window.moveTouch(touch, to: point)
    }
    return touch
  }

  /// How far the content is past the edge of the list without its control.
  private func pulledDistance(at edge: RefreshEdge) -> CGFloat {
    switch edge {
    case .top: -scrollView.contentOffset.y
    case .bottom: scrollView.contentOffset.y - (scrollView.contentSize.height - 844)
    case .leading: -scrollView.contentOffset.x
    case .trailing: scrollView.contentOffset.x - (scrollView.contentSize.width - 390)
    }
  }

  private var isWithoutInset: Bool {
    let inset = scrollView.contentInset
    return [inset.top, inset.left, inset.bottom, inset.right].allSatisfy {
      $0.roundedForComparison == 0
    }
  }

  @Test(.scenario("S69"), arguments: RefreshEdge.allCases, Reason.allCases)
  func `a released pull begins the next refresh after the old one has ended`(
    edge: RefreshEdge, reason: Reason
  ) {
    let control = held(at: edge, by: reason)
    let touch = pull(at: edge, by: 150)
    #expect(control.state == .pulling && log.takeEntries() == ["ended"])
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(control.state == .refreshing && log.takeEntries() == ["refreshing", "began"])
    #expect(abs(pulledDistance(at: edge) - control.extent) < 1)
    control.endRefreshing()
    phone.advance(by: 8)
    #expect(log.takeEntries() == ["endAnimation", "ended"])
    #expect(isWithoutInset)
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test(.scenario("S69"), arguments: RefreshEdge.allCases, Reason.allCases)
  func `a pull begins the next refresh at the threshold`(edge: RefreshEdge, reason: Reason) {
    let control = held(at: edge, by: reason)
    control.beginsAtThreshold = true
    control.playsHapticFeedback = true
    let touch = pull(at: edge, by: 150)
    #expect(control.state == .refreshing && log.takeEntries() == ["ended", "refreshing"])
    _ = pull(touch, at: edge, by: -140)
    _ = pull(touch, at: edge, by: 200)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(control.state == .refreshing && log.takeEntries() == ["began"])
    #expect(impacts == 1)
    control.endRefreshing()
    phone.advance(by: 8)
    #expect(log.takeEntries() == ["endAnimation", "ended"])
    #expect(isWithoutInset)
  }

  @Test(arguments: RefreshEdge.allCases)
  func `the content moves steadily under the finger that ends the hold`(edge: RefreshEdge) {
    let control = held(at: edge)
    let touch = phone.window.beginTouch(at: CGPoint(x: 195, y: 422))
    var distances: [CGFloat] = []
    for _ in 0..<10 {
      _ = pull(touch, at: edge, by: 20)
      distances.append(pulledDistance(at: edge))
    }
    #expect(control.state == .pulling)
    let steps = zip(distances, distances.dropFirst()).map { $1 - $0 }
    // The finger moves by 20 points, and the content past its edge by less.
    #expect(steps.allSatisfy { $0 > 5 && $0 <= 20.01 }, "\(steps)")
  }

  @Test(arguments: RefreshEdge.allCases)
  func `a pull that returns closes the control and refreshes nothing`(edge: RefreshEdge) {
    let control = held(at: edge)
    let touch = pull(at: edge, by: 100)
    #expect(control.state == .pulling)
    _ = pull(touch, at: edge, by: -200)
    phone.lift(touch)
    phone.advance(by: 8)
    #expect(control.state == .idle && log.takeEntries() == ["ended"])
    #expect(isWithoutInset)
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test func `a touch that does not pull leaves the result in view`() {
    let header = held(at: .top)
    phone.drag(by: -20)
    #expect(header.displayedOutcome == .success && log.entries.isEmpty)
    phone.advance(by: 6)
    #expect(log.takeEntries() == ["endAnimation", "ended"])
  }

  @Test func `each pull during a result gives one impact`() {
    let header = held(at: .top)
    header.playsHapticFeedback = true
    let touch = pull(at: .top, by: 100)
    _ = pull(touch, at: .top, by: -100)
    _ = pull(touch, at: .top, by: 200)
    #expect(header.state == .pulling && impacts == 1)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(log.takeEntries() == ["ended", "refreshing", "began"] && impacts == 1)
  }

  @Test(.scenario("S30"))
  func `a pull during a result waits for an exclusive sibling`() {
    let header = held(at: .top)
    let footer = AutoNormalFooter {}
    scrollView.refreshFooter = footer
    header.isBlockedByOtherRefreshes = true
    footer.beginRefreshing()
    phone.drag(by: 150)
    #expect(header.displayedOutcome == .success && log.entries.isEmpty)
    footer.endRefreshing()
    phone.drag(by: 150)
    phone.advance(by: 1)
    #expect(log.takeEntries() == ["ended", "refreshing", "began"])
  }

  @Test func `a pull that began before the refresh ended begins another one`() {
    let header = held(at: .top)
    header.beginRefreshing()
    phone.advance(by: 1)
    _ = log.takeEntries()
    let touch = pull(at: .top, by: 100)
    header.endRefreshing()
    #expect(header.displayedOutcome == .success && log.entries.isEmpty)
    _ = pull(touch, at: .top, by: 20)
    #expect(header.state == .pulling && log.takeEntries() == ["ended"])
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(log.takeEntries() == ["refreshing", "began"])
  }

  /// While the content was short, the control's part of the inset included the empty space.
  @Test(.scenario("S69"), arguments: [true, false])
  func `a pull that ends where the content can rest is decided at once`(isLifted: Bool) {
    let footer = BackNormalFooter()
    log.observe(footer)
    footer.minimumVisibleDuration = 5
    phone.show(scrollView)
    scrollView.contentSize = CGSize(width: 390, height: 644)
    scrollView.setRefreshControl(footer)
    phone.turn()
    footer.beginRefreshing()
    phone.advance(by: 1)
    scrollView.contentSize.height = 2000
    footer.endRefreshing()
    scrollView.contentOffset.y = 2000 - 844
    phone.advance(by: 0.5)
    #expect(log.takeEntries() == ["refreshing", "began"])
    let touch = pull(at: .bottom, by: 150)
    phone.advance(by: 0.5)
    #expect(footer.state == .pulling && log.takeEntries() == ["ended"])
    if isLifted { phone.lift(touch) } else { phone.window.cancelTouch(touch) }
    phone.advance(by: 8)
    #expect(footer.state == (isLifted ? .refreshing : .idle))
    #expect(log.takeEntries() == (isLifted ? ["refreshing", "began"] : []))
    footer.endRefreshing()
    phone.advance(by: 8)
    #expect(footer.state == .idle && isWithoutInset)
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test func `the text follows the pull`() throws {
    let header = try #require(held(at: .top) as? NormalHeader)
    #expect(header.stateLabel.text == "Updated")
    let touch = pull(at: .top, by: 100)
    #expect(header.stateLabel.text == "Release to refresh" && !header.arrowView.isHidden)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(header.stateLabel.text == "Loading...")
  }
}
