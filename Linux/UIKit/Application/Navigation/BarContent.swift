import Foundation

/// The content of a navigation bar for one item: the first row, with back button, title and bar
/// buttons, and the `BarLowerRows`.
@MainActor final class BarContent: UIView {
  private(set) var title: BarText?
  private(set) var backButton: BarButton?
  private(set) var lowerRows: BarLowerRows?
  private let item: UINavigationItem
  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []

  /// The distance of bar buttons from the edges of the bar, in points.
  private static let margin: CGFloat = 16
  /// The distance between bar buttons, in points.
  private static let spacing: CGFloat = 16
  private let look = MainLoop.current.barLook

  /// The visible height of the large title, in points, above which the small title is hidden.
  private static let smallTitleThreshold: CGFloat = 10
  /// The duration of the fade between the titles, in seconds.
  private static let titleFade: TimeInterval = 0.2

  /// Creates the content for an item.
  ///
  /// It has a back button if `back` is not `nil`, unless the item has left bar buttons.
  init(_ item: UINavigationItem, back: UINavigationItem?, backHandler: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let regular = UIFont.systemFont(ofSize: 17)
    leading = (item.leftBarButtonItems ?? []).map { Self.button($0, bold, regular) }
    trailing = (item.rightBarButtonItems ?? []).map { Self.button($0, bold, regular) }
    if let back, leading.isEmpty {
      let text = back.backButtonTitle ?? back.title ?? "Back"
      let button = BarButton(
        BarText(
          look.hasBackText ? text : "", image: BarSymbols.back,
          mirroredImage: BarSymbols.mirroredBack, font: regular, color: look.buttonColor),
        action: backHandler)
      button.accessibilityLabel = text
      button.accessibilityIdentifier = "BackButton"
      backButton = button
    }
    if let text = item.title {
      let line = BarText(text, font: bold, color: .label)
      line.isAccessibilityElement = true
      line.accessibilityLabel = text
      line.accessibilityTraits = .header
      title = line
    }
    let lowerRows = BarLowerRows(title: item.title, searchBar: item.searchController?.searchBar)
    self.lowerRows = lowerRows
    addSubview(lowerRows)
    title?.alpha = hidesTitle ? 0 : 1
    for button in leading + trailing { addSubview(button) }
    if let title { addSubview(title) }
    if let backButton { addSubview(backButton) }
  }

  required init?(coder: NSCoder) { nil }

  private static func button(
    _ item: UIBarButtonItem, _ bold: UIFont, _ regular: UIFont
  ) -> BarButton {
    let content = BarText(
      item.image == nil ? item.title ?? "" : "", image: item.image,
      font: item.style == .done ? bold : regular,
      color: item.tintColor == nil ? MainLoop.current.barLook.buttonColor : nil)
    let button = BarButton(content, isEnabled: item.isEnabled) { [weak item] in
      item?.primaryAction?.perform(by: item)
    }
    button.tintColor = item.tintColor
    button.accessibilityLabel = item.accessibilityLabel ?? item.title
    button.accessibilityHint = item.accessibilityHint
    button.accessibilityIdentifier = item.accessibilityIdentifier
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(
      x: safeAreaInsets.left, y: 0,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: item.shape.rowHeight)
    placeLowerRows()
    var start: CGFloat = Self.margin
    if let backButton {
      let half = max(area.width / 2 - look.backMargin, 0)
      let width = min(backButton.sizeThatFits(area.size).width, half)
      place(backButton, from: look.backMargin, width: width, in: area)
      start = look.backMargin + width + Self.spacing
    }
    for view in leading {
      let width = view.sizeThatFits(area.size).width
      place(view, from: start, width: width, in: area)
      start += width + Self.spacing
    }
    var end = area.width - Self.margin
    for view in trailing {
      let width = view.sizeThatFits(area.size).width
      place(view, from: end - width, width: width, in: area)
      end -= width + Self.spacing
    }
    guard let title else { return }
    let width = min(title.sizeThatFits(area.size).width, max(end - start, 0))
    let centered = (area.width - width) / 2
    place(title, from: min(max(centered, start), end - width), width: width, in: area)
  }

  /// Lays out the lower rows and fades the small title after the shape of the bar changes.
  func shapeDidChange() {
    placeLowerRows()
    guard let title, title.alpha != (hidesTitle ? 0 : 1) else { return }
    let alpha: CGFloat = hidesTitle ? 0 : 1
    UIView.animate(
      withDuration: Self.titleFade, delay: 0, options: .allowUserInteraction,
      animations: { title.alpha = alpha })
  }

  private func placeLowerRows() {
    lowerRows?.place(
      item.shape, width: bounds.width, sides: (safeAreaInsets.left, safeAreaInsets.right))
  }

  /// Whether the small title is hidden because the large one is visible.
  private var hidesTitle: Bool { item.shape.visibleTitleHeight > Self.smallTitleThreshold }

  /// Sets the frame of a view at a distance from the leading edge.
  private func place(_ view: UIView, from start: CGFloat, width: CGFloat, in area: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? area.maxX - start - width : area.minX + start, y: area.minY, width: width,
      height: area.height)
  }
}
