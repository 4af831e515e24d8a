import EdgeRefreshCore
import UIKit

/// Observes a scroll view for all of its controls.
///
/// Most movements change nothing: the content moves while all controls are out of view. Each
/// control therefore has a range of offsets in which its engine need not decide. While the content
/// stays in the ranges of all controls, a movement costs a few comparisons, however many controls
/// there are, and the pulling percent of a control that is pulled. The ranges apply until the size,
/// the inset or another condition changes.
@MainActor
final class ScrollObserver {
  private struct Reference {
    weak var control: RefreshComponent?
  }

  private var subscriptions: [MovementSubscription] = []
  /// The controls of the subscriptions. Reading a weak reference takes longer than a comparison.
  private var references: [Reference] = []
  private var hasHorizontalControl = false
  /// The conditions for which the ranges were computed.
  private var conditions = ScrollConditions()
  /// The offsets that are in the ranges of all controls.
  private var commonRange = OffsetArea.empty
  /// The control whose progress follows the pull in the common range.
  private weak var pulledControl: RefreshComponent?
  private var pulledSubscription: MovementSubscription?
  /// Whether a range has changed since the common range was computed.
  private var isCommonRangeOutdated = false
  /// The last offset in the common range, which no engine has handled.
  private var skippedPoint: CGPoint?
  /// Changes with each movement that controls are notified of, and when one is added or removed.
  private var revision = 0

  /// Observes a scroll view until the returned tokens are released.
  ///
  /// The tokens retain the observer, which does not retain them. Weak references would take longer
  /// than all of a movement's comparisons.
  func observe(_ scrollView: UIScrollView) -> [NSKeyValueObservation] {
    [
      scrollView.observe(\.contentOffset) { [self] scrollView, _ in
        if RefreshComponent.isOnMainThread {
          reportMovement(self, scrollView)
        } else {
          (self as any ScrollListener).contentOffsetWasSet(of: scrollView)
        }
      },
      scrollView.observe(\.contentSize) { [self] _, _ in
        (self as any ScrollListener).contentSizeWasSet()
      },
      scrollView.panGestureRecognizer.observe(\.state) { [self] _, _ in
        (self as any ScrollListener).panStateWasSet()
      },
    ]
  }

  // MARK: Controls

  var isEmpty: Bool { subscriptions.isEmpty }

  func add(_ control: RefreshComponent) {
    forgetRanges()
    revision += 1
    subscriptions.append(MovementSubscription(of: control))
    references.append(Reference(control: control))
    hasHorizontalControl = hasHorizontalControl || control.engine.edge.isHorizontal
  }

  func remove(_ control: RefreshComponent) {
    forgetRanges()
    guard let index = index(of: control) else { return }
    revision += 1
    subscriptions.remove(at: index)
    references.remove(at: index)
    hasHorizontalControl = subscriptions.contains(where: \.isHorizontal)
  }

  /// Sets the range in which movements need no decision of a control's engine. It was computed
  /// under conditions. If they have changed since the other ranges were computed, those are
  /// forgotten.
  func setRange(
    _ range: MovementRange, mirror: Double?, of control: RefreshComponent,
    under conditions: ScrollConditions
  ) {
    guard let index = index(of: control) else { return }
    if conditions != self.conditions {
      forgetRanges()
      self.conditions = conditions
    }
    subscriptions[index].range = range
    subscriptions[index].mirror = mirror
    subscriptions[index].isCalledForAllMovements = control.isCalledForAllMovements
    isCommonRangeOutdated = true
  }

  /// The conditions that apply now.
  func currentConditions(of scrollView: UIScrollView) -> ScrollConditions {
    ScrollConditions(of: scrollView, readsMirroring: hasHorizontalControl)
  }

  /// Lets the engines of all controls decide about the next movement.
  func forgetRanges() {
    distributeSkippedPoint()
    var index = 0
    while index < subscriptions.count {
      subscriptions[index].range = .empty
      index += 1
    }
    commonRange = OffsetArea.empty
    isCommonRangeOutdated = false
  }

  /// Lets a control's engine decide about the next movement. Returns the last offset that it has
  /// not handled; `nil` if there is none.
  func forgetRange(of control: RefreshComponent) -> Double? {
    distributeSkippedPoint()
    commonRange = OffsetArea.empty
    guard let index = index(of: control) else { return nil }
    let offset = subscriptions[index].skippedOffset
    subscriptions[index].skippedOffset = nil
    subscriptions[index].range = .empty
    return offset
  }

  private func index(of control: RefreshComponent) -> Int? {
    let identifier = ObjectIdentifier(control)
    // A `for` loop allocates its iterator in unoptimized builds, and this runs while content moves.
    var index = 0
    while index < subscriptions.count {
      if subscriptions[index].control == identifier { return index }
      index += 1
    }
    return nil
  }

