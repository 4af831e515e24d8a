package import EdgeRefreshCore
public import UIKit

/// A view that draws a refresh control. Use it to design a control without a subclass.
///
/// ```swift
/// final class Dot: UIView, RefreshContent {
///   func render(_ presentation: RefreshPresentation) {
///     alpha = min(1, presentation.progress)
///     backgroundColor = presentation.state == .pulling ? .systemGreen : .systemGray
///   }
/// }
/// ```
///
/// Use it with a control that draws nothing, for example ``RefreshHeader``. The control retains the
/// view as its only subview and resizes it to its own size. If the view contains a visual effect,
/// another view is between both, which clips it under bars.
///
/// To change the length of the control, return it in the view's `intrinsicContentSize`: as the
/// height or, in leaders and trailers, the width. It is read when the control is created and when
/// the user's text size changes. A length that is not positive is ignored.
@MainActor
public protocol RefreshContent: UIView {
  /// Draws the presentation. Called when the control is created, when the presentation changes,
  /// when the control enters a window, and when the language of all controls changes.
  ///
  /// When the control opens or closes, this is called inside the animation that moves the control,
  /// so changes to views are animated. During a pull they are not.
  func render(_ presentation: RefreshPresentation)
}

/// A content view of the library with texts that follow the user's text size.
package protocol TextContent: RefreshContent {
  var label: UILabel { get }
  var spinner: UIActivityIndicatorView? { get }
  /// Returns the length along the axis that enlarged texts need, in points; 0 at other text sizes.
  func extent(for texts: [String], at edge: RefreshEdge) -> CGFloat
}

/// The values that determine how a control is drawn.
public struct RefreshPresentation: Equatable, Sendable {
  /// What the control is doing. A refresh that has ended, but is held in view for the
  /// ``RefreshOptions/minimumVisibleDuration``, is still `refreshing` here.
  public var state: RefreshState
  /// How far the control is pulled: see ``RefreshComponent/pullingPercent``.
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
