import TestSupport
import Testing
import UIKit

/// Records the callbacks about superview, window and subviews.
private final class RecordingView: UIView {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.record("\(name) will superview \((newSuperview as? RecordingView)?.name ?? "-")")
  }

  override func didMoveToSuperview() {
    log.record("\(name) did superview \((superview as? RecordingView)?.name ?? "-")")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.record("\(name) will window \(newWindow == nil ? "-" : "w")")
  }

  override func didMoveToWindow() {
    log.record("\(name) did window \(window == nil ? "-" : "w")")
  }

  override func didAddSubview(_ subview: UIView) {
    log.record("\(name) added \((subview as? RecordingView)?.name ?? "?")")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.record("\(name) removes \((subview as? RecordingView)?.name ?? "?")")
  }
}

@Suite(.isolated)
@MainActor
struct HierarchyTests {
  private let log = EventLog()

  @Test func `adding outside a window reports the superview only`() {
    let (outer, inner) = (RecordingView("a", log), RecordingView("b", log))
    outer.addSubview(inner)
    #expect(log.takeEntries() == ["b will superview a", "b did superview a", "a added b"])
    inner.removeFromSuperview()
    #expect(log.takeEntries() == ["a removes b", "b will superview -", "b did superview -"])
    inner.removeFromSuperview()
    #expect(log.takeEntries() == [])
  }

  @Test func `entering and leaving a window is reported from the outside in`() {
    let screen = TestScreen()
    let (outer, inner) = (RecordingView("a", log), RecordingView("b", log))
    outer.addSubview(inner)
    _ = log.takeEntries()
    screen.window.addSubview(outer)
    #expect(
      log.takeEntries() == [
        "a will window w", "b will window w", "a will superview -", "a did window w",
        "b did window w", "a did superview -",
      ])
    #expect(inner.window === screen.window)
    outer.removeFromSuperview()
    #expect(
      log.takeEntries() == [
        "a will superview -", "a will window -", "b will window -", "a did window -",
        "b did window -", "a did superview -",
      ])
    #expect(inner.window == nil)
  }

  @Test func `moving to another superview in the same window does not report the window`() {
    let screen = TestScreen()
    let (first, second) = (RecordingView("a", log), RecordingView("b", log))
    let moved = RecordingView("c", log)
    screen.window.addSubview(first)
    screen.window.addSubview(second)
    first.addSubview(moved)
    _ = log.takeEntries()
    second.addSubview(moved)
    #expect(
      log.takeEntries() == ["a removes c", "c will superview b", "c did superview b", "b added c"])
    #expect(first.subviews.isEmpty)
  }

  @Test func `subviews are in the requested order`() {
    let outer = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag + 1
      return view
    }
    func order() -> [Int] { outer.subviews.map(\.tag) }
    outer.addSubview(views[0])
    outer.addSubview(views[1])
    outer.insertSubview(views[2], at: 0)
    #expect(order() == [3, 1, 2])
    outer.insertSubview(views[3], aboveSubview: views[0])
    #expect(order() == [3, 1, 4, 2])
    outer.insertSubview(views[1], belowSubview: views[0])
    #expect(order() == [3, 2, 1, 4])
    outer.insertSubview(views[2], aboveSubview: views[0])
    #expect(order() == [2, 1, 3, 4])
    outer.bringSubviewToFront(views[1])
    #expect(order() == [1, 3, 4, 2])
    outer.sendSubviewToBack(views[3])
    #expect(order() == [4, 1, 3, 2])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [2, 1, 3, 4])
    outer.addSubview(views[1])
    #expect(order() == [1, 3, 4, 2])
    #expect(outer.viewWithTag(3) === views[2])
    #expect(outer.viewWithTag(9) == nil)
  }

  @Test func `a view is a descendant of itself and of its superviews`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
    #expect(!inner.isDescendant(of: other))
  }

  @Test func `a superview retains its subviews but not the reverse`() {
    weak var outer: UIView?
    weak var inner: UIView?
    let kept = UIView()
    do {
      let view = UIView()
      view.addSubview(UIView())
      view.addSubview(kept)
      outer = view
      inner = view.subviews[0]
      #expect(inner != nil)
    }
    #expect(outer == nil)
    #expect(inner == nil)
    #expect(kept.superview == nil)
  }

  @Test func `releasing a window releases its views`() {
    weak var window: UIWindow?
    weak var view: UIView?
    MainLoop.$current.withValue(MainLoop()) {
      let screen = TestScreen()
      window = screen.window
      view = screen.addView()
      screen.turn()
      UIView.animate(withDuration: 1) { view?.alpha = 0 }
      screen.advance(0.5)
      #expect(view != nil)
    }
    #expect(window == nil)
    #expect(view == nil)
  }
}
