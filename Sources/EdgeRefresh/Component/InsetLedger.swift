import UIKit

/// The account of a scroll view's content inset: what is the app's, and what is the controls'.
///
/// Every control of a scroll view shares it. The inset that shows is the app's plus the parts, and
/// a part is a number that its control owns, never a copy of what the inset once was: so whatever
/// the app sets stays, and what a control gives back is what it took.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// What the app set.
  private var app: UIEdgeInsets
  /// What was last seen or written: any other value was set by the app.
  private var shown: UIEdgeInsets
  /// The adjustment that the system last added.
  private var system = UIEdgeInsets.zero
  /// How things were before the app's last change of anything.
  private var beforeLastChange: Snapshot?
  /// How things were before the app's last change of each side, in the order of `sides`.
  private var beforeChangeOfSide: [Snapshot?] = [nil, nil, nil, nil]
  private var parts: [Part] = []
  private var bounce: (vertical: Bool, horizontal: Bool)
  private var members: (vertical: Int, horizontal: Int) = (0, 0)
  /// How often the app or the system has changed an inset: each control hears of every change.
  private(set) var revision = 0
  /// The ``revision`` of the app's last change.
  private(set) var appRevision = 0
  /// Whether the inset is being written by the ledger itself.
  private(set) var isWriting = false

  private struct Snapshot {
    let shown: UIEdgeInsets
    let app: UIEdgeInsets
  }

  private struct Part {
    let owner: ObjectIdentifier
    var inset: UIEdgeInsets
  }

  /// The ledger of a scroll view: that of the controls it already has, or a new one.
  static func shared(by scrollView: UIScrollView) -> InsetLedger {
    for case let component as RefreshComponent in scrollView.subviews {
      if let ledger = component.ledger, component.scrollView === scrollView { return ledger }
    }
    return InsetLedger(scrollView)
  }

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    app = scrollView.contentInset
    shown = scrollView.contentInset
    bounce = (scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal)
    system = scrollView.adjustedContentInset - shown
  }

  /// Where the edges are while nothing refreshes: the app's inset and the system's.
  var restingInset: UIEdgeInsets { app + system }

  /// Takes in what the app or the system changed since the last look, and puts the parts on top.
  ///
  /// A side that is set to what it shows is not changed. A side that is set back to what it showed
  /// before the app's last change, of it or of anything, gets back the app's inset of that time: who
  /// saves the inset, changes it and restores it has saved the controls' parts with it.
  ///
  /// Each change counts up the ``revision``.
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
    let now = Snapshot(shown: shown, app: app)
    for (index, side) in Self.sides.enumerated()
    where current[keyPath: side] != shown[keyPath: side] {
      let value = current[keyPath: side]
      let saved = [beforeChangeOfSide[index], beforeLastChange].lazy.compactMap { $0 }
        .first { $0.shown[keyPath: side] == value }
      app[keyPath: side] = saved?.app[keyPath: side] ?? value
      beforeChangeOfSide[index] = now
    }
    beforeLastChange = now
    shown = current
    write()
  }

  /// Makes the part of a control as large as told, in points, on its edge's side.
  func setPart(of component: RefreshComponent, edge: RefreshEdge, to length: Double) {
    let inset = UIEdgeInsets(length, at: edge, isMirrored: component.isMirrored)
    let owner = ObjectIdentifier(component)
    if let index = index(of: owner) {
      // Every movement says how large the part is; that it is what it was costs nothing.
      guard parts[index].inset != inset else { return }
      parts[index].inset = inset
    } else {
      guard length != 0 else { return }
      parts.append(Part(owner: owner, inset: inset))
    }
    write()
  }

  /// A control joins: content bounces along its axis from now on, however short it is.
  func join(edge: RefreshEdge) {
    if edge.isHorizontal {
      members.horizontal += 1
      scrollView?.alwaysBounceHorizontal = true
    } else {
      members.vertical += 1
      scrollView?.alwaysBounceVertical = true
    }
  }

  /// A control leaves with its part; the last one on an axis restores how content bounced.
  func leave(_ component: RefreshComponent, edge: RefreshEdge) {
    parts.removeAll { $0.owner == ObjectIdentifier(component) }
    write()
    if edge.isHorizontal {
      members.horizontal -= 1
      if members.horizontal == 0 { scrollView?.alwaysBounceHorizontal = bounce.horizontal }
    } else {
      members.vertical -= 1
      if members.vertical == 0 { scrollView?.alwaysBounceVertical = bounce.vertical }
    }
  }

  private func write() {
    guard let scrollView else { return }
    var inset = app
    var index = 0
    while index < parts.count {
      inset = inset + parts[index].inset
      index += 1
    }
    shown = inset
    guard inset != scrollView.contentInset else { return }
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

extension UIEdgeInsets {
  /// Whether both are equal but for what a difference of sums loses.
  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    let difference = self - other
    return abs(difference.top) < 1e-6 && abs(difference.left) < 1e-6
      && abs(difference.bottom) < 1e-6 && abs(difference.right) < 1e-6
  }

  /// Insets that are 0 but on the side where an edge is.
  fileprivate init(_ length: CGFloat, at edge: RefreshEdge, isMirrored: Bool) {
    self.init()
    switch edge {
    case .top: top = length
    case .bottom: bottom = length
    case .leading where isMirrored: right = length
    case .leading: left = length
    case .trailing where isMirrored: left = length
    case .trailing: right = length
    }
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
