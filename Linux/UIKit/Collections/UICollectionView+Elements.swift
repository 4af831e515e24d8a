import Foundation

/// The views of what is visible.
extension UICollectionView {
  /// How long a change of layout or content takes to be shown.
  static var changeDuration: TimeInterval { 0.3 }

  /// Places what shows, fetches what is missing, and takes the rest away.
  func layOutCollection() {
    loadIfNeeded()
    backgroundView?.frame = bounds
    guard let counts else { return }
    let attributes = visibleAttributes()
    let wanted = Set(attributes.map(\.key))
    for (element, view) in shown where !wanted.contains(element) {
      shown[element] = nil
      retire(view, element)
    }
    for one in attributes {
      if let view = shown[one.key] {
        view.take(one)
      } else {
        UIView.performWithoutAnimation { fetch(one) }
      }
      // The data source may have reloaded everything from inside.
      guard counts == self.counts, !needsReload else { return }
    }
    order(attributes)
    updateIndicators()
  }

  /// What the layout shows of itself, that which is behind first.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let all = layout.layoutAttributesForElements(in: bounds) ?? []
    return all.filter { !$0.isHidden && $0.frame.intersects(bounds) }.sorted { one, other in
      if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
      let isItem = one.representedElementCategory == .cell
      guard isItem == (other.representedElementCategory == .cell) else { return isItem }
      return one.indexPath < other.indexPath
    }
  }

  /// Asks how much there is and has the layout place it.
  func loadIfNeeded() {
    guard dataSource != nil else { return }
    if needsReload {
      needsReload = false
      counts = nil
      selection = []
      highlightedPath = nil
      retireAll()
    }
    loadCounts()
    guard !layout.isPrepared else { return }
    flipIfNeeded()
    prepareLayout()
    updateContentSize()
  }

  func prepareLayout() {
    layout.isPrepared = true
    layout.prepare()
  }

  func loadCounts() {
    guard counts == nil, let dataSource else { return }
    counts = askCounts(dataSource)
  }

  func askCounts(_ dataSource: any UICollectionViewDataSource) -> [Int] {
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "a collection view cannot have \(sections) sections")
    return (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      precondition(items >= 0, "section \(section) cannot have \(items) items")
      return items
    }
  }

  func updateContentSize() {
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Gets the view of an element from the data source and shows it.
  func fetch(_ attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      show(view, attributes)
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.collection = self
      if cell.isSelected != selection.contains(path) { cell.isSelected.toggle() }
      if cell.isHighlighted != (highlightedPath == path) { cell.isHighlighted.toggle() }
      view = cell
      show(view, attributes)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    insertSubview(view, at: (children.lastIndex { isShown($0) } ?? children.count - 1) + 1)
    view.setNeedsLayout()
    // Not `layoutIfNeeded()`: that would lay out the collection around it as well.
    view.layOutSubtree()
  }

  private func show(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.unflipping = flipping
    view.take(attributes)
    shown[attributes.key] = view
  }

  private func isShown(_ view: UIView) -> Bool {
    guard let view = view as? UICollectionReusableView else { return false }
    return shown.values.contains { $0 === view } && view.superview === self
  }

  /// Takes a view away, to be used again.
  func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    reuse.put(view, kind: element.kind)
    if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }
  }

  func retireAll() {
    let views = shown
    shown = [:]
    for (element, view) in views.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
      retire(view, element)
    }
  }

  /// Puts the views that are shown in front of each other as told, among themselves: what else is in
  /// the collection stays where it is.
  private func order(_ attributes: [UICollectionViewLayoutAttributes]) {
    let views = attributes.compactMap { shown[$0.key] }.filter { $0.superview === self }
    let known = Set(views.map { ObjectIdentifier($0) })
    let places = children.indices.filter { known.contains(ObjectIdentifier(children[$0])) }
    for (place, view) in zip(places, views) where children[place] !== view {
      children[place] = view
    }
  }

  // MARK: Direction and layout

  /// The transform of a flipped collection, and of what shows in it.
  var flipping: CGAffineTransform {
    isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }

  /// A layout that wants it gets coordinates that run from the right; views are turned back.
  private func flipIfNeeded() {
    let wanted =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    guard wanted != isFlipped else { return }
    isFlipped = wanted
    transform = flipping
    for view in shown.values { view.unflipping = flipping }
  }

  func replaceLayout(
    by new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    if new !== layout {
      layout.collectionView = nil
      layout = new
      new.collectionView = self
    }
    new.invalidateLayout()
    guard animated, window != nil else {
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.layOutCollection() }, completion: completion)
  }
}
