/// A rule that must hold after every event. The raw value describes a violation.
enum Rule: String, CaseIterable, Sendable {
  // Both engines.
  case decisionHasState = "the state of the decision is not the engine's"
  case decisionHasProgress = "the progress of the decision is not the engine's"
  case decisionHasInset = "the inset of the decision is not the engine's"
  case numbersAreUnique = "a number is used again"
  case oneOutcome = "an outcome without a refresh, or a second outcome"
  case oneEnd = "an end without a refresh, or a second end"
  case endHasOutcome = "an end without an outcome"
  case endPrecedesNextHandler = "a handler is called again before the end"
  case handlerWhileRefreshing = "a handler is called without a refresh"
  case openingIsReportedOnce = "the opening is reported again, or before the control is open"
  case handlerCallIsTracked = "the engine's phase contradicts the calls of the handler"
  case staleAnimationIsIgnored = "a stale animation changes the engine, or the current one does not"
  case staleHandlerIsIgnored = "a stale handler changes the engine, or the current one does not"
  case detachedIsAtRest = "a detached engine is not at rest"
  case beginsOnlyIfAllowed = "a refresh begins although none may begin"
  case zoomBeginsNothing = "a movement begins a refresh although it is not interactive"
  case isHiddenAsSet = "the engine is not hidden or shown as set"
  case endIsImmediate = "the state is that of a refresh after its end"
  case staleHoldIsIgnored = "a stale hold changes the engine, or the current one does not"
  case failureIsDisplayed = "a failure is not displayed, or another end is displayed as a failure"
  case failureStays = "a failure is no longer displayed, but was neither retried nor reset"

  // The pull engine.
  case insetIsValid = "the inset is negative or not finite"
  case closedAddsNoInset = "a closed or hidden control adds to the inset"
  case progressIsValid = "the progress is negative or not finite"
  case pullingOnlyPastEdge = "a control is pulling although it is hidden or not past the edge"
  case refreshKeepsProgress = "the progress of a refresh changes, or does not begin at 1"
  case restHasNoProgress = "the progress is not 0 at rest"
  case onlyOpenSetsOffset = "the offset is set while the control is not open"
  case offsetIsFinite = "the offset is not finite"
  case contentRestsAtOffset = "the content cannot rest at the offset"
  case offsetIsSetOnce = "the content is moved again after it has moved to the offset"
  case animationHasNumber = "an animation has no number"
  case waitsOnlyForOwnAnimation = "the engine waits for an animation that it did not start"
  case waitsForStartedAnimation = "the engine does not wait for the animation that it started"
  case fastAnimationOpens = "a fast animation does not open the control"
  case slowAnimationCloses = "a slow animation does not close the control"
  case animationHasDuration = "an animation that moves content has no duration"
  case closingIsReportedOnce = "the closing is reported again, or while the control does not close"

  case thresholdIsReachedOnce = "the threshold is reached again, without a finger or permission"
  case thresholdIsReported = "the threshold is reached, which is not reported"
  case beginsAtThresholdOnce = "a refresh does not begin at the threshold, or begins there again"
  case fingerKeepsContent = "the content moves under the finger that began the refresh"
  case holdsBegin = "a hold does not begin when it is due, or begins when it is not"
  case holdsUntilEnd = "the control closes during a hold, or does not close after the last one"
  case completePullEndsHold = "a complete pull does not end the hold, or an incomplete one does"
  case displaysOutcome = "the displayed outcome is not that of the last refresh"
  case retriesWhenDue = "a failed refresh is not retried when it is due, or when it is not"

  // The automatic engine.
  case hasNoAnimation = "the automatic engine starts an animation"
  case insetIsExtent = "the inset is not the extent of a shown control, or not 0 for a hidden one"
  case settlesOnlyAfterEnd = "content moves to a page without an end, or does not after an end"
  case settlesOnPage = "content moves to an offset between two pages"
  case automaticLoadIsDue = "an automatic load begins although none is due"
  case automaticLoadIsWithinLimit = "an automatic load begins beyond the limit"
  case prefetchesOnce = "a load begins out of view again for the same content"
  case dueLoadBegins = "an automatic load is due but does not begin"
  case appCanBegin = "the app's begin does not begin a refresh"
  case staysExhausted = "the engine leaves noMoreData without a call of the app"
  case isIdleWhenHidden = "the engine is not idle although the app has hidden the control"
  case staysWhenHiddenForContent = "the engine changes because the content hides the control"

  /// The rules of both engines.
  static let shared: Set<Rule> = [
    .decisionHasState, .decisionHasProgress, .decisionHasInset, .numbersAreUnique, .oneOutcome,
    .oneEnd, .endHasOutcome, .endPrecedesNextHandler, .handlerWhileRefreshing,
    .openingIsReportedOnce, .handlerCallIsTracked, .staleAnimationIsIgnored,
    .staleHandlerIsIgnored, .detachedIsAtRest, .isHiddenAsSet, .beginsOnlyIfAllowed,
    .zoomBeginsNothing, .endIsImmediate, .staleHoldIsIgnored, .failureIsDisplayed, .failureStays,
  ]
}
