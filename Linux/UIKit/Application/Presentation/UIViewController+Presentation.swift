extension UIViewController {
  /// The farthest ancestor, which presents other controllers for all its descendants.
  var outermostController: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermostController
    // Nothing happens if the presenter is not in a window or already presents a controller.
    guard let window = presenter.viewIfLoaded?.window, presenter.storedPresented == nil,
      controller.storedPresenter == nil, controller !== presenter
    else { return }
    controller.loadViewIfNeeded()
    guard let presentation = controller.presentationController else { return }
    presenter.storedPresented = controller
    controller.storedPresenter = presenter
    presentation.present(
      from: presenter, in: window, animated: animated, completion: completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let controller = outermostController
    guard
      let presenter = controller.storedPresented == nil ? controller.storedPresenter : controller
    else { return }
    var chain: [UIViewController] = []
    while let next = (chain.last ?? presenter).storedPresented { chain.append(next) }
    // Only the dismissal of the topmost controller is animated.
    for controller in chain.dropLast() {
      controller.storedPresentationController?.dismiss(animated: false, completion: nil)
    }
    chain.last?.storedPresentationController?.dismiss(animated: animated, completion: completion)
  }
}
