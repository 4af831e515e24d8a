import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  func observe(_ scrollView: UIScrollView) {
    snapshot.observedValues = isLibraryClass ? nil : ObservedValues(of: scrollView)
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        (self as (any ScrollListener)?)?.contentOffsetWasSet()
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        (self as (any ScrollListener)?)?.contentSizeWasSet()
      },
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        (self as (any ScrollListener)?)?.contentInsetWasSet()
      },
      scrollView.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
        (self as (any ScrollListener)?)?.panStateWasSet()
      },
    ]
  }

  func sendPanState() {
    guard let scrollView else { return }
    switch scrollView.panGestureRecognizer.state {
    case .began: send(.dragBegan)
    case .ended: send(.dragEnded)
    case .cancelled, .failed: send(.dragCancelled)
    case .possible, .changed: break
    @unknown default: break
    }
  }

  /// Counts the items of a table or collection view: a control that loads automatically may load
  /// again when their number has grown.
  ///
  /// If there is no content yet, the data source may not be ready and is not asked.
  func countItems() {
    guard case .auto = engine, let scrollView, scrollView.contentSize != .zero else { return }
    snapshot.itemCount = scrollView.refreshItemCount ?? 0
  }

  /// Handles a change of the control's length, which an app, an image or a content view may cause.
  func checkExtent() {
    guard ledger != nil && extent != snapshot.extent else { return }
    snapshot.extent = extent
    send(.insetChanged)
  }

  /// Handles a change of the scroll view's size, which moves its edges.
  func checkViewport() {
    guard let size = scrollView?.bounds.size, size != snapshot.viewport else { return }
    snapshot.viewport = size
    send(.insetChanged)
  }

  /// Handles a change of an inset by the app or the system, but not one by the ledger itself.
  package func checkInset() {
    guard let event = takeInsetChange() else { return }
    place()
    send(event)
  }

  /// The event for an inset change since the last check; `nil` if there was none.
  ///
  /// A bar with a large title shrinks when the content scrolls. If the system moved the top edge
  /// and the content has moved as well, the content was scrolled. It must not be held in place.
  func takeInsetChange() -> RefreshEvent? {
    guard let ledger, let scrollView else { return nil }
    ledger.update()
    guard !ledger.isWriting && ledger.revision != snapshot.revision else { return nil }
    let isByApp = ledger.appRevision > snapshot.revision
    snapshot.revision = ledger.revision
    // A scroll view may round the offset that the control has set.
    let isScrolled =
      engine.edge == .top && abs(scrollView.contentOffset.y - snapshot.offset) >= halfPixel
    return isScrolled && !isByApp ? .scrolled : .insetChanged
  }

  /// Records whether the fingers on the content have zoomed. Until they are lifted, their movement
  /// does not count as a pull.
  private func checkZoom() {
    guard let scrollView else { return }
    if scrollView.isZooming {
      snapshot.hasZoomed = true
    } else if snapshot.hasZoomed {
      snapshot.hasZoomed =
        scrollView.isDragging && scrollView.panGestureRecognizer.state != .began
    }
  }
}

/// The methods that the observations call. Key-value observation calls its closures on the thread
/// that sets the property. This is the main thread, which the conformance checks.
///
/// A closure for `MainActor.assumeIsolated` would allocate memory in every movement.
private protocol ScrollListener: AnyObject {
  func contentOffsetWasSet()
  func contentSizeWasSet()
  func contentInsetWasSet()
  func panStateWasSet()
}

extension RefreshComponent: @preconcurrency ScrollListener {
  fileprivate func contentOffsetWasSet() {
    checkZoom()
    // As in MJRefresh, the hooks of a control that is hidden or disabled are not called.
    guard !isHidden && isUserInteractionEnabled else {
      send(.scrolled)
      return
    }
    scrollViewContentOffsetDidChange(
      snapshot.observedValues?.change(\.contentOffset, to: scrollView?.contentOffset))
  }

  fileprivate func contentSizeWasSet() {
    checkZoom()
    scrollViewContentSizeDidChange(
      snapshot.observedValues?.change(\.contentSize, to: scrollView?.contentSize))
  }

  fileprivate func contentInsetWasSet() { checkInset() }

  fileprivate func panStateWasSet() {
    checkZoom()
    guard !isHidden && isUserInteractionEnabled else {
      sendPanState()
      return
    }
    scrollViewPanStateDidChange(
      snapshot.observedValues?.change(
        \.panState, to: scrollView?.panGestureRecognizer.state.rawValue))
  }
}
