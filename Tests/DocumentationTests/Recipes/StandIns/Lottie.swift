import UIKit

// The part of Lottie 4.6.1 that the article *Recipes* uses.

/// A view that records how its animation is played.
final class LottieAnimationView: UIView {
  enum LoopMode { case playOnce, loop }

  var loopMode = LoopMode.playOnce
  private(set) var isAnimationPlaying = false
  private(set) var playCount = 0

  /// The part of the animation that is shown, from 0 to 1. Setting it stops the animation.
  var currentProgress: CGFloat = 0 {
    didSet { isAnimationPlaying = false }
  }

  init(name: String) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }

  func play(completion: ((Bool) -> Void)? = nil) {
    isAnimationPlaying = true
    playCount += 1
  }
}
