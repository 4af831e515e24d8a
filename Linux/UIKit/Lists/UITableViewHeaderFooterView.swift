public import Foundation

/// A header or footer of a section in a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view that contains the header's or footer's content.
  open var contentView: UIView { storedContentView }

  /// The text label.
  open var textLabel: UILabel? { storedTextLabel }

  // MARK: State

  private let storedContentView: UIView = RowContentView()
  let storedReuseIdentifier: String?
  let storedTextLabel = UILabel()

  /// Whether the label is small and gray and aligned to the bottom, as in the grouped style.
  private var isGrouped = false

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    backgroundColor = .secondarySystemBackground
    storedTextLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    storedContentView.addSubview(storedTextLabel)
    addSubview(storedContentView)
  }

  /// Creates a header or footer without a reuse identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a view of a registered class. Called by the table only.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is reused for another section. Overrides must call `super`.
  open func prepareForReuse() {
    removeAllAnimations()
    alpha = 1
  }

  /// Lays out the view again, because the content stays inside the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Returns the proposed width and the height of the text, but at least 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = contentSides
    let margin = UITableViewCell.margin(width: size.width)
    let text = storedTextLabel.sizeThatFits(
      CGSize(
        width: max(0, size.width - sides.left - sides.right - 2 * margin),
        height: .greatestFiniteMagnitude))
    return CGSize(
      width: size.width, height: max(UITableView.plainHeaderHeight, text.height + 6))
  }

  /// Returns the size that fits the constraints of the content view or, if they determine no
  /// height, the size that fits the text.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if bounds.width == targetSize.width { layOutContentView() }
    let outside = contentSides.left + contentSides.right
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - outside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if content.height > 0 {
      return CGSize(width: content.width + outside, height: content.height)
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// The distances between the left and right edges of the view and the content view.
  private var contentSides: (left: CGFloat, right: CGFloat) {
    superview is UITableView ? (safeAreaInsets.left, safeAreaInsets.right) : (0, 0)
  }

  /// Lays out the content view and the label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContentView()
    let margin = UITableViewCell.margin(width: bounds.width)
    storedTextLabel.frame = CGRect(
      x: margin, y: 0, width: max(0, contentView.bounds.width - 2 * margin),
      height: bounds.height)
    if isGrouped {
      storedTextLabel.frame = storedTextLabel.frame.inset(
        by: Self.groupedInsets(of: storedTextLabel))
    }
  }

  override var standardMargins: UIEdgeInsets {
    let side = UITableViewCell.margin(width: bounds.width)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  /// Only the left and right insets, so that the top and bottom margins do not change when the view
  /// scrolls under a bar.
  override var safeAreaOfMargins: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  private func layOutContentView() {
    let (left, right) = contentSides
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// Applies the appearance of the grouped style.
  func applyGroupedStyle() {
    isGrouped = true
    backgroundColor = .clear
    storedTextLabel.font = .systemFont(ofSize: 13)
    storedTextLabel.textColor = .secondaryLabel
    setNeedsLayout()
  }

  /// Returns insets that leave room for one line of text, six points above the bottom.
  private static func groupedInsets(of label: UILabel) -> UIEdgeInsets {
    let height = label.font.lineHeight.rounded(.up)
    return UIEdgeInsets(top: max(0, label.frame.height - height - 6), left: 0, bottom: 6, right: 0)
  }
}
