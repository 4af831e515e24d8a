import EdgeRefresh
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Most movements need no decision of an engine, so the controls skip them. A recording contains
/// all movements: while a scroll view is recorded, none is skipped.
@Suite(.isolated)
@MainActor
struct SkippedMovementTests {
  @Test(arguments: 0..<Thoroughness.count(2, of: 6))
  func `skipping movements makes no difference`(block: UInt64) {
    for seed in block * 10..<block * 10 + 10 {
      let skipping = Session(seed: seed, skipsMovements: true).play()
      let deciding = Session(seed: seed, skipsMovements: false).play()
      let difference = zip(skipping, deciding).enumerated().first { $1.0 != $1.1 }
      guard let (index, (skipped, decided)) = difference else { continue }
      let actions = skipping[...index].map { $0.prefix { $0 != ":" } }.joined(separator: ", ")
      Issue.record("seed \(seed), after \(actions):\nskipped \(skipped)\ndecided \(decided)")
    }
  }

  @Test func `most movements of a long list are skipped`() {
    let screen = Screen(contentHeight: 5000)
    for kind in ControlKind.oneOnEachEdge { screen.attach(kind.make()) }
    screen.scrollView.contentOffset.y = 1000
    let controls = screen.scrollView.subviews.compactMap { $0 as? RefreshComponent }
    let handled = controls.map(\.engine)
    for y in stride(from: 1000.0, to: 2000, by: 10) { screen.scrollView.contentOffset.y = y }
    #expect(controls.map(\.engine) == handled)
    for control in controls { control.driver.handleSkippedMovements() }
    #expect(controls.map(\.engine) != handled)
  }

  @Test func `a value that an app assigns is replaced at the next movement`() {
    let screen = Screen()
    let header = screen.attach(NormalHeader())
    screen.scrollView.contentOffset.y = 500
    header.pullingPercent = 0.3
    #expect(header.pullingPercent == 0.3)
    screen.scrollView.contentOffset.y = 510
    #expect(header.pullingPercent == 0)
  }

  @Test func `a setting applies to the next movement, not to skipped ones`() {
    let screen = Screen(contentHeight: 2000)
    let footer = screen.attach(AutoNormalFooter())
    screen.scrollView.contentOffset.y = 900
    screen.scrollView.contentOffset.y = 1000
    footer.loadThreshold = -10
    #expect(!footer.isRefreshing)
    screen.scrollView.contentOffset.y = 1001
    #expect(footer.isRefreshing)
  }

  @Test func `an exclusive control may load again when another one has loaded`() {
    let screen = Screen(contentHeight: 2000)
    screen.scrollView.contentSize.width = 1200
    let footer = screen.attach(AutoNormalFooter())
    let trailer = screen.attach(AutoNormalTrailer())
    trailer.isBlockedByOtherRefreshes = true
    footer.beginRefreshing()
    for x in [100.0, 110, 120] { screen.scrollView.contentOffset.x = x }
    footer.endRefreshing()
    for x in [130.0, 900] { screen.scrollView.contentOffset.x = x }
    #expect(trailer.isRefreshing)
  }

  @Test func `a control may be removed and added while a movement is reported`() {
    final class Swapping: NormalHeader {
      var action: () -> Void = {}
      override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
        super.scrollViewContentOffsetDidChange(change)
        action()
      }
    }
    let screen = Screen()
    let header = screen.attach(Swapping())
    let footer = screen.attach(BackNormalFooter())
    let trailer = NormalTrailer()
    header.action = { [unowned header] in
      header.action = {}
      footer.removeFromSuperview()
      screen.scrollView.addSubview(trailer)
      screen.scrollView.contentOffset.y = 700
    }
    screen.scrollView.contentOffset.y = 600
    for control in [header, trailer] {
      control.driver.handleSkippedMovements()
      #expect(control.scrollView === screen.scrollView)
    }
    #expect(footer.scrollView == nil)
    #expect(header.geometry.offset == 700)
  }
}

/// Changes of a control by an app while movements are skipped.
@Suite(.isolated)
@MainActor
struct SkippedMovementOverrideTests {
  @Test func `a control that is added while the last one is removed is notified`() {
    final class Replaced: NormalHeader {
      var action: () -> Void = {}
      override var state: RefreshState { didSet { if state != oldValue { action() } } }
    }
    let screen = Screen()
    let header = screen.attach(Replaced())
    let footer = BackNormalFooter()
    header.beginRefreshing()
    screen.advance(by: 1)
    header.action = {
      header.action = {}
      screen.scrollView.addSubview(footer)
    }
    header.removeFromSuperview()
    #expect(footer.scrollView === screen.scrollView)
    screen.drag(to: 1200, 1220)
    #expect(footer.pullingPercent > 0)
    footer.removeFromSuperview()
    #expect(screen.scrollView.contentOffsetObservers.count == 0)
  }

