public import Foundation

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Under which name the view can be used again.
  public let reuseIdentifier: String?

  /// The view that holds what is shown.
  public let contentView = UIView()

  /// The text.
  open var textLabel: UILabel? { storedTextLabel }

  private let storedTextLabel = UILabel()

  /// Whether the text stands small and grey right above the rows.
  private var isGrouped = false

  /// Makes a view.
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

  /// How a table makes views of a class that was registered; not meant to be called by anybody else.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is used again for another section; call super.
  open func prepareForReuse() {
    removeAllAnimations()
    alpha = 1
  }

  /// The content keeps out of what is covered at the sides.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places content and text.
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

  /// Takes the looks of the grouped style.
  func applyGroupedStyle() {
    isGrouped = true
    backgroundColor = .clear
    storedTextLabel.font = .systemFont(ofSize: 13)
    storedTextLabel.textColor = .secondaryLabel
    setNeedsLayout()
  }

  /// One line, six points above the rows.
  private static func groupedInsets(of label: UILabel) -> UIEdgeInsets {
    let height = label.font.lineHeight.rounded(.up)
    return UIEdgeInsets(top: max(0, label.frame.height - height - 6), left: 0, bottom: 6, right: 0)
  }
}
