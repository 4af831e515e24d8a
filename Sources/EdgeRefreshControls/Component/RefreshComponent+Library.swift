package import EdgeRefreshCore
package import UIKit

// The members that the other folders of the module use.

extension RefreshComponent {
  /// Sets up the control. Called once, by the initializers.
  func setUp() {
    RefreshConfiguration.default.components.append(self)
    driver.setUp()
  }

  package var engine: RefreshEngine { driver.engine }

  package var status: RefreshStatus { driver.status }

  var presentation: RefreshPresentation { driver.presentation }

  package var host: ScrollHost? { driver.host }

  /// The second level of a header; `nil` if there is none.
  package var secondLevelPresenter: (any SecondLevelPresenting)? {
    get { storage.secondLevel }
    set { storage.secondLevel = newValue }
  }

  package func send(_ event: RefreshEvent) { driver.send(event) }

  func superviewDidChange() {
    guard superview !== host?.scrollView || superview == nil else { return }
    driver.detach { scrollView in
      if let scrollView {
        updateAccessibilityActions()
        setDirection()
        applyKeptContentOptions(of: scrollView, from: RefreshOptions.Loading())
        // The scroll view's property still returns the control, so something must retain it.
        if superview == nil && scrollView === owner {
          let holder = RemovedControlHolder(of: self)
          self.holder = holder
          scrollView.insertSubview(holder, at: 0)
        }
      }
      attachedScrollView = nil
    }
    // A callback may have added the control again.
    guard let superview, host == nil else { return }
    guard let scrollView = superview as? UIScrollView else {
      Diagnostics.report(
        "\(type(of: self)) was added to \(type(of: superview)), which is not a scroll view")
      return
    }
    holder?.removeFromSuperview()
    attachedScrollView = scrollView
    driver.attach(to: scrollView)
  }

  /// Half a pixel, in points. When the content or its edges have moved, the control skips smaller
  /// changes of the inset and the offset: a bar may respond to each one with another change.
  var halfPixel: CGFloat { traitCollection.halfPixel }
}

extension UIResponder {
  /// The nearest view controller that contains the view.
  package var nearestController: UIViewController? {
    sequence(first: self) { $0.next }.first { $0 is UIViewController } as? UIViewController
  }
}

// The members that the modules EdgeRefresh, EdgeRefreshUI and MJRefresh use.

extension RefreshComponent {
  /// The adjusted insets without what controls add, in points. Zero while the control is detached.
  package var restingInset: UIEdgeInsets { host?.ledger.restingInset ?? .zero }

  /// Sets a block that is called when the control starts to open. The caller ends the refresh.
  package func setImmediateBlock(_ block: @escaping () -> Void) {
    setRefreshingBlock(block)
    driver.changePull { $0.handlerTiming = .atOnce }
  }

  /// Called with the state and the outcome during each event that changes the state, ends a
  /// refresh, or resets a failure that the control displays. Default: `nil`.
  package var changeObserver: ((RefreshState, RefreshOutcome?) -> Void)? {
    get { storage.features?.changeObserver }
    set { features.changeObserver = newValue }
  }

  /// Called when the control has entered or left a window. Default: `nil`.
  package var windowObserver: (() -> Void)? {
    get { storage.features?.windowObserver }
    set { features.windowObserver = newValue }
  }

  /// The built-in text of the displayed result or of the state. It is empty in a state without one.
  package var builtInTitle: String {
    if let title = presentation.outcome.flatMap({ builtInResultTitle(for: $0) }) { return title }
    return language.title(
      of: presentation.state, at: status.edge, isAutomatic: status.isAutomatic)
  }

  /// Returns the built-in text of a state, in the language of a locale or that of all controls. It
  /// is empty in a state without a text.
  package static func builtInTitle(
    for state: RefreshState, at edge: RefreshEdge, isAutomatic: Bool, in locale: Locale?
  ) -> String {
    RefreshConfiguration.default.language(in: locale)
      .title(of: state, at: edge, isAutomatic: isAutomatic)
  }
}

extension UIScrollView {
  /// Returns the control on an edge, or the one that was assigned to it and then removed from the
  /// scroll view; `nil` if there is none or if it has another type.
  package func refreshControl<Control: RefreshComponent>(at edge: RefreshEdge) -> Control? {
    for case let control as Control in subviews where control.status.edge == edge {
      return control
    }
    for case let holder as RemovedControlHolder in subviews
    where holder.control.status.edge == edge {
      return holder.control as? Control
    }
    return nil
  }

  /// Attaches a control to an edge and removes the previous one. `nil` only removes.
  package func setRefreshControl(_ control: RefreshComponent?, at edge: RefreshEdge) {
    let old: RefreshComponent? = refreshControl(at: edge)
    control?.owner = self
    guard control !== old || control?.superview == nil else { return }
    // Attach the new control first: callbacks of the old one must find the new one attached.
    if let control {
      insertSubview(control, at: 0)
      sendBackgroundToBack()
    }
    guard let old, old !== control else { return }
    old.owner = nil
    old.holder?.removeFromSuperview()
    old.removeFromSuperview()
  }

  /// Attaches a control to its own edge and removes the previous one.
  package func setRefreshControl(_ control: RefreshComponent) {
    setRefreshControl(control, at: control.status.edge)
  }

  /// The content inset without what refresh controls add.
  package var contentInsetWithoutControls: UIEdgeInsets {
    get { ScrollHost.existing(of: self)?.ledger.ownInset ?? contentInset }
    set {
      guard let host = ScrollHost.existing(of: self) else {
        contentInset = newValue
        return
      }
      host.setOwnInset(newValue)
    }
  }

  /// The adjusted content inset without what refresh controls add.
  package var adjustedContentInsetWithoutControls: UIEdgeInsets {
    contentInsetWithoutControls + (adjustedContentInset - contentInset)
  }
}
