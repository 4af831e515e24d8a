import Foundation

/// Conversion between the layout's geometry and layout attributes.
extension UICollectionViewFlowLayout {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// The z-index of headers and footers, which places them in front of items.
  private static var supplementaryZIndex: Int { 10 }

  /// Returns the length of a line: the size of the collection view across the scroll direction,
  /// inside its adjusted content inset.
  func crossLength(of collectionView: UICollectionView) -> CGFloat {
    let inset = axis.cross(collectionView.adjustedContentInset)
    return max(0, axis.cross(collectionView.bounds.size) - inset.start - inset.end)
  }

  func measure(_ view: UICollectionView) -> [FlowGeometry.Measures] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      guard let delegate else {
        return FlowGeometry.Measures(
          itemSizes: Array(repeating: itemSize, count: count),
          inset: sectionInset, lineSpacing: minimumLineSpacing,
          itemSpacing: minimumInteritemSpacing,
          header: headerReferenceSize, footer: footerReferenceSize)
      }
      return FlowGeometry.Measures(
        itemSizes: (0..<count).map {
          delegate.collectionView(
            view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
        },
        inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
        lineSpacing: delegate.collectionView(
          view, layout: self, minimumLineSpacingForSectionAt: section),
        itemSpacing: delegate.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section),
        header: delegate.collectionView(
          view, layout: self, referenceSizeForHeaderInSection: section),
        footer: delegate.collectionView(
          view, layout: self, referenceSizeForFooterInSection: section))
    }
  }

  // MARK: Attributes

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let (lower, upper) = geometry.axis.main(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in geometry.sections.enumerated()
    where section.end > lower && section.start < upper {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let view = supplementary(kind, section: index), view.frame.intersects(rect) {
          found.append(view)
        }
      }
      for item in geometry.items(of: section, from: lower, to: upper) {
        let attributes = self.attributes(IndexPath(item: item, section: index), section.items[item])
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let sections = geometry?.sections, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return attributes(path, sections[path.section].items[path.item])
  }

  /// Returns the attributes of a header or footer, optionally as if it were not pinned to the edge
  /// of the visible area.
  func supplementary(
    _ kind: String, section index: Int, isPinned: Bool = true
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, geometry.sections.indices.contains(index) else { return nil }
    let section = geometry.sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.headerLength : section.footerLength
    guard length > 0 else { return nil }
    let visible = visibleInterval(geometry.axis)
    var start = isHeader ? section.start : section.footerStart
    if isPinned, isHeader, sectionHeadersPinToVisibleBounds {
      start = max(start, min(visible.start, section.footerStart - length))
    } else if isPinned, !isHeader, sectionFootersPinToVisibleBounds {
      start = min(start, max(visible.end - length, section.start + section.headerLength))
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.frame = CGRect(
      origin: geometry.axis.point(main: start, cross: 0),
      size: geometry.axis.size(main: length, cross: geometry.crossLength))
    attributes.zIndex = Self.supplementaryZIndex
    return attributes
  }

  private func visibleInterval(_ axis: FlowAxis) -> (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    return axis.main(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = mirrored(frame)
    return attributes
  }

  /// Mirrors a frame in a right-to-left interface, unless the collection view flips its
  /// coordinates.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard let collectionView, let geometry, geometry.axis == .vertical,
      !flipsHorizontallyInOppositeLayoutDirection,
      collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return frame }
    return CGRect(
      origin: CGPoint(x: geometry.crossLength - frame.maxX, y: frame.minY), size: frame.size)
  }
}
