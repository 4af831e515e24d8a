import Foundation

/// The scroll view of a section that scrolls sideways. The collection view adds it as a subview.
final class SidewaysSectionView: UIScrollView {
  package override func geometryDidSet(
    _ property: ViewGeometry.Property, from old: ViewGeometry
  ) {
    super.geometryDidSet(property, from: old)
    // Other items may have become visible.
    if property == .bounds { superview?.setNeedsLayout() }
  }
}

/// Sections that scroll sideways. Their cells are in a scroll view of the section.
extension UICollectionView {
  private var compositionalLayout: UICollectionViewCompositionalLayout? {
    storedCollectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// The scroll view that contains the view of an element; `nil` if the collection view does.
  func sidewaysView(of attributes: UICollectionViewLayoutAttributes) -> SidewaysSectionView? {
    guard attributes.representedElementCategory == .cell, !sidewaysViews.isEmpty else { return nil }
    return sidewaysViews[attributes.indexPath.section]
  }

  /// Returns attributes in the coordinates of the view to which the element's view is added.
  func inSuperview(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let view = sidewaysView(of: attributes),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center.y -= view.frame.minY
    return copy
  }

  /// The frame of an element where the user sees it.
  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    attributes.frame.offsetBy(dx: -(sidewaysView(of: attributes)?.bounds.minX ?? 0), dy: 0)
  }

  /// Adds and lays out the scroll views of the visible sections that scroll sideways.
  func layOutSidewaysSections() {
    let sections = compositionalLayout?.sidewaysSections ?? [:]
    if sections.isEmpty && sidewaysViews.isEmpty { return }
    for (index, view) in sidewaysViews where sections[index] == nil {
      sidewaysViews[index] = nil
      view.removeFromSuperview()
    }
    for (index, section) in sections where section.frame.intersects(bounds) {
      if let view = sidewaysViews[index] {
        lay(view, out: section)
      } else {
        let view = SidewaysSectionView(frame: .zero)
        view.contentInsetAdjustmentBehavior = .never
        view.showsHorizontalScrollIndicator = false
        sidewaysViews[index] = view
        if animatesNewViews {
          add(view, for: section)
        } else {
          UIView.performWithoutAnimation { add(view, for: section) }
        }
      }
    }
  }

  private func add(
    _ view: SidewaysSectionView, for section: UICollectionViewCompositionalLayout.SidewaysSection
  ) {
    lay(view, out: section)
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
  }

  private func lay(
    _ view: SidewaysSectionView, out section: UICollectionViewCompositionalLayout.SidewaysSection
  ) {
    if view.frame != section.frame { view.frame = section.frame }
    let size = CGSize(width: section.contentWidth, height: section.frame.height)
    if view.contentSize != size { view.contentSize = size }
  }
}