  @Test func `an override that limits the percent limits what is drawn`() {
    final class Limited: RefreshHeader {
      override var pullingPercent: CGFloat {
        didSet { if pullingPercent > 0.5 { pullingPercent = 0.5 } }
      }
    }
    let screen = Screen()
    let content = RecordingContent()
    let header = screen.attach(Limited(content: content))
    for pull in [18, 27, 45, 51, 9] as [CGFloat] {
      screen.drag(to: -pull)
      let percent = pull / header.bounds.height
      #expect(abs(header.pullingPercent - min(percent, 0.5)) < 1e-9)
      #expect(content.presentations.last?.progress == header.pullingPercent)
    }
  }
}

/// A random session with controls of the library's classes, which have no hooks.
@MainActor
private final class Session {
  private let screen = Screen(contentHeight: 2000)
  private var random: SplitMix64
  private var controls: [RefreshComponent] = []
  private var recording: RefreshRecording?
  private var callbacks: CallCounter

  final class CallCounter {
    var handlers = 0
    var ends = 0
  }

  init(seed: UInt64, skipsMovements: Bool) {
    random = SplitMix64(seed: seed)
    callbacks = CallCounter()
    screen.scrollView.contentSize.width = random.below(2) == 0 ? 390 : 1200
    if !skipsMovements { recording = RefreshRecording(of: screen.scrollView) { _ in } }
    var edges: Set<RefreshEdge> = []
    for _ in 0..<3 {
      let control = ControlKind.allCases[random.below(ControlKind.allCases.count)].make()
      guard edges.insert(control.engine.edge).inserted else { continue }
      let callbacks = callbacks
      control.setRefreshingBlock { callbacks.handlers += 1 }
      control.didClose = { callbacks.ends += 1 }
      control.fadesWithPull = random.below(4) == 0
      control.isBlockedByOtherRefreshes = random.below(4) == 0
      screen.attach(control)
      controls.append(control)
    }
  }

  /// Returns the names of the actions, each with all visible values after it.
  func play() -> [String] {
    (0..<150).map { _ in
      let name = act()
      return "\(name): \(values)"
    }
  }

  private var values: String {
    let views = controls.map { control in
      let parts = control.subviews.map { "\($0.isHidden) \($0.alpha) \($0.transform)" }
      return "\(type(of: control)) \(control.state) \(control.pullingPercent) \(control.alpha) "
        + "\(control.frame) \(control.isHidden) \(parts)"
    }
    return "\(screen.scrollView.contentOffset) \(screen.scrollView.contentInset) "
      + "\(callbacks.handlers) \(callbacks.ends) \(views)"
  }

  private func act() -> String {
    let scrollView = screen.scrollView
    let control = controls[random.below(controls.count)]
    let distance = CGFloat(random.below(140)) - 70
    switch random.below(28) {
    case 0...6:
      move(by: CGPoint(x: 0, y: distance))
      return "move \(distance)"
    case 7:
      move(by: CGPoint(x: distance, y: 0))
      return "move x \(distance)"
    case 8...9:
      let y = CGFloat(random.below(1300)) - 50
      move(by: CGPoint(x: 0, y: y - scrollView.contentOffset.y))
      return "move to \(y)"
    case 10...11:
      if !scrollView.isDragging { scrollView.scriptDragBegan() }
      return "touch"
    case 12...13:
      if scrollView.isDragging { scrollView.scriptDragEnded(cancelled: false) }
      return "lift"
    case 14:
      control.beginRefreshing()
      return "begin"
    case 15...16:
      control.endRefreshing()
      return "end"
    case 17:
      screen.advance(by: 0.1)
      return "0.1 s"
    case 18:
      screen.advance(by: 1)
      return "1 s"
    default: return change(control, by: distance)
    }
  }

  /// Changes a value that engines depend on.
  private func change(_ control: RefreshComponent, by distance: CGFloat) -> String {
    let scrollView = screen.scrollView
    switch random.below(14) {
    case 0: scrollView.contentSize.height += distance * 10
    case 1: scrollView.contentSize.width = max(390, scrollView.contentSize.width + distance)
    case 2: scrollView.contentInset.top = abs(distance)
    case 3: scrollView.contentInset.bottom += distance
    case 4: screen.setSafeArea(UIEdgeInsets(top: abs(distance), left: 0, bottom: 34, right: 0))
    case 5: scrollView.frame.size.height = 800 + distance
    case 6: control.isHidden.toggle()
    case 7: control.isUserInteractionEnabled.toggle()
    case 8: control.pullingPercent = 0.5
    case 9: (control as? any AutomaticLoading)?.loadThreshold = Double(distance) / 10
    case 10: (control as? any AutomaticLoading)?.loadsAutomatically.toggle()
    case 11: control.endRefreshing(with: .noMoreData)
    case 12:
      scrollView.semanticContentAttribute =
        scrollView.semanticContentAttribute == .forceRightToLeft ? .unspecified : .forceRightToLeft
    default: control.isBlockedByOtherRefreshes.toggle()
    }
    return "change \(type(of: control)) \(distance)"
  }

  private func move(by distance: CGPoint) {
    let offset = screen.scrollView.contentOffset
    let target = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
    if screen.scrollView.isDragging {
      screen.scrollView.scriptDragMoved(to: target)
    } else {
      screen.scrollView.contentOffset = target
    }
  }
}
