extension UIViewController {
  /// The appearance state of a controller's view.
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
    guard let view = viewIfLoaded else { return }
    for child in storedChildren where child.viewIfLoaded?.isDescendant(of: view) ?? false {
      body(child)
    }
  }

  // MARK: Appearance that follows the window

  /// Begins the appearance transition for a view that enters or leaves a visible window.
  ///
  /// Does nothing during an appearance transition.
  func windowVisibilityWillChange(to isVisible: Bool) {
    guard !appearance.isInTransition, (appearance == .appeared) != isVisible else { return }
    followsWindow = true
    beginAppearance(isVisible, animated: false)
  }

  /// Calls `viewIsAppearing(_:)` if the view is appearing, and ends a transition that a change of
  /// the window began.
  ///
  /// A view that appears is laid out and displayed before `viewDidAppear(_:)`.
  func windowVisibilityDidChange() {
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
      var passes = 0
      MainLoop.current.layOutAndDisplay(&passes)
      endAppearance()
    }
  }
}

extension UIView {
  /// Begins the appearance transitions of the controllers in the subtree.
  func sendWindowVisibilityWillChange(to isVisible: Bool) {
    viewController?.windowVisibilityWillChange(to: isVisible)
    for child in storedSubviews { child.sendWindowVisibilityWillChange(to: isVisible) }
  }

  /// Ends the appearance transitions of the controllers in the subtree.
  func sendWindowVisibilityDidChange() {
    viewController?.windowVisibilityDidChange()
    for child in storedSubviews { child.sendWindowVisibilityDidChange() }
  }
}
