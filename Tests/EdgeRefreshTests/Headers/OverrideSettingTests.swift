import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Settings that an override changes while the control handles an event.
@Suite(.isolated)
@MainActor
struct OverrideSettingTests {
  private final class Changing: NormalHeader {
    var percentAction: () -> Void = {}
    var stateAction: () -> Void = {}

    override var pullingPercent: CGFloat { didSet { percentAction() } }

    override var state: RefreshState { didSet { if state != oldValue { stateAction() } } }
  }

  @Test func `an option that an override of the percent sets stays set`() {
    let screen = Screen()
    let header = screen.attach(Changing {})
    header.percentAction = { [unowned header] in header.showsFailure = true }
    screen.drag(to: -20)
    #expect(header.showsFailure && header.engine.pull?.showsFailure == true)
  }

  private final class EndCounter: NormalHeader {
    var ends = 0
    var afterSuper: (EndCounter) -> Void = { _ in }
    var stateAction: (EndCounter) -> Void = { _ in }

    override func endRefreshing() {
      ends += 1
      super.endRefreshing()
      afterSuper(self)
    }

    override var state: RefreshState { didSet { if state != oldValue { stateAction(self) } } }
  }

  @Test(.scenario("S57"))
  func `an override is called for the end of a refresh that begins during another end`() {
    let screen = Screen()
    let header = screen.attach(EndCounter(refreshingBlock: {}))
    var results: [RefreshOutcome] = []
    header.changeObserver = { _, outcome in outcome.map { results.append($0) } }
    header.beginRefreshing()
    screen.advance(by: 1)
    var repeats = true
    header.closingAnimations = { [unowned header] in
      guard repeats else { return }
      repeats = false
      header.beginRefreshing()
      header.endRefreshing(with: .failure)
    }
    header.endRefreshing(with: .success)
    #expect(header.ends == 2 && header.state == .idle)
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing(with: .failure)
    #expect(header.ends == 3 && header.state == .idle && results == [.success, .failure])
  }

  @Test(.scenario("S57"), arguments: [false, true])
  func `an override that reports another result is not called for it`(isInSetter: Bool) {
    let screen = Screen()
    let header = screen.attach(EndCounter(refreshingBlock: {}))
    header.afterSuper = { $0.endRefreshing(with: .noMoreData) }
    if isInSetter { header.stateAction = { if $0.state == .refreshing { $0.endRefreshing() } } }
    header.beginRefreshing()
    screen.advance(by: 1)
    if !isInSetter { header.endRefreshing() }
    #expect(header.ends == 1 && header.state == .noMoreData)
  }

  @Test func `a second level that an override of the state sets stays set`() {
    let screen = Screen()
    let header = screen.attach(Changing {})
    let level = SecondLevel(view: UIView())
    header.stateAction = { [unowned header] in header.secondLevel = level }
    screen.drag(to: -60)
    #expect(header.state == .pulling)
    screen.drag(to: -200)
    #expect(level.isArmed)
  }
}
