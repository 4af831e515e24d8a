public import UIKit

/// The values that determine how a control is drawn.
public struct RefreshPresentation: Equatable, Sendable {
  /// What the control is doing. A refresh that has ended, but is held in view for the
  /// ``RefreshOptions/minimumVisibleDuration``, is still `refreshing` here.
  public var state: RefreshState
  /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
  /// than 1 for a longer pull.
  public var progress: CGFloat
  /// Whether a refresh is visible, including one that is closing. Spinners animate during that
  /// time. It is `false` while the ``outcome`` is displayed.
  public var isActive: Bool
  /// How the refresh ended, while the control displays it: see ``RefreshOptions/showsFailure`` and
  /// ``RefreshOptions/resultDuration``. Otherwise `nil`.
  public var outcome: RefreshOutcome?

  /// Creates a presentation from its values.
  public init(
    state: RefreshState, progress: CGFloat, isActive: Bool, outcome: RefreshOutcome? = nil
  ) {
    self.state = state
    self.progress = progress
    self.isActive = isActive
    self.outcome = outcome
  }
}
