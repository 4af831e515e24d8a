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

  /// The view that contains the guide. To change it, use `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  let role: Role
  /// The area of the last solution.
  var solvedFrame = CGRect.zero

  /// Creates a guide, which is in no view.
  public convenience override init() { self.init(role: .constraints, of: nil) }

  init(role: Role, of view: UIView?) {
    self.role = role
    owningView = view
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
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, removing it from its former view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ensureLayoutState().guides.append(layoutGuide)
    invalidateSolution()
  }

  /// Removes a guide and the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
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
    layoutGuide.owningView = nil
    invalidateSolution()
  }

  /// The area that bars and the screen's shape do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The area inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

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

extension UIScrollView {
  /// The content. Constraints between it and views in the scroll view determine the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The visible area. It does not move when the content is scrolled.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}

extension UIView {
  /// The edge at which text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text, or the top edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
