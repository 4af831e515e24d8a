import Foundation

/// The rows below the first row of a bar: the large title and the search field.
///
/// The view clips its subviews, so that they disappear under the first row.
@MainActor final class BarLowerRows: UIView {
  private let title: BarText?
  private let searchBar: UISearchBar?

  /// The distance of the title from the edges of the bar, in points.
  private static let margin: CGFloat = 16
  /// The distance of the title from the search field or the bottom edge, in points.
  private static let gap: CGFloat = 8
  /// The distance of the search field from the edges of the bar, in points.
  private static let searchMargin: CGFloat = 8

  /// The maximum growth of the title during a pull, as a fraction of its size.
  private static let growth: CGFloat = 0.1
  /// The length of the pull at which the maximum growth is reached, in points.
  private static let fullPull: CGFloat = 200

  init(title text: String?, searchBar: UISearchBar?) {
    title = text.map { BarText($0, font: .systemFont(ofSize: 34, weight: .bold), color: .label) }
    self.searchBar = searchBar
    super.init(frame: .zero)
    clipsToBounds = true
    if let title {
      title.isAccessibilityElement = true
      title.accessibilityLabel = text
      title.accessibilityTraits = .header
      addSubview(title)
    }
    if let searchBar { addSubview(searchBar) }
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the frames of the title and the search field.
  ///
  /// - Parameters:
  ///   - shape: The shape of the bar.
  ///   - width: The width of the bar, in points.
  ///   - sides: The safe area insets at the left and right edges, in points.
  func place(_ shape: BarShape, width: CGFloat, sides: (left: CGFloat, right: CGFloat)) {
    let bottom = shape.visibleTitleHeight + shape.overscroll
    frame = CGRect(
      x: 0, y: shape.rowHeight, width: width, height: bottom + max(0, shape.visibleSearchHeight))
    title?.isHidden = shape.titleHeight == 0
    placeTitle(shape, bottom: bottom, sides: sides)
    searchBar?.isHidden = shape.visibleSearchHeight <= 0
    searchBar?.frame = CGRect(
      x: sides.left + Self.searchMargin, y: bottom,
      width: max(0, width - sides.left - sides.right - 2 * Self.searchMargin),
      height: max(0, shape.visibleSearchHeight))
  }

  private func placeTitle(
    _ shape: BarShape, bottom: CGFloat, sides: (left: CGFloat, right: CGFloat)
  ) {
    guard let title else { return }
    let room = max(0, bounds.width - sides.left - sides.right - 2 * Self.margin)
    var size = title.sizeThatFits(CGSize(width: room, height: BarShape.titleHeight))
    size.width = min(size.width, room)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pull = min(shape.overscroll, Self.fullPull) / Self.fullPull
    let scale = min(1 + Self.growth * pull, size.width > 0 ? max(1, room / size.width) : 1)
    let half = CGSize(width: size.width * scale / 2, height: size.height * scale / 2)
    if title.bounds.size != size { title.bounds.size = size }
    title.transform = CGAffineTransform(scaleX: scale, y: scale)
    title.center = CGPoint(
      x: isMirrored
        ? bounds.width - sides.right - Self.margin - half.width
        : sides.left + Self.margin + half.width,
      y: bottom - Self.gap - half.height)
  }
}
