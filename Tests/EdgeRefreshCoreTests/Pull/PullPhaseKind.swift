@testable import EdgeRefreshCore

/// A phase of the pull engine, without its number.
enum PullPhaseKind: PhaseKind {
  case idle
  case pulling
  case waiting
  case opening
  case openingHandlerCalled
  case beganUnderFinger
  case open
  case holding
  case holdingExhausted
  case holdingSilently
  case holdingSilentlyExhausted
  case failed
  /// Failed, and the control has been out of view since.
  case failedOutOfView
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
      case .opening(_, handlerCalled: false, _): .opening
      case .opening(_, handlerCalled: true, _): .openingHandlerCalled
      case .beganUnderFinger: .beganUnderFinger
      case .open: .open
      case .holding(_, _, let ending) where ending.handlerCalled:
        ending.exhausted ? .holdingExhausted : .holding
      case .holding(_, _, let ending):
        ending.exhausted ? .holdingSilentlyExhausted : .holdingSilently
      case .failed(hasLeft: false): .failed
      case .failed(hasLeft: true): .failedOutOfView
      case .closing(_, let ending) where ending.handlerCalled:
        ending.exhausted ? .closingExhausted : .closing
      case .closing(_, let ending):
        ending.exhausted ? .closingSilentlyExhausted : .closingSilently
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
    case .beganUnderFinger: "atThreshold:true touch pull:60"
    case .open: "begin pull:50 finish"
    case .holding: "holds:result begin pull:50 finish end:success"
    case .holdingExhausted: "holds:result begin pull:50 finish end:noMoreData"
    case .holdingSilently: "holds:result begin pull:50 end:success"
    case .holdingSilentlyExhausted: "holds:result begin pull:50 end:noMoreData"
    case .failed: "failure:true begin pull:50 finish end:failure"
    case .failedOutOfView: "failure:true begin pull:50 finish end:failure pull:-200"
    case .closing: "begin pull:50 finish end:success pull:0"
    case .closingExhausted: "begin pull:50 finish end:noMoreData pull:0"
    case .closingSilently: "begin pull:50 end:success pull:0"
    case .closingSilentlyExhausted: "begin pull:50 end:noMoreData pull:0"
    case .exhausted: "end:noMoreData"
    }
  }

  /// Only a control at the end displays a failure until it is retried.
  var edge: RefreshEdge { hasFailed ? .bottom : .top }

  var isAwaitingEnd: Bool {
    switch self {
    case .openingHandlerCalled, .beganUnderFinger, .open, .holding, .holdingExhausted, .closing,
      .closingExhausted:
      true
    case .idle, .pulling, .waiting, .opening, .holdingSilently, .holdingSilentlyExhausted, .failed,
      .failedOutOfView, .closingSilently, .closingSilentlyExhausted, .exhausted:
      false
    }
  }

  /// What the control does.
  private enum Activity { case none, refreshes, holds, hasFailed, closes }

  private var activity: Activity {
    switch self {
    case .idle, .pulling, .waiting, .exhausted: .none
    case .opening, .openingHandlerCalled, .beganUnderFinger, .open: .refreshes
    case .holding, .holdingExhausted, .holdingSilently, .holdingSilentlyExhausted: .holds
    case .failed, .failedOutOfView: .hasFailed
    case .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted: .closes
    }
  }

  /// Whether a refresh is in progress.
  var isRefreshing: Bool { activity == .refreshes }

  /// Whether the control stays open after its refresh until its holds are over.
  var isHolding: Bool { activity == .holds }

  /// Whether the control displays a failure until it is retried.
  var hasFailed: Bool { activity == .hasFailed }

  /// Whether the control closes.
  var isClosing: Bool { activity == .closes }

  /// Whether the control is open or opens, so that it adds to the inset.
  var isOpen: Bool { isRefreshing && self != .beganUnderFinger || isHolding || hasFailed }

  /// The phases that a control reaches without the settings for holds, failures and the threshold.
  static let basic = Set(allCases).filter {
    !$0.isHolding && !$0.hasFailed && $0 != .beganUnderFinger
  }
}
