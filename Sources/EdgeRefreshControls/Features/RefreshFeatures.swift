public import EdgeRefreshCore
import UIKit

/// The members of controls that MJRefresh does not have.
///
/// They are in extensions of a protocol, so that a subclass of an app may have a member of the same name.
@preconcurrency @MainActor
public protocol RefreshFeatures: AnyObject {}

extension RefreshComponent: RefreshFeatures {}

// MARK: Results

extension RefreshFeatures where Self: RefreshComponent {
  /// Begins a refresh if the control displays that the last one has failed, as a tap on it does.
  ///
  /// Like ``RefreshFeatures/beginRefreshingByUser()``, it does nothing while the control is
  /// hidden, disabled or blocked.
  ///
  /// - Returns: Whether a refresh has begun.
  @discardableResult
  public func retry() -> Bool { engine.hasFailed && beginRefreshingByUser() }

  /// The outcome that the control displays: see ``RefreshOptions/showsFailure`` and
  /// ``RefreshOptions/resultDuration``. `nil` if
  /// it displays none.
  public var displayedOutcome: RefreshOutcome? { engine.displayedOutcome }

  /// The states of the control, from the current one on.
  ///
  /// ```swift
  /// @MainActor
  /// func show(_ states: AsyncStream<RefreshState>, in label: UILabel) async {
  ///   for await state in states { label.text = state.isRefreshing ? "Loading" : nil }
  /// }
  /// ```
  ///
  /// Each access returns a new stream. It contains every state in order, even if they are read
  /// later, and ends when the control is freed. It does not keep the control.
  public var states: AsyncStream<RefreshState> {
    features.stateStreams.makeStream(from: state)
  }
}
