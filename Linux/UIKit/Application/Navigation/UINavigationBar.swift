public import Foundation

/// A bar with a title, a back button and bar buttons.
///
/// It is 44 points high, or 32 with a compact vertical size class. A large title and a search field
/// add 52 points each. A navigation controller hides the background while no content is under the
/// bar. It looks as on iOS 18, unless the main loop has another ``BarLook``.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let background = UIView()
  private let hairline = UIView()
  private let look = MainLoop.current.barLook
  private let fade = BarFade()
  private(set) var content: BarContent?
  private var storedItems: [UINavigationItem] = []

  /// Called when the height of the bar may change.
  var shapeDidChangeHandler: (() -> Void)?

  /// The action of the back button. Without one, the bar removes its last item.
  var backHandler: (() -> Void)?

  /// The distance, in points, that the background extends above the bar.
  var topExtension: CGFloat = 0 {
    didSet { if oldValue != topExtension { setNeedsLayout() } }
  }

  /// The alpha of the background, from 0 to 1. In a navigation controller, it increases as content
  /// scrolls under the bar.
  package var backgroundOpacity: CGFloat {
    get { background.alpha }
    set { background.alpha = newValue }
  }

  /// Returns the presented alpha of the background at a time of the main loop, in seconds.
  package func presentedBackgroundOpacity(at time: TimeInterval) -> CGFloat {
    background.presentation(at: time).alpha
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    switch look {
    case .classic:
      background.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.115, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
      }
      hairline.backgroundColor = .separator
      background.addSubview(hairline)
    case .glass:
      background.addSubview(fade)
    }
    addSubview(background)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The items. The last one is shown.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { show(newValue ?? []) }
  }

  /// Whether the bar shows large titles for the items that allow them. `false` by default.
  ///
  /// Only the bar of a navigation controller shows large titles.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { replaceContent() } }
  }

  /// The direction of the bar's content. Unlike that of other views, it applies to all subviews.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      replaceContent()
      // A search field of the app may have the old direction.
      if let content { setDirection(of: content) }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: storedItems.last?.shape.height ?? rowHeight)
  }

  /// The height of the row with title and buttons.
  var rowHeight: CGFloat {
    look.rowHeight(isCompact: traitCollection.verticalSizeClass == .compact)
  }

  /// Updates the content after the shape of the shown item changes.
  func shapeDidChange() { content?.shapeDidChange() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: background.bounds.height, width: bounds.width, height: pixel)
    fade.frame = background.bounds
    fade.frame.size.height += BarFade.extent
    content?.frame = bounds
  }

  /// Shows items without animation.
  func show(_ items: [UINavigationItem]) {
    for item in storedItems { item.contentDidChange = nil }
    storedItems = items
    for item in items {
      item.contentDidChange = { [weak self] in self?.replaceContent() }
    }
    replaceContent()
  }

  private func replaceContent() {
    shapeDidChangeHandler?()
    content?.removeFromSuperview()
    content = nil
    guard let topItem = storedItems.last else { return }
    let new = BarContent(topItem, back: storedItems.dropLast().last) { [weak self] in self?.goBack()
    }
    if semanticContentAttribute != .unspecified { setDirection(of: new) }
    new.frame = bounds
    addSubview(new)
    content = new
  }

  private func setDirection(of view: UIView) {
    view.semanticContentAttribute = semanticContentAttribute
    for subview in view.subviews { setDirection(of: subview) }
  }

  private func goBack() {
    if let backHandler {
      backHandler()
    } else {
      show(storedItems.dropLast())
    }
  }
}
