public import Foundation

/// A rectangular area of a view to which constraints can refer.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What determines the area of a guide.
  enum Role {
    /// The safe area of the view.
    case safeArea
    /// The margins of the view.
    case margins
  }

  /// The view that contains the guide.
  private(set) weak var view: UIView?
  let role: Role

  init(role: Role, of view: UIView) {
    self.role = role
    self.view = view
    super.init()
  }

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
  func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let state = ensureLayoutState()
    if let guide = state.guides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, of: self)
    state.guides.append(guide)
    return guide
  }
}
