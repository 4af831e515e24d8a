package import Probe
package import UIKit
package import UIKitSimulator

/// The results of the probe on the stand-in. The probe is a list of experiments that show how
/// UIKit, or the stand-in for it on Linux, behaves: see `Documentation/Probe.md`.
@MainActor
package enum ProbeAnswers {
  /// The system in the first line of a file.
  private static let system = "stand-in for UIKit"
  /// The virtual time after which a run is aborted, in seconds per experiment.
  private static let timeLimit = 60.0

  /// Runs experiments on a simulated phone.
  ///
  /// - Parameters:
  ///   - experiments: The experiments. Default: all.
  ///   - device: The model of the phone.
  ///   - answers: How UIKit behaves. Default: the default answers.
  /// - Returns: The lines of the file, without line breaks. The last line is missing if an
  ///   experiment did not end.
  package static func run(
    _ experiments: [ProbeExperiment] = ProbeExperiment.all, on device: SimulatedDevice = .phone,
    answers: UIKitAnswers = .ofEnvironment
  ) -> [String] {
    let simulator = Simulator(device: device)
    let loop = simulator.loop
    loop.answers = answers
    let controller = simulator.run { UIViewController() }
    simulator.show(simulator.run { UINavigationController(rootViewController: controller) })
    var lines: [String] = []
    var hasEnded = false
    let run = ProbeRun(
      experiments, system: system, in: controller,
      delay: { seconds, block in loop.schedule(after: seconds, block) },
      report: { lines.append($0) })
    simulator.run { run.start { hasEnded = true } }
    let end = simulator.now + timeLimit * Double(experiments.count + 1)
    while !hasEnded, simulator.now < end { simulator.advance(by: 1) }
    simulator.run {
      run.stop()
      simulator.window.rootViewController = nil
    }
    simulator.advance(by: 0)
    return lines
  }
}
