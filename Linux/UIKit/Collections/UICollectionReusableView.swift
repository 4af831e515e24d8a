public import Foundation

/// A view for one element of a collection view, which the collection view can reuse for another
/// element.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; `nil` if the view was not created from a registered class.
  open internal(set) var reuseIdentifier: String?

  /// The transform that cancels the flip of the collection view.
  var counterFlipTransform = CGAffineTransform.identity

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of a registered class. Called by the collection view only.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is reused for another element. Overrides must call `super`.
  open func prepareForReuse() {
    removeAllAnimations()
    alpha = 1
  }

  /// Applies layout attributes to the view.
  func layOut(with attributes: UICollectionViewLayoutAttributes) {
    let newTransform = attributes.transform.concatenating(counterFlipTransform)
    if transform != newTransform { transform = newTransform }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
