import EdgeRefresh
import UIKit
import UIKitCairo

/// The scripted host of a trace: a window, a scroll view and its components, on a clock of their own.
///
/// The components and the scroll view are the real ones. What a trace scripts, and a device would do
/// by itself, is the finger, the safe area, and what the content's layout makes of its size.
@MainActor
package final class TraceHost {
  let trace: Trace
  let loop = MainLoop()
  let window: UIWindow
  let scrollView: ScriptedScrollView
  private(set) var slots: [Slot] = []
  private(set) var rows: Int
  /// The finger that is down.
  var touch: UITouch?
  /// Whether the control that was probed last answered.
  var probeAnswered: Bool?
  /// How often offset and inset have been set, and how often at most in one turn since the last
  /// observation.
  var sets = SetCount()
  /// What happened since the last observation, in order.
  var log: [String] = []
  /// The insets that the app has read, to be written back.
  var savedInsets: [Int: UIEdgeInsets] = [:]
  /// How many ends with a block of their own there were.
  var endBlocks = 0
  /// How many points the content grows by when it moves, and how often it still does.
  var selfSizing = (points: 0.0, times: 0)
  private var observations: [NSKeyValueObservation] = []
  /// What the app has read of the inset, in a recording.
  var recordedInset = RecordedInset()
  /// The inset that showed when the keyboard came, to be written back when it goes.
  var insetBeforeKeyboard: UIEdgeInsets?

  /// Makes the world of a trace, up to its first observation.
  package init(_ trace: Trace) throws(UnknownKind) {
    self.trace = trace
    CairoRenderer.install()
    let setUp = trace.scrollView
    let frame = CGRect(
      x: setUp.frame[0], y: setUp.frame[1], width: setUp.frame[2], height: setUp.frame[3])
    rows = setUp.rows
    (window, scrollView) = MainLoop.$current.withValue(loop) {
      (UIWindow(frame: frame), ScriptedScrollView(frame: frame))
    }
    let failure: UnknownKind? = MainLoop.$current.withValue(loop) {
      window.isHidden = false
      scrollView.contentInsetAdjustmentBehavior = .always
      if setUp.rightToLeft == true { scrollView.semanticContentAttribute = .forceRightToLeft }
      scrollView.isPagingEnabled = setUp.paging
      scrollView.contentSize = CGSize(width: setUp.contentSize[0], height: setUp.contentSize[1])
      scrollView.contentInset = UIEdgeInsets(setUp.contentInset)
      scrollView.setSafeArea(UIEdgeInsets(setUp.safeArea))
      if setUp.inWindow { window.addSubview(scrollView) }
      do throws(UnknownKind) {
        for component in trace.components { slots.append(try makeSlot(component)) }
      } catch {
        return error
      }
      for slot in slots { attach(slot) }
      return nil
    }
    if let failure { throw failure }
    if trace.hasFinger { observations = observeLife() }
    loop.turn()
  }

  /// A kind of component that this library does not have.
  package struct UnknownKind: Error, CustomStringConvertible {
    let kind: String
    /// The whole sentence.
    package var description: String { "there is no component of kind \(kind)" }
  }

  /// Runs the whole trace.
  ///
  /// - Returns: What was seen: after set-up, then after each step.
  package func run() -> [JSONValue] {
    var seen = [observe()]
    for step in trace.steps {
      MainLoop.$current.withValue(loop) { perform(step) }
      if step.op != .turn && step.op != .advance { loop.turn() }
      seen.append(observe())
    }
    return seen
  }

  func slot(_ name: String?) -> Slot? {
    slots.first { $0.name == name }
  }

  func isAttached(_ slot: Slot) -> Bool {
    slot.component.superview === scrollView
  }

  func attach(_ slot: Slot) {
    switch slot.component {
    case let header as RefreshHeader: scrollView.refreshHeader = header
    case let footer as RefreshFooter: scrollView.refreshFooter = footer
    case let leader as RefreshLeader:
      scrollView.refreshLeader = leader
    case let trailer as RefreshTrailer: scrollView.refreshTrailer = trailer
    default: preconditionFailure("a slot holds a header, a footer, a trailer or a leader")
    }
  }

  /// Puts a new component, made like the old one, in the old one's place.
  func replace(_ slot: Slot) {
    guard let index = slots.firstIndex(where: { $0 === slot }),
      let new = try? makeSlot(slot.setUp)
    else { return }
    slot.isReplaced = true
    slots[index] = new
    attach(new)
  }

  func detach(_ slot: Slot) {
    switch slot.component {
    case is RefreshHeader: scrollView.refreshHeader = nil
    case is RefreshFooter: scrollView.refreshFooter = nil
    case is RefreshLeader: scrollView.refreshLeader = nil
    default: scrollView.refreshTrailer = nil
    }
  }

  func setRows(_ count: Int) {
    rows = count
  }
}

/// A scroll view whose safe area is what the script says, wherever it is.
@MainActor
final class ScriptedScrollView: UIScrollView {
  func setSafeArea(_ insets: UIEdgeInsets) {
    scriptedSafeAreaInsets = insets
    settle()
  }

  /// Setting anything, also to an equal value, brings the offset into the valid range.
  private func settle() {
    let inset = contentInset
    contentInset = inset
  }
}

/// A store of last-updated times that nothing else sees.
final class MemoryStore: LastUpdatedStore {
  private var times: [String: Date] = [:]

  func lastUpdatedTime(forKey key: String) -> Date? {
    times[key]
  }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) {
    times[key] = time
  }
}

extension UIEdgeInsets {
  /// Insets from a trace: top, left, bottom, right.
  init(_ values: [Double]) {
    self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// The insets in the order of a trace.
  var values: [Double] { [top, left, bottom, right] }
}
