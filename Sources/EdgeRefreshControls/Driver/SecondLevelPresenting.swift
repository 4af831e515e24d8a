package import EdgeRefreshCore
package import UIKit

/// The second level of a control, as the control sees it.
@MainActor
package protocol SecondLevelPresenting: AnyObject {
  /// The text that the control displays instead of the one for its state; `nil` if it has none.
  var displayedTitle: String? { get }
  /// The alpha of the control before the second level opened; `nil` if the control is not hidden.
  /// The control has it again when the second level has closed.
  var alphaOfControl: CGFloat? { get set }

  /// Applies a decision's changes to the second level, and returns what remains of the decision.
  /// `isDragging` says whether a finger is down and was not just lifted.
  func show(
    _ decision: Decision, from old: SecondLevelState, isMovement: Bool, isDragging: Bool
  ) -> Decision
  /// Reports a change of the state. Called when no event is being handled.
  func report(_ state: SecondLevelState, from old: SecondLevelState)
  /// Adds the action that opens the second level to the custom actions of the scroll view, or
  /// removes it.
  func updateAction()
}
