public import Foundation

/// A scroll view that shows rows in sections. Only visible rows have cells.
///
/// Supports the plain and the grouped style. The table loads the counts and heights when they are
/// first needed and in `reloadData()`.
///
/// A height can be an estimate at first: `estimatedRowHeight`, or what the delegate estimates. When
/// the row comes into view, the table replaces the estimate with the height that the delegate or
/// `rowHeight` specifies. If that is `automaticDimension`, the cell determines the height. The
/// content size then changes. The content offset changes as well if the row is above the visible
/// rows, so that the visible rows do not move. Batch updates and changes of the width keep the
/// measured heights as estimates. `reloadData()` discards them and keeps the content offset.
@preconcurrency @MainActor
open class UITableView: _UITableViewSettings {
  /// The style of the table.
  open var style: Style { storedStyle }

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

  let storedStyle: Style

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
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
    reportLayoutOutsideWindow(hasData: dataSource != nil)
    if takesPostponedSize() { updateContentSize(evenIfEqual: true) }
    layOutRows()
  }

  /// Called after the adjusted content inset changes.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    followEdges()
  }

  override func heightsDidChange() { invalidateTableGeometry() }

  override func cellLayoutDidChange() { setCellsNeedLayout() }

  override func accessoryViewDidChange(_ old: UIView?, _ new: UIView?) {
    replaceAccessoryView(old, by: new)
  }

  // MARK: Queries

  /// The number of sections.
  open var numberOfSections: Int { loadedGeometry?.sectionCount ?? 0 }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { loadedGeometry?.rowCount(section) ?? 0 }
  /// Returns the cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the index path of a cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// Returns the row at a point in content coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Returns the rows that overlap a rectangle in content coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadedGeometry?.rows(from: rect.minY, to: rect.maxY)
  }
  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// Returns the header of a section; `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaderFooterView(headerViews[section])
  }
  /// Returns the footer of a section; `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaderFooterView(footerViews[section])
  }
  /// Returns the frame of a row in content coordinates; `.zero` if there is no such row.
  ///
  /// The frame changes when estimated heights are replaced.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the frame of a section's header in content coordinates, as if it were not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) { ($0.top, $0.headerHeight) }
  }
  /// Returns the frame of a section's footer in content coordinates, as if it were not pinned.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) { ($0.footerTop, $0.footerHeight) }
  }

  // MARK: Scrolling and selection

  /// Scrolls until a row is at a position in the visible area.
  ///
  /// Rows that come into view on the way are measured, and the scroll still ends at the row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(toRow: indexPath, at: scrollPosition, animated: animated) }
  /// The selected row; `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selection }
  /// Selects a row; `nil` deselects the selected one. Does not call the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  /// Deselects a row. Does not call the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Cells

  /// Registers the class of new cells for an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.registerCells(cellClass, identifier)
  }
  /// Registers the class of new headers and footers for an identifier; `nil` removes the
  /// registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerViews(aClass, identifier)
  }
  /// Returns a reused cell, a new one of the registered class, or `nil` if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeueCell(identifier)
  }
  /// Returns a reused cell, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  /// Returns a reused header or footer, a new one of the registered class, or `nil` if no class is
  /// registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reuse.dequeueView(identifier) }

  // MARK: Updates

  /// Inserts rows that have been added to the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  /// Deletes rows that have been removed from the data source.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  /// Reloads the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  /// Inserts sections that have been added to the data source.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }
  /// Deletes sections that have been removed from the data source.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }
  /// Reloads all parts of sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }
  /// Begins a batch of updates that the matching `endUpdates()` animates together.
  open func beginUpdates() { openBatch() }
  /// Ends the batch begun with `beginUpdates()` and animates its insertions, deletions and reloads.
  open func endUpdates() { finishUpdates(completion: nil) }
  /// Animates the insertions, deletions and reloads of a closure together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods that insert, delete and reload.
  ///   - completion: Called after the animation; asynchronously if nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    finishUpdates(completion: completion)
  }

  package override func geometryDidSet(
    _ property: ViewGeometry.Property, from old: ViewGeometry
  ) {
    super.geometryDidSet(property, from: old)
    if property == .bounds, AnimationBatch.current != nil, bounds.origin != old.bounds.origin,
      window != nil, MainLoop.current.answers.leavingCells == .disappearAtEnd
    {
      leavingCells.keepUntilEnd(of: self)
    }
    if property == .bounds { followEdges() }
    if bounds.width != old.bounds.width, tableGeometry != nil {
      updateContentSize()
    }
  }
}
