import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A custom header as an app would write it.
private final class SwitchHeader: RefreshHeader {
  let label = UILabel()
  var log: [String] = []
  var durationsInPrepare: [Double] = []

  override func prepare() {
    super.prepare()
    frame.size.height = 70
    addSubview(label)
    durationsInPrepare = [options.openingDuration, options.closingDuration]
    options.openingDuration = 0.1
  }

  override func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
  }

  override var state: RefreshState {
    didSet {
      switch state {
      case .idle: label.text = "Pull"
      case .pulling: label.text = "Let go"
      case .refreshing: label.text = "Loading"
      case .willRefresh, .noMoreData: break
      }
      log.append("\(oldValue)>\(state)")
    }
  }

  override var pullingPercent: CGFloat {
    didSet { label.alpha = pullingPercent }
  }
}

/// A header that overrides the state with a computed property.
private final class ComputedHeader: StateHeader {
  var log: [String] = []

  override var state: RefreshState {
    get { super.state }
    set {
      let old = super.state
      super.state = newValue
      log.append("\(old)>\(super.state)")
      stateLabel.text = "\(super.state)"
    }
  }
}

/// A header whose state setter does not call super.
private final class SuperOmittingHeader: StateHeader {
  override var state: RefreshState {
    get { super.state }
    set {}
  }
}

/// A header whose state setter replaces pulling with idle.
private final class NeverPullingHeader: StateHeader {
  override var state: RefreshState {
    get { super.state }
    set { super.state = newValue == .pulling ? .idle : newValue }
  }
}

@Suite(.isolated)
@MainActor
struct HookTests {
  let screen = Screen()

  @Test(arguments: ControlKind.allCases)
  func `only the hooks of an app's class get changes, which allocate memory`(kind: ControlKind) {
    #expect(screen.attach(kind.make()).driver.isLibraryClass)
    #expect(!screen.attach(SwitchHeader()).driver.isLibraryClass)
  }

  @Test func `a custom header needs four overrides`() {
    let header = SwitchHeader()
    #expect(header.label.text == "Pull", "the setter runs for the first state")
    screen.scrollView.refreshHeader = header
    screen.turn()
    #expect(header.frame == CGRect(x: 0, y: -70, width: 390, height: 70))
    #expect(header.label.frame == header.bounds)
    screen.drag(to: -35)
    #expect(header.label.alpha == 0.5)
    screen.drag(to: -71)
    #expect(header.label.text == "Let go")
    screen.release()
    #expect(header.label.text == "Loading")
    #expect(screen.inset == [70, 0, 0, 0])
    header.endRefreshing()
    #expect(header.label.text == "Pull")
    #expect(header.log == ["idle>idle", "idle>pulling", "pulling>refreshing", "refreshing>idle"])
  }

  @Test(.scenario("C11")) func `defaults are set before prepare, which can change them`() {
    let header = SwitchHeader()
    #expect(header.durationsInPrepare == [0.25, 0.4])
    #expect(header.openingDuration == 0.1)
    #expect(header.closingDuration == 0.4)
  }

  @Test func `a custom setter can read the old state and set the label after calling super`() {
    let header = ComputedHeader()
    screen.scrollView.refreshHeader = header
    header.log = []
    screen.drag(to: -60)
    #expect(header.log == ["idle>pulling"])
    #expect(header.stateLabel.text == "pulling")
  }

  @Test func `a setter can replace the new state`() {
    let header = NeverPullingHeader()
    screen.scrollView.refreshHeader = header
    screen.drag(to: -60)
    #expect(header.state == .idle)
    screen.release()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func `a setter that does not call super is reported, and the state changes anyway`() {
    let messages = Diagnostics.messages {
      let header = SuperOmittingHeader()
      screen.scrollView.refreshHeader = header
      header.beginRefreshing()
      #expect(header.state == .refreshing)
    }
    #expect(messages.contains { $0.contains("SuperOmittingHeader") })
  }

  @Test func `assigning the state begins and ends a refresh`() {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.state = .refreshing
    #expect(screen.inset == [54, 0, 0, 0])
    screen.advance(by: 1)
    header.state = .idle
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(!header.loadingView.isAnimating)
  }

  @Test func `ending a refresh in the state setter is allowed`() {
    final class ImmediatelyEndingHeader: StateHeader {
      override var state: RefreshState {
        didSet { if state == .refreshing { endRefreshing() } }
      }
    }
    let header = ImmediatelyEndingHeader()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(header.state == .idle)
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.scrollView.contentOffset.y == 0)
  }

