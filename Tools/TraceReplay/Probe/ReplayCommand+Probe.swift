import GalleryExamples

extension ReplayCommand {
  /// Compares the probe's file of a device with the answers of the stand-in.
  ///
  /// Without a file, prints the answers of the stand-in.
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
      let text = ProbeAnswers.run().joined(separator: "\n")
      let standIn = try ProbeFile(text, path: "the stand-in", experiments: names)
      return report(ProbeComparison.differences(device: device, standIn: standIn), of: device)
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
