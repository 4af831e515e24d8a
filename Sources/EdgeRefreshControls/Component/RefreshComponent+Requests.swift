import EdgeRefreshCore
import UIKit

extension RefreshComponentProtocol where Self: RefreshComponent {
  /// Begins a refresh that the user has requested without a pull, for example with a button. Taps,
  /// ``RefreshComponentProtocol/accessibilityActions``,
  /// ``RefreshComponentProtocol/keyCommand(input:)`` and `accessibilityScroll(_:)` do the same.
  ///
  /// The refresh is announced. If the control is out of view, the content stays where it is,
  /// because the user is reading it. Otherwise, the control comes into view as with
  /// ``RefreshComponent/beginRefreshing()``, which this method calls.
  ///
  /// - Returns: Whether a refresh has begun. None begins during a refresh, when there is no more
  ///   data, or while the control is hidden, disabled or blocked: see
  ///   ``RefreshOptions/isBlockedByOtherRefreshes``.
  @discardableResult
  public func requestRefresh() -> Bool {
    guard isReadyForUser && !isBlocked else { return false }
    let staysInPlace = options.scrollsToControl && !isAtEdge
    if staysInPlace { options.scrollsToControl = false }
    changeAccessibility { $0.restoresReveal = staysInPlace }
    beginRefreshing()
    // An override may not have called `super`.
    return !takeUserBegin() || state.isRefreshing
  }

  /// Begins a refresh if the control displays a failure, as a tap on the control does.
  ///
  /// Like ``RefreshComponentProtocol/requestRefresh()``, it does nothing while the control is
  /// hidden or disabled, or while another refresh blocks it: see
  /// ``RefreshOptions/isBlockedByOtherRefreshes``.
  ///
  /// - Returns: Whether a refresh has begun.
  @discardableResult
  public func retry() -> Bool { status.hasFailed && requestRefresh() }
}

extension RefreshComponent {
  /// Whether the user can refresh without a pull now: not while a refresh is in progress, when
  /// there is no more data, or while the control is hidden or disabled.
  package var isReadyForUser: Bool {
    host != nil && !isHidden && isUserInteractionEnabled && (state == .idle || state == .pulling)
  }

  /// Returns whether the user requested the refresh that begins, and clears the request. It must
  /// not count for a refresh that a callback begins.
  func takeUserBegin() -> Bool {
    guard let restoresReveal = accessibilitySettings?.restoresReveal else { return false }
    accessibilitySettings?.restoresReveal = nil
    if restoresReveal { options.scrollsToControl = true }
    return true
  }

  /// Whether the content rests at the control's edge, or is pulled past it.
  var isAtEdge: Bool {
    // The geometry of an automatic control is reversed at the start.
    geometry.pull(past: status.isAutomatic ? .bottom : status.edge) > -1
  }

  /// Whether scrolling in a direction with an assistive technology leads past the control's edge.
  ///
  /// Up and down count as directions of the scroll indicator, and left and right as directions of
  /// the fingers. This has not been verified on a device.
  func leadsPastEdge(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch (direction, status.edge) {
    case (.up, .top), (.down, .bottom): true
    case (.right, .leading), (.left, .trailing): !readsFromRight
    case (.left, .leading), (.right, .trailing): readsFromRight
    case (.previous, _): status.edge.isStart
    case (.next, _): !status.edge.isStart
    default: false
    }
  }
}
