import Probe
import UIKit

extension ReplayCommand {
  /// Compares the probe's results on a device with those on the stand-in. First chooses the
  /// behaviors of the stand-in (`UIKitAnswers`) that fit the device best.
  ///
  /// Without a file, prints the results of the stand-in.
  ///
  /// - Parameter arguments: The path of the file, or nothing.
  /// - Returns: The exit status: 0 if there is no difference, 1 if there is one, 2 if the file
  ///   cannot be read or is malformed.
  func probe(_ arguments: [String]) -> Int32 {
    guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else {
      return refuse("refresh-replay: --probe takes one file")
    }
    let names = ProbeExperiment.all.map(\.name)
    guard let path = arguments.first else {
      for line in ProbeAnswers.run() { output(line) }
      return 0
    }
    do {
      let device = try ProbeFile(path: path, experiments: names)
      func differences(
        _ answers: UIKitAnswers, in experiments: [ProbeExperiment] = ProbeExperiment.all
      ) throws(ProbeFile.Failure) -> [ProbeComparison.Difference] {
        let names = experiments.map(\.name)
        let text = ProbeAnswers.run(experiments, answers: answers).joined(separator: "\n")
        let standIn = try ProbeFile(text, path: "the stand-in", experiments: names)
        var device = device
        device.lines.removeAll { !names.contains($0.experiment) }
        return ProbeComparison.differences(device: device, standIn: standIn)
      }
      // Keep each behavior that reduces the number of differences.
      var answers = UIKitAnswers.ofEnvironment
      var best = try differences(answers)
      for (behavior, answer) in UIKitAnswers.singleDeviations where !best.isEmpty {
        var other = answers
        behavior.set(answer, in: &other)
        // The other experiments agree, so they can only add differences. Most behaviors need not
        // run them.
        let differing = Set(best.map(\.experiment))
        let experiments = ProbeExperiment.all.filter { differing.contains($0.name) }
        guard try differences(other, in: experiments).count < best.count else { continue }
        let count = try differences(other).count
        if count < best.count {
          output("\(behavior): \(answer) fits better (\(best.count - count) differences fewer)")
          (answers, best) = (other, try differences(other))
        }
      }
      return report(best, of: device)
    } catch {
      return refuse("refresh-replay: \(error)")
    }
  }

  private func report(_ differences: [ProbeComparison.Difference], of device: ProbeFile) -> Int32 {
    output("device: \(JSONValue.object(device.environment))")
    for difference in differences { output(difference.description) }
    let names = Set(differences.map(\.experiment))
    let experiments = Set(device.lines.map(\.experiment))
    output(
      "\(experiments.count) experiments: \(experiments.count - names.count) agree, "
        + "\(names.count) differ (\(differences.count) differences)")
    return differences.isEmpty ? 0 : 1
  }
}
