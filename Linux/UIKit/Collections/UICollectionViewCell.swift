public import Foundation

/// The view for an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content. It fills the cell.
  ///
  /// Setting `contentConfiguration` replaces the view.
  open var contentView: UIView { content.view }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if oldValue != isSelected { markForConfigurationUpdate() } }
  }

  /// Whether the item is highlighted, as it is while a finger touches it.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { markForConfigurationUpdate() } }
  }

  /// The view behind the content; `nil` by default.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  // MARK: Configuration

  /// Requests an update of the configuration for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    markForConfigurationUpdate()
  }

  /// Requests an update of the configuration for the next element. Overrides must call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    markForConfigurationUpdate()
  }

  // MARK: State

  var content = ConfigurableContent(view: UIView())
  weak var collection: UICollectionView?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.view.frame = bounds
    addSubview(content.view)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Lays out the background view and the content view.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, contentView] { view?.frame = bounds }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  /// Begins the highlight of the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    collection?.touchBegan(on: self)
  }

  /// Ends the highlight and selects the item if the finger was lifted inside the cell.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    collection?.touchEnded(
      on: self, isInside: touches.contains { bounds.contains($0.location(in: self)) })
  }

  /// Ends the highlight without selecting the item, for example when scrolling begins.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    collection?.touchEnded(on: self, isInside: false)
  }

  private func backgroundDidChange(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
