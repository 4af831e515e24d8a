package import UIKit

/// Learns what an ``InsetLedger`` does.
@MainActor
protocol InsetLedgerDelegate: AnyObject {
  /// The inset or the system's adjustment has changed, or the ledger has written the inset.
  func ledgerDidChange()
  /// The ledger has written the inset or the offset, which may have moved the content.
  func ledgerDidWrite()
}

/// Records which part of a scroll view's content inset belongs to the app and which to its refresh
/// controls.
///
/// The ``ScrollHost`` of a scroll view owns it. The *amount* of a control is the length that it
/// adds to the inset on its side. The content inset is the app's own inset plus the sum of the
/// amounts, never a copy of an earlier inset. The sums carry signatures (``SignedAmounts``), so the
/// ledger can tell whether an app chose the value that it wrote, or computed it from a value that
/// includes amounts.
@MainActor
package final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// The app's own inset.
  private var own: UIEdgeInsets
  /// The sums of the controls' amounts, with signatures.
  private(set) var amounts = UIEdgeInsets.zero
  /// The content inset when it was last read or written. A different value was written by the app.
  private var lastInset: UIEdgeInsets
  /// The adjustment that the system last added.
  private(set) var system = UIEdgeInsets.zero
  /// The app's insets that are not round (see ``SignedAmounts``), newest last. An app may compute
  /// values from them.
  private var irregularInsets: [CGFloat] = []
  /// The amount of each control.
  private var entries = SmallDictionary<ObjectIdentifier, UIEdgeInsets>()
  private var withdrawn = WithdrawnLengths()
  /// The number of inset changes by the app or the system so far.
  private(set) var revision = 0
  private(set) var isWriting = false
  /// The offset, the adjusted inset and whether the user moved the content when other code began to
  /// set the inset; `nil` at other times.
  private var start: (offset: CGPoint, inset: UIEdgeInsets, isMovedByUser: Bool)?
  /// How often the inset was set during the ledger's own write. More than once means that the app
  /// has set it in response.
  private var setCount = 0
  /// The number of writes in this turn of the main loop that were needed because other code had set
  /// the inset.
  private var answers = 0
  /// The limit of ``answers``. Without it, the ledger and code that sets the inset in each layout
  /// pass would write in turn forever.
  private static let maximumAnswers = 8
  /// The number of turns in a row in which the limit was exceeded, so that the amounts were left
  /// out.
  private var contestedTurns = 0
  /// The time until amounts that were left out in a second turn in a row are added again, in
  /// seconds. It keeps code that sets the inset in each layout pass from occupying the main thread.
  private static let pause = 0.25
  unowned var delegate: (any InsetLedgerDelegate)?

  /// Whether a scroll that began before an amount was taken away may be running.
  private var awaitsScroll = false
  /// More than the duration of an animated scroll, in seconds.
  private static let scrollDuration = 0.4

  private static var signedAmounts = SignedAmounts()

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    own = scrollView.contentInset
    lastInset = scrollView.contentInset
    system = scrollView.adjustedContentInset - lastInset
    for side in Self.sides { remember(own[keyPath: side]) }
  }

  /// The app's inset plus the system's adjustment, without the controls' amounts.
  package var restingInset: UIEdgeInsets { own + system }

  var ownInset: UIEdgeInsets {
    update()
    return own
  }

  func setOwnInset(_ inset: UIEdgeInsets) {
    update()
    guard inset != own else { return }
    for side in Self.sides { remember(inset[keyPath: side]) }
    own = inset
    revision += 1
    write()
  }

  /// Detects changes of the inset by the app or the system since the last call, and adds the
  /// amounts to a value that the app has set.
  func update() {
    guard !isWriting, let scrollView else { return }
    let current = scrollView.contentInset
    updateSystem(of: scrollView)
    guard current != lastInset else { return }
    let oldInset = own
    for (index, side) in Self.sides.enumerated()
    where current[keyPath: side] != lastInset[keyPath: side] {
      let inset = ownInset(for: current[keyPath: side], amount: amounts[keyPath: side])
      // A value without an amount was set, not computed from what the app read.
      own[keyPath: side] = withdrawn.inset(
        after: inset, from: own[keyPath: side], isComputed: inset != current[keyPath: side],
        onSide: index, lengths: entries.pairs.map { ($0.key, $0.value[keyPath: side]) })
    }
    lastInset = current
    if own != oldInset { revision += 1 }
    delegate?.ledgerDidChange()
    // Sums and differences that an app computes have rounding errors.
    if !(own + amounts).isNear(current, to: 1e-12) { answer() }
  }

  private func updateSystem(of scrollView: UIScrollView) {
    let system = scrollView.adjustedContentInset - scrollView.contentInset
    guard !system.isNear(self.system) else { return }
    self.system = system
    revision += 1
    delegate?.ledgerDidChange()
  }

  /// Remembers where the content is before other code sets the inset.
  func insetIsBeingSet() {
    guard !isWriting, let scrollView else { return }
    update()
    start = (scrollView.contentOffset, scrollView.adjustedContentInset, scrollView.isMovedByUser)
  }

  /// Handles an inset that was set. The movement that it has caused without the amounts is undone.
  /// Returns how much the adjusted inset has grown.
  func insetWasSet() -> UIEdgeInsets {
    guard !isWriting else {
      setCount += 1
      return .zero
    }
    update()
    guard let scrollView, let start else { return .zero }
    let growth = scrollView.adjustedContentInset - start.inset
    if growth == .zero, !start.isMovedByUser,
      let offset = offsetBeforeSetter(of: scrollView), offset != scrollView.contentOffset
    {
      // The inset is the same. If the app had scrolled past an edge, the content stays there. It
      // does not stay if it bounces back.
      isWriting = true
      scrollView.contentOffset = offset
      isWriting = false
      delegate?.ledgerDidWrite()
    }
    self.start = nil
    return growth
  }

  /// The offset before other code has set an inset without the amounts; `nil` if there was no such
  /// code, or if it has also scrolled.
  private func offsetBeforeSetter(of scrollView: UIScrollView) -> CGPoint? {
    guard let start,
      scrollView.isMovedByEdges(
        from: start.offset, growth: scrollView.adjustedContentInset - start.inset)
    else { return nil }
    return start.offset
  }

  /// Adds the amounts to an inset set by other code. If that happens too often in a turn of the
  /// main loop, the amounts are left out until it is over.
  private func answer() {
    if answers == 0 {
      MainQueue.schedule(after: 0) { [weak self] in self?.turnDidEnd() }
    }
    answers += 1
    if answers <= Self.maximumAnswers {
      write()
    } else if let scrollView {
      Diagnostics.report(
        "The content inset of \(type(of: scrollView)) is set again and again without the part of "
          + "its refresh controls, which is left out for a moment. Set it only when it changes, or "
          + "change contentInsetExcludingRefreshControls.")
    }
  }

  private func turnDidEnd() {
    contestedTurns = answers > Self.maximumAnswers ? contestedTurns + 1 : 0
    answers = 0
    if contestedTurns == 1 {
      write()
    } else if contestedTurns > 1 {
      MainQueue.schedule(after: Self.pause) { [weak self] in self?.write() }
    }
  }

  /// Sets the amount of a control, in points. A change by less than a threshold is ignored.
  func setAmount(of owner: ObjectIdentifier, to amount: UIEdgeInsets, atLeast threshold: CGFloat) {
    let old = entries[owner]
    guard amount != old ?? .zero, old?.isNear(amount, to: threshold) != true else { return }
    entries[owner] = amount
    signAmounts()
    write()
  }

  func removeAmount(of owner: ObjectIdentifier) {
    entries[owner] = nil
    signAmounts()
    write()
  }

  /// Returns the amount of a control, in points.
  func amount(of owner: ObjectIdentifier) -> UIEdgeInsets { entries[owner] ?? .zero }

  /// Moves content that is past an edge back to that edge, unless the user moves it. A scroll view
  /// may leave it there when its inset shrinks or is set again. If `other` is passed, the content
  /// settles near that offset instead of the current one.
  func moveBackToEdge(at other: CGPoint? = nil) {
    guard let scrollView, !scrollView.isMovedByUser, !scrollView.isZooming,
      !scrollView.isZoomBouncing
    else { return }
    let (halfPixel, offset) = (scrollView.traitCollection.halfPixel, scrollView.contentOffset)
    let resting = scrollView.resting(at: other ?? offset)
    guard !resting.isNear(offset, to: halfPixel) else { return }
    let wasWriting = isWriting
    isWriting = true
    scrollView.contentOffset = resting
    isWriting = wasWriting
    if !isWriting { delegate?.ledgerDidWrite() }
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
    guard Self.signedAmounts.kind(of: inset) != .round, !irregularInsets.contains(inset)
    else { return }
    if irregularInsets.count == 8 { irregularInsets.removeFirst() }
    irregularInsets.append(inset)
  }

  private func signAmounts() {
    let sum = entries.pairs.reduce(.zero) { $0 + $1.value }
    amounts = UIEdgeInsets(
      top: Self.signedAmounts.signed(sum.top), left: Self.signedAmounts.signed(sum.left),
      bottom: Self.signedAmounts.signed(sum.bottom), right: Self.signedAmounts.signed(sum.right))
  }

  private func write() {
    guard let scrollView else { return }
    let inset = own + amounts
    lastInset = inset
    guard inset != scrollView.contentInset else { return }
    let offsetBeforeSetter = offsetBeforeSetter(of: scrollView)
    let (old, adjustedInset) = (scrollView.contentOffset, scrollView.adjustedContentInset)
    let mayBeScrolledByApp = scrollView.isScrolledByApp ?? true
    isWriting = true
    setCount = 0
    scrollView.contentInset = inset
    let growth = scrollView.adjustedContentInset - adjustedInset
    // If the scroll view has laid out its subviews, another control may have changed its amount and
    // moved the content meanwhile.
    if lastInset == inset {
      // A scroll view may move its content when the inset grows at its start. The control decides
      // whether the content moves.
      var offset = scrollView.contentOffset
      let halfPixel = scrollView.traitCollection.halfPixel
      if growth.left > 0 && abs(old.x - growth.left - offset.x) < halfPixel { offset.x = old.x }
      if growth.top > 0 && abs(old.y - growth.top - offset.y) < halfPixel { offset.y = old.y }
      moveBackToEdge(at: offsetBeforeSetter ?? offset)
    }
    isWriting = false
    // The scroll view may round or limit its inset. An inset that was set in response is the app's.
    if setCount <= 1 { lastInset = scrollView.contentInset }
    // A bar may have responded to a movement.
    updateSystem(of: scrollView)
    delegate?.ledgerDidChange()
    delegate?.ledgerDidWrite()
    let isSmaller = min(growth.top, growth.left, growth.bottom, growth.right) < 0
    if isSmaller && start == nil && !awaitsScroll && mayBeScrolledByApp {
      awaitsScroll = true
      settleAfterScroll(
        from: scrollView.contentOffset, within: adjustedInset, in: Self.scrollDuration)
    }
  }

  /// Moves content back that an animated scroll by the app has moved to where an amount was.
  ///
  /// Only the delegate, which is the app's, learns when such a scroll ends. Content that is at the
  /// same offset twice, and is not at rest, is taken for the end.
  private func settleAfterScroll(
    from old: CGPoint, within inset: UIEdgeInsets, in duration: TimeInterval
  ) {
    MainQueue.schedule(after: duration) { [weak self] in
      guard let self, let scrollView else { return }
      let (offset, isMovedByUser) = (scrollView.contentOffset, scrollView.isMovedByUser)
      if offset != old && !isMovedByUser {
        settleAfterScroll(from: offset, within: inset, in: 0.1)
        return
      }
      awaitsScroll = false
      let resting = scrollView.resting(at: offset)
      let halfPixel = scrollView.traitCollection.halfPixel
      guard !isMovedByUser, !resting.isNear(offset, to: halfPixel),
        scrollView.resting(at: offset, within: inset).isNear(offset, to: halfPixel)
      else { return }
      scrollView.setContentOffset(resting, animated: true)
    }
  }

  private static let sides: [any WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable] = [
    \.top, \.left, \.bottom, \.right,
  ]
}

