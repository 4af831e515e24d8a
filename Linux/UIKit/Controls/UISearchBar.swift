public import Foundation

/// A search field with a magnifying glass. Typing is not supported.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The search text; `nil` by default.
  open var text: String? {
    didSet {
      updateLabel()
      if text != oldValue { textDidChangeHandler?() }
    }
  }

  /// Called when the text has changed.
  var textDidChangeHandler: (() -> Void)?

  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet { updateLabel() }
  }

  private let field = UIView()
  private let searchIcon = UIImageView(image: UISearchBar.searchIconImage)
  private let label = UILabel()

  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  /// The height of the bar, including the margins above and below the field, in points.
  private static let height: CGFloat = 52

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.clipsToBounds = true
    searchIcon.tintColor = .secondaryLabel
    label.font = .systemFont(ofSize: 17)
    addSubview(field)
    field.addSubview(searchIcon)
    field.addSubview(label)
    updateLabel()
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns the proposed width and a height of 52 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Lays out the field. If the bar is less than 52 points high, the field shrinks and its content
  /// fades.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, Self.fieldHeight - max(0, Self.height - bounds.height))
    field.frame = CGRect(
      x: Self.margin, y: 1, width: max(0, bounds.width - 2 * Self.margin), height: height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = Self.searchIconImage.size
    let start: CGFloat = 8
    let text = start + size.width + 6
    searchIcon.frame = CGRect(
      x: isMirrored ? field.bounds.width - start - size.width : start,
      y: (height - size.height) / 2, width: size.width, height: size.height)
    label.frame = CGRect(
      x: isMirrored ? start : text, y: 0, width: max(0, field.bounds.width - text - start),
      height: height)
    let contentAlpha = min(max((height / Self.fieldHeight - 0.5) * 2, 0), 1)
    searchIcon.alpha = contentAlpha
    label.alpha = contentAlpha
  }

  private func updateLabel() {
    let isEmpty = text?.isEmpty ?? true
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .secondaryLabel : .label
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .searchField }

  /// The text or the placeholder, unless another label has been set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  private static let searchIconImage: UIImage = {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 8.5, y: 8), radius: 5.6, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    path.move(to: CGPoint(x: 12.7, y: 12.2))
    path.addLine(to: CGPoint(x: 17.4, y: 16.9))
    path.lineWidth = 1.7
    path.lineCapStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }()
}

/// An object that shows the results for a search text.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text of the search bar has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller for the search bar of a navigation item. Typing is not supported, but an app or a
/// test can set the text.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The search bar, which the navigation bar shows.
  open var searchBar: UISearchBar { storedSearchBar }

  /// The object that shows the results. `nil` by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether the content is dimmed during a search. `true` by default. It has no effect, because a
  /// search bar cannot be tapped to begin a search.
  open var obscuresBackgroundDuringPresentation = true

  private let storedSearchBar = UISearchBar(frame: .zero)

  /// Creates a controller without a separate results controller.
  ///
  /// - Parameter searchResultsController: Must be `nil`; presenting results is not supported.
  public init(searchResultsController: UIViewController?) {
    precondition(searchResultsController == nil, "presenting search results is not supported")
    super.init(nibName: nil, bundle: nil)
    storedSearchBar.placeholder = "Search"
    storedSearchBar.textDidChangeHandler = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }
}
