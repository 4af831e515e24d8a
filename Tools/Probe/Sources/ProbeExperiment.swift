/// An experiment of the probe. The probe compares UIKit with this project's implementation of it
/// for Linux, the stand-in.
public struct ProbeExperiment: Sendable {
  /// The name in the file: lowercase words joined by hyphens. It never changes.
  public let name: String
  /// What is measured, in one sentence.
  public let question: String
  /// Creates the views and declares the steps.
  let body: @MainActor @Sendable (ProbeStage) -> Void

  init(
    _ name: String, _ question: String, _ body: @escaping @MainActor @Sendable (ProbeStage) -> Void
  ) {
    self.name = name
    self.question = question
    self.body = body
  }

  /// All experiments, in the order of the file.
  public static let all: [ProbeExperiment] =
    observations + nestedObservations + offsets + animatedOffsets + insets + safeAreas
    + animatedInsets + animations + interruptedAnimations + hierarchy + layout + controllers
    + tables + tableUpdates + estimates + collections + flippedCollections + navigation + zooming
    + defaults
}
