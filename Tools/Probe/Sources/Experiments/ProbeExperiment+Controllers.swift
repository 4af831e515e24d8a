internal import UIKit

extension ProbeExperiment {
  /// The order of the callbacks of controllers and their views.
  static let controllers: [ProbeExperiment] = [
    ProbeExperiment(
      "controller-root", "The callbacks of a window's root controller and its view."
    ) { stage in
      let view = stage.view("view", [.hierarchy, .layout, .safeArea])
      let controller = stage.controller("controller", [.appearance, .layout], view: view)
      // The safe area then changes even on a device on which it is otherwise empty.
      controller.additionalSafeAreaInsets.top = 10
      stage.step("the window is shown") { stage.showWindow(controller) }
      stage.step("another controller becomes the root") {
        view.window?.rootViewController = UIViewController()
      }
    },
    ProbeExperiment("controller-child", "The callbacks of a child controller and its view.") {
      stage in
      let view = stage.view("view", [.hierarchy, .layout])
      let child = stage.controller("child", [.appearance, .layout], view: view)
      stage.step("the child is added") { stage.addChild(child) }
      stage.step("the child is removed") {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    },
    ProbeExperiment(
      "controller-push",
      "The callbacks of controllers that are pushed and popped without animation."
    ) { stage in
      let first = stage.controller("first", .appearance)
      let second = stage.controller("second", .appearance)
      let stack = UINavigationController(rootViewController: first)
      stage.showWindow(stack)
      stage.read { ["count": stack.viewControllers.count] }
      stage.step("the second one is pushed") { stack.pushViewController(second, animated: false) }
      stage.step("the second one is popped") { _ = stack.popViewController(animated: false) }
    },
    ProbeExperiment(
      "controller-push-scroll", "A list during a push and a pop: its window, offset and callbacks."
    ) { stage in
      let list = ProbeScrollView()
      list.contentSize = CGSize(width: 100, height: 2000)
      list.log = ProbeLog(stage: stage, name: "list", callbacks: .hierarchy)
      let first = stage.controller("first", .appearance, view: list)
      let stack = UINavigationController(rootViewController: first)
      stage.showWindow(stack)
      stage.read {
        [
          "isInWindow": list.window != nil,
          "distanceFromTop": list.contentOffset.y + list.adjustedContentInset.top,
        ]
      }
      stage.step("the content moves") { list.contentOffset.y = 200 - list.adjustedContentInset.top }
      stage.step("another controller is pushed") {
        stack.pushViewController(UIViewController(), animated: false)
      }
      stage.step("it is popped") { _ = stack.popViewController(animated: false) }
    },
    ProbeExperiment(
      "controller-present", "Whether a list leaves the window below a full-screen controller."
    ) { stage in
      let view = stage.view("view", .hierarchy)
      let controller = stage.controller("controller", .appearance, view: view)
      stage.showWindow(controller)
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      stage.read { ["isInWindow": view.window != nil] }
      stage.step("a controller is presented", for: 0.5) {
        controller.present(presented, animated: false) { stage.log("presented") }
      }
      stage.step("it is dismissed", for: 0.5) {
        controller.dismiss(animated: false) { stage.log("dismissed") }
      }
    },
    ProbeExperiment(
      "controller-present-over", "Whether a list stays in the window below a controller over it."
    ) { stage in
      let view = stage.view("view", .hierarchy)
      let controller = stage.controller("controller", .appearance, view: view)
      stage.showWindow(controller)
      let presented = UIViewController()
      presented.modalPresentationStyle = .overFullScreen
      stage.read { ["isInWindow": view.window != nil] }
      stage.step("a controller is presented", for: 0.5) {
        controller.present(presented, animated: false) { stage.log("presented") }
      }
      stage.step("it is dismissed", for: 0.5) {
        controller.dismiss(animated: false) { stage.log("dismissed") }
      }
    },
  ]
}
