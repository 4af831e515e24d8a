public import Foundation

/// Methods about the dismissal of a sheet by the user.
///
/// All methods are optional. None of them is called when the app dismisses the sheet.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss the sheet. `true` by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called before the user dismisses the sheet.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed the sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has tried to dismiss a sheet that the user may not dismiss.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
