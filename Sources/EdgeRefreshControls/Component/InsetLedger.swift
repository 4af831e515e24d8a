import UIKit

/// Records which part of a scroll view's content inset belongs to the app and which to its refresh
/// controls.
///
/// All controls of a scroll view share one ledger. The content inset is the app's own inset plus
/// one amount per side. An amount is the sum of the lengths that the controls need; it is never a
/// copy of an earlier inset. Amounts are signed (``SignedAmounts``), so for every value that an app
/// writes, the ledger can tell whether the app chose it or computed it from a value that includes
/// an amount.
///
/// A ledger is kept as long as its scroll view, even without controls, because an app may write
/// back a value that it read while a control was attached.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// The app's own inset.
  private var own: UIEdgeInsets
  /// The signed sums of the controls' amounts.
  private(set) var amounts = UIEdgeInsets.zero
  /// The content inset when it was last read or written. A different value was written by the app.
  private var lastInset: UIEdgeInsets
  /// The adjustment that the system last added.
  private var system = UIEdgeInsets.zero
  /// Own insets that are not round numbers, newest last. An app may compute values from them.
  private var irregularInsets: [CGFloat] = []
  private var entries: [Entry] = []
  private var withdrawn = WithdrawnLengths()
  private let bounce = BounceRestorer()
  private let viewportObserver = ViewportObserver()
  private var controlCount = 0
  private var observation: NSKeyValueObservation?
  /// Notifies the controls of the scroll view's changes.
  let scrollObserver = ScrollObserver()
  private var scrollObservations: [NSKeyValueObservation] = []
  /// The number of inset changes by the app or the system so far.
  private(set) var revision = 0
  /// The ``revision`` of the app's last change.
  private(set) var appRevision = 0
  /// Whether the ledger is writing the inset.
  private(set) var isWriting = false
  /// Whether a control is setting the content offset.
  private var isSettingOffset = false
  /// The number of items after the last layout pass; `nil` before the first one, and if the content
  /// is not made of items. At other times the data source must not be asked, because the app may have
  /// changed its data and not yet updated the list.
  private(set) var items: ItemCounts?
  /// Whether the content size was set since the items were counted.
  private(set) var areItemsOutdated = false
  /// The recording of the scroll view's controls, also of those that are attached later.
  weak var recording: RefreshRecording?
  /// Keeps the visible content in place; `nil` if the app has not requested it. It is a subview of
  /// the scroll view, which owns it.
  weak var keeper: VisibleContentKeeper?

  private static var ledgers: [ObjectIdentifier: InsetLedger] = [:]
  private static var ledgerLimit = 16
  private static var signedAmounts = SignedAmounts()

  /// The amount of one control.
  private struct Entry {
    let control: ObjectIdentifier
    var inset: UIEdgeInsets
  }

  /// Returns the ledger of a scroll view, creating it for the first control.
  static func shared(by scrollView: UIScrollView) -> InsetLedger {
    if let ledger = existing(of: scrollView) { return ledger }
    if ledgers.count >= ledgerLimit {
      // Remove the ledgers of freed scroll views from time to time.
      ledgers = ledgers.filter { $0.value.scrollView != nil }
      ledgerLimit = max(16, 2 * ledgers.count)
    }
    let ledger = InsetLedger(scrollView)
    ledgers[ObjectIdentifier(scrollView)] = ledger
    return ledger
  }

  /// Returns the ledger of a scroll view that has or had a control; otherwise `nil`.
  static func existing(of scrollView: UIScrollView) -> InsetLedger? {
    // A new scroll view may have the identifier of a freed one.
    ledgers[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil }
  }

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    own = scrollView.contentInset
    lastInset = scrollView.contentInset
    system = scrollView.adjustedContentInset - lastInset
    for side in Self.sides { remember(own[keyPath: side]) }
    observation = scrollView.observe(\.contentInset) { [weak self] _, _ in
      (self as (any InsetListener)?)?.contentInsetWasSet()
    }
  }

  /// The app's inset plus the system's adjustment, without the controls' amounts.
  var restingInset: UIEdgeInsets { own + system }

  /// The app's own inset.
  var ownInset: UIEdgeInsets {
    update()
    return own
  }

  /// Sets the app's own inset.
  func setOwnInset(_ inset: UIEdgeInsets) {
    update()
    guard inset != own else { return }
    for side in Self.sides { remember(inset[keyPath: side]) }
    own = inset
    revision += 1
    appRevision = revision
    write()
  }

  /// Detects changes of the inset by the app or the system since the last call, and adds the
  /// amounts to a value that the app has set.
  ///
  /// Each change increases the ``revision``.
  func update() {
    guard !isWriting, let scrollView else { return }
    let current = scrollView.contentInset
    let system = scrollView.adjustedContentInset - current
    if !system.isNear(self.system) {
      self.system = system
      revision += 1
    }
    guard current != lastInset else { return }
    revision += 1
    appRevision = revision
    for (index, side) in Self.sides.enumerated()
    where current[keyPath: side] != lastInset[keyPath: side] {
      let inset = ownInset(for: current[keyPath: side], amount: amounts[keyPath: side])
      // A value without an amount was set, not computed from what the app read.
      own[keyPath: side] = withdrawn.inset(
        after: inset, from: own[keyPath: side], isComputed: inset != current[keyPath: side],
        onSide: index, lengths: entries.map { ($0.control, $0.inset[keyPath: side]) })
    }
    lastInset = current
    write()
  }

  /// Sets a control's amount on the side of its edge, in points. A change by less than a threshold
  /// is ignored.
  ///
  /// With `settlesContent`, the inset is written even if it stays the same. This moves content that
  /// is past its edges back to them, unless a finger drags it.
  func setAmount(
    of control: RefreshComponent, to length: Double, atLeast threshold: CGFloat = 0,
    settlesContent: Bool = false
  ) {
    guard changeAmount(of: control, to: length, atLeast: threshold) || settlesContent else {
      return
    }
    write(evenIfEqual: settlesContent)
  }

  /// Whether a control moves the content now: by its amount of the inset, or by an offset.
  var isMovingContent: Bool { isWriting || isSettingOffset }

  /// Runs a closure that sets the content offset for a control.
  func moveContent(_ move: () -> Void) {
    isSettingOffset = true
    move()
    isSettingOffset = false
    checkAfterLayout()
  }

  /// Lets the controls look at the inset again in the next layout pass, because a bar may respond to
  /// a movement by a control.
  private func checkAfterLayout() { viewportObserver.setNeedsLayout() }

  /// Returns whether a control has an amount on the side of its edge, in points.
  func hasAmount(_ length: Double, of control: RefreshComponent) -> Bool {
    guard let index = index(of: ObjectIdentifier(control)) else { return length == 0 }
    return entries[index].inset == Self.inset(length, of: control)
  }

  private static func inset(_ length: Double, of control: RefreshComponent) -> UIEdgeInsets {
    let edge = control.engine.edge
    return UIEdgeInsets(length, at: edge, isMirrored: edge.isHorizontal && control.isMirrored)
  }

  private func changeAmount(
    of control: RefreshComponent, to length: Double, atLeast threshold: CGFloat
  ) -> Bool {
    let inset = Self.inset(length, of: control)
    let identifier = ObjectIdentifier(control)
    if let index = index(of: identifier) {
      guard entries[index].inset != inset else { return false }
      guard !inset.isNear(entries[index].inset, to: threshold) else { return false }
      entries[index].inset = inset
    } else {
      guard length != 0 else { return false }
      entries.append(Entry(control: identifier, inset: inset))
    }
    signAmounts()
    return true
  }

  /// Adds a control that was attached. The content then bounces along its axis even if it is short.
  func attach(_ control: RefreshComponent) {
    guard let scrollView else { return }
    bounce.attach(at: control.engine.edge, of: scrollView)
    controlCount += 1
    scrollObserver.add(control)
    if scrollObservations.isEmpty { scrollObservations = scrollObserver.observe(scrollView) }
    if controlCount == 1 { viewportObserver.observe(scrollView, inFrontOf: control) }
    if items == nil, ContentItems(of: scrollView)?.isReady == true { countItems() }
  }

  /// Counts the items after the next layout pass.
  func contentSizeDidChange() {
    areItemsOutdated = true
    viewportObserver.setNeedsLayout()
  }

  /// Counts the items of a list that has been laid out.
  func countItems() {
    items = scrollView.flatMap(ContentItems.init).map { ItemCounts(sections: $0.counts) }
    areItemsOutdated = false
  }

  /// Stops notifying a control, which is being detached.
  func stopNotifying(_ control: RefreshComponent) {
    scrollObserver.remove(control)
    if scrollObserver.isEmpty { scrollObservations = [] }
  }

  /// Removes a control that was detached, and its amount. After the last control of an axis,
  /// restores the app's setting for bouncing.
  func detach(_ control: RefreshComponent) {
    entries.removeAll { $0.control == ObjectIdentifier(control) }
    signAmounts()
    write()
    bounce.detach(from: control.engine.edge, of: scrollView)
    controlCount -= 1
    if controlCount == 0 {
      viewportObserver.removeFromSuperview()
      items = nil
    }
  }

  /// Returns the app's own inset on a side, after the app wrote a value there while the controls
  /// had an amount.
  ///
  /// An amount that is part of the value is removed. A value that is neither round nor computed
  /// from a known value was chosen by the app and is remembered.
  private func ownInset(for value: CGFloat, amount: CGFloat) -> CGFloat {
    for base in [0] + irregularInsets.reversed() {
      let rest = value - base
      if amount != 0, Self.signedAmounts.kind(of: rest - amount) == .round {
        return base + SignedAmounts.rounded(rest - amount)
      }
      switch Self.signedAmounts.kind(of: rest) {
      case .round: return value
      case .signed(let amount): return base + SignedAmounts.rounded(rest - amount)
      case .irregular: break
      }
    }
    remember(value)
    return value
  }

  private func remember(_ inset: CGFloat) {
    guard Self.signedAmounts.kind(of: inset) != .round, !irregularInsets.contains(inset) else {
      return
    }
    if irregularInsets.count == 8 { irregularInsets.removeFirst() }
    irregularInsets.append(inset)
  }

  private func signAmounts() {
    var sum = UIEdgeInsets.zero
    var index = 0
    while index < entries.count {
      sum = sum + entries[index].inset
      index += 1
    }
    amounts = UIEdgeInsets(
      top: Self.signedAmounts.signed(sum.top), left: Self.signedAmounts.signed(sum.left),
      bottom: Self.signedAmounts.signed(sum.bottom), right: Self.signedAmounts.signed(sum.right))
  }

  private func write(evenIfEqual: Bool = false) {
    guard let scrollView else { return }
    let inset = own + amounts
    lastInset = inset
    guard evenIfEqual || inset != scrollView.contentInset else { return }
    isWriting = true
    scrollView.contentInset = inset
    isWriting = false
    checkAfterLayout()
  }

  private func index(of control: ObjectIdentifier) -> Int? {
    // A `for` loop allocates its iterator in unoptimized builds, and this runs with every movement.
    var index = 0
    while index < entries.count {
      if entries[index].control == control { return index }
      index += 1
    }
    return nil
  }

  private static let sides: [any WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable] = [
    \.top, \.left, \.bottom, \.right,
  ]
}

/// The method that the observation calls. Key-value observation calls its closure on the thread
/// that sets the inset. This is the main thread, which the conformance checks. A closure for
/// `MainActor.assumeIsolated` would allocate.
private protocol InsetListener: AnyObject {
  func contentInsetWasSet()
}

extension InsetLedger: @preconcurrency InsetListener {
  fileprivate func contentInsetWasSet() {
    update()
    scrollObserver.contentInsetWasSet()
  }
}
