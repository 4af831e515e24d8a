extension UIViewController {
  /// How far a controller's view is with appearing.
  enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    var isInTransition: Bool {
      switch self {
      case .appearing, .disappearing: true
      case .appeared, .disappeared: false
      }
    }
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    }
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }

  func endAppearance() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    forwardAppearance { $0.endAppearance() }
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in contained where child.viewIfLoaded?.isDescendant(of: view) ?? false {
      body(child)
    }
  }

  // MARK: Following the window

  /// The view is about to be seen in a window, or to be seen no longer.
  func viewWillBeSeen(_ isSeen: Bool) {
    guard !appearance.isInTransition, (appearance == .appeared) != isSeen else { return }
    followsWindow = true
    beginAppearance(isSeen, animated: false)
  }

  /// The view is in the window, or out of it: what was begun is ended, after layout and display if it appears.
  func viewIsSeen() {
    if case .appearing(let animated) = appearance { viewIsAppearing(animated) }
    guard followsWindow else { return }
    followsWindow = false
    guard case .appearing = appearance else {
      endAppearance()
      return
    }
    MainLoop.current.enqueue { [weak self] in
      guard let self else { return }
      if view.window == nil { beginAppearance(false, animated: false) }
      view.window?.layoutIfNeeded()
      view.window?.displaySubtree()
      endAppearance()
    }
  }
}

extension UIView {
  /// Tells the controllers of the view and of what is inside it that they are about to be seen, or no longer.
  func controllersWillBeSeen(_ isSeen: Bool) {
    viewController?.viewWillBeSeen(isSeen)
    for child in children { child.controllersWillBeSeen(isSeen) }
  }

  /// Tells them that they are, or are no longer.
  func controllersAreSeen() {
    viewController?.viewIsSeen()
    for child in children { child.controllersAreSeen() }
  }
}
