import Foundation

/// Loading, laying out and recycling the views of visible elements.
extension UICollectionView {
  /// The duration of an animated change of layout or content, in seconds.
  static var changeDuration: TimeInterval { 0.3 }

  /// Lays out the visible views, loads missing ones and recycles those that are no longer visible.
  func layOutElements() {
    loadIfNeeded()
    backgroundView?.frame = bounds
    guard let counts else { return }
    layOutSidewaysSections()
    let visibleAttributes = visibleAttributes()
    let visibleElements = Set(visibleAttributes.map(\.key))
    for (element, view) in visibleViews where !visibleElements.contains(element) {
      visibleViews[element] = nil
      if !leavingViews.keep(view, of: element) { recycle(view, element) }
    }
    for (element, view) in leavingViews.removeFinished(except: visibleElements) {
      recycle(view, element)
    }
    for attributes in visibleAttributes {
      if let view = visibleViews[attributes.key] ?? leavingViews.remove(attributes.key) {
        visibleViews[attributes.key] = view
        view.layOut(with: inSuperview(attributes))
      } else if animatesNewViews {
        loadView(for: attributes)
      } else {
        UIView.performWithoutAnimation { loadView(for: attributes) }
      }
      // The data source may have called `reloadData()` while the view was loaded.
      guard counts == self.counts, !needsReload else { return }
    }
    reorderVisibleViews(visibleAttributes)
    updateIndicators()
  }

  /// Called in an animation block that has moved the content. `UIKitAnswers` decides whether new
  /// views are animated, and whether views that have left the bounds stay until the animation ends.
  func moveInAnimation() {
    guard window != nil, counts != nil || needsReload, !isInTransition else { return }
    let answers = MainLoop.current.answers
    if answers.leavingCells == .disappearAtEnd { leavingViews.keepUntilEnd(of: self) }
    guard answers.cellsInAnimation == .areAnimated, !animatesNewViews else { return }
    animatesNewViews = true
    layOutSubtree()
    animatesNewViews = false
  }

