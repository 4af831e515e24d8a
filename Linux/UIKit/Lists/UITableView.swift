public import Foundation

/// A scroll view that shows rows in sections. Only visible rows have cells.
///
/// Supports the plain and the grouped style. The table loads the counts and heights when they are
/// first needed and in `reloadData()`.
///
/// A height can be an estimate at first: `estimatedRowHeight`, or what the delegate estimates. When
/// the row comes into view, the table replaces the estimate by the height that the delegate or
/// `rowHeight` specifies or, if that is `automaticDimension`, the height that fits the cell. The
/// content size then changes, and if the row is above the visible rows, so does the content offset;
/// the visible rows do not move. Batch updates and changes of the width keep the measured heights as
/// estimates. `reloadData()` discards them and keeps the content offset.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The default height of a row, in points.
  package static let standardRowHeight: CGFloat = 44

  /// The value for a height that the table or the view chooses.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public let style: Style

  /// The object that provides the counts, the cells and the titles.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard oldValue !== dataSource else { return }
      recycleAll()
      invalidateTableGeometry()
    }
  }

  /// The delegate. A `UITableViewDelegate` also provides heights, headers and footers and receives
  /// the events of rows.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      invalidateTableGeometry()
    }
  }

  // MARK: Appearance

  /// The height of rows for which the delegate specifies none, in points; `automaticDimension` by
  /// default, which means that each cell determines its height.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { invalidateTableGeometry() }
  }

  /// The height of section headers for which the delegate specifies none, in points;
  /// `automaticDimension` by default.
  ///
  /// In the plain style, only sections with a title or a header view have a header. It is 28 points
  /// high, or as high as fits its view. In the grouped style, every section has one, which is 18
  /// points high, or 38 with a title. The first is 17.5 points higher.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { invalidateTableGeometry() }
  }

  /// The height of section footers for which the delegate specifies none, in points;
  /// `automaticDimension` by default.
  ///
  /// In the plain style, only sections with a title or a footer view have a footer. It is 28 points
  /// high, or as high as fits its view. In the grouped style, every section has one, which is 18
  /// points high, or as high as fits its view.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { invalidateTableGeometry() }
  }

  /// The estimated height of rows that have not been visible, in points; `automaticDimension` by
  /// default, which means `rowHeight` or, if that is automatic, 44.
  ///
  /// 0 turns estimates off: the table requests all heights in advance, and a row whose height is
  /// automatic is 44 points high.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { invalidateTableGeometry() }
  }

  /// The estimated height of section headers that have not been visible, in points.
  ///
  /// With the default, `automaticDimension`, and with 0, the table requests all heights in advance.
  /// With 0, header views do not determine their heights.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { invalidateTableGeometry() }
  }

  /// The estimated height of section footers that have not been visible, in points.
  ///
  /// With the default, `automaticDimension`, and with 0, the table requests all heights in advance.
  /// With 0, footer views do not determine their heights.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { invalidateTableGeometry() }
  }

  /// The style of the lines between rows; `.singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setCellsNeedLayout() }
  }

  /// The color of the separators; `.separator` by default. `nil` means the default.
  open var separatorColor: UIColor? = .separator {
    didSet { setCellsNeedLayout() }
  }

  /// The inset of the separators. By default, the left inset is the margin of the text. In a
  /// right-to-left interface, left and right are swapped.
  open var separatorInset: UIEdgeInsets {
    get {
      storedSeparatorInset
        ?? UIEdgeInsets(
          top: 0, left: UITableViewCell.margin(width: bounds.width), bottom: 0, right: 0)
    }
    set {
      storedSeparatorInset = newValue
      setCellsNeedLayout()
    }
  }

  /// The view above the first section. The table sets its width and keeps its height.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(oldValue, tableHeaderView) }
  }

  /// The view below the last section. The table sets its width and keeps its height.
  open var tableFooterView: UIView? {
    didSet { accessoryViewDidChange(oldValue, tableFooterView) }
  }

  /// The view behind the rows, which does not scroll; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the content of cells, headers and footers is inset from the safe area at the left and
  /// right; `true` by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { setCellsNeedLayout() }
  }

  /// Whether the user can select rows; `true` by default.
  open var allowsSelection = true

  /// Whether several rows can be selected at once; `false` by default.
  open var allowsMultipleSelection = false

  // MARK: Internal state

  weak var tableDelegate: (any UITableViewDelegate)?
  var storedSeparatorInset: UIEdgeInsets?

  /// The positions of all parts of the table; `nil` until loaded, and again when the heights may
  /// have changed.
  var tableGeometry: TableGeometry?
  var cells: [IndexPath: UITableViewCell] = [:]
  var headerViews: [Int: UIView] = [:]
  var footerViews: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  var highlightedPath: IndexPath?
  var reuse = TableReuse()
  var updates = TableUpdates()
  var openUpdateCount = 0
  var scrollTarget: TableScrollTarget?

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .grouped ? .systemGroupedBackground : .systemBackground
    alwaysBounceVertical = true
  }

  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Reloads all data immediately and lays out the visible rows in the next layout pass.
  ///
  /// Discards measured heights, so that estimates are requested again. The content offset stays
  /// within the limits of the estimated content.
  open func reloadData() {
    reloadEverything()
  }

  /// Always returns `true`, so that a drag that begins on a control inside a row scrolls the table.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Lays out the visible rows, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  package override func geometryDidSet(
    _ property: ViewGeometry.Property, from old: ViewGeometry
  ) {
    super.geometryDidSet(property, from: old)
    if bounds.width != old.bounds.width, tableGeometry != nil {
      updateContentSize()
    }
  }
}

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. A header stays at the top of the visible area while its section is
    /// visible.
    case plain = 0
    /// Rows in blocks on a gray background. Headers scroll with their sections.
    case grouped = 1
  }

  /// The position in the visible area to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls only as far as needed to make the row visible.
    case none = 0
    /// Aligns the tops.
    case top = 1
    /// Centers vertically.
    case middle = 2
    /// Aligns the bottoms.
    case bottom = 3
  }

  /// The animation of inserted, deleted and reloaded rows. Rows also fade, except those inserted
  /// with `none`.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows slide in from the right and out to the right.
    case right = 1
    /// Rows slide in from the left and out to the left.
    case left = 2
    /// Rows slide by their height: down when inserted, up when deleted.
    case top = 3
    /// Rows slide by their height: up when inserted, down when deleted.
    case bottom = 4
    /// Inserted rows appear immediately. Deleted rows fade.
    case none = 5
    /// The same as `fade`.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// A single line.
    case singleLine = 1
  }
}
