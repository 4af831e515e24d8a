public import Foundation

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Under which name the cell can be used again.
  public let reuseIdentifier: String?

  /// The view that holds what the cell shows; the accessory takes from its width.
  public let contentView = UIView()

  /// The main text.
  open var textLabel: UILabel? { labels.text }

  /// The text beside or below the main one; nil where the style has none.
  open var detailTextLabel: UILabel? { labels.detail }

  /// The image before the text.
  open var imageView: UIImageView? { storedImageView }

  /// What stands at the end of the row; nothing by default.
  open var accessoryType: AccessoryType = .none {
    didSet { accessoryDidChange() }
  }

  /// A view at the end of the row, in place of what `accessoryType` says.
  open var accessoryView: UIView? {
    didSet { accessoryViewDidChange(oldValue) }
  }

  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  /// The view behind the content while the cell is selected or highlighted; grey by default.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  /// Whether the cell shows that it is selected; it does by default.
  open var selectionStyle: SelectionStyle = .default

  /// What the separator keeps from the cell's edges; the table's inset by default.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? .zero }
    set {
      storedSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  let style: CellStyle
  let labels: (text: UILabel, detail: UILabel?)
  let storedImageView = UIImageView()
  let separator = UIView()
  let topSeparator = UIView()

  /// Whether the row begins and ends a block of the grouped style: lines from edge to edge are there.
  var blockEnds = (isFirst: false, isLast: false) {
    didSet { if oldValue != blockEnds { setNeedsLayout() } }
  }
  weak var table: UITableView?
  var storedSeparatorInset: UIEdgeInsets?
  var accessoryMark: CellAccessoryMark?
  var laidOutSideInsets = SideInsets()
  var storedIsSelected = false
  var storedIsHighlighted = false

  /// Makes a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    labels = Self.makeLabels(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareParts()
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// How a table makes cells of a class that was registered; not meant to be called by anybody else.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is used again for another row; call super.
  open func prepareForReuse() {
    removeAllAnimations()
    alpha = 1
  }

  /// Shows whether the row is selected, at once or with a fade; call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    updateSelectionAppearance(animated: animated)
  }

  /// Shows whether a finger is on the row, at once or with a fade; call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    updateSelectionAppearance(animated: animated)
  }

  /// Places background, content, accessory and separator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The content keeps out of what is covered at the sides.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if safeAreaSideInsets != laidOutSideInsets { setNeedsLayout() }
  }

  /// As high as rows are by default, or as text below the text needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(UITableView.standardRowHeight, textHeight))
  }

  /// What is spoken: the cell's texts unless something else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? joinedTexts }
    set { super.accessibilityLabel = newValue }
  }

  /// A finger is on the row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    table?.touchBegan(on: self)
  }

  /// A finger was lifted: the row is selected if it is still on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    table?.touchEnded(on: self, isInside: isInside)
  }

  /// The finger scrolls, or was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    table?.touchEnded(on: self, isInside: false)
  }
}

extension UITableViewCell {
  /// Which texts a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the beginning and one in grey at the end.
    case value1 = 1
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An angle that promises more behind the row.
    case disclosureIndicator = 1
    /// A check mark.
    case checkmark = 3
  }

  /// How a row shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// With the system's grey.
    case `default` = 3
  }
}
