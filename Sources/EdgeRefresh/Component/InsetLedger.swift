import UIKit

/// The account of a scroll view's content inset: what is the app's, and what is the controls'.
///
/// All controls of a scroll view share one ledger, and it lives as long as the scroll view: an app may
/// write back a value that it read while a control was on. The visible inset is the app's own plus
/// one amount on each side. An amount is what the controls need, never a copy of what the inset once
/// was. Amounts are signed (``SignedAmounts``), so the ledger knows of every value that an app
/// writes whether the app set it, or computed it from one that it read.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// The app's own inset.
  private var own: UIEdgeInsets
  /// The signed amounts of all controls together.
  private var amounts = UIEdgeInsets.zero
  /// What was last seen or written: any other value was written by the app.
  private var shown: UIEdgeInsets
  /// The adjustment that the system last added.
  private var system = UIEdgeInsets.zero
  /// Own insets that are no round numbers, the latest last: what else a value can be computed from.
  private var irregularInsets: [CGFloat] = []
  private var parts: [Part] = []
  private let bounce = BounceKeeper()
  private let sizeObserver = SizeObserver()
  private var memberCount = 0
  private var observation: NSKeyValueObservation?
  /// How often the app or the system has changed an inset: each control hears of every change.
  private(set) var revision = 0
  /// The ``revision`` of the app's last change.
  private(set) var appRevision = 0
  /// Whether the inset is being written by the ledger itself.
  private(set) var isWriting = false

  private static var ledgers: [ObjectIdentifier: InsetLedger] = [:]
  private static var ledgerLimit = 16
  private static var signedAmounts = SignedAmounts()

  private struct Part {
    let owner: ObjectIdentifier
    var inset: UIEdgeInsets
  }

  /// The ledger of a scroll view; made when it gets its first control.
  static func shared(by scrollView: UIScrollView) -> InsetLedger {
    if let ledger = existing(of: scrollView) { return ledger }
    if ledgers.count >= ledgerLimit {
      // Scroll views that are gone leave their ledgers behind; this clears them away now and then.
      ledgers = ledgers.filter { $0.value.scrollView != nil }
      ledgerLimit = max(16, 2 * ledgers.count)
    }
    let ledger = InsetLedger(scrollView)
    ledgers[ObjectIdentifier(scrollView)] = ledger
    return ledger
  }

  /// The ledger of a scroll view that has or had a control; otherwise `nil`.
  static func existing(of scrollView: UIScrollView) -> InsetLedger? {
    // The identifier of a scroll view that is gone may be that of another one now.
    ledgers[ObjectIdentifier(scrollView)].flatMap { $0.scrollView === scrollView ? $0 : nil }
  }

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    own = scrollView.contentInset
    shown = scrollView.contentInset
    system = scrollView.adjustedContentInset - shown
    for side in Self.sides { remember(own[keyPath: side]) }
    observation = scrollView.observe(\.contentInset) { [weak self] _, _ in
      (self as (any InsetListener)?)?.contentInsetWasSet()
    }
  }

  /// Where the edges are while nothing refreshes: the app's inset and the system's.
  var restingInset: UIEdgeInsets { own + system }

  /// The app's own inset.
  var ownInset: UIEdgeInsets {
    noticeChanges()
    return own
  }

  /// Makes an inset the app's own one, whatever it was.
  func setOwnInset(_ inset: UIEdgeInsets) {
    noticeChanges()
    guard inset != own else { return }
    for side in Self.sides { remember(inset[keyPath: side]) }
    own = inset
    revision += 1
    appRevision = revision
    write()
  }

  /// Finds out what the app or the system changed since the last look, and adds the amounts to it.
  ///
  /// Each change increases the ``revision``.
  func noticeChanges() {
    guard !isWriting, let scrollView else { return }
    let current = scrollView.contentInset
    let system = scrollView.adjustedContentInset - current
    if !system.isNear(self.system) {
      self.system = system
      revision += 1
    }
    guard current != shown else { return }
    revision += 1
    appRevision = revision
    for side in Self.sides where current[keyPath: side] != shown[keyPath: side] {
      own[keyPath: side] = ownInset(
        for: current[keyPath: side], amount: amounts[keyPath: side])
    }
    shown = current
    write()
  }

  /// Makes the part of a control as large as told, in points, on its edge's side. A part that differs by
  /// less than a threshold stays as it is; it always becomes 0.
  ///
  /// With `settlesContent` the inset is written also if the part stays: that brings content that no
  /// finger holds back within its edges.
  func setPart(
    of component: RefreshComponent, to length: Double, atLeast threshold: CGFloat = 0,
    settlesContent: Bool = false
  ) {
    guard changePart(of: component, to: length, atLeast: threshold) || settlesContent else {
      return
    }
    write(evenIfEqual: settlesContent)
  }

  private func changePart(
    of component: RefreshComponent, to length: Double, atLeast threshold: CGFloat
  ) -> Bool {
    let inset = UIEdgeInsets(
      length, at: component.engine.edge, isMirrored: component.isMirrored)
    let owner = ObjectIdentifier(component)
    if let index = index(of: owner) {
      // Most movements leave the part as it is.
      guard parts[index].inset != inset else { return false }
      guard length == 0 || !inset.isNear(parts[index].inset, to: threshold) else { return false }
      parts[index].inset = inset
    } else {
      guard length != 0 else { return false }
      parts.append(Part(owner: owner, inset: inset))
    }
    signAmounts()
    return true
  }

  /// A control joins. The first one makes the content bounce along its axis, however short it is, and is
  /// told of new sizes of the scroll view.
  func join(_ component: RefreshComponent) {
    guard let scrollView else { return }
    bounce.join(component.engine.edge, of: scrollView)
    memberCount += 1
    if memberCount == 1 { sizeObserver.observe(scrollView, behind: component) }
  }

  /// A control leaves with its part; the last one on an axis restores how content bounced.
  func leave(_ component: RefreshComponent) {
    parts.removeAll { $0.owner == ObjectIdentifier(component) }
    signAmounts()
    write()
    bounce.leave(component.engine.edge, of: scrollView)
    memberCount -= 1
    if memberCount == 0 { sizeObserver.removeFromSuperview() }
  }

  /// The app's own inset on a side that it set to a value while the controls' amount was this one.
  ///
  /// An amount that the value was computed with is not the app's. A value that is neither round nor
  /// computed from anything known was set.
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
    while index < parts.count {
      sum = sum + parts[index].inset
      index += 1
    }
    amounts = UIEdgeInsets(
      top: Self.signedAmounts.signed(sum.top), left: Self.signedAmounts.signed(sum.left),
      bottom: Self.signedAmounts.signed(sum.bottom), right: Self.signedAmounts.signed(sum.right))
  }

  private func write(evenIfEqual: Bool = false) {
    guard let scrollView else { return }
    let inset = own + amounts
    shown = inset
    guard evenIfEqual || inset != scrollView.contentInset else { return }
    isWriting = true
    scrollView.contentInset = inset
    isWriting = false
  }

  private func index(of owner: ObjectIdentifier) -> Int? {
    // By number: in an unoptimized build an iterator needs memory, and this runs with every movement.
    var index = 0
    while index < parts.count {
      if parts[index].owner == owner { return index }
      index += 1
    }
    return nil
  }

  private static let sides: [any WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable] = [
    \.top, \.left, \.bottom, \.right,
  ]
}

/// What the observation tells a ledger. It is delivered where the inset is set, which is on the main
/// actor; the conformance checks that. A closure for `MainActor.assumeIsolated` would need memory.
private protocol InsetListener: AnyObject {
  func contentInsetWasSet()
}

extension InsetLedger: @preconcurrency InsetListener {
  fileprivate func contentInsetWasSet() { noticeChanges() }
}
