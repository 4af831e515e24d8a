public import UIKit

/// A trailer with an arrow that turns when the pull is far enough, and the state in words, written
/// downwards.
open class NormalTrailer: StateTrailer {
  private lazy var indicator = ArrowIndicator(engine.edge.isStart ? .leader : .trailer)

  /// Shows the arrow, in the color of the state's text. Set another image to show that.
  @_disfavoredOverload
  public var arrowView: UIImageView { indicator.arrowView }

  open override func prepare() {
    super.prepare()
    addSubview(arrowView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let x = stateLabel.isHidden ? bounds.midX : arrowX
    indicator.place(at: CGPoint(x: x, y: bounds.midY))
    arrowView.tintColor = stateLabel.textColor
  }

  override var textCenter: CGPoint {
    let distance = (arrowView.image?.size.width ?? 0) / 2 + 5
    return CGPoint(x: bounds.midX + (isArrowOnTheLeft ? distance : -distance), y: bounds.midY)
  }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    indicator.render(
      presentation, from: old, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// The arrow stands on the side of the content.
  private var isArrowOnTheLeft: Bool { engine.edge.isStart == readsFromRight }

  private var arrowX: CGFloat {
    let distance = (arrowView.image?.size.width ?? 0) / 2 + 5
    return isArrowOnTheLeft ? distance : bounds.width - distance
  }
}

/// A leader with an arrow that turns when the pull is far enough, and the state in words, written
/// downwards.
open class NormalLeader: NormalTrailer {
  override class func makeEngine() -> ControlEngine { RefreshLeader.makeEngine() }
}