  // MARK: Movements

  /// Skips a movement if it is in the range of a control that is called for all movements. Returns
  /// `false` if the engine has to decide.
  func skipMovement(of control: RefreshComponent, on scrollView: UIScrollView) -> Bool {
    guard let index = index(of: control), areConditionsCurrent(for: scrollView, scrollView.bounds)
    else { return false }
    return skipMovement(to: scrollView.contentOffset, at: index) { control }
  }

  private func skipMovement(
    to point: CGPoint, at index: Int, of control: () -> RefreshComponent?
  ) -> Bool {
    let range = subscriptions[index].range
    let offset = subscriptions[index].offset(at: point)
    guard range.contains(offset) else { return false }
    subscriptions[index].skippedOffset = offset
    if range.changesProgress { control()?.followPull(to: range.progress(at: offset)) }
    return true
  }

  private func areConditionsCurrent(for scrollView: UIScrollView, _ bounds: CGRect) -> Bool {
    conditions.apply(to: scrollView, bounds.size, readsMirroring: hasHorizontalControl)
  }

  private func notifyControls(ofMovementTo point: CGPoint) {
    revision += 1
    // An app may move the content again, and add and remove controls, while it is notified.
    let (revision, references) = (revision, references)
    var index = 0
    while index < references.count {
      let isUnchanged = revision == self.revision
      let isSkipped =
        isUnchanged && !subscriptions[index].isCalledForAllMovements
        && skipMovement(to: point, at: index) { references[index].control }
      if !isSkipped, let control = references[index].control,
        isUnchanged || self.index(of: control) != nil
      {
        control.contentOffsetWasSet()
      }
      index += 1
    }
  }

  /// Tells the subscriptions the last offset in the common range.
  private func distributeSkippedPoint() {
    guard let point = skippedPoint else { return }
    skippedPoint = nil
    var index = 0
    while index < subscriptions.count {
      subscriptions[index].skippedOffset = subscriptions[index].offset(at: point)
      index += 1
    }
  }

  private func updateCommonRange() {
    isCommonRangeOutdated = false
    (pulledControl, pulledSubscription) = (nil, nil)
    var area = OffsetArea.everywhere
    var index = 0
    while index < subscriptions.count {
      let subscription = subscriptions[index]
      area.formIntersection(subscription.area)
      if subscription.range.changesProgress {
        // If several controls are pulled, each movement is passed to them one by one.
        if pulledSubscription != nil { area = .empty }
        (pulledControl, pulledSubscription) = (references[index].control, subscription)
      }
      index += 1
    }
    commonRange = area
  }
}

/// Calls `contentOffsetWasSet(of:)` of an observer on the main thread.
///
/// The check of the conformance below takes twice as long as all comparisons of a movement. This is
/// the function without the check; `MainActor.assumeIsolated` removes the isolation of its closure
/// in the same way.
private let reportMovement: @Sendable (ScrollObserver, UIScrollView) -> Void = unsafeBitCast(
  { $0.contentOffsetWasSet(of: $1) } as @MainActor @Sendable (ScrollObserver, UIScrollView) -> Void,
  to: (@Sendable (ScrollObserver, UIScrollView) -> Void).self)

/// The methods that the observations call. Key-value observation calls its closures on the thread
/// that sets the property. This is the main thread, which the conformance checks.
private protocol ScrollListener: AnyObject {
  func contentOffsetWasSet(of scrollView: UIScrollView)
  func contentSizeWasSet()
  func panStateWasSet()
}

extension ScrollObserver: @preconcurrency ScrollListener {
  fileprivate func contentOffsetWasSet(of scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    if !areConditionsCurrent(for: scrollView, bounds) {
      forgetRanges()
    } else if commonRange.contains(bounds.origin) {
      skippedPoint = bounds.origin
      if let pulledSubscription {
        pulledControl?.followPull(to: pulledSubscription.progress(at: bounds.origin))
      }
      return
    }
    distributeSkippedPoint()
    notifyControls(ofMovementTo: bounds.origin)
    if isCommonRangeOutdated { updateCommonRange() }
  }

  fileprivate func contentSizeWasSet() { notifyControls { $0.contentSizeWasSet() } }

  fileprivate func panStateWasSet() { notifyControls { $0.panStateWasSet() } }

  /// Notifies the controls of an inset change.
  func contentInsetWasSet() { notifyControls { $0.checkInset() } }

  private func notifyControls(_ notify: (RefreshComponent) -> Void) {
    forgetRanges()
    let (revision, references) = (revision, references)
    var index = 0
    while index < references.count {
      if let control = references[index].control,
        revision == self.revision || self.index(of: control) != nil
      {
        notify(control)
      }
      index += 1
    }
  }
}
