import EdgeRefresh
import UIKit
import UIKitCairo

/// Plays a trace with a window, a scroll view and its controls, on their own run loop and clock.
///
/// The controls and the scroll view are the real ones. The trace scripts the input that comes from
/// elsewhere on a device: the finger, the safe area, and the size of the content.
@MainActor
package final class TraceHost {
  let trace: Trace
  let loop = MainLoop()
  let window: UIWindow
  let scrollView: UIScrollView
  /// The safe area of the scroll view.
  let safeArea: ScriptedSafeArea
  /// The rows of a list; `nil` for a plain scroll view.
  let list: ListRows?
  private(set) var controls: [HostedControl] = []
  private(set) var rows: Int
  /// The touch of the finger that is down.
  var touch: UITouch?
  /// Whether the control that was probed since the last observation began a refresh.
  var probeSucceeded: Bool?
  /// The maximum number of times that the inset was set in one turn since the last observation.
  var insetSets = SetCount()
  /// The maximum number of times that the offset was set in one turn since the last observation.
  var offsetSets = SetCount()
  /// The events since the last observation, in order.
  var log: [LogEntry] = []
  /// The insets that the app has saved and may restore, by the number of the save.
  var savedInsets: [Int: UIEdgeInsets] = [:]
  /// How often the app has called `endRefreshing` with a block: the number of the last block.
  var endBlocks = 0
  /// The growth of the content with each movement, in points, and the number of movements left.
  var selfSizing = (points: 0.0, times: 0)
  var lastOffset = CGPoint.zero
  /// The last content size in the log, or the initial one.
  var loggedContentSize = CGSize.zero
  /// Whether the current drag is in the log.
  var isDragLogged = false
  private var observations: [NSKeyValueObservation] = []
  /// Whether the app sets `contentInsetExcludingRefreshControls` instead of `contentInset`.
  let setsOwnInset: Bool
  /// What was no longer shown after a step that has moved edges.
  package private(set) var losses: [TraceRule.Violation] = []
  /// What was shown before another screen has covered the scroll view.
  private var shownBeforePush: [Shown] = []
  /// The exact insets that the numbers of a recording stand for.
  var recordedInset = RecordedInset()
  /// The inset before the keyboard appeared, which is restored when it disappears.
  var insetBeforeKeyboard: UIEdgeInsets?

  /// Makes the window, the scroll view and the controls of a trace.
  package init(_ trace: Trace, setsOwnInset: Bool = false) throws(UnknownKind) {
    self.trace = trace
    self.setsOwnInset = setsOwnInset
    loop.answers = trace.uiKitAnswers
    CairoRenderer.install()
    let setUp = trace.scrollView
    let frame = CGRect(
      x: setUp.frame[0], y: setUp.frame[1], width: setUp.frame[2], height: setUp.frame[3])
    rows = setUp.rows
    let list = setUp.kind == .list ? ListRows(count: setUp.rows) : nil
    self.list = list
    (window, scrollView, safeArea) = MainLoop.$current.withValue(loop) {
      let window = UIWindow(frame: frame)
      guard let list else {
        let view = ScriptedScrollView(frame: frame)
        return (window, view, view.safeArea)
      }
      let table = ScriptedTableView(frame: frame, rows: list)
      return (window, table, table.safeArea)
    }
    let failure: UnknownKind? = MainLoop.$current.withValue(loop) {
      window.isHidden = false
      scrollView.contentInsetAdjustmentBehavior = .always
      if setUp.rightToLeft == true { scrollView.semanticContentAttribute = .forceRightToLeft }
      scrollView.isPagingEnabled = setUp.paging
      if list == nil {
        scrollView.contentSize = CGSize(width: setUp.contentSize[0], height: setUp.contentSize[1])
      }
      scrollView.contentInset = UIEdgeInsets(setUp.contentInset)
      safeArea.set(UIEdgeInsets(setUp.safeArea))
      if setUp.inWindow { window.addSubview(scrollView) }
      do throws(UnknownKind) {
        for component in trace.components { controls.append(try makeControl(component)) }
      } catch {
        return error
      }
      loggedContentSize = scrollView.contentSize
      for control in controls { attach(control) }
      return nil
    }
    if let failure { throw failure }
    if trace.hasFinger { observations = observeScrollView() }
    loop.turn()
  }

  /// A kind of component that this version does not have.
  package struct UnknownKind: Error, CustomStringConvertible {
    let kind: String
    /// The complete message.
    package var description: String { "there is no component of kind \(kind)" }
  }

  /// Performs all steps of the trace.
  ///
  /// - Returns: The observations: after set-up, then after each step.
  package func run() -> [JSONValue] {
    var seen = [observe()]
    for (index, step) in trace.steps.enumerated() {
      var shown = step.op.movesEdges || onlyEnds(step) ? shown : []
      if step.op == .push { (shownBeforePush, shown) = (shown, []) }
      if step.op == .pop { (shownBeforePush, shown) = ([], shownBeforePush) }
      MainLoop.$current.withValue(loop) { perform(step) }
      if step.op != .turn && step.op != .advance { loop.turn() }
      for loss in losses(of: shown, after: step) {
        losses.append(.init(rule: .whatWasShownStaysShown, step: index + 1, seen: loss))
      }
      seen.append(observe())
    }
    return seen
  }

  func control(in slot: Trace.Slot?) -> HostedControl? {
    controls.first { $0.slot == slot }
  }

  func isAttached(_ control: HostedControl) -> Bool {
    control.component.superview === scrollView
  }

  func attach(_ control: HostedControl) { set(control.component, in: control.slot) }

  func detach(_ control: HostedControl) { set(nil, in: control.slot) }

  private func set(_ component: RefreshComponent?, in slot: Trace.Slot) {
    switch slot {
    case .header: scrollView.refreshHeader = component as? RefreshHeader
    case .footer: scrollView.refreshFooter = component as? RefreshFooter
    case .trailer: scrollView.refreshTrailer = component as? RefreshTrailer
    case .leader: scrollView.refreshLeader = component as? RefreshLeader
    }
  }

  /// Replaces a control with a new one that has the same set-up.
  func replace(_ control: HostedControl) {
    guard let index = controls.firstIndex(where: { $0 === control }),
      let new = try? makeControl(control.setUp)
    else { return }
    control.isReplaced = true
    controls[index] = new
    attach(new)
  }

  func setRows(_ count: Int) {
    rows = count
  }
}

/// A store of last-updated times that is not shared with other controls.
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
