import Foundation
import UIKit

/// Connects a modifier with the control that it creates.
///
/// The coordinator exists as long as the modified view. It finds the scroll view when its markers
/// (``MarkerView``) enter a window, and attaches a control to it. It also runs the work of a
/// refresh, which continues if the control or the scroll view is replaced. An update of the
/// modifier replaces the request. It begins or ends work only if the app has changed the phase.
///
/// The coordinator reacts to SwiftUI in the next turn of the main loop, when SwiftUI has updated
/// and laid out its views. Replacing, opening or closing a control earlier might change the content
/// offset during the update, and SwiftUI may remove one branch of an `if` before it adds the other
/// one. Only a list that begins at its end gets its control while it is laid out.
@MainActor
final class RefreshCoordinator {
  /// The control; `nil` while there is none. The scroll view owns it.
  private(set) weak var control: RefreshComponent?
  /// What the modifier asked for last; `nil` before the first update and after the modified view
  /// was removed.
  private(set) var request: RefreshRequest?
  /// The incorrect uses that were reported.
  private(set) var misuses: Set<RefreshMisuse> = []

  private struct MarkerReference { weak var marker: MarkerView? }

  /// The markers that were not dismantled. A modifier on a `Group` may have several.
  private var markers: [MarkerReference] = []
  private weak var content: (any RefreshContent)?
  /// Removes the control from its scroll view.
  private var detach: (@MainActor @Sendable () -> Void)?

  /// The options that were applied to the control last. The app may have changed them since.
  private var options: RefreshOptions?
  private var design: RefreshDesign?
  /// The app's own texts that the control displays.
  private var titles: [RefreshState: String] = [:]
  /// The size that was measured last, and what it depends on.
  private var measurement: (identity: [AnyHashable], size: CGSize?)?
  /// The length of a style when its body was evaluated last.
  private var styleLength: CGFloat?
  /// Whether something is decided in the next turn of the main loop.
  private var willDecide = false
  /// Whether the request was replaced since the last decision.
  private var isRequestNew = false
  /// Whether the coordinator is replacing the control, so that the end of the old control's refresh
  /// is ignored.
  private var isExchanging = false { didSet { secondLevel.isExchanging = isExchanging } }
  private let search = RefreshSearch()
  let secondLevel = SecondLevelLink()
  /// Whether the modified view was out of the visible part of the scroll view when it left the
  /// window.
  private var leftOutOfView = false
  var load = RefreshLoad()

  nonisolated init() {}

  deinit {
    // SwiftUI may release the modified view without dismantling it.
    if let detach { Task { await detach() } }
  }

  /// Whether the control is in a scroll view. A control that was removed from one may still exist.
  var isAttached: Bool { control?.superview != nil }

  private var isModifiedViewPresent: Bool { markers.contains { $0.marker != nil } }

  // MARK: The modified view

  /// Adds a marker, when SwiftUI makes it for the modified view.
  func add(_ marker: MarkerView) {
    markers.append(MarkerReference(marker: marker))
    marker.didChange = { [weak self] in self?.markersDidChange(inLayout: $0) }
    marker.willLeave = { [weak self] in self?.markerWillLeave($0) }
    markersDidChange()
  }

  /// Removes a marker. If none is left, the modified view was removed.
  func dismantle(_ marker: MarkerView) {
    marker.didChange = nil
    marker.willLeave = nil
    markers.removeAll { $0.marker === marker }
    markersDidChange()
  }

  /// Handles a marker that was added or removed, or changed its window or size.
  private func markersDidChange(inLayout: Bool = false) {
    search.cancel()
    // The first frame of a chat is drawn before the next turn, and has to show the end.
    if inLayout && !isAttached && request?.options.loading.keepsEndVisible == true { decide() }
    decideLater()
  }

  func update(_ request: RefreshRequest) {
    self.request = request
    isRequestNew = true
    decideLater()
  }

  private func markerWillLeave(_ marker: MarkerView) {
    guard let scrollView = control?.scrollView else { return }
    leftOutOfView =
      marker.isDescendant(of: scrollView)
      && !marker.convert(marker.bounds, to: scrollView).intersects(scrollView.bounds)
  }

  /// Decides in the next turn, even if SwiftUI has released the coordinator by then.
  private func decideLater() {
    guard !willDecide else { return }
    willDecide = true
    MainQueue.schedule(after: 0) { [self] in
      willDecide = false
      decide()
    }
  }

