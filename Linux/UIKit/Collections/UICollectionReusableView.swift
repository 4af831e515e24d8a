public import Foundation

/// A view that a collection view shows for an element, and uses again for another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Under which name the view can be used again; nil for one that no collection view make.
  open internal(set) var reuseIdentifier: String?

  /// The transform that undoes the collection view's flipTransform.
  var counterFlipTransform = CGAffineTransform.identity

  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// How a collection makes views of a class that was registered; not meant to be called by anybody
  /// else.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is used again for another element; call super.
  open func prepareForReuse() {
    removeAllAnimations()
    alpha = 1
  }

  /// Called with what the layout says of the element; a subclass does more with attributes of its own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Puts the view where the layout says.
  func layOut(with attributes: UICollectionViewLayoutAttributes) {
    let newTransform = attributes.transform.concatenating(counterFlipTransform)
    if transform != newTransform { transform = newTransform }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}
