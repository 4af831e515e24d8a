import UIKit

// A visual effect, such as a blur, looks wrong below a view with a mask or an alpha below 1.
// `UIVisualEffectView` documents this. A control whose views may have one gets neither.

/// A view that shows a part of a control's content. Its bounds are its frame in the control.
final class ClippingView: UIView {
  // Touches reach the content, or the control behind it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    subviews.last.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }
}

extension UIView {
  /// The view that clips the content of a control; `nil` unless it may have a visual effect.
  var clippingView: ClippingView? { subviews.lazy.compactMap { $0 as? ClippingView }.first }

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
