import EdgeRefreshCore
import UIKit

/// An engine that the state setter commits after the overrides.
struct StagedEngine {
  let engine: ControlEngine
  /// Whether `state` returns another state until then, for a setter that ignores an equal state.
  var hidesState = false
}

extension RefreshComponent {
  /// Sets up the control. Called once, by the initializers.
  func setUp() {
    engine = Self.makeEngine()
    RefreshConfiguration.default.add(self)
    prepare()
    render(presentation, from: presentation)
    // Subclasses set their first texts in the state setter.
    setFirstState()
    // An archive sets the property before the control has its engine.
    if isHidden { send(.hidden(true)) }
  }

  /// Sets the engine and its state, through every override of ``state``.
  func setState(_ next: ControlEngine, hidesState: Bool = false) {
    staged = StagedEngine(engine: next, hidesState: hidesState)
    state = next.state
    guard staged != nil else { return }
    Diagnostics.report(
      "\(type(of: self)) overrides state without setting super.state for every value")
    notifyingObserversOfState { commit(next.state) }
  }

  /// Sets the initial state through every override. For an override that ignores an equal state,
  /// this sets it again after another state.
  func setFirstState() {
    staged = StagedEngine(engine: engine)
    state = engine.state
    if staged != nil { setState(engine, hidesState: true) }
  }

  /// Implements the state setter: commits the staged engine, or sends an assignment as an event.
  func commit(_ newValue: RefreshState) {
    guard let engine = staged?.engine else {
      send(.assigned(newValue))
      return
    }
    self.engine = engine
    staged = nil
    renderIfNeeded()
    // During a pull, the alpha was set with `pullingPercent`.
    let isOutOfView = pullingPercent == 0 && geometry.pull(past: engine.edge) <= 0
    if engine.state.isRefreshing || isOutOfView { updateAlpha() }
    setNeedsLayout()
    // An overridden setter may have passed another state to `super`.
    if newValue != engine.state { send(.assigned(newValue)) }
  }

  /// Handles an assignment of `pullingPercent` by the control or an app.
  func pullingPercentDidChange() {
    pullingPercentWasSet()
    guard !isFollowingPull else { return }
    if !queue.isHandlingEvents { handleSkippedMovements() }
    renderIfNeeded()
  }

  /// Draws if the presentation has changed.
  func renderIfNeeded() {
    let new = RefreshPresentation(
      state: engine.displayedState, progress: pullingPercent, isActive: engine.displaysActivity,
      outcome: engine.displayedOutcome)
    guard new != presentation else { return }
    let old = presentation
    presentation = new
    // The parts do not display the progress.
    if new.state != old.state || new.isActive != old.isActive || new.outcome != old.outcome {
      render(new, from: old)
    }
    // A content view draws inside the animation that moves the control: see `move(_:atLeast:)`.
    if !queue.isHandlingEvents { renderContent() }
  }

  /// Lets the content view draw if the presentation has changed since it last did.
  func renderContent() {
    guard let content, presentation != contentPresentation else { return }
    contentPresentation = presentation
    content.render(presentation)
  }

  /// Draws everything again.
  func redraw() {
    render(presentation, from: presentation)
    contentPresentation = nil
    renderContent()
  }

  /// Sets the alpha for the state and `pullingPercent` if the control fades. A control that loads
  /// automatically does not fade.
  func updateAlpha() {
    guard options.fadesWithPull, case .pull = engine else { return }
    alpha = engine.state.isRefreshing ? 1 : pullingPercent
  }
}
