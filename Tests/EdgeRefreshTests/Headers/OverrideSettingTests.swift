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