  @Test func `an offset hook that does not call super disables pulling`() {
    final class OffsetIgnoringHeader: StateHeader {
      override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}
    }
    let header = OffsetIgnoringHeader()
    screen.scrollView.refreshHeader = header
    screen.drag(to: -90)
    #expect(header.state == .idle)
  }

  @Test func `a header with user interaction disabled cannot be pulled`() {
    let header = StateHeader()
    header.isUserInteractionEnabled = false
    screen.scrollView.refreshHeader = header
    screen.drag(to: -90)
    #expect(header.state == .idle)
    header.isUserInteractionEnabled = true
    screen.drag(to: -95)
    #expect(header.state == .pulling)
  }

  @Test func `a subclass can set the state label after each change`() {
    final class CustomTitleHeader: StateHeader {
      override var state: RefreshState {
        didSet { stateLabel.text = "custom: \(state)" }
      }
    }
    let header = CustomTitleHeader()
    #expect(header.stateLabel.text == "custom: idle")
    screen.scrollView.refreshHeader = header
    screen.drag(to: -60)
    #expect(header.stateLabel.text == "custom: pulling")
    screen.drag(to: 0)
    let list = screen.scrollView
    list.removeFromSuperview()
    screen.window.addSubview(list)
    screen.turn()
    #expect(header.stateLabel.text == "custom: idle", "the label stays in another window")
  }

  @Test func `texts that an app has set before the control appears stay until they change`() {
    let header = NormalHeader()
    header.stateLabel.attributedText = NSAttributedString(
      string: "Own", attributes: [.foregroundColor: UIColor.red])
    let text = header.stateLabel.attributedText
    header.lastUpdatedTimeLabel.text = "Now and then"
    screen.scrollView.refreshHeader = header
    screen.turn()
    screen.drag(to: -10)
    #expect(header.stateLabel.attributedText == text)
    #expect(header.lastUpdatedTimeLabel.text == "Now and then")
    screen.drag(to: -60)
    #expect(header.stateLabel.text == header.title(for: .pulling))
    #expect(header.lastUpdatedTimeLabel.text?.hasPrefix("Last updated: ") == true)
  }

  /// As in MJRefresh, where an override often starts an animation.
  @Test(arguments: [false, true])
  func `an override of beginRefreshing is called for a pull, and can refuse it`(refuses: Bool) {
    final class OwnHeader: NormalHeader {
      var refuses = false
      var states: [RefreshState] = []
      override func beginRefreshing() {
        states.append(state)
        if !refuses { super.beginRefreshing() }
      }
    }
    var refreshes = 0
    let header = OwnHeader { refreshes += 1 }
    header.refuses = refuses
    screen.scrollView.refreshHeader = header
    screen.drag(to: -60)
    screen.release()
    screen.advance(by: 1)
    #expect(header.states == [.pulling] && refreshes == (refuses ? 0 : 1))
    #expect(header.state == (refuses ? .idle : .refreshing))
    #expect(screen.scrollView.contentInset.top.rounded() == (refuses ? 0 : 54))
    header.endRefreshing()
    screen.advance(by: 1)
    header.refuses = false
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(header.states == [.pulling, .idle] && header.state == .refreshing)
    #expect(refreshes == (refuses ? 1 : 2))
  }

  @Test func `an override of beginRefreshing is called when a footer loads by itself`() {
    final class OwnFooter: AutoNormalFooter {
      var calls = 0
      override func beginRefreshing() {
        calls += 1
        super.beginRefreshing()
      }
    }
    var loads = 0
    let footer = OwnFooter { loads += 1 }
    screen.scrollView.refreshFooter = footer
    screen.scrollView.contentSize.height = 2000
    screen.turn()
    screen.drag(to: 2000 - screen.scrollView.bounds.height + 44)
    #expect(footer.calls == 1 && loads == 1 && footer.state == .refreshing)
  }

  @Test func `the pulling percent is set only when it changes`() {
    final class PercentRecordingHeader: StateHeader {
      var percents: [CGFloat] = []
      override var pullingPercent: CGFloat {
        didSet { percents.append(pullingPercent) }
      }
    }
    let header = PercentRecordingHeader()
    screen.scrollView.refreshHeader = header
    screen.drag(to: -27, -27, 100, 200, 300)
    #expect(header.percents == [0.5, 0])
  }

  @Test func `a removed control does not observe the scroll view`() {
    final class HookCountingHeader: StateHeader {
      var count = 0
      override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) { count += 1 }
      override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) { count += 1 }
      override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) { count += 1 }
    }
    let header = HookCountingHeader()
    screen.scrollView.refreshHeader = header
    screen.drag(to: -20)
    screen.scrollView.contentSize.height += 10
    let count = header.count
    #expect(count >= 3)
    screen.scrollView.refreshHeader = nil
    screen.drag(to: -30)
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.scrollView.contentSize.height += 10
    #expect(header.count == count)
  }

  /// A header that moves the content when its size changes, as an app may do in its hook.
  private final class MovingHeader: NormalHeader {
    override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewContentSizeDidChange(change)
      scrollView?.contentOffset.y += 30
    }
  }

  @Test func `a control is told of the content size although another one moved the content`() {
    let screen = Screen()
    screen.scrollView.contentOffset.y = 600
    screen.attach(MovingHeader {})
    let footer = screen.attach(AutoNormalFooter {})
    screen.scrollView.contentSize.height = 2500
    #expect(footer.frame.minY == 2500)
  }
}
