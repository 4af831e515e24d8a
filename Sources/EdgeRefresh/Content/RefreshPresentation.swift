public import EdgeRefreshCore
public import UIKit

/// All that a control's drawing depends on.
public struct RefreshPresentation: Equatable, Sendable {
  /// What the control is doing.
  public var state: RefreshState
  /// How far it is pulled: 0 at the edge, 1 at the threshold and while it refreshes.
  public var pullingPercent: CGFloat
  /// Whether a refresh shows, still closing ones included: spinners turn exactly then.
  public var isActive: Bool

  /// Makes a presentation of its parts.
  public init(state: RefreshState, pullingPercent: CGFloat, isActive: Bool) {
    self.state = state
    self.pullingPercent = pullingPercent
    self.isActive = isActive
  }
}

/// A view that draws a refresh control's state: the way to a control of your own without a subclass.
///
/// ```swift
/// final class Dot: UIView, RefreshContent {
///   func render(_ presentation: RefreshPresentation) {
///     alpha = min(1, presentation.pullingPercent)
///     backgroundColor = presentation.state == .pulling ? .systemGreen : .systemGray
///   }
/// }
/// ```
///
/// Use it with a control that draws nothing itself, such as ``RefreshHeader``: the view is its only
/// subview then. The control keeps the view and makes it as large as itself. A view that needs
/// another height (at the sides: width) than the control's default returns it as its
/// `intrinsicContentSize`.
@MainActor
public protocol RefreshContent: UIView {
  /// Draws the presentation. Called when it differs from the last one, once at the start, when the
  /// control enters a window, and when the language of all controls changes.
  ///
  /// When the control opens or closes, this is called within the animation that moves the control: what
  /// it sets changes along with the movement. Under a finger it changes at once.
  func render(_ presentation: RefreshPresentation)
}

extension RefreshComponent {
  /// Has a view draw the control: its only subview, as large as itself and as it wants to be.
  func setContent(_ content: any RefreshContent) {
    self.content = content
    let size = content.intrinsicContentSize
    if engine.edge.isHorizontal {
      if size.width > 0 { frame.size.width = size.width }
    } else {
      if size.height > 0 { frame.size.height = size.height }
    }
    addSubview(content)
    renderContent()
  }
}
