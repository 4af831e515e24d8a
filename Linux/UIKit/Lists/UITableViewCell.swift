public import Foundation

/// The view for a row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The reuse identifier.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view that contains the cell's content. It excludes the accessory.
  ///
  /// Setting `contentConfiguration` replaces the view.
  open var contentView: UIView { content.view }

  /// The main text label.
  open var textLabel: UILabel? { labels.text }

  /// The second text label; `nil` if the style has none.
  open var detailTextLabel: UILabel? { labels.detail }

  /// The image view before the text.
  open var imageView: UIImageView? { storedImageView }

  /// The type of the standard accessory at the trailing edge; `.none` by default.
  open var accessoryType: AccessoryType = .none {
    didSet { accessoryDidChange() }
  }

  /// A view at the trailing edge, shown in place of the standard accessory; `nil` by default.
  open var accessoryView: UIView? {
    didSet { accessoryViewDidChange(oldValue) }
  }

  /// The view behind the content; `nil` by default.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  /// The view behind the content while the cell is selected or highlighted. A gray view is created
  /// when it is first needed.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  /// The appearance of a selected cell; `.default` by default.
  open var selectionStyle: SelectionStyle = .default

  /// The inset of the cell's separator. Until it is set, the table's inset applies and the value is
  /// `.zero`.
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

  /// Whether the row is highlighted, as it is while a finger touches it.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  // MARK: Configuration

  /// Requests an update of the configuration for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    markForConfigurationUpdate()
  }

  // MARK: State

  var content = ConfigurableContent(view: RowContentView())
  let storedReuseIdentifier: String?
  let style: CellStyle
  let labels: (text: UILabel, detail: UILabel?)
  let storedImageView = UIImageView()
  let separator = UIView()
  let topSeparator = UIView()

  /// Whether the row is the first or last of a block in the grouped style. The outer separators of
  /// a block extend from edge to edge.
  var blockPosition = (isFirst: false, isLast: false) {
    didSet { if oldValue != blockPosition { setNeedsLayout() } }
  }
  weak var table: UITableView?
  var storedSeparatorInset: UIEdgeInsets?
  var accessoryMark: CellAccessoryMark?
  var laidOutSideInsets = SideInsets()
  var storedIsSelected = false
  var storedIsHighlighted = false

  /// Creates a cell with a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    labels = Self.makeLabels(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareParts()
  }

  /// Creates a cell of the default style without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a cell of a registered class. Called by the table only.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is reused for another row. Overrides must call `super`.
  open func prepareForReuse() {
    removeAllAnimations()
    alpha = 1
    markForConfigurationUpdate()
  }

  /// Sets whether the row is selected, optionally with a fade. Overrides must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if storedIsSelected != selected { markForConfigurationUpdate() }
    storedIsSelected = selected
    updateSelectionAppearance(animated: animated)
  }

  /// Sets whether the row is highlighted, optionally with a fade. Overrides must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if storedIsHighlighted != highlighted { markForConfigurationUpdate() }
    storedIsHighlighted = highlighted
    updateSelectionAppearance(animated: animated)
  }

  /// Lays out the backgrounds, the content, the accessory and the separators.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// Lays out the cell again if the insets of its content have changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if safeAreaSideInsets != laidOutSideInsets { setNeedsLayout() }
  }

  /// Returns the proposed width and the height of the text with its margins, but at least 44
  /// points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: max(UITableView.standardRowHeight, fittingTextHeight(width: size.width)))
  }

  /// Returns the size that fits the constraints of the content view or, if they determine no
  /// height, the size that fits the text.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let outside = prepareContentForMeasuring(width: targetSize.width)
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - outside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if content.height > 0 {
      let isList = contentView is UIListContentView
      return CGSize(
        width: content.width + outside,
        height: isList ? max(UITableView.standardRowHeight, content.height) : content.height)
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// The cell's texts, separated by commas, unless another label has been set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? joinedTexts }
    set { super.accessibilityLabel = newValue }
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  override var standardMargins: UIEdgeInsets {
    let side = Self.margin(width: bounds.width)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

  /// Only the left and right insets, so that the top and bottom margins do not change when the row
  /// scrolls under a bar.
  override var safeAreaOfMargins: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// Begins the highlight of the row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    table?.touchBegan(on: self)
  }

  /// Ends the highlight and selects the row if the finger was lifted inside the cell.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    table?.touchEnded(on: self, isInside: isInside)
  }

  /// Ends the highlight without selecting the row, for example when scrolling begins.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    table?.touchEnded(on: self, isInside: false)
  }
}

extension UITableViewCell {
  /// The labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A leading label and a gray trailing label.
    case value1 = 1
    /// A label with a smaller one below it.
    case subtitle = 3
  }

  /// The type of a standard accessory.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which indicates that a tap shows more.
    case disclosureIndicator = 1
    /// A checkmark.
    case checkmark = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// A gray background.
    case `default` = 3
  }
}
