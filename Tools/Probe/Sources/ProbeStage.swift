internal import UIKit

/// The place in which an experiment runs: a canvas in a window, steps, events and readings.
///
/// An experiment creates its views in its body and declares steps. The stage then performs the
/// steps one after another. It writes two lines for the setup and for each step: one directly after
/// it, and one after the wait of the step.
@MainActor final class ProbeStage {
  /// The size of the canvas in points, on every device.
  static let canvasSize = CGSize(width: 390, height: 700)
  /// The wait after a step, in seconds. The layout has run by then.
  static let settlingTime: TimeInterval = 0.05
  /// The longest wait for a condition, in seconds.
  static let timeLimit: TimeInterval = 3

  /// The controller whose view is the canvas.
  let controller = UIViewController()
  /// Whether consecutive equal events are written once. Their number can depend on the frame rate.
  var collapsesEvents = false
  /// The objects that the stage retains until the end of the experiment, such as delegates.
  var retained: [AnyObject] = []
  /// The observations that end with the experiment.
  var observations: [NSKeyValueObservation] = []

  private let experiment: ProbeExperiment
  private let delay: ProbeRun.Delay
  private let report: (ProbeLine) -> Void
  private var windows: [UIWindow] = []
  private var readings: [() -> [ProbeLine.Value]] = []
  private var steps: [Step] = []
  private var events: [String] = []
  private var lineCount = 0
  private var isStopped = false

  private struct Step {
    var what: String
    var wait: Wait
    var action: () -> Void
  }

  private enum Wait {
    case time(TimeInterval)
    case until(() -> Bool)
  }

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - experiment: The experiment.
  ///   - delay: A function that runs a block after a delay.
  ///   - report: Called with each line.
  init(
    _ experiment: ProbeExperiment, delay: @escaping ProbeRun.Delay,
    report: @escaping (ProbeLine) -> Void
  ) {
    self.experiment = experiment
    self.delay = delay
    self.report = report
  }

  /// The view in which the experiment runs, of a fixed size.
  var canvas: UIView { controller.view }

  // MARK: Declaring an experiment

  /// Adds values that are read for each later line.
  func read(_ values: @escaping () -> KeyValuePairs<String, any ProbeConvertible>) {
    readings.append { values().map { ProbeLine.Value(name: $0.key, value: $0.value.probeValue) } }
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - what: What the step does.
  ///   - seconds: The time until the second line.
  ///   - action: The step.
  func step(
    _ what: String, for seconds: TimeInterval = settlingTime, _ action: @escaping () -> Void
  ) {
    steps.append(Step(what: what, wait: .time(seconds), action: action))
  }

  /// Adds a step whose second line is written once a condition is true, or after the time limit.
  func step(_ what: String, until condition: @escaping () -> Bool, _ action: @escaping () -> Void) {
    steps.append(Step(what: what, wait: .until(condition), action: action))
  }

  /// Adds an event to the next line.
  func log(_ event: String) {
    if collapsesEvents, events.last == event { return }
    events.append(event)
  }

  /// Runs a block after a time in seconds.
  func after(_ seconds: TimeInterval, _ block: @escaping @MainActor @Sendable () -> Void) {
    delay(seconds, block)
  }

  /// Shows a controller in its own window, which has the size of the canvas.
  @discardableResult
  func showWindow(_ root: UIViewController) -> UIWindow? {
    guard let scene = canvas.window?.windowScene else { return nil }
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(origin: .zero, size: Self.canvasSize)
    window.rootViewController = root
    window.isHidden = false
    windows.append(window)
    return window
  }

  // MARK: Running

  /// Performs the experiment in a controller, then calls the completion.
  func perform(in parent: UIViewController, then completion: @escaping @MainActor () -> Void) {
    parent.addChild(controller)
    // The results must not depend on the language of the system.
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .leftToRight), forChild: controller)
    let area = parent.view.safeAreaInsets
    canvas.frame = CGRect(origin: CGPoint(x: area.left, y: area.top), size: Self.canvasSize)
    canvas.backgroundColor = .systemBackground
    canvas.clipsToBounds = true
    canvas.isUserInteractionEnabled = false
    parent.view.addSubview(canvas)
    controller.didMove(toParent: parent)
    canvas.layoutIfNeeded()
    experiment.body(self)
    write("set up", "at once")
    settle("set up", .time(Self.settlingTime)) { self.performNextStep(then: completion) }
  }

  /// Ends the experiment before its last step. The completion is not called.
  func stop() {
    isStopped = true
    removeEverything()
  }

  private func performNextStep(then completion: @escaping @MainActor () -> Void) {
    guard !steps.isEmpty else {
      removeEverything()
      delay(Self.settlingTime) { if !self.isStopped { completion() } }
      return
    }
    let step = steps.removeFirst()
    step.action()
    write(step.what, "at once")
    settle(step.what, step.wait) { self.performNextStep(then: completion) }
  }

  private func settle(
    _ what: String, _ wait: Wait, then completion: @escaping @MainActor () -> Void
  ) {
    switch wait {
    case .time(let seconds):
      delay(seconds) {
        guard !self.isStopped else { return }
        self.write(what, "later")
        completion()
      }
    case .until(let condition):
      poll(condition, Self.timeLimit) { isTrue in
        self.write(
          what, isTrue ? "when it ended" : "not ended after \(Int(Self.timeLimit)) seconds")
        completion()
      }
    }
  }

  private func poll(
    _ condition: @escaping () -> Bool, _ remaining: TimeInterval,
    then completion: @escaping @MainActor (Bool) -> Void
  ) {
    delay(Self.settlingTime) {
      guard !self.isStopped else { return }
      if condition() {
        completion(true)
      } else if remaining <= 0 {
        completion(false)
      } else {
        self.poll(condition, remaining - Self.settlingTime, then: completion)
      }
    }
  }

  private func write(_ what: String, _ when: String) {
    lineCount += 1
    let events = self.events
    self.events = []
    report(
      ProbeLine(
        experiment: experiment.name, step: lineCount, what: what, when: when, events: events,
        values: readings.flatMap { $0() }))
  }

  private func removeEverything() {
    UIView.setAnimationsEnabled(true)
    observations = []
    readings = []
    steps = []
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
    }
    windows = []
    controller.willMove(toParent: nil)
    canvas.removeFromSuperview()
    controller.removeFromParent()
    for view in canvas.subviews { view.removeFromSuperview() }
    retained = []
    events = []
  }
}
