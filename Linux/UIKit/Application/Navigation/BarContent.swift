import Foundation

/// What a navigation bar shows for one item: the way back, the title, the buttons.
@MainActor final class BarContent: UIView {
  private(set) var title: UIView?
  private(set) var backButton: BarButton?
  private(set) var drawer: BarDrawer?
  private let item: UINavigationItem
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  /// The distance of buttons from the bar's ends, from each other, and of the back button.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16
  private static let backMargin: CGFloat = 8

  /// Of how much of a large title the small one takes the place, and how fast.
  private static let titleRest: CGFloat = 10
  private static let titleFade: TimeInterval = 0.2

  /// Shows an item; with an item to go back to, also the way there.
  init(_ item: UINavigationItem, back: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let regular = UIFont.systemFont(ofSize: 17)
    leading = (item.leftBarButtonItems ?? []).map { Self.view($0, bold, regular) }
    trailing = (item.rightBarButtonItems ?? []).map { Self.view($0, bold, regular) }
    if let back, leading.isEmpty, !item.hidesBackButton {
      let text = back.backButtonTitle ?? back.title ?? "Back"
      let button = BarButton(
        BarText(text, image: BarSymbols.back, font: regular), action: goBack)
      button.accessibilityLabel = text
      button.accessibilityIdentifier = "BackButton"
      backButton = button
    }
    if let view = item.titleView {
      title = view
    } else if let text = item.title {
      let line = BarText(text, font: bold, ink: .label)
      line.isAccessibilityElement = true
      line.accessibilityLabel = text
      line.accessibilityTraits = .header
      title = line
    }
    let drawer = BarDrawer(title: item.title, searchBar: item.searchController?.searchBar)
    self.drawer = drawer
    addSubview(drawer)
    title?.alpha = hidesTitle ? 0 : 1
    for view in leading + trailing + [title, backButton].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func view(
    _ item: UIBarButtonItem, _ bold: UIFont, _ regular: UIFont
  ) -> UIView {
    if let customView = item.customView { return customView }
    let content = BarText(
      item.image == nil ? item.title ?? "" : "", image: item.image,
      font: item.style == .done ? bold : regular)
    let button = BarButton(content, isEnabled: item.isEnabled) { [weak item] in
      item?.primaryAction?.perform(by: item)
    }
    button.tintColor = item.tintColor
    button.accessibilityLabel = item.title
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(
      x: safeAreaInsets.left, y: 0,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: item.shape.lineHeight)
    placeDrawer()
    var start: CGFloat = Self.margin
    if let backButton {
      let half = max(area.width / 2 - Self.backMargin, 0)
      let width = min(backButton.sizeThatFits(area.size).width, half)
      place(backButton, from: Self.backMargin, width: width, in: area)
      start = Self.backMargin + width + Self.spacing
    }
    for view in leading {
      let width = Self.width(of: view, in: area)
      place(view, from: start, width: width, in: area)
      start += width + Self.spacing
    }
    var end = area.width - Self.margin
    for view in trailing {
      let width = Self.width(of: view, in: area)
      place(view, from: end - width, width: width, in: area)
      end -= width + Self.spacing
    }
    guard let title else { return }
    let width = min(Self.width(of: title, in: area), max(end - start, 0))
    let centred = (area.width - width) / 2
    place(title, from: min(max(centred, start), end - width), width: width, in: area)
  }

  /// The shape of the bar has changed: places what is below the line, and fades the small title.
  func shapeDidChange() {
    placeDrawer()
    guard let title, title.alpha != (hidesTitle ? 0 : 1) else { return }
    let alpha: CGFloat = hidesTitle ? 0 : 1
    UIView.animate(
      withDuration: Self.titleFade, delay: 0, options: .allowUserInteraction,
      animations: { title.alpha = alpha })
  }

  private func placeDrawer() {
    drawer?.place(
      item.shape, width: bounds.width, sides: (safeAreaInsets.left, safeAreaInsets.right))
  }

  /// Whether a large title is to be seen in place of the small one; a view of the app's shows anyway.
  private var hidesTitle: Bool {
    title is BarText && item.shape.visibleTitle > Self.titleRest
  }

  private static func width(of view: UIView, in area: CGRect) -> CGFloat {
    view is BarText || view is BarButton ? view.sizeThatFits(area.size).width : view.bounds.width
  }

  /// Places a view by its distance from where reading starts.
  private func place(_ view: UIView, from start: CGFloat, width: CGFloat, in area: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOwn = view is BarText || view is BarButton
    let height = isOwn ? area.height : view.bounds.height
    view.frame = CGRect(
      x: isMirrored ? area.maxX - start - width : area.minX + start,
      y: area.minY + (area.height - height) / 2, width: width, height: height)
  }
}
