import UIKit

extension RefreshComponent {
  /// The scroll view along the control's axis, as it is right now.
  ///
  /// In a right-to-left layout the horizontal axis is mirrored: the engine sees `leading` first.
  var geometry: ScrollGeometry {
    guard let scrollView else { return ScrollGeometry() }
    let inset = scrollViewOriginalInset
    let isDragging = scrollView.isDragging
    let isZoomed = lastLook.isPullVoid || scrollView.isZooming || scrollView.isZoomBouncing
    let isInteractive = isUserInteractionEnabled && !isZoomed
    guard engine.edge.isHorizontal else {
      return ScrollGeometry(
        offset: scrollView.contentOffset.y, contentLength: scrollView.contentSize.height,
        viewportLength: scrollView.bounds.size.height, startInset: inset.top,
        endInset: inset.bottom, isDragging: isDragging, isInteractive: isInteractive,
        isPaging: scrollView.isPagingEnabled, itemCount: lastLook.itemCount)
    }
    return ScrollGeometry(
      offset: horizontalOffset(scrollView.contentOffset.x),
      contentLength: scrollView.contentSize.width, viewportLength: scrollView.bounds.size.width,
      startInset: isMirrored ? inset.right : inset.left,
      endInset: isMirrored ? inset.left : inset.right, isDragging: isDragging,
      isInteractive: isInteractive, isPaging: scrollView.isPagingEnabled, isMirrored: isMirrored,
      itemCount: lastLook.itemCount)
  }

  /// A horizontal offset as the engine sees it, or back: mirroring twice changes nothing.
  func horizontalOffset(_ offset: CGFloat) -> CGFloat {
    guard isMirrored, let scrollView else { return offset }
    return mirroredLength - scrollView.bounds.size.width - offset
  }

  /// The width about whose middle a right-to-left layout is mirrored: the content's, and where that
  /// does not fill the scroll view, all between the insets. A scroll view puts such content on the
  /// left in every layout.
  var mirroredLength: CGFloat {
    guard let scrollView else { return 0 }
    let inset = scrollViewOriginalInset
    return max(
      scrollView.contentSize.width, scrollView.bounds.size.width - inset.left - inset.right)
  }

  /// Whether the content's coordinates have leading on the right.
  var isMirrored: Bool { readsFromRight != isFlipped }