  private func decide() {
    markers.removeAll { $0.marker == nil }
    if markers.isEmpty { return end() }
    guard let request else { return }
    // A new width may require a new length.
    if isAttached, let control { apply(request, to: control) }
    if isRequestNew {
      isRequestNew = false
      readPhase()
      readHasMore()
    }
    search.begin { [weak self] in self?.find(after: $0) ?? true }
  }

  /// Detaches the control and cancels its work.
  private func end() {
    search.cancel()
    if leftOutOfView && control?.scrollView?.window != nil { report(.lazyRow) }
    cancelWork()
    exchange { detach?() }
    secondLevel.levelDidChange()
    control = nil
    request = nil
    load = RefreshLoad(number: load.number)
  }

  // MARK: The scroll view

  /// Searches once. The duration is that of the search until now, in seconds. Returns whether the
  /// search can end, because the control stays in this scroll view until something changes.
  private func find(after duration: TimeInterval) -> Bool {
    let markers = Set(markers.compactMap(\.marker).filter { $0.window != nil })
    guard let request, !markers.isEmpty else { return true }
    leftOutOfView = false
    let isFinal = duration > 1
    let current = control?.scrollView
    let found = ScrollViewFinder(
      markers: markers, isHorizontal: request.edge.isHorizontal, current: current, isFinal: isFinal
    ).find()
    if found.count > 1 && isFinal { report(.severalScrollViews) }
    if found.isEmpty && current == nil && duration > RefreshMisuse.reportDelay {
      report(.noScrollView)
    }
    guard found.count == 1, let target = found.first else { return false }
    if target !== current {
      guard attach(to: target, for: request, isFinal: isFinal) else { return false }
      if markers.contains(where: { $0.isInCell(of: target) }) { report(.insideRow) }
      let stack = target.nearestController?.navigationController
      if let stack, markers.allSatisfy({ $0.nearestController?.navigationController !== stack }) {
        report(.aroundStack)
      }
    }
    // A list may still appear in the modified view. It would be nearer than this scroll view.
    return !markers.contains { $0.isDescendant(of: target) }
  }

  /// Returns whether the control is attached.
  private func attach(to scrollView: UIScrollView, for request: RefreshRequest, isFinal: Bool)
    -> Bool
  {
    let occupant: RefreshComponent? = scrollView.refreshControl(at: request.edge)
    guard occupant == nil || occupant === control else {
      // The search continues, because the other control may be removed.
      if isFinal { report(.secondControl) }
      return false
    }
    let control = control ?? makeControl(design(for: request, in: scrollView), for: request)
    exchange {
      detach?()
      scrollView.setRefreshControl(control, at: request.edge)
    }
    apply(request, to: control)
    resumeLoad()
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
    let control = RefreshComponent.make(
      at: design.edge, isAutomatic: design.isAutomatic, drawnBy: content)
    control.setImmediateBlock { [weak self] in self?.controlDidBegin() }
    control.changeObserver = { [weak self] in self?.loadDidChange(to: $0, outcome: $1) }
    // SwiftUI may have replaced the list.
    control.windowObserver = { [weak self] in
      if let self, self.control?.window == nil { decideLater() }
    }
    let edge = request.edge
    detach = { [weak control] in control?.scrollView?.setRefreshControl(nil, at: edge) }
    self.content = content
    self.control = control
    self.design = design
    options = nil
    titles = [:]
    setOptions(of: control, to: request)
    return control
  }

  /// Applies the look and the options that have changed.
  private func apply(_ request: RefreshRequest, to control: RefreshComponent) {
    guard let scrollView = control.scrollView else { return }
    let design = design(for: request, in: scrollView)
    if design == self.design {
      if let content { request.look.update(content) }
    } else {
      let isInView = control.frame.intersects(scrollView.bounds)
      let new = makeControl(design, for: request)
      exchange { scrollView.setRefreshControl(new, at: request.edge) }
      // A refresh that continues out of view must not move the content.
      if load.isActive && !isInView { new.options.scrollsToControl = false }
      resumeLoad()
      new.options.scrollsToControl = request.options.scrollsToControl
    }
    guard let control = self.control else { return }
    setOptions(of: control, to: request)
    secondLevel.apply(request.secondLevel, to: control)
  }

  /// Measures the look again, because the environment may have changed without an update.
  func styleLengthDidChange(to length: CGFloat?) {
    guard length != styleLength else { return }
    (styleLength, measurement) = (length, nil)
    decideLater()
  }

