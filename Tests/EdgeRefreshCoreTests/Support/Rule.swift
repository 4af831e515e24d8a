/// What holds after every event, told by what is wrong where it does not.
enum Rule: String, CaseIterable, Sendable {
  // Both engines.
  case mirrorsState = "the decision's state is not the engine's"
  case mirrorsPercent = "the decision's percent is not the engine's"
  case mirrorsInset = "the decision's inset is not the engine's"
  case numbersAreNew = "it gives out a number again"
  case oneOutcome = "an outcome without a refresh, or a second one"
  case oneEnd = "an end without a refresh, or a second one"
  case endHasOutcome = "an end without an outcome"
  case endComesFirst = "a handler is called again before the end"
  case handlerWhileRefreshing = "a handler is called without a refresh"
  case beginsOnce = "it has begun out of turn"
  case countsHandlers = "the engine has lost count of its handlers"
  case overtakenAnimation = "an overtaken animation changes something"
  case overtakenHandler = "an overtaken handler changes something"
  case detachedIsAtRest = "something is left behind after detaching"
  case beginsBarred = "it begins though it may not"
  case beginsByZoom = "movements that do not count begin a refresh"
  case hidesAsTold = "it is not hidden when it should be, or is"

  // The engine that is pulled.
  case insetIsPositive = "the inset is negative or no number"
  case closedTakesNoRoom = "it takes room while it is closed or hidden"
  case percentIsPositive = "the percent is negative or no number"
  case pullingIsPastTheEdge = "it is pulled without being past the edge"
  case refreshingIsWhole = "the percent changes while it refreshes, or is not 1 from the start"
  case restIsNothing = "the percent is not 0 at rest"
  case onlyOpenMoves = "it moves the content while it is not open"
  case offsetIsNumber = "the offset is no number"
  case movesToRest = "it moves the content to where it cannot rest"
  case movesOnce = "it goes on moving what it has moved"
  case animationHasNumber = "it animates without a number"
  case waitsForOwn = "it waits for an animation that it did not start"
  case waitsForStarted = "it does not wait for its own animation"
  case fastOpens = "it opens fast without opening"
  case slowCloses = "it closes slowly without closing"
  case animationTakesTime = "it starts an animation that takes no time"
  case closesOnce = "it starts to close out of turn"

  // The engine that loads by itself.
  case neverCloses = "it waits for an animation"
  case roomIsExtent = "its room is not its length where it shows, or is elsewhere"
  case settlesAfterEnd = "it moves the content without an end on pages, or does not move it then"
  case settlesOnPage = "it moves the content to where no page rests"
  case loadsUnasked = "it loads by itself though nothing calls for it"
  case loadsTooOften = "it loads by itself more often than it may"
  case loadsWhenDue = "it does not load though it is due"
  case beginsWhenAsked = "it does not begin though it is asked to"
  case staysExhausted = "it has more data without being told so"

  /// The rules that both engines keep.
  static let shared: Set<Rule> = [
    .mirrorsState, .mirrorsPercent, .mirrorsInset, .numbersAreNew, .oneOutcome, .oneEnd,
    .endHasOutcome, .endComesFirst, .handlerWhileRefreshing, .beginsOnce, .countsHandlers,
    .overtakenAnimation, .overtakenHandler, .detachedIsAtRest, .hidesAsTold,
    .beginsBarred, .beginsByZoom,
  ]
}