/// The lengths of controls that an app has subtracted from the inset with its last changes.
///
/// In MJRefresh, the inset contains the length that an automatic footer had when it was attached.
/// An app that changes the length therefore subtracts the old length from the inset and adds the
/// new one. Here, the amount follows the length, so the growth would count twice. If an app
/// subtracts exactly a control's length, and its next change on that side adds exactly the
/// control's current length, the two changes cancel each other.
struct WithdrawnLengths {
  /// The control, and its length at that time in points, by the index of the side.
  private var withdrawn: [Int: (control: ObjectIdentifier, length: CGFloat)] = [:]

  /// The largest rounding error of a sum of lengths and signed amounts, in points.
  private static let tolerance: CGFloat = 1e-5

  /// Returns the app's own inset on a side after the app has set or computed a new one.
  mutating func inset(
    after new: CGFloat, from old: CGFloat, isComputed: Bool, onSide index: Int,
    lengths: [(control: ObjectIdentifier, length: CGFloat)]
  ) -> CGFloat {
    let earlier = withdrawn.removeValue(forKey: index)
    guard isComputed else { return new }
    for entry in lengths where entry.length > 0 {
      if let earlier, earlier.control == entry.control,
        abs(new - old - entry.length) < Self.tolerance
      {
        return old + earlier.length
      }
      if abs(new - old + entry.length) < Self.tolerance { withdrawn[index] = entry }
    }
    return new
  }
}
