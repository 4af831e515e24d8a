public import EdgeRefreshCore
import UIKit

/// A control that loads automatically when its edge comes near: an ``AutoFooter``, ``AutoTrailer``,
/// ``AutoHeader`` or ``AutoLeader``.
@preconcurrency @MainActor @dynamicMemberLookup
public protocol AutomaticLoading: RefreshComponent {}

extension AutomaticLoading {
  /// Ends the load with no more data. The control stays visible but does not load until
  /// ``resetNoMoreData()``.
  public func endRefreshingWithNoMoreData() { endRefreshing(with: .noMoreData) }

  /// Resets the control from "no more data", or from a failure that it displays. Ends a load in
  /// progress as successful.
  public func resetNoMoreData() { endRefreshing(with: .success) }

  /// Sets a handler that ends its load by returning whether there may be more data, or by throwing.
  /// `nil` removes the handler. See ``RefreshComponentProtocol/setRefreshHandler(_:)``.
  @_disfavoredOverload
  public func setLoadHandler(_ handler: (@MainActor () async throws -> LoadMoreResult)?) {
    setAnswerHandler(handler)
  }

  /// The value of an option of controls that load automatically.
  public subscript<Value>(
    dynamicMember option: WritableKeyPath<RefreshOptions.Loading, Value>
  ) -> Value {
    get { options.loading[keyPath: option] }
    set { options.loading[keyPath: option] = newValue }
  }

  /// The value of ``RefreshOptions/Loading/maximumLoadsPerDrag``. Setting it restarts the count,
  /// even with the same value.
  public var maximumLoadsPerDrag: Int? {
    get { options.loading.maximumLoadsPerDrag }
    set {
      options.loading.maximumLoadsPerDrag = newValue
      driver.changeAuto { $0.budget.maximumLoadsPerDrag = newValue }
    }
  }
}

extension RefreshComponent {
  /// Implements the methods and initializers that set a handler with an answer.
  func setAnswerHandler<Answer: LoadMoreResultProtocol>(
    _ handler: (@MainActor () async throws -> Answer)?
  ) {
    setHandler(handler) { $0 as? LoadMoreResult == .noMoreData ? .noMoreData : .success }
  }
}

// Footers and the classes that conform to this protocol each declare the initializers whose handler
// returns a result. An initializer of the protocol would call `init(coder:)` on Linux (see
// `MetatypeInitializable`), which a subclass of an app may not support.

extension AutomaticLoading where Self: StateTextDisplaying {
  /// Implements the property, which each class declares so that subclasses can override it.
  var ownIsRefreshingTitleHidden: Bool {
    get { parts.text?.isRefreshingTitleHidden ?? false }
    set {
      parts.text?.isRefreshingTitleHidden = newValue
      setNeedsLayout()
    }
  }

  /// Makes the text a button that loads.
  func loadOnTapOfText() {
    guard let stateLabel else { return }
    stateLabel.isUserInteractionEnabled = true
    stateLabel.onTap { [weak self] in self?.requestRefresh() }
  }
}
