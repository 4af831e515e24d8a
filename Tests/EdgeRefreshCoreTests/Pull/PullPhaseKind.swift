@testable import EdgeRefreshCore

/// A phase of the pull engine, without its number.
enum PullPhaseKind: PhaseKind {
  case idle
  case pulling
  case waiting
  case opening
  case openingHandlerCalled
  case open
  case closing
  case closingExhausted
  case closingSilently
  case closingSilentlyExhausted
  case exhausted

  init(_ phase: PullEngine.Phase) {
    self =
      switch phase {
      case .idle: .idle
      case .pulling: .pulling
      case .waiting: .waiting
      case .opening(_, handlerCalled: false): .opening
      case .opening(_, handlerCalled: true): .openingHandlerCalled
      case .open: .open
      case .closing(_, handlerCalled: true, exhausted: false): .closing
      case .closing(_, handlerCalled: true, exhausted: true): .closingExhausted
      case .closing(_, handlerCalled: false, exhausted: false): .closingSilently
      case .closing(_, handlerCalled: false, exhausted: true): .closingSilentlyExhausted
      case .exhausted: .exhausted
      }
  }

  var path: String {
    switch self {
    case .idle: ""
    case .pulling: "touch pull:60"
    case .waiting: "leave beginOffscreen"
    case .opening: "begin pull:50"
    case .openingHandlerCalled: "timing:atOnce begin pull:50"
    case .open: "begin pull:50 finish"
    case .closing: "begin pull:50 finish end:success pull:0"
    case .closingExhausted: "begin pull:50 finish end:noMoreData pull:0"
    case .closingSilently: "begin pull:50 end:success pull:0"
    case .closingSilentlyExhausted: "begin pull:50 end:noMoreData pull:0"
    case .exhausted: "end:noMoreData"
    }
  }

  var isAwaitingEnd: Bool {
    switch self {
    case .openingHandlerCalled, .open, .closing, .closingExhausted: true
    case .idle, .pulling, .waiting, .opening, .closingSilently, .closingSilentlyExhausted,
      .exhausted:
      false
    }
  }

  /// Whether the control is open or opens, so that it adds to the inset.
  var isOpen: Bool {
    switch self {
    case .opening, .openingHandlerCalled, .open: true
    case .idle, .pulling, .waiting, .closing, .closingExhausted, .closingSilently,
      .closingSilentlyExhausted, .exhausted:
      false
    }
  }

  /// Whether the control closes.
  var isClosing: Bool {
    switch self {
    case .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted: true
    case .idle, .pulling, .waiting, .opening, .openingHandlerCalled, .open, .exhausted: false
    }
  }
}