  /// Whether texts begin, and arrows and spinners stand, on the right.
  var readsFromRight: Bool {
    scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the scroll view has mirrored itself, and so its coordinates: a collection does that for
  /// a layout that wants leading at 0 in every language.
  var isFlipped: Bool {
    guard let scrollView, scrollView.transform.a < 0,
      let collection = scrollView as? UICollectionView
    else { return false }
    let layout = collection.collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Fingers that zoom pull nothing more until they are lifted; then the next drag is a pull again.
  private func noticeZoom() {
    guard let scrollView else { return }
    if scrollView.isZooming {
      lastLook.isPullVoid = true
    } else if lastLook.isPullVoid {
      lastLook.isPullVoid = scrollView.isDragging && scrollView.panGestureRecognizer.state != .began
    }
  }

  func superviewDidChange() {
    guard superview !== scrollView || superview == nil else { return }
    detach()
    guard let superview else { return }
    guard let scrollView = superview as? UIScrollView else {
      Diagnostics.report(
        "\(type(of: self)) was added to \(type(of: superview)), which is no scroll view")
      return
    }
    attach(to: scrollView)
  }

  func windowDidChange() {
    if window == nil {
      handle(.leftWindow)
    } else {
      // It counts as seen when it has been laid out with a size: see `enterWindowIfVisible`.
      setNeedsLayout()
      redraw()
    }
  }

  /// Takes part in the window when the scroll view has been laid out in it. The control itself may be of
  /// no length: it refreshes all the same.
  func enterWindowIfVisible() {
    guard window != nil && !engine.isInWindow, let scrollView else { return }
    let size = scrollView.bounds.size
    if engine.edge.isHorizontal ? size.height > 0 : size.width > 0 { handle(.enteredWindow) }
  }

  /// Draws everything again.
  func redraw() {
    render(presentation, from: presentation)
    contentPresentation = nil
    renderContent()
  }

  /// Looks how many items a table or collection view has: a control that loads by itself may load again
  /// when there are more.
  ///
  /// One that has no content yet is not asked: its data source may not be ready.
  func countItems() {
    guard case .auto = engine, let scrollView, scrollView.contentSize != .zero else { return }
    lastLook.itemCount = scrollView.refreshItemCount ?? 0
  }

  /// The app, an image or a content view may have made the control longer or shorter.
  func noticeExtent() {
    guard ledger != nil && extent != lastLook.extent else { return }
    lastLook.extent = extent
    handle(.insetChanged)
  }

  /// The app or the system may have changed an inset; what the ledger itself writes is no news.
  func lookForInsetChange() {
    guard let change = noticeInsetChange() else { return }
    // Whatever it is to the engine, the control stands elsewhere now.
    place()
    handle(change)
  }

  /// What it is for this control that an inset is another one than when it last looked, whichever
  /// control saw it first; `nil` where none is.
  ///
  /// A bar with a large title gives way to content that scrolls: where the system moves the upper edge
  /// and the content has moved, it was scrolled, and must not be held where it was.
  func noticeInsetChange() -> RefreshEvent? {
    guard let ledger, let scrollView else { return nil }
    ledger.noticeChanges()
    guard !ledger.isWriting && ledger.revision != lastLook.revision else { return nil }
    let isOfApp = ledger.appRevision > lastLook.revision
    lastLook.revision = ledger.revision
    let isScrolled = engine.edge == .top && scrollView.contentOffset.y != lastLook.offset
    return isScrolled && !isOfApp ? .scrolled : .insetChanged
  }

  /// The scroll view may have been resized: its edges are elsewhere then.
  func noticeResize() {
    guard let size = scrollView?.bounds.size, size != lastLook.viewport else { return }
    lastLook.viewport = size
    handle(.insetChanged)
  }

  func handlePanState() {
    guard let scrollView else { return }
    switch scrollView.panGestureRecognizer.state {
    case .began: handle(.dragBegan)
    case .ended: handle(.dragEnded)
    case .cancelled, .failed: handle(.dragCancelled)
    case .possible, .changed: break
    @unknown default: break
    }
  }

  private func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    let ledger = InsetLedger.shared(by: scrollView)
    self.ledger = ledger
    lastLook.revision = ledger.revision
    ledger.join(self)
    observe(scrollView)
    lastLook.viewport = scrollView.bounds.size
    lastLook.itemCount = 0
    countItems()
    place()
    placeSubviews()
    setNeedsLayout()
    handle(.attached)
  }

  private func detach() {
    guard let ledger else { return }
    observations = []
    takeIn(.detached)
    updateAlpha()
    ledger.leave(self)
    self.ledger = nil
    scrollView = nil
    // Only now: what a callback does with the control, it does with one that is off.
    runCallbacks()
  }

  private func observe(_ scrollView: UIScrollView) {
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
}

/// What an observation tells a component. Observations are delivered where the properties are set,
/// which is on the main actor; the conformance checks that.
///
/// A closure for `MainActor.assumeIsolated` would need memory for every point that content moves.
private protocol ScrollListener: AnyObject {
  func contentOffsetWasSet()
  func contentSizeWasSet()
  func contentInsetWasSet()
  func panStateWasSet()
}

extension RefreshComponent: @preconcurrency ScrollListener {
  fileprivate func contentOffsetWasSet() {
    noticeZoom()
    scrollViewContentOffsetDidChange(nil)
  }

  fileprivate func contentSizeWasSet() {
    noticeZoom()
    scrollViewContentSizeDidChange(nil)
  }

  fileprivate func contentInsetWasSet() { lookForInsetChange() }

  fileprivate func panStateWasSet() {
    noticeZoom()
    scrollViewPanStateDidChange(nil)
  }
}
