public import Foundation

/// The bar over the content: where one is, the way back, and buttons.
///
/// It is 44 points high, 32 where there is little height, and 52 more with a large title. It shows no background where nothing lies under it.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let background = UIView()
  private let hairline = UIView()
  private(set) var content: BarContent?
  private var shownItems: [UINavigationItem] = []

  /// Called when the height of the bar may have to change.
  var shapeChanged: (() -> Void)?

  /// What the back button does; a bar of its own takes its last item off.
  var goBack: (() -> Void)?

  /// How far the background reaches beyond the bar's top edge.
  var topExtension: CGFloat = 0 {
    didSet { if oldValue != topExtension { setNeedsLayout() } }
  }

  /// How much of the background is seen, from 0 to 1: all of it once content lies under the bar.
  package var backgroundOpacity: CGFloat {
    get { background.alpha }
    set { background.alpha = newValue }
  }

  /// How much of the background is on screen at a time of the loop.
  package func presentedBackgroundOpacity(at time: TimeInterval) -> CGFloat {
    background.presentation(at: time).alpha
  }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.115, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
    background.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    background.addSubview(hairline)
    addSubview(background)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The items, the one that is shown last.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set { show(newValue ?? []) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { shownItems.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Whether titles are large where their items do not say otherwise; `false` by default. Only the
  /// bar of a navigation controller has large titles.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { replaceContent() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: topItem?.shape.height ?? lineHeight)
  }

  /// The height of the line with title and buttons.
  var lineHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// The shape of the item that is shown has changed.
  func shapeDidChange() { content?.shapeDidChange() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: background.bounds.height, width: bounds.width, height: pixel)
    content?.frame = bounds
  }

  /// Shows items at once.
  func show(_ items: [UINavigationItem]) {
    for item in shownItems { item.changed = nil }
    shownItems = items
    for item in items {
      item.changed = { [weak self] in self?.replaceContent() }
    }
    replaceContent()
  }

  /// Puts what the items say in the place of what is shown.
  private func replaceContent() {
    shapeChanged?()
    content?.removeFromSuperview()
    content = nil
    guard let topItem else { return }
    let new = BarContent(topItem, back: backItem) { [weak self] in self?.back() }
    new.frame = bounds
    addSubview(new)
    content = new
  }

  private func back() {
    if let goBack {
      goBack()
    } else {
      show(shownItems.dropLast())
    }
  }
}
