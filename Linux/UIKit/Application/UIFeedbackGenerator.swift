public import Foundation

/// The abstract superclass of the objects that play haptics and sounds.
///
/// Nothing is played here: the current main loop records each feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A feedback that was requested.
  package struct Feedback: Equatable {
    /// What a generator was asked for.
    package enum Kind: Equatable {
      /// Preparing the hardware, which plays nothing.
      case preparation
      /// An impact with a style, and an intensity from 0 to 1.
      case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    }

    /// What the generator was asked for.
    package let kind: Kind
    /// The time of the main loop, in seconds.
    package let time: TimeInterval
  }

  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares the hardware, so that it plays the next feedback without a delay.
  open func prepare() { record(.preparation) }

  func record(_ kind: Feedback.Kind) {
    let loop = MainLoop.current
    loop.feedbacks.append(Feedback(kind: kind, time: loop.now))
  }
}

/// A generator of feedback for a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the hardness of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// A small, light element.
    case light
    /// An element of moderate size.
    case medium
  }

  private let style: FeedbackStyle

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Plays an impact of full intensity.
  open func impactOccurred() { record(.impact(style, intensity: 1)) }
}
