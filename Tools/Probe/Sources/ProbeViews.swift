internal import UIKit

/// The callbacks of a view that are logged.
struct ProbeCallbacks: OptionSet {
  let rawValue: Int

  static let hierarchy = ProbeCallbacks(rawValue: 1)
  static let layout = ProbeCallbacks(rawValue: 2)
  static let safeArea = ProbeCallbacks(rawValue: 4)
  static let traits = ProbeCallbacks(rawValue: 8)
  static let appearance = ProbeCallbacks(rawValue: 16)
}

/// Writes the callbacks of one view or controller into the lines of an experiment.
@MainActor struct ProbeLog {
  weak var stage: ProbeStage?
  var name = ""
  var callbacks: ProbeCallbacks = []

  func callAsFunction(_ callback: ProbeCallbacks, _ event: String) {
    if callbacks.contains(callback) { stage?.log("\(name) \(event)") }
  }
}

/// A view that logs its callbacks.
class ProbeView: UIView {
  var log = ProbeLog()
  var whenLaidOut: (() -> Void)?

  override func willMove(toSuperview newSuperview: UIView?) {
    log(.hierarchy, newSuperview == nil ? "will leave superview" : "will enter superview")
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log(.hierarchy, superview == nil ? "left superview" : "entered superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log(.hierarchy, newWindow == nil ? "will leave window" : "will enter window")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log(.hierarchy, window == nil ? "left window" : "entered window")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log(.layout, "laid out")
    whenLaidOut?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log(.safeArea, "safe area changed")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log(.traits, "traits changed")
  }
}

/// A scroll view that logs its callbacks.
final class ProbeScrollView: UIScrollView {
  var log = ProbeLog()
  var whenLaidOut: (() -> Void)?

  override func willMove(toWindow newWindow: UIWindow?) {
    log(.hierarchy, newWindow == nil ? "will leave window" : "will enter window")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log(.hierarchy, window == nil ? "left window" : "entered window")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log(.layout, "laid out")
    whenLaidOut?()
  }

  override func safeAreaInsetsDidChange() {
    log(.safeArea, "safe area will be applied")
    super.safeAreaInsetsDidChange()
    log(.safeArea, "safe area changed")
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    log(.safeArea, "adjusted inset changed")
  }
}

/// A controller that logs its callbacks.
class ProbeController: UIViewController {
  var log = ProbeLog()
  var makeView: (() -> UIView)?

  override func loadView() {
    view = makeView?() ?? UIView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log(.appearance, "will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log(.appearance, "is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log(.appearance, "did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log(.appearance, "will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log(.appearance, "did disappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log(.layout, "will lay out")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log(.layout, "did lay out")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log(.safeArea, "safe area changed")
  }
}

extension ProbeStage {
  /// Makes a view that logs callbacks under a name.
  func view(_ name: String, _ callbacks: ProbeCallbacks, frame: CGRect = .zero) -> ProbeView {
    let view = ProbeView(frame: frame)
    view.log = ProbeLog(stage: self, name: name, callbacks: callbacks)
    return view
  }

  /// Makes a controller that logs callbacks under a name.
  func controller(_ name: String, _ callbacks: ProbeCallbacks, view: UIView? = nil)
    -> ProbeController
  {
    let controller = ProbeController()
    controller.log = ProbeLog(stage: self, name: name, callbacks: callbacks)
    controller.makeView = { view ?? UIView() }
    return controller
  }

  /// Makes a child of the canvas's controller, whose view fills the canvas.
  func addChild(_ child: UIViewController) {
    controller.addChild(child)
    child.view.frame = canvas.bounds
    canvas.addSubview(child.view)
    child.didMove(toParent: controller)
  }
}

extension UIView {
  /// The index of a subview, counted from the back; `nil` if the view is not a subview.
  func index(ofSubview view: UIView) -> Int? { subviews.firstIndex { $0 === view } }
}
