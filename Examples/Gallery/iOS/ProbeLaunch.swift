internal import UIKit

/// A launch of the app that runs the probe without touches, for a simulator.
///
/// The argument `-probe` requests it. When an experiment ends, its name is printed, and the answers
/// up to then are saved in the Documents folder. The path of the file is printed last. The app stays
/// open; the command that launched it terminates it.
@MainActor enum ProbeLaunch {
  /// The argument that requests the probe.
  static let argument = "-probe"

  /// Returns the root controller that runs the probe; `nil` unless the app was launched with the
  /// argument.
  static func makeRootViewController() -> UIViewController? {
    guard CommandLine.arguments.contains(argument) else { return nil }
    let probe = ProbeViewController(server: MessageServer(), host: .device)
    probe.startsWhenShown = true
    probe.whenExperimentEnds = { name, text in
      print(name)
      // If the next experiment stops the app, the file shows which one it was.
      _ = ProbeHost.save(text)
    }
    probe.whenRunEnds = { text in
      let path = ProbeHost.save(text)
      print(path.map { "The answers are in \($0)" } ?? "The answers cannot be saved.")
    }
    return UINavigationController(rootViewController: probe)
  }
}