  private func setOptions(of control: RefreshComponent, to request: RefreshRequest) {
    control.isUserInteractionEnabled = request.isEnabled
    var environment = request.environment
    // A tint that SwiftUI passes on to UIKit's views is that of the markers.
    let marker = markers.first?.marker
    let tint = marker?.window.map { $0.tintColor == marker?.tintColor ? nil : marker?.tintColor }
    environment.tint = tint ?? control.environment?.tint
    control.environment = environment
    if titles != request.look.titles, let control = control as? any StateTextDisplaying {
      titles = request.look.titles
      for state in RefreshState.allCases { control.setTitle(titles[state], for: state) }
    }
    guard options != request.options else { return }
    options = request.options
    control.options = request.options
    // The coordinator measures the time-out, because the control may be replaced.
    control.timeoutDuration = nil
  }

  /// Runs a change of the control during which the end of a refresh does not end the work, and the
  /// second level does not change the app's flag.
  private func exchange(_ change: () -> Void) {
    isExchanging = true
    change()
    isExchanging = false
    load.shown = RefreshPhase(shownBy: control?.state ?? .idle)
    load.displaysFailure = control?.displaysFailure == true
  }

  // MARK: Incorrect use

  private func report(_ misuse: RefreshMisuse) {
    guard let request, misuses.insert(misuse).inserted else { return }
    Diagnostics.report(misuse.message(at: request.edge, isAutomatic: request.isAutomatic))
  }
}

extension UIView {
  /// Whether the view is in a cell of a list.
  fileprivate func isInCell(of list: UIScrollView) -> Bool {
    guard isDescendant(of: list) else { return false }
    return sequence(first: self, next: \.superview).prefix { $0 !== list }
      .contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }
}

/// The load of a coordinator: the work of a handler, or the phase that the app owns.
struct RefreshLoad {
  /// Whether a load is in progress. The control may still be closed, or have been replaced.
  var isActive = false
  /// Whether a refresh was requested that could not begin, because there was no control or window.
  var isRequested = false
  /// Whether there is no more data. A new control has to display that, too.
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
      decideLater()
    }
  }

  /// Ends the refresh with an outcome, and cancels its work. Without a refresh, sets whether there
  /// is more data.
  func endRefreshing(with outcome: RefreshOutcome) {
    let number = load.number
    end(with: outcome)
    if load.number == number { controlDidSay(RefreshPhase(after: outcome)) }
  }

  /// Ends the refresh. The app's phase changes only if the control's state does.
  func end(with outcome: RefreshOutcome) {
    let number = load.number
    load.isRequested = false
    if isAttached { control?.endRefreshing(with: shownOutcome(outcome)) }
    // The control may have begun another refresh at once.
    guard load.number == number else { return }
    // There may be no control, or one that does not show the load yet.
    load.hasNoMoreData = outcome == .noMoreData
    cancelWork()
  }

  /// The outcome for the control. A control that refreshes has no state for "no more data".
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
  private func loadDidChange(to state: RefreshState, outcome: RefreshOutcome?) {
    // A control that is removed together with its scroll view ends its refresh, too.
    guard !isExchanging && isAttached else { return }
    let (old, displayedFailure) = (load.shown, load.displaysFailure)
    load.shown = RefreshPhase(shownBy: state)
    load.displaysFailure = control?.displaysFailure == true
    guard load.shown != old else {
      // A pull may change the state without a refresh. Only the reset of a failure sets the phase.
      if displayedFailure && !load.displaysFailure { controlDidSay(.idle) }
      return
    }
    load.hasNoMoreData = load.shown == .noMoreData
    if load.shown == .loading {
      // With a phase, the load begins now, even if the control waits for a window. A handler is
      // called later, perhaps after the control was replaced.
      load.isRequested = !load.isActive
      if request?.phase != nil { loadDidBegin() }
      controlDidSay(.loading)
    } else {
      load.isRequested = false
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
    load.cancelLimit = MainQueue.schedule(after: limit) { [weak self] in
      if let self, load.isActive && load.number == number { endRefreshing(with: .failure) }
    }
  }

  private func run(
    _ handler: @escaping @MainActor @Sendable () async throws -> RefreshOutcome
  ) {
    let number = load.number
    let work: @MainActor @Sendable () async throws -> RefreshOutcome = { [weak self] in
      // The modified view may have been removed in this turn, which ends the refresh in the next.
      guard self?.isModifiedViewPresent == true else { throw CancellationError() }
      return try await handler()
    }
    load.handlerRun = HandlerRun(work) { [weak self] outcome, error in
      guard let self, load.isActive && load.number == number else { return }
      handlerDidReturn(outcome, error)
    }
  }

  private func handlerDidReturn(_ outcome: RefreshOutcome, _ error: (any Error)?) {
    load.error = error
    load.handlerRun = nil
    let isSuccessful = outcome == .success || outcome == .noMoreData
    guard isSuccessful, let request, request.hasMore != nil || !request.edge.isStart else {
      let report = request?.reportError
      endRefreshing(with: outcome)
      if let error { report?(error) }
      return
    }
    load.cancelLimit?()
    // SwiftUI lays out the new rows and passes on `hasMore` in a later turn. If the load ended now,
    // the content would slide back by the control's length, and could begin another load.
    let number = load.number
    MainQueue.schedule(after: 0.1) { [weak self] in
      guard let self, load.isActive && load.number == number else { return }
      endRefreshing(with: self.request?.hasMore == false ? .noMoreData : outcome)
    }
  }

  /// Applies `hasMore`, or waits for the end of the load that is in progress.
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
    if request?.hasMore != nil {
      MainQueue.schedule(after: 0) { [weak self] in self?.readHasMore() }
    }
  }

  /// Shows the load or "no more data" in a new control. Begins a refresh that was requested.
  func resumeLoad() {
    guard isAttached else { return }
    if load.isActive || load.isRequested {
      load.isRequested = false
      control?.beginRefreshing()
    } else if load.hasNoMoreData {
      control?.endRefreshing(with: shownOutcome(.noMoreData))
    }
    correctPhase()
  }
}

