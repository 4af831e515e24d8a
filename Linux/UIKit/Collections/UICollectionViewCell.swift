public import Foundation

/// What a collection view shows for an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows; it fills the cell.
  open var contentView: UIView { storedContentView }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { updateSelectionAppearance() }
  }

  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { updateSelectionAppearance() }
  }

  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  /// The view between background and content while the item is selected or highlighted; none by
  /// default.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(oldValue) }
  }

  weak var collection: UICollectionView?
  private let storedContentView = UIView()

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedContentView.frame = bounds
    addSubview(storedContentView)
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Places background and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, storedContentView] { view?.frame = bounds }
  }

  /// A finger is on the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    collection?.touchBegan(on: self)
  }

  /// A finger was lifted: the item is selected if it is still on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    collection?.touchEnded(
      on: self, isInside: touches.contains { bounds.contains($0.location(in: self)) })
  }

  /// The finger scrolls, or was taken away.
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
