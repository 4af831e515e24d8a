public import Foundation
public import UIKit

/// A run of the probe: performs experiments one after another and reports their lines.
@MainActor public final class ProbeRun {
  /// A function that runs a block after a delay in seconds.
  public typealias Delay =
    @MainActor (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> Void

  private let experiments: [ProbeExperiment]
  private let system: String
  private let delay: Delay
  private let report: (String) -> Void
  private weak var parent: UIViewController?
  private var completion: (() -> Void)?
  private var stage: ProbeStage?
  private var lineCount = 0

  /// Called with the name of each experiment when it has ended.
  public var whenExperimentEnds: ((String) -> Void)?

  /// The number of experiments that have ended.
  public private(set) var endedCount = 0

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - experiments: The experiments. Default: all.
  ///   - system: The name and version of the system, for the first line.
  ///   - parent: The controller in whose view the experiments run. It is in a window.
  ///   - delay: A function that runs a block after a delay in seconds.
  ///   - report: Called with each line as JSON, without a line break.
  public init(
    _ experiments: [ProbeExperiment] = ProbeExperiment.all, system: String,
    in parent: UIViewController, delay: @escaping Delay,
    report: @escaping (String) -> Void
  ) {
    self.experiments = experiments
    self.system = system
    self.parent = parent
    self.delay = delay
    self.report = report
  }

  /// Starts the run. The completion is called after the last line.
  public func start(then completion: @escaping () -> Void) {
    self.completion = completion
    guard let parent, let window = parent.view.window else { return }
    report(
      ProbeLine.json(of: [
        ("probe", 1.probeValue), ("system", system.probeValue),
        ("screen", window.bounds.size.probeValue),
        ("scale", window.traitCollection.displayScale.probeValue),
        ("safeArea", window.safeAreaInsets.probeValue),
        ("experiments", experiments.count.probeValue),
      ]))
    performNext()
  }

  /// Ends the run early. The completion is not called.
  public func stop() {
    completion = nil
    stage?.stop()
    stage = nil
  }

  private func performNext() {
    guard let parent, endedCount < experiments.count else {
      stage = nil
      report(ProbeLine.json(of: [("lines", lineCount.probeValue)]))
      let completion = completion
      self.completion = nil
      completion?()
      return
    }
    let stage = ProbeStage(experiments[endedCount], delay: delay) { [weak self] line in
      self?.lineCount += 1
      self?.report(line.json)
    }
    self.stage = stage
    stage.perform(in: parent) { [weak self] in self?.experimentDidEnd() }
  }

  private func experimentDidEnd() {
    endedCount += 1
    whenExperimentEnds?(experiments[endedCount - 1].name)
    performNext()
  }
}
