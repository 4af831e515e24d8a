internal import UIKit

/// A launch of the app that runs the probe without touches, for a simulator.
///
/// The argument `-probe` requests it, and `-probe-swiftui` requests the experiments with SwiftUI.
/// When an experiment ends, its name is printed, and the results up to then are saved in the
/// Documents folder. The path of the file is printed last. The app stays open; the command that
/// launched it terminates it.
@MainActor enum ProbeLaunch {
  /// The arguments that request a probe, each with its experiments and the name of its file.
  private static let probes = [
    ("-probe", ProbeExperiment.all, ProbeViewController.fileName),
    ("-probe-swiftui", ProbeExperiment.swiftUI, ProbeExperiment.swiftUIFileName),
  ]

  /// Returns the root controller that runs the probe; `nil` unless the app was launched with one of
  /// the arguments.
  static func makeRootViewController() -> UIViewController? {
    let requested = probes.first { CommandLine.arguments.contains($0.0) }
    guard let (_, experiments, fileName) = requested else { return nil }
    let probe = ProbeViewController(host: .device(fileName), experiments: experiments)
    probe.title = "Probe"
    probe.startsWhenShown = true
    probe.whenExperimentEnds = { name, text in
      print(name)
      // If the next experiment stops the app, the file shows which one it was.
      _ = ProbeHost.save(text, as: fileName)
    }
    probe.whenRunEnds = { text in
      let path = ProbeHost.save(text, as: fileName)
      print(path.map { "The answers are in \($0)" } ?? "The answers cannot be saved.")
    }
    return UINavigationController(rootViewController: probe)
  }
}
