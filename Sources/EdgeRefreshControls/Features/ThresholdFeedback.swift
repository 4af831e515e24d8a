import UIKit

/// Plays an impact when a pull reaches the threshold.
///
/// tvOS and visionOS have no generators of impacts, because their devices cannot play them.
@MainActor
final class ThresholdFeedback {
  #if os(iOS) || os(Linux)
    private lazy var generator = UIImpactFeedbackGenerator(style: .light)

    /// Wakes up the hardware, which takes too long at the threshold.
    func prepare() { generator.prepare() }

    func play() { generator.impactOccurred() }
  #else
    func prepare() {}

    func play() {}
  #endif
}
