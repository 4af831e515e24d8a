import EdgeRefreshCore
public import UIKit

/// A control after the last item of horizontal content. Unless it is an ``AutoTrailer``, the user
/// pulls the content past the control's width and lifts the finger to load.
///
/// It is 60 points wide and as high as the scroll view. In a right-to-left layout it is on the
/// left.
open class RefreshTrailer: RefreshComponent {
  override class func makeEngine() -> RefreshEngine { .pull(.init(edge: .trailing, extent: 0)) }
}

/// A trailer that displays its state as vertical text.
open class StateTrailer: RefreshTrailer, StateTextDisplaying, ObjectiveCText {
  open dynamic var stateLabel: UILabel! { parts.text?.ownLabel }

  @discardableResult
  open dynamic func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }
}

/// A trailer with an arrow that turns at the threshold, and its state as vertical text.
open class NormalTrailer: StateTrailer, ArrowDisplaying, ObjectiveCArrow {
  open dynamic var arrowView: UIImageView! { parts.arrow?.ownView }
}

/// A control after the last item of horizontal content that loads automatically when the end comes
/// near.
///
/// While it is attached and not hidden, its width is part of the inset. The rules of an
/// ``AutoFooter`` apply.
open class AutoTrailer: RefreshTrailer, AutomaticLoading {
  /// Creates a trailer whose handler ends the load by returning whether there may be more data, or
  /// by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Creates a trailer whose handler ends the load by returning the result of a call, or by
  /// throwing: see ``LoadMoreResultProtocol``.
  public convenience init<Answer: LoadMoreResultProtocol>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  override class func makeEngine() -> RefreshEngine { .auto(.init(edge: .trailing, extent: 0)) }
}

/// A trailer that loads automatically and displays a spinner during a load.
open class AutoNormalTrailer: AutoTrailer, ActivityIndicatorDisplaying {
  open var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }
}

/// A control before the first item of horizontal content. Unless it is an ``AutoLeader``, the user
/// pulls the content past the control's width and lifts the finger to refresh.
///
/// It is 60 points wide and as high as the scroll view. In a right-to-left layout it is on the
/// right.
open class RefreshLeader: RefreshComponent {
  override class func makeEngine() -> RefreshEngine { .pull(.init(edge: .leading, extent: 0)) }
}

/// A leader that displays its state as vertical text.
open class StateLeader: RefreshLeader, StateTextDisplaying {
  open var stateLabel: UILabel! { parts.text?.ownLabel }

  @discardableResult
  open func setTitle(_ title: String, for state: RefreshState) -> Self {
    setOwnTitle(title, for: state)
  }
}

/// A leader with an arrow that turns at the threshold, and its state as vertical text.
open class NormalLeader: StateLeader, ArrowDisplaying {
  open var arrowView: UIImageView! { parts.arrow?.ownView }
}

/// A control before the first item of horizontal content that loads automatically when the start
/// comes near.
///
/// While it is attached and not hidden, its width is part of the inset. The rules of an
/// ``AutoHeader`` apply.
open class AutoLeader: RefreshLeader, AutomaticLoading {
  /// Creates a leader whose handler ends the load by returning whether there may be more data, or
  /// by throwing.
  @_disfavoredOverload
  public convenience init(handler: @escaping @MainActor () async throws -> LoadMoreResult) {
    self.init(frame: .zero)
    setLoadHandler(handler)
  }

  /// Creates a leader whose handler ends the load by returning the result of a call, or by
  /// throwing: see ``LoadMoreResultProtocol``.
  public convenience init<Answer: LoadMoreResultProtocol>(
    handler: @escaping @MainActor () async throws -> Answer
  ) {
    self.init(frame: .zero)
    setAnswerHandler(handler)
  }

  override class func makeEngine() -> RefreshEngine { .auto(.init(edge: .leading, extent: 0)) }
}

/// A leader that loads automatically and displays a spinner during a load.
open class AutoNormalLeader: AutoLeader, ActivityIndicatorDisplaying {
  open var loadingView: UIActivityIndicatorView! { parts.spinner?.ownView }
}
