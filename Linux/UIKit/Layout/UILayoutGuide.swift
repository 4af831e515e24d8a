public import Foundation

/// A rectangular area of a view to which constraints can refer.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What determines the area of a guide.
  enum Role {
    /// Constraints.
    case constraints
    /// The safe area of the owning view.
    case safeArea
    /// The margins of the owning view.
    case margins
    /// The content of the owning scroll view.
    case content
    /// The visible area of the owning scroll view.
    case frame
  }

  /// A name for messages about the layout. Empty by default.
  open var identifier = ""

  /// The view that contains the guide. Setting it moves the guide to another view.
  open var owningView: UIView? {
    get { storedOwningView }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        storedOwningView?.removeLayoutGuide(self)
      }
    }
  }

  weak var storedOwningView: UIView?

  let role: Role
  /// The area of the last solution.
  var solvedFrame = CGRect.zero

  /// Creates a guide, which is in no view.
  public convenience override init() { self.init(role: .constraints, of: nil) }

  init(role: Role, of view: UIView?) {
    self.role = role
    storedOwningView = view
    super.init()
  }

  /// The area in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch role {
    case .constraints: return solvedFrame
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .content:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return owningView.bounds
    }
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
  func insertGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwningView = self
    ensureLayoutState().guides.append(layoutGuide)
    invalidateSolution()
  }

  func detachGuide(_ layoutGuide: UILayoutGuide) {
    guard let layoutState, layoutState.guides.contains(where: { $0 === layoutGuide }) else {
      return
    }
    var step: UIView? = self
    while let view = step {
      for constraint in view.layoutState?.held ?? []
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
      step = view.storedSuperview
    }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.storedOwningView = nil
    invalidateSolution()
  }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let state = ensureLayoutState()
    if let guide = state.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, of: self)
    switch role {
    case .constraints: break
    case .safeArea: guide.identifier = "UIViewSafeAreaLayoutGuide"
    case .margins: guide.identifier = "UIViewLayoutMarginsGuide"
    case .content: guide.identifier = "UIScrollView-contentLayoutGuide"
    case .frame: guide.identifier = "UIScrollView-frameLayoutGuide"
    }
    state.systemGuides.append(guide)
    return guide
  }
}
