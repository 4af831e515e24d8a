import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  func superviewDidChange() {
    guard superview !== scrollView || superview == nil else { return }
    detach()
    guard let superview else { return }
    guard let scrollView = superview as? UIScrollView else {
      Diagnostics.report(
        "\(type(of: self)) was added to \(type(of: superview)), which is not a scroll view")
      return
    }
    attach(to: scrollView)
  }

  func windowDidChange() {
    edgesDidChange()
    if window == nil {
      send(.leftWindow)
    } else {
      // The control enters the window after it was laid out there: see `enterWindowIfLaidOut`.
      handleSkippedMovements()
      setNeedsLayout()
      redraw()
    }
    windowObserver?()
  }

  /// Enters the window when the scroll view has been laid out in it. The control's own size does
  /// not matter, because a control without length can refresh, too.
  func enterWindowIfLaidOut() {
    settleAfterLayout()
    guard window != nil && !engine.isInWindow, let scrollView else { return }
    let size = scrollView.bounds.size
    if engine.edge.isHorizontal ? size.height > 0 : size.width > 0 { send(.enteredWindow) }
  }

  private func attach(to scrollView: UIScrollView) {
    holder?.removeFromSuperview()
    attachedScrollView = scrollView
    let ledger = InsetLedger.shared(by: scrollView)
    self.ledger = ledger
    recording = ledger.recording
    snapshot.revision = ledger.revision
    snapshot.observedValues = isLibraryClass ? nil : ObservedValues(of: scrollView)
    ledger.attach(self)
    snapshot.viewport = scrollView.bounds.size
    snapshot.itemCount = ledger.items?.total
    measureItems()
    edgesDidChange()
    snapshot.safeArea = scrollView.safeAreaInsets
    place()
    placeSubviews()
    setNeedsLayout()
    setPlaceOptions(of: scrollView, from: RefreshOptions.Loading())
    send(.attached)
  }

  private func detach() {
    guard let ledger else { return }
    handleSkippedMovements()
    ledger.stopNotifying(self)
    handleEvents(from: .detached)
    updateAlpha()
    ledger.detach(self)
    self.ledger = nil
    if let scrollView {
      removeAccessibilityActions(from: scrollView)
      setPlaceOptions(of: scrollView, from: RefreshOptions.Loading())
    }
    // If the event is queued, it is still to be recorded.
    if !queue.isHandlingEvents { recording = nil }
    // The property that the control was assigned to keeps it.
    if superview == nil, let scrollView, scrollView === owner {
      RemovedControlHolder.hold(self, for: scrollView)
    }
    attachedScrollView = nil
    // Callbacks must find the control detached.
    runCallbacks()
  }
}
