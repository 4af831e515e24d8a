public import Foundation

/// The view for an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content. It fills the cell.
  open var contentView: UIView { storedContentView }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { updateSelectionAppearance() }
  }

  /// Whether the item is highlighted, as it is while a finger touches it.
  open var isHighlighted = false {
    didSet { updateSelectionAppearance() }
  }

  /// The view behind the content; `nil` by default.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  /// The view between the background and the content while the item is selected or highlighted;
  /// `nil` by default.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  weak var collection: UICollectionView?
  private let storedContentView = UIView()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedContentView.frame = bounds
    addSubview(storedContentView)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Lays out the background views and the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, storedContentView] { view?.frame = bounds }
  }

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
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    updateSelectionAppearance()
    setNeedsLayout()
  }

  private func updateSelectionAppearance() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
