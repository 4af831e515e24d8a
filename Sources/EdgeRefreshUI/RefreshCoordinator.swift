import Foundation
import UIKit

/// Connects a modifier with the control that it creates.
///
/// The coordinator exists as long as the modified view. It finds the scroll view when its markers
/// enter a window, and attaches a control to it. It also runs the work of a refresh: the control may
/// be replaced by one with another look, or the scroll view by another one, and the work continues.
/// An update of the modifier replaces the request; it never ends or begins work, unless the app has
/// changed the phase.
@MainActor
final class RefreshCoordinator {
  /// The control; `nil` while there is none. The scroll view owns it.
  private(set) weak var control: RefreshComponent?
  /// What the modifier asked for last; `nil` before the first update and after the modified view
  /// was removed.
  private(set) var request: RefreshRequest?
  /// The incorrect uses that were reported.
  private(set) var misuses: Set<RefreshMisuse> = []

  private weak var start: MarkerView?
  private weak var end: MarkerView?
  private weak var content: (any RefreshContent)?

  /// The options that were applied to the control. The app may have changed others.
  private var options: RefreshOptions?
  /// The design of the control.
  private var design: RefreshDesign?
  /// The app's own texts that the control displays.
  private var titles: [RefreshState: String] = [:]
  /// The size that was measured last, and what it depends on.
  private var measurement: (identity: [AnyHashable], size: CGSize?)?
  /// Whether the request is applied in the next turn of the main loop.
  private var willApply = false
  /// Whether the control may be in another scroll view than the markers, because they have moved.
  private var needsSearch = true
  /// Whether the markers are part of the content of the control's scroll view.
  private var isInContent = false
  /// Whether the coordinator exchanges controls, so that what happens to the old one means nothing.
  private var isExchanging = false
  private let search = RefreshSearch()
  let secondLevel = SecondLevelLink()
  /// Whether the markers were out of the visible part of the scroll view when they left the window.
  private var leftOutOfView = false
  var load = RefreshLoad()

  nonisolated init() {}

  /// Whether the control is in a scroll view. A control that was removed from one may still exist.
  var isAttached: Bool { control?.superview != nil }

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

  /// Replaces the request. It is applied in the next turn of the main loop: SwiftUI is updating its
  /// views now, and an exchanged, opened or closed control may change the content offset.
  func update(_ request: RefreshRequest) {
    self.request = request
    guard !willApply else { return }
    willApply = true
    _ = RefreshComponent.schedule(after: 0) { [weak self] in
      self?.willApply = false
      self?.applyRequest()
    }
  }

