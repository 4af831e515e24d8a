public import Foundation

/// A view that arranges subviews in a row or a column.
///
/// The stack view creates the constraints between its arranged subviews. Hidden subviews take no
/// space.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged subviews fill the stack view along its axis.
  public enum Distribution: Int, Sendable {
    /// The subviews fill the stack view. Their priorities determine which one is resized.
    case fill = 0
    /// All subviews have the same length.
    case fillEqually = 1
    /// The lengths are in proportion to the intrinsic lengths.
    case fillProportionally = 2
    /// The gaps between the subviews are equal.
    case equalSpacing = 3
    /// The distances between the centers of the subviews are equal.
    case equalCentering = 4
  }

  /// How arranged subviews are placed across the axis.
  public enum Alignment: Int, Sendable {
    /// The subviews fill the stack view.
    case fill = 0
    /// The subviews of a column are at its leading edge, those of a row at its top edge.
    case leading = 1
    /// The baselines of the first lines of text in a row are equal.
    case firstBaseline = 2
    /// The subviews are centered.
    case center = 3
    /// The subviews of a column are at its trailing edge, those of a row at its bottom edge.
    case trailing = 4
    /// The baselines of the last lines of text in a row are equal.
    case lastBaseline = 5

    /// The subviews of a row are at its top edge.
    public static var top: Alignment { .leading }
    /// The subviews of a row are at its bottom edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing for which `spacing` is used.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  private var storedArrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Creates an empty row with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the subviews form a row or a column. `horizontal` by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }

  /// How the subviews fill the stack view along its axis. `fill` by default.
  open var distribution: Distribution = .fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }

  /// How the subviews are placed across the axis. `fill` by default.
  open var alignment: Alignment = .fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }

  /// The distance between subviews, or its minimum, in points. 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementDidChange() } }
  }

  /// Whether the subviews are inside the margins of the stack view. `false` by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
  }

  /// The views that are arranged. All of them are subviews.
  open var arrangedSubviews: [UIView] { storedArrangedSubviews }

  /// Adds a view at the end of the arranged subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArrangedSubviews.count)
  }

  /// Inserts a view at an index of the arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    storedArrangedSubviews.removeAll { $0 === view }
    storedArrangedSubviews.insert(view, at: min(stackIndex, storedArrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes a view from the arranged subviews. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard storedArrangedSubviews.contains(where: { $0 === view }) else { return }
    storedArrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance after an arranged subview. `spacingUseDefault` restores `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance after an arranged subview, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Removes the view from the arranged subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Creates the constraints between the arranged subviews.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  func arrangementDidChange() { setNeedsUpdateConstraints() }

  private func arrange() {
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    let views = storedArrangedSubviews.filter { !$0.isHidden }
    let plan = StackArrangement(
      stack: self, views: views, spacings: views.map { customSpacings[ObjectIdentifier($0)] })
    gaps = plan.gaps
    arrangement = plan.constraints
    NSLayoutConstraint.activate(arrangement)
  }
}
