import Foundation

/// What hangs below the first line of a bar: the large title and the search field.
///
/// The line covers what scrolls up behind it.
@MainActor final class BarDrawer: UIView {
  private let title: BarText?
  private let searchBar: UISearchBar?

  /// What the title keeps from the bar's ends and from what is below it.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let searchMargin: CGFloat = 8

  /// By how much a pull enlarges the title at most, and how long it is then.
  private static let growth: CGFloat = 0.1
  private static let fullPull: CGFloat = 200

  init(title text: String?, searchBar: UISearchBar?) {
    title = text.map { BarText($0, font: .systemFont(ofSize: 34, weight: .bold), ink: .label) }
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

  /// Places title and field for a shape, with what the device covers at the sides.
  func place(_ shape: BarShape, width: CGFloat, sides: (left: CGFloat, right: CGFloat)) {
    let bottom = shape.visibleTitle + shape.overscroll
    frame = CGRect(
      x: 0, y: shape.lineHeight, width: width, height: bottom + max(0, shape.visibleSearch))
    title?.isHidden = shape.titleHeight == 0
    placeTitle(shape, bottom: bottom, sides: sides)
    searchBar?.isHidden = shape.visibleSearch <= 0
    searchBar?.frame = CGRect(
      x: sides.left + Self.searchMargin, y: bottom,
      width: max(0, width - sides.left - sides.right - 2 * Self.searchMargin),
      height: max(0, shape.visibleSearch))
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
