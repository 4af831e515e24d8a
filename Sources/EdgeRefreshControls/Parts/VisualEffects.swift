import UIKit

// A visual effect, such as a blur, looks wrong below a view with a mask or an alpha below 1.
// `UIVisualEffectView` documents this. A control whose views may have one gets neither.

extension RefreshComponent {
  /// The view that clips the content; `nil` unless the content may have a visual effect.
  var clippingView: ClippingView? { content?.superview as? ClippingView }

  /// Puts content with a visual effect into a view that can clip it.
  func clipContentWithEffect() {
    guard let content, content.superview === self, content.mayHaveEffect else { return }
    let view = ClippingView(frame: bounds)
    insertSubview(view, aboveSubview: content)
    view.addSubview(content)
  }
}

extension RefreshContent {
  /// The control that the view draws; `nil` if there is none.
  package var control: RefreshComponent? {
    (superview as? RefreshComponent) ?? (superview as? ClippingView)?.superview as? RefreshComponent
  }
}

/// A view that shows a part of a control's content. It has the coordinates of the control: its
/// bounds are its frame.
final class ClippingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // The control lays out the content.
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  // Touches reach the content, or the control behind it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    subviews.last.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }
}

extension UIView {
  /// Whether a view in this one may have a visual effect.
  var hasViewWithEffect: Bool { subviews.contains { $0.mayHaveEffect } }

  /// Whether the view or a view in it may have a visual effect.
  ///
  /// SwiftUI draws materials and glass in views of private classes. They are in the view of a view
  /// controller, or in a view that a content configuration has made.
  var mayHaveEffect: Bool {
    !drawsNoEffect
      && (self is UIVisualEffectView || self is any UIContentView || next is UIViewController)
      || hasViewWithEffect
  }

  /// Whether the view is one of those that most controls consist of. Each layout pass looks for
  /// effects, and it takes long to find out whether a class conforms to a protocol.
  private var drawsNoEffect: Bool {
    let type = type(of: self)
    return type == UILabel.self || type == UIImageView.self || type == UIActivityIndicatorView.self
  }
}
