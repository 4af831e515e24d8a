public import Foundation

/// A list of rows in sections, of which only the visible ones have cells.
///
/// The plain and the grouped style, without self-sizing: rows are as high as `rowHeight` or the delegate says. Rows,
/// headers and heights are asked for when the table is first laid out and at `reloadData()`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How high rows are by default, in points.
  package static let standardRowHeight: CGFloat = 44

  /// How the table looks.
  public let style: Style

  /// Knows what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard oldValue !== dataSource else { return }
      recycleAll()
      invalidateTableGeometry()
    }
  }

  /// Hears what the table does; a `UITableViewDelegate` also decides how it looks.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      invalidateTableGeometry()
    }
  }

  // MARK: Looks

  /// How high rows are, in points, unless the delegate says otherwise; 44 by default.
  open var rowHeight: CGFloat = standardRowHeight {
    didSet { invalidateTableGeometry() }
  }

  /// How high the headers of sections are that have one; 28 by default.
  ///
  /// In the grouped style every section has a header, 18 points high by default or as a title needs.
  open var sectionHeaderHeight: CGFloat = 28 {
    didSet { invalidateTableGeometry() }
  }

  /// How high the footers of sections are that have one; 28 by default.
  ///
  /// In the grouped style every section has a footer, 18 points high by default.
  open var sectionFooterHeight: CGFloat = 28 {
    didSet { invalidateTableGeometry() }
  }

  /// Whether rows are separated by lines; they are by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setCellsNeedLayout() }
  }

  /// The colour of the lines; the system's by default.
  open var separatorColor: UIColor? = .separator {
    didSet { setCellsNeedLayout() }
  }

  /// What the lines keep from the edges; at the left as much as the text by default.
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

  /// The view above the first section; its height is kept, its width becomes the table's.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(oldValue, tableHeaderView) }
  }

  /// The view below the last section; its height is kept, its width becomes the table's.
  open var tableFooterView: UIView? {
    didSet { accessoryViewDidChange(oldValue, tableFooterView) }
  }

  /// The view behind the rows, which does not scroll; none by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the content of rows and headers keeps out of the safe area at the sides; true by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { setCellsNeedLayout() }
  }

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true

  /// Whether several rows can be selected at once; false by default.
  open var allowsMultipleSelection = false

  // MARK: What it is made of

  weak var tableDelegate: (any UITableViewDelegate)?
  var storedSeparatorInset: UIEdgeInsets?

  /// Where everything is; nil until it is asked for, and again when that may be wrong.
  var tableGeometry: TableGeometry?
  var cells: [IndexPath: UITableViewCell] = [:]
  var headerViews: [Int: UIView] = [:]
  var footerViews: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  var highlightedPath: IndexPath?
  var reuse = TableReuse()
  var updates = TableUpdates()
  var openUpdateCount = 0

  /// Makes a table with a frame.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .grouped ? .systemGroupedBackground : .systemBackground
    if style == .grouped {
      sectionHeaderHeight = Self.groupedGap
      sectionFooterHeight = Self.groupedGap
    }
    alwaysBounceVertical = true
  }

  /// Makes a plain table with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Asks for everything anew, and shows it.
  open func reloadData() {
    reloadEverything()
  }

  /// Rows give every touch away: also a button in a row can be dragged by.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Places the visible rows and the headers.
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
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section scrolls.
    case plain = 0
    /// Rows in blocks on grey; headers scroll with their section.
    case grouped = 1
  }

  /// To which part of the view a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Just as far as needed.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the row above.
    case top = 3
    /// From and to the row below.
    case bottom = 4
    /// At once, while other rows make room.
    case none = 5
    /// As suits, which is by fading.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// Whether rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// They are not.
    case none = 0
    /// By a line.
    case singleLine = 1
  }
}
