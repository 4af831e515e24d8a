import UIKit

/// Plays an impact when a pull reaches the threshold.
///
/// tvOS and visionOS have no generators of impacts, because their devices cannot play them.
@MainActor
final class ThresholdFeedback {
  #if os(iOS) || os(Linux)
    private var generator: UIImpactFeedbackGenerator?

    /// Wakes up the hardware, which takes too long at the threshold.
    func prepare() { preparedGenerator.prepare() }

    func play() { preparedGenerator.impactOccurred() }

    private var preparedGenerator: UIImpactFeedbackGenerator {
      let generator = generator ?? UIImpactFeedbackGenerator(style: .light)
      self.generator = generator
      return generator
    }
  #else
    func prepare() {}

    func play() {}
  #endif
}