  /// Places the headers and footers that the layout pins to an edge when the content or its edges
  /// have moved, if `UIKitAnswers` says so.
  func followEdges() {
    guard answers.pinnedViews == .follow, window != nil, counts != nil, !needsReload,
      !isInTransition, storedCollectionViewLayout.isPrepared
    else { return }
    for (element, view) in visibleViews {
      guard let kind = element.kind,
        let attributes = storedCollectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: element.indexPath)
      else { continue }
      view.layOut(with: inSuperview(attributes))
    }
  }

  /// Returns the attributes of the visible elements, ordered from back to front.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let all = storedCollectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return all.filter { !$0.isHidden && shownFrame($0).intersects(bounds) }.sorted { lhs, rhs in
      if lhs.zIndex != rhs.zIndex { return lhs.zIndex < rhs.zIndex }
      let isItem = lhs.representedElementCategory == .cell
      guard isItem == (rhs.representedElementCategory == .cell) else { return isItem }
      return lhs.indexPath < rhs.indexPath
    }
  }

  /// Loads the item counts and prepares the layout, if necessary.
  func loadIfNeeded() {
    guard dataSource != nil else { return }
    if needsReload {
      needsReload = false
      counts = nil
      selection = nil
      highlightedPath = nil
      recycleAll()
    }
    let isLoading = counts == nil
    loadCounts()
    guard isLoading || !storedCollectionViewLayout.isPrepared else { return }
    if !storedCollectionViewLayout.isPrepared {
      flipIfNeeded()
      prepareLayout()
    }
    updateContentSize(evenIfEqual: isLoading)
  }

  func prepareLayout() {
    storedCollectionViewLayout.isPrepared = true
    storedCollectionViewLayout.prepare()
  }

  func loadCounts() {
    guard counts == nil, let dataSource else { return }
    counts = requestCounts(dataSource)
  }

  func requestCounts(_ dataSource: any UICollectionViewDataSource) -> [Int] {
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "a collection view cannot have \(sections) sections")
    return (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      precondition(items >= 0, "section \(section) cannot have \(items) items")
      return items
    }
  }

  /// Sets the content size. With `evenIfEqual`, observers are notified even if the size does not
  /// change.
  func updateContentSize(evenIfEqual: Bool = false) {
    let size = storedCollectionViewLayout.collectionViewContentSize
    if evenIfEqual || size != contentSize { contentSize = size }
  }

  /// Loads the view of an element from the data source and adds it.
  func loadView(for attributes: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      prepareForDisplay(view, attributes)
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.collection = self
      if cell.isSelected != (selection == path) { cell.isSelected.toggle() }
      if cell.isHighlighted != (highlightedPath == path) { cell.isHighlighted.toggle() }
      view = cell
      prepareForDisplay(view, attributes)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    if let section = sidewaysView(of: attributes) {
      section.addSubview(view)
    } else {
      insertSubview(
        view, at: (storedSubviews.lastIndex { isVisibleView($0) } ?? storedSubviews.count - 1) + 1)
    }
    view.setNeedsLayout()
    // Not `layoutIfNeeded()`, which would also lay out the collection view.
    view.layOutSubtree()
  }

  private func prepareForDisplay(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.counterFlipTransform = flipTransform
    view.layOut(with: inSuperview(attributes))
    visibleViews[attributes.key] = view
  }

  private func isVisibleView(_ view: UIView) -> Bool {
    guard let view = view as? UICollectionReusableView else { return false }
    return visibleViews.values.contains { $0 === view } && view.superview === self
  }

  /// Removes a view and puts it into the reuse queue.
  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    reuse.enqueue(view, kind: element.kind)
    if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }
  }

  func recycleAll() {
    recycleLeavingViews()
    let views = visibleViews
    visibleViews = [:]
    for (element, view) in views.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
      recycle(view, element)
    }
  }

  /// Recycles the views in `leavingViews` without waiting for the end of the animation.
  func recycleLeavingViews() {
    for (element, view) in leavingViews.removeAll() { recycle(view, element) }
  }

  /// Puts the visible views in the order of the attributes. Other subviews keep their positions.
  private func reorderVisibleViews(_ attributes: [UICollectionViewLayoutAttributes]) {
    let views = attributes.compactMap { visibleViews[$0.key] }.filter { $0.superview === self }
    let identifiers = Set(views.map { ObjectIdentifier($0) })
    let indices = storedSubviews.indices.filter {
      identifiers.contains(ObjectIdentifier(storedSubviews[$0]))
    }
    for (index, view) in zip(indices, views) where storedSubviews[index] !== view {
      storedSubviews[index] = view
    }
  }

  // MARK: Direction and layout

  /// The transform of the collection view and of its visible views: a horizontal flip, or the
  /// identity.
  var flipTransform: CGAffineTransform {
    isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }

  /// The layout direction that decides whether the collection view is flipped.
  private var directionOfContent: UIUserInterfaceLayoutDirection {
    if answers.mirroring == .ofView { return effectiveUserInterfaceLayoutDirection }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Flips the collection view horizontally if the layout requires it for the current direction.
  /// The visible views get the same transform, which cancels the flip for their content.
  private func flipIfNeeded() {
    let shouldFlip =
      storedCollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && directionOfContent
        != storedCollectionViewLayout.developmentLayoutDirection
    guard shouldFlip != isFlipped else { return }
    isFlipped = shouldFlip
    if answers.flip == .collection {
      transform = flipTransform
    } else {
      mirrorsSubviews = isFlipped
    }
    for view in visibleViews.values { view.counterFlipTransform = flipTransform }
  }

  func replaceLayout(
    by new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    if new !== storedCollectionViewLayout {
      storedCollectionViewLayout.collectionView = nil
      storedCollectionViewLayout = new
      new.collectionView = self
    }
    new.invalidateLayout()
    guard animated, window != nil else {
      if let completion { MainLoop.current.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.layOutElements() }, completion: completion)
  }
}
