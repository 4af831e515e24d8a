public import Foundation

/// The settings and the state of a table.
///
/// A superclass keeps the file of `UITableView` short. An extension would not work, because Swift
/// cannot override its members. Use `UITableView`.
@preconcurrency @MainActor
open class _UITableViewSettings: UIScrollView {
  /// The default height of a row, in points.
  package static let standardRowHeight: CGFloat = 44

  /// The value for a height that the table, a cell, a header or a footer determines.
  public static let automaticDimension: CGFloat = -1

  // MARK: Appearance

  /// The height of rows for which the delegate specifies none, in points; `automaticDimension` by
  /// default, which means that each cell determines its height.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  /// The height of section headers for which the delegate specifies none, in points;
  /// `automaticDimension` by default.
  ///
  /// In the plain style, only sections with a title or a header view have a header. It is 28 points
  /// high, or as high as its view requires. In the grouped style, every section has one. It is 38
  /// points high with a title, and otherwise 18 points or as high as its view requires. The first
  /// one is 17.5 points higher, unless its view determines the height.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  /// The height of section footers for which the delegate specifies none, in points;
  /// `automaticDimension` by default.
  ///
  /// In the plain style, only sections with a title or a footer view have a footer. It is 28 points
  /// high, or as high as its view requires. In the grouped style, every section has one. It is 18
  /// points high, or as high as its view requires.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  /// The estimated height of rows that have not been visible, in points; `automaticDimension` by
  /// default, which means `rowHeight` or, if that is automatic, 44.
  ///
  /// 0 turns estimates off: the table requests all heights in advance, and a row whose height is
  /// automatic is 44 points high.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  /// `automaticDimension` by default. With 0, header views do not determine their heights.
  ///
  /// Other estimates are not supported: the table requests the heights of all headers in advance.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { sectionEstimateDidChange(estimatedSectionHeaderHeight) }
  }

  /// `automaticDimension` by default. With 0, footer views do not determine their heights.
  ///
  /// Other estimates are not supported: the table requests the heights of all footers in advance.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { sectionEstimateDidChange(estimatedSectionFooterHeight) }
  }

  private func sectionEstimateDidChange(_ estimate: CGFloat) {
    precondition(
      estimate == 0 || estimate == UITableView.automaticDimension,
      "the height of a header or footer cannot be estimated")
    heightsDidChange()
  }

  /// The style of the lines between rows; `.singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { cellLayoutDidChange() }
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
      cellLayoutDidChange()
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
      if let backgroundView { insertBackground(backgroundView) }
      setNeedsLayout()
    }
  }

  /// Whether the user can select rows; `true` by default.
  open var allowsSelection = true

  // MARK: Changes

  /// Called when heights may have changed.
  func heightsDidChange() {}

  /// Called when cells must be laid out again.
  func cellLayoutDidChange() {}

  /// Called after the header or footer of the table has changed.
  func accessoryViewDidChange(_ old: UIView?, _ new: UIView?) {}

  // MARK: Internal state

  weak var tableDelegate: (any UITableViewDelegate)?
  var storedSeparatorInset: UIEdgeInsets?

  /// The positions of all parts of the table; `nil` while they must be loaded.
  var tableGeometry: TableGeometry?
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The cells that an animation moves out of view. They stay until it ends.
  var leavingCells = LeavingViews<IndexPath, UITableViewCell>()
  var headerViews: [Int: UIView] = [:]
  var footerViews: [Int: UIView] = [:]
  var selection: IndexPath?
  var highlightedPath: IndexPath?
  var reuse = TableReuse()
  var updates = TableUpdates()
  var openUpdateCount = 0
  var scrollTarget: TableScrollTarget?
}
