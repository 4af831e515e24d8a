import Foundation
import UIKit

/// Connects a modifier with the control that it creates.
///
/// The coordinator exists as long as the modified view. It finds the scroll view when its markers
/// enter a window, and attaches a control to it. It also runs the work of a refresh: the control
/// may be replaced by one with another look, or the scroll view by another one, and the work
/// continues. An update of the modifier replaces the request; it never ends or begins work, unless
/// the app has changed the phase.
@MainActor
final class RefreshCoordinator {
  /// The control; `nil` while none is attached. The scroll view owns it.
  private(set) weak var control: RefreshComponent?
  /// What the modifier asked for last; `nil` before the first update and after the modified view
  /// was removed.
  private(set) var request: RefreshRequest?

  /// The incorrect uses that were reported.
  private(set) var misuses: Set<RefreshMisuse> = []

  private weak var start: MarkerView?
  private weak var end: MarkerView?
  private weak var content: (any RefreshContent)?

  /// The options of the control; `nil` until they are applied.
  private var options: RefreshOptions?
  /// The design of the control.
  private var design: RefreshDesign?
  /// Whether the control may be in another scroll view than the markers, because they have moved.
  private var needsSearch = true
  /// Whether the markers are part of the content of the control's scroll view.
  private var isInContent = false
  /// Whether the coordinator exchanges controls, so that the end of the old one means nothing.
  private var isExchanging = false
  private let search = RefreshSearch()
  /// Whether the markers were out of the visible part of the scroll view when they left the window.
  private var leftOutOfView = false
  var load = RefreshLoad()

  nonisolated init() {}

  // MARK: The modified view

  /// Connects the marker at the top leading corner of the modified view.
  func setStart(_ marker: MarkerView) {
    start = marker
    observe(marker)
  }

  /// Connects the marker at the bottom trailing corner of the modified view.
  func setEnd(_ marker: MarkerView) {
    end = marker
    observe(marker)
  }

  private func observe(_ marker: MarkerView) {
    marker.didMove = { [weak self] in self?.markerDidMove() }
    marker.willLeave = { [weak self] in self?.markerWillLeave() }
    markerDidMove()
  }

  /// Replaces the request.
  func update(_ request: RefreshRequest) {
    self.request = request
    if let control { apply(request, to: control) }
    followPhase()
    if end?.window != nil { beginSearch() }
  }

  /// Detaches the control and cancels its work, when the modified view is removed.
  func dismantle(_ marker: MarkerView) {
    marker.didMove = nil
    marker.willLeave = nil
    guard marker === end else { return }
    search.cancel()
    if leftOutOfView && control?.scrollView?.window != nil { report(.lazyRow) }
    cancelWork()
    if let request { removeControl(at: request.edge) }
    request = nil
    RefreshCoordinator.retryWaiting()
  }

  private func markerDidMove() {
    guard start?.window != nil, end?.window != nil, request != nil else {
      search.cancel()
      return
    }
    leftOutOfView = false
    needsSearch = true
    beginSearch()
  }

  private func markerWillLeave() {
    // SwiftUI may remove one marker before the other.
    guard let start, let end, start.window != nil, end.window != nil,
      let scrollView = control?.scrollView
    else { return }
    let visible = scrollView.convert(scrollView.bounds, to: nil)
    let last = CGRect(origin: end.place, size: CGSize(width: 1, height: 1))
    let area = CGRect(origin: start.place, size: CGSize(width: 1, height: 1)).union(last)
    leftOutOfView = end.isDescendant(of: scrollView) && !area.intersects(visible)
  }

  // MARK: The scroll view

  /// Searches now and again later: SwiftUI may add the scroll view after the markers, lays it out
  /// later, and may replace it in the update that it is making now.
  private func beginSearch() {
    search.begin { [weak self] isFinal in self?.find(isFinal: isFinal) ?? true }
  }