/// The phase that an app and a control have agreed on: see ``RefreshPhase``.
struct PhaseAgreement {
  /// The last phase that both had. If the app's phase is different, the app has changed it.
  var phase = RefreshPhase.idle
  /// The phase that the control will set in the next turn of the main loop, because it has changed.
  var phaseToSet: RefreshPhase?
  /// The app's phase at the last change of the control. If it is different in the next turn, the
  /// app has changed it since.
  var phaseBefore = RefreshPhase.idle
  /// Whether the control is applying the app's phase, so that its changes are not reported.
  var isFollowing = false
  /// Whether the control has refused to load. If the app then ignores the phase that the control
  /// sets, asking the control again would not help.
  var isRefused = false
}

extension RefreshCoordinator {
  /// Applies the app's phase, if the app has changed it.
  func readPhase() {
    guard load.agreement.phaseToSet == nil, let binding = request?.phase else { return }
    follow(binding.get())
  }

  /// Sets the app's phase in the next turn of the main loop: the control may change while SwiftUI
  /// updates its views, because the content moves then.
  func controlDidSay(_ phase: RefreshPhase) {
    let agreement = load.agreement
    guard let binding = request?.phase, !agreement.isFollowing else { return }
    let before = binding.get()
    let isScheduled = agreement.phaseToSet != nil
    guard isScheduled || phase != agreement.phase || phase != before else { return }
    load.agreement.phaseToSet = phase
    load.agreement.phaseBefore = before
    guard !isScheduled else { return }
    MainQueue.schedule(after: 0) { [weak self] in self?.setPhase() }
  }

  /// Changes the app's phase back if the control cannot apply it, because another control of the
  /// scroll view blocks a refresh. The work of a handler continues. If the previous phase describes
  /// the control, it is restored.
  func correctPhase(before: RefreshPhase = .idle) {
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
    correctPhase(before: before)
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
      if isRefused { return }
      // In the next turn and after the next frames, the app may have set another phase in response
      // or ignored this one. If the phase has its previous value when SwiftUI compares it, there
      // may be no update.
      for delay in [0, 0.1] {
        MainQueue.schedule(after: delay) { [weak self] in self?.readPhase() }
      }
    }
  }
}

extension RefreshPhase {
  /// The phase that a control in a state shows; never ``failed``, because no state shows a failure.
  init(shownBy state: RefreshState) {
    self =
      switch state {
      case .idle, .pulling: .idle
      case .refreshing, .willRefresh: .loading
      case .noMoreData: .noMoreData
      }
  }

  /// Whether this phase describes a control that shows the phase `shown`.
  fileprivate func isShown(as shown: RefreshPhase, in request: RefreshRequest) -> Bool {
    switch self {
    case .loading: shown == .loading
    case .idle, .failed: shown == .idle
    case .noMoreData: shown == .noMoreData || !request.loadsMore && shown == .idle
    }
  }
}
