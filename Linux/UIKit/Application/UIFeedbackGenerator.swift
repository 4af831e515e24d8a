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
      /// A change of a selection.
      case selection
      /// The result of a task.
      case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// What the generator was asked for.
    package let kind: Kind
    /// The time of the main loop, in seconds.
    package let time: TimeInterval
  }

  /// Creates a generator for the screen that displays a view.
  public convenience init(view: UIView) { self.init() }

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
    /// A large, heavy element.
    case heavy
    /// A soft element.
    case soft
    /// A hard element.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator with a style for the screen that displays a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Creates a generator with the style `medium`.
  public override convenience init() { self.init(style: .medium) }

  /// Plays an impact of full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays an impact of full intensity at a point of the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Plays an impact of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    record(.impact(style, intensity: min(max(intensity, 0), 1)))
  }

  /// Plays an impact of an intensity from 0 to 1 at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback for a changed selection.
  open func selectionChanged() { record(.selection) }

  /// Plays the feedback for a changed selection at a point of the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// A generator of feedback for the results of tasks.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success
    /// The task has produced a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Plays the feedback for the result of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record(.notification(notificationType))
  }

  /// Plays the feedback for the result of a task at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