  /// Returns whether there is nothing more to search for.
  private func find(isFinal: Bool) -> Bool {
    guard let start, let end, let window = end.window, let request else { return true }
    if !needsSearch, let scrollView = control?.scrollView, scrollView.window === window,
      end.isDescendant(of: scrollView) == isInContent
    {
      return true
    }
    let finder = ScrollViewFinder(
      start: start, end: end, isHorizontal: request.edge.isHorizontal)
    switch finder.find(isFinal: isFinal) {
    case .found(let scrollView):
      return attach(to: scrollView, for: request, isFinal: isFinal)
    case .undecided:
      return false
    case .notFound:
      if isFinal { report(.noScrollView) }
    case .ambiguous:
      if isFinal { report(.severalScrollViews) }
    }
    return isFinal
  }

  /// Returns whether the control is attached, or will not be.
  private func attach(
    to scrollView: UIScrollView, for request: RefreshRequest, isFinal: Bool
  ) -> Bool {
    let occupant: RefreshComponent? = scrollView.refreshControl(at: request.edge)
    guard occupant == nil || occupant === control else {
      RefreshCoordinator.waiting.add(self)
      if isFinal { report(.secondControl) }
      return isFinal
    }
    RefreshCoordinator.waiting.remove(self)
    needsSearch = false
    isInContent = end?.isDescendant(of: scrollView) == true
    if occupant != nil { return true }
    if end?.cell(in: scrollView) != nil { report(.insideRow) }
    let control = control ?? makeControl(for: request)
    resetScrollView()
    exchange { scrollView.setRefreshControl(control, at: request.edge) }
    // Some options concern the scroll view.
    options = nil
    apply(request, to: control)
    resumeLoad()
    return true
  }

  // MARK: The control

  private func makeControl(for request: RefreshRequest) -> RefreshComponent {
    let content = request.look.makeContent?()
    let control = request.design.makeControl(content: content)
    control.setImmediateBlock { [weak self] in self?.controlDidBegin() }
    control.outcomeObserver = { [weak self] in self?.controlDidEnd(with: $0) }
    self.content = content
    self.control = control
    design = request.design
    options = nil
    return control
  }

  /// Applies the look and the options that have changed.
  private func apply(_ request: RefreshRequest, to control: RefreshComponent) {
    if design == request.design {
      if let content { request.look.update(content) }
    } else if let scrollView = control.scrollView {
      let hadNoMoreData = control.state == .noMoreData
      let new = makeControl(for: request)
      request.options.apply(to: new)
      exchange { scrollView.setRefreshControl(new, at: request.edge) }
      if hadNoMoreData { new.endRefreshing(with: .noMoreData) }
      resumeLoad()
    }
    guard let control = self.control, request.options != options else { return }
    options = request.options
    request.options.apply(to: control)
    if let scrollView = control.scrollView { request.options.apply(to: scrollView) }
  }

  private func removeControl(at edge: RefreshEdge) {
    guard let scrollView = control?.scrollView else { return }
    resetScrollView()
    exchange { scrollView.setRefreshControl(nil, at: edge) }
    control = nil
  }

  private func resetScrollView() {
    if let scrollView = control?.scrollView { options?.reset(scrollView) }
  }

  /// Runs a change during which the end of a refresh does not end the work.
  private func exchange(_ change: () -> Void) {
    isExchanging = true
    change()
    isExchanging = false
  }

  private func controlDidEnd(with outcome: RefreshOutcome) {
    if !isExchanging { loadDidEnd(with: outcome) }
  }

  // MARK: Incorrect use

  /// The coordinators whose edge is occupied by another control.
  private static let waiting = WeakCoordinators()

  private static func retryWaiting() {
    for coordinator in waiting.objects where coordinator.end?.window != nil {
      coordinator.beginSearch()
    }
  }

  private func report(_ misuse: RefreshMisuse) {
    guard let request, misuses.insert(misuse).inserted else { return }
    Diagnostics.report(misuse.message(at: request.edge))
  }
}

extension UIView {
  /// The cell of a list that contains the view; `nil` if there is none.
  fileprivate func cell(in list: UIScrollView) -> UIView? {
    var view = superview
    while let current = view, current !== list {
      if current is UITableViewCell || current is UICollectionViewCell { return current }
      view = current.superview
    }
    return nil
  }
}
