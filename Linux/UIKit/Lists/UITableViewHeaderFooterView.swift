public import Foundation

/// A header or footer of a section in a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?

  /// The view that contains the header's or footer's content.
  public let contentView = UIView()

  /// The text label.
  open var textLabel: UILabel? { storedTextLabel }

  private let storedTextLabel = UILabel()

  /// Whether the label is small and gray and aligned to the bottom, as in the grouped style.
  private var isGrouped = false

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    backgroundColor = .secondarySystemBackground
    storedTextLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(contentView)
    contentView.addSubview(storedTextLabel)
  }

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

  /// Lays out the view again, since its content is inset from the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Lays out the content view and the label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isInset = (superview as? UITableView)?.insetsContentViewsToSafeArea ?? false
    let (left, right) = isInset ? (safeAreaInsets.left, safeAreaInsets.right) : (0, 0)
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    let margin = UITableViewCell.margin(width: bounds.width)
    storedTextLabel.frame = CGRect(
      x: margin, y: 0, width: max(0, contentView.bounds.width - 2 * margin),
      height: bounds.height)
    if isGrouped {
      storedTextLabel.frame = storedTextLabel.frame.inset(
        by: Self.groupedInsets(of: storedTextLabel))
    }
  }

  /// Applies the appearance of the grouped style.
  func applyGroupedStyle() {
    isGrouped = true
    backgroundColor = .clear
    storedTextLabel.font = .systemFont(ofSize: 13)
    storedTextLabel.textColor = .secondaryLabel
    setNeedsLayout()
  }

  /// Returns the insets that leave one line of text, six points above the bottom.
  private static func groupedInsets(of label: UILabel) -> UIEdgeInsets {
    let height = label.font.lineHeight.rounded(.up)
    return UIEdgeInsets(top: max(0, label.frame.height - height - 6), left: 0, bottom: 6, right: 0)
  }
}