  private func applyRequest() {
    guard let request else { return }
    if isAttached, let control { apply(request, to: control) }
    readPhase()
    readHasMore()
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
    load = RefreshLoad(number: load.number)
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

  /// Searches now and again later: SwiftUI may add the scroll view after the markers, and lays it
  /// out later.
  private func beginSearch() {
    search.begin { [weak self] in self?.find(after: $0) ?? true }
  }

  /// Searches for another scroll view if the control has left the window without the markers, as
  /// when SwiftUI replaces a list. Waits until the views have moved.
  private func controlDidMove() {
    guard control?.window == nil else { return }
    _ = RefreshComponent.schedule(after: 0) { [weak self] in
      if let self, control?.window == nil, end?.window != nil { beginSearch() }
    }
  }

  /// Searches once.
  ///
  /// - Parameter duration: The duration of the search until now, in seconds.
  /// - Returns: Whether the control is where it belongs.
  private func find(after duration: TimeInterval) -> Bool {
    guard let start, let end, let window = end.window, let request else { return true }
    let finder = ScrollViewFinder(
      start: start, end: end, isHorizontal: request.edge.isHorizontal)
    var isInPlace = false
    if !needsSearch, let scrollView = control?.scrollView, scrollView.window === window,
      end.isDescendant(of: scrollView) == isInContent
    {
      if finder.isVisible(scrollView) { return true }
      isInPlace = true
    }
    let isLaidOut = duration > 1
    switch finder.find(isFinal: isLaidOut) {
    case .found(let scrollView):
      // A list that is hidden for a while does not lose its control to the page around it.
      if isInPlace && end.isDescendant(of: scrollView) { return false }
      return attach(to: scrollView, for: request, mayReport: isLaidOut)
    case .undecided:
      break
    case .notFound:
      if duration > RefreshMisuse.reportDelay { report(.noScrollView) }
    case .ambiguous:
      if isLaidOut { report(.severalScrollViews) }
    }
    return false
  }

  /// Returns whether the control is attached.
  private func attach(
    to scrollView: UIScrollView, for request: RefreshRequest, mayReport: Bool
  ) -> Bool {
    let occupant: RefreshComponent? = scrollView.refreshControl(at: request.edge)
    guard occupant == nil || occupant === control else {
      // The search goes on until the other one is removed.
      if mayReport { report(.secondControl) }
      return false
    }
    needsSearch = false
    isInContent = end?.isDescendant(of: scrollView) == true
    if occupant != nil { return true }
    if end?.cell(in: scrollView) != nil { report(.insideRow) }
    let control = control ?? makeControl(design(for: request, in: scrollView), for: request)
    exchange {
      control.scrollView?.setRefreshControl(nil, at: request.edge)
      scrollView.setRefreshControl(control, at: request.edge)
    }
    load.shown = RefreshPhase(shownBy: control.state)
    load.displaysFailure = control.displaysFailure
    apply(request, to: control)
    resumeLater()
    return true
  }

  // MARK: The control

  /// Returns which control a request needs in a scroll view.
  private func design(for request: RefreshRequest, in scrollView: UIScrollView) -> RefreshDesign {
    let look = request.look
    let size = scrollView.bounds.size
    let breadth = request.edge.isHorizontal ? size.height : size.width
    let identity = look.identity.map { AnyHashable($0) } + [look.kind, breadth]
    if measurement?.identity != identity { measurement = (identity, look.size(breadth)) }
    return RefreshDesign(
      edge: request.edge, isAutomatic: request.isAutomatic, kind: look.kind,
      size: measurement?.size)
  }

  private func makeControl(
    _ design: RefreshDesign, for request: RefreshRequest
  ) -> RefreshComponent {
    let content = request.look.makeContent?(design.size)
    let control = design.makeControl(content: content)
    control.setImmediateBlock { [weak self] in self?.controlDidBegin() }
    control.changeObserver = { [weak self] in self?.controlDidChange(to: $0, outcome: $1) }
    control.windowObserver = { [weak self] in self?.controlDidMove() }
    self.content = content
    self.control = control
    self.design = design
    options = nil
    titles = [:]
    setOptions(of: control, to: request)
    load.shown = .idle
    load.displaysFailure = false
    return control
  }

  /// Applies the look and the options that have changed.
  private func apply(_ request: RefreshRequest, to control: RefreshComponent) {
    guard let scrollView = control.scrollView else { return }
    let design = design(for: request, in: scrollView)
    if design == self.design {
      if let content { request.look.update(content) }
    } else {
      // A refresh that waits for a window has not begun its work.
      if control.isRefreshing && !load.isActive { load.isRequested = true }
      let new = makeControl(design, for: request)
      exchange { scrollView.setRefreshControl(new, at: request.edge) }
      resumeLoad()
    }
    guard let control = self.control else { return }
    setOptions(of: control, to: request)
    secondLevel.apply(request.secondLevel, to: control)
  }

  private func setOptions(of control: RefreshComponent, to request: RefreshRequest) {
    control.isUserInteractionEnabled = request.isEnabled
    if titles != request.look.titles, let control = control as? any StateTextDisplaying {
      titles = request.look.titles
      for state in RefreshState.allCases { control.setTitle(titles[state], for: state) }
    }
    guard options != request.options else { return }
    options = request.options
    control.options = request.options
    // The coordinator measures it, because the control may be exchanged.
    control.timeoutDuration = nil
  }

  private func removeControl(at edge: RefreshEdge) {
    exchange {
      control?.scrollView?.setRefreshControl(nil, at: edge)
    }
    control = nil
  }

  /// Runs a change during which the end of a refresh does not end the work.
  private func exchange(_ change: () -> Void) {
    isExchanging = true
    change()
    isExchanging = false
  }

  private func controlDidChange(to state: RefreshState, outcome: RefreshOutcome?) {
    // A control that is removed together with its scroll view ends its refresh, too.
    guard !isExchanging && isAttached else { return }
    loadDidChange(to: state, outcome: outcome)
  }

  // MARK: Incorrect use

  private func report(_ misuse: RefreshMisuse) {
    guard let request, misuses.insert(misuse).inserted else { return }
    Diagnostics.report(misuse.message(at: request.edge, isAutomatic: request.isAutomatic))
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

/// The load of a coordinator: the work of a handler, or the phase that the app owns.
struct RefreshLoad {
  /// Whether the app loads. The control may still be closed, or be another one than at the
  /// beginning.
  var isActive = false
  /// Whether a refresh was requested that could not begin, because there was no control or window.
  var isRequested = false
  /// Whether there is no more data. Another control has to display that, too.
  var hasNoMoreData = false
  /// The number of the load. A handler that returns after its load has ended has an outdated
  /// number.
  var number = 0
  /// The handler that runs; `nil` if none does.
  var handlerRun: HandlerRun?
  /// The error of the last load, if its handler has failed.
  var error: (any Error)?
  /// Cancels the time limit.
  var cancelLimit: (() -> Void)?
  /// What the control showed last: `idle`, `loading` or `noMoreData`.
  var shown = RefreshPhase.idle
  /// Whether the control displayed a failure.
  var displaysFailure = false
  var agreement = PhaseAgreement()
}

extension RefreshCoordinator {
  /// Begins a refresh, as if the control had been pulled. It begins later if there is no control
  /// yet.
  func beginRefreshing() {
    if isAttached {
      control?.beginRefreshing()
    } else {
      load.isRequested = true
    }
  }

  /// Ends the refresh with an outcome, and cancels its work. Without a refresh, sets whether there
  /// is more data.
  func endRefreshing(with outcome: RefreshOutcome) {
    let number = load.number
    end(with: outcome)
    if load.number == number { controlDidSay(RefreshPhase(after: outcome)) }
  }

  /// Ends the refresh without setting the phase of the app, unless the control does not follow.
  func end(with outcome: RefreshOutcome) {
    let number = load.number
    load.isRequested = false
    if isAttached { control?.endRefreshing(with: shownOutcome(outcome)) }
    // The control may have begun another refresh at once.
    guard load.number == number else { return }
    // It may not show the load yet, or may be missing.
    load.hasNoMoreData = outcome == .noMoreData
    cancelWork()
  }

  /// The outcome for the control: one that refreshes the content always has more to do.
  private func shownOutcome(_ outcome: RefreshOutcome) -> RefreshOutcome {
    outcome == .noMoreData && request?.loadsMore == false ? .success : outcome
  }

  /// Begins the work of a refresh that the control has begun, unless it continues an earlier one.
  func controlDidBegin() {
    guard !load.isActive else { return }
    guard let source = request?.source else {
      control?.endRefreshing(with: .cancelled)
      return
    }
    loadDidBegin()
    if case .handler(let handler) = source { run(handler) }
  }

  /// Handles a new state of the control, or the end of its refresh.
  func loadDidChange(to state: RefreshState, outcome: RefreshOutcome?) {
    let (old, displayedFailure) = (load.shown, load.displaysFailure)
    load.shown = RefreshPhase(shownBy: state)
    load.displaysFailure = control?.displaysFailure == true
    guard load.shown != old else {
      // A pull that does not begin a refresh changes the state as well.
      if displayedFailure && !load.displaysFailure { controlDidSay(.idle) }
      return
    }
    load.hasNoMoreData = load.shown == .noMoreData
    if load.shown == .loading {
      // A handler is called later. The app loads from now on, even if the control waits for a
      // window.
      if request?.phase != nil { loadDidBegin() }
      controlDidSay(.loading)
    } else {
      cancelWork()
      controlDidSay(outcome.map { RefreshPhase(after: $0) } ?? load.shown)
    }
  }

  func loadDidBegin() {
    guard !load.isActive else { return }
    load.isActive = true
    load.isRequested = false
    load.error = nil
    load.number += 1
    guard let limit = request?.options.timeoutDuration else { return }
    let number = load.number
    load.cancelLimit = RefreshComponent.schedule(after: limit) { [weak self] in
      if let self, load.isActive && load.number == number { endRefreshing(with: .failure) }
    }
  }

  private func run(
    _ handler: @escaping @MainActor @Sendable () async throws -> RefreshOutcome
  ) {
    let number = load.number
    load.handlerRun = HandlerRun(handler) { [weak self] outcome, error in
      guard let self, load.isActive && load.number == number else { return }
      handlerDidReturn(outcome, error)
    }
  }

  private func handlerDidReturn(_ outcome: RefreshOutcome, _ error: (any Error)?) {
    load.error = error
    load.handlerRun = nil
    guard outcome == .success, request?.hasMore != nil else {
      let report = request?.reportError
      endRefreshing(with: outcome)
      if let error { report?(error) }
      return
    }
    // The handler has changed whether there is more data, and SwiftUI passes that on with the next
    // frames. If the load ended now, the new content could begin another one.
    let number = load.number
    _ = RefreshComponent.schedule(after: 0.1) { [weak self] in
      guard let self, load.isActive && load.number == number else { return }
      endRefreshing(with: request?.hasMore == false ? .noMoreData : .success)
    }
  }

  /// Follows the value of the app that says whether there is more data. A load in progress does so
  /// when it ends.
  func readHasMore() {
    guard let hasMore = request?.hasMore, !load.isActive, load.hasNoMoreData == hasMore else {
      return
    }
    end(with: hasMore ? .success : .noMoreData)
  }

  /// Cancels the work of a refresh that has ended.
  func cancelWork() {
    load.isActive = false
    load.handlerRun = nil
    load.cancelLimit?()
    load.cancelLimit = nil
  }

  /// Shows what happens in a control that was attached just now, in the next turn of the main loop:
  /// SwiftUI may be updating its views.
  func resumeLater() {
    guard load.isActive || load.isRequested || load.hasNoMoreData else { return }
    _ = RefreshComponent.schedule(after: 0) { [weak self] in self?.resumeLoad() }
  }

  /// Shows a load in progress, or that there is no more data, in another control than before. Begins
  /// a refresh that was requested.
  func resumeLoad() {
    guard isAttached else { return }
    if load.isActive || load.isRequested {
      load.isRequested = false
      control?.beginRefreshing()
    } else if load.hasNoMoreData {
      control?.endRefreshing(with: shownOutcome(.noMoreData))
    }
    checkControl()
  }
}

/// The phase that an app and a control have agreed on.
///
/// The binding and the control say the same: whichever of the two has changed last, the other one
/// follows in the next turn of the main loop, whatever has caused the change.
struct PhaseAgreement {
  /// The last phase that both had. If the app has another one, the app has changed it.
  var phase = RefreshPhase.idle
  /// The phase that the control will set in the next turn of the main loop, because it has changed.
  var phaseToSet: RefreshPhase?
  /// The phase that the app had when the control changed last. If it has another one in the next
  /// turn, the app was the last one to change.
  var phaseBefore = RefreshPhase.idle
  /// Whether the control is following the app, so that its changes are not its own.
  var isFollowing = false
  /// Whether the control has refused to load. If the app then ignores the phase that the control
  /// sets, asking the control again would not help.
  var isRefused = false
}

extension RefreshCoordinator {
  /// Follows the phase of the app, if it has changed it.
  func readPhase() {
    guard load.agreement.phaseToSet == nil, let binding = request?.phase else { return }
    follow(binding.get())
  }

  /// Sets the phase of the app in the next turn of the main loop: the control may change while
  /// SwiftUI updates its views, because the content moves then.
  func controlDidSay(_ phase: RefreshPhase) {
    guard let binding = request?.phase else { return }
    let agreement = load.agreement
    if agreement.isFollowing { return }
    let before = binding.get()
    let isScheduled = agreement.phaseToSet != nil
    guard isScheduled || phase != agreement.phase || phase != before else { return }
    load.agreement.phaseToSet = phase
    load.agreement.phaseBefore = before
    guard !isScheduled else { return }
    _ = RefreshComponent.schedule(after: 0) { [weak self] in self?.setPhase() }
  }

  /// Tells the app if the control has not followed it, because another control of the scroll view
  /// blocks a refresh. The work of a handler continues.
  ///
  /// - Parameter before: The phase from before, which the app gets again if the control still says
  ///   the same as that one.
  func checkControl(before: RefreshPhase = .idle) {
    guard isAttached, let request, request.phase != nil else { return }
    let phase = load.agreement.phaseToSet ?? load.agreement.phase
    guard !phase.isShown(as: load.shown, in: request) else { return }
    if load.shown != .loading { cancelWork() }
    load.agreement.isRefused = true
    controlDidSay(before.isShown(as: load.shown, in: request) ? before : load.shown)
  }

  private func follow(_ phase: RefreshPhase) {
    guard phase != load.agreement.phase else { return }
    let before = load.agreement.phase
    load.agreement.phase = phase
    load.agreement.isFollowing = true
    if let outcome = phase.outcome {
      end(with: outcome)
    } else {
      loadDidBegin()
      if isAttached { control?.beginRefreshing() }
    }
    load.agreement.isFollowing = false
    checkControl(before: before)
  }

  private func setPhase() {
    guard let binding = request?.phase, let phase = load.agreement.phaseToSet else { return }
    let isRefused = load.agreement.isRefused
    load.agreement.phaseToSet = nil
    load.agreement.phase = phase
    load.agreement.isRefused = false
    let now = binding.get()
    if now != load.agreement.phaseBefore {
      follow(now)
    } else if now != phase {
      binding.set(phase)
      if !isRefused { checkAnswer() }
    }
  }

  /// Reads the phase in the next turn and after the next frames: the app may have answered with
  /// another one at once, or have ignored the phase. If it has the one from before when SwiftUI
  /// looks, SwiftUI does not update the view.
  private func checkAnswer() {
    for delay in [0, 0.1] {
      _ = RefreshComponent.schedule(after: delay) { [weak self] in self?.readPhase() }
    }
  }
}

extension RefreshRequest {
  /// The binding of the app; `nil` if the refresh has a handler.
  var phase: RefreshPhaseBinding? {
    switch source {
    case .handler: nil
    case .phase(let binding): binding
    }
  }
}

extension RefreshPhase {
  /// The phase that a control in a state shows. It does not show whether the last refresh failed.
  init(shownBy state: RefreshState) {
    self =
      switch state {
      case .idle, .pulling: .idle
      case .refreshing, .willRefresh: .loading
      case .noMoreData: .noMoreData
      }
  }

  /// Whether a control that shows another phase says the same as this one.
  fileprivate func isShown(as shown: RefreshPhase, in request: RefreshRequest) -> Bool {
    switch self {
    case .loading: shown == .loading
    case .idle, .failed: shown == .idle
    case .noMoreData: shown == .noMoreData || !request.loadsMore && shown == .idle
    }
  }
}
