public import UIKit

/// The values that determine how a control is drawn.
public struct RefreshPresentation: Equatable, Sendable {
  /// What the control is doing.
  public var state: RefreshState
  /// How far the control is pulled: 0 at the edge, 1 at the threshold and during a refresh, more
  /// than 1 for a longer pull.
  public var progress: CGFloat
  /// Whether a refresh is visible, including one that is closing. Spinners animate during that
  /// time.
  public var isActive: Bool

  /// Creates a presentation from its values.
  public init(state: RefreshState, progress: CGFloat, isActive: Bool) {
    self.state = state
    self.progress = progress
    self.isActive = isActive
  }
}
