public import UIKit

/// A control that loads automatically when its edge comes near: an ``AutoFooter``, ``AutoTrailer``,
/// ``AutoHeader`` or ``AutoLeader``.
///
/// For a control at the start of the content, "the end" in the descriptions below is the start.
@preconcurrency @MainActor
public protocol AutomaticLoading: RefreshComponent {}

extension AutomaticLoading {
  /// Whether the control loads when its edge comes near. Default: `true`. If `false`, it loads when
  /// the user scrolls past the end and lifts the finger.
  public var loadsAutomatically: Bool {
    get { engine.auto?.loadsAutomatically ?? true }
    set { changeEngine { $0.auto?.loadsAutomatically = newValue } }
  }

  /// How much of the control has to be visible to load, in lengths of the control: 1 for all of it,
  /// 0 for none, −10 to load ten lengths before it becomes visible. Default: 1.
  public var loadThreshold: CGFloat {
    get { engine.auto?.loadThreshold ?? 1 }
    set { changeEngine { $0.auto?.loadThreshold = newValue } }
  }

  /// How often the control may load during one drag that adds no content. `nil` is unlimited. 0 and
  /// negative values prevent loads by a finger. Default: 1.
  ///
  /// The deceleration after the drag may load once more. A new drag resets both counts. New content
  /// allows one more load in the drag and one without a finger. Setting this property restarts the
  /// count.
  public var maximumLoadsPerDrag: Int? {
    get { engine.auto?.maximumLoadsPerDrag }
    set { changeEngine { $0.auto?.maximumLoadsPerDrag = newValue } }
  }

  /// Whether leaving the end and returning without a finger allows another load: with VoiceOver,
  /// Switch Control, a keyboard or `setContentOffset`. Default: `true`.
  ///
  /// It allows at most three loads in a row without new content. Nobody who uses an assistive
  /// technology drags the content, so without it a load that fails would not be repeated. If
  /// `false`, the user repeats it with a tap, with the action "Load more", or by a drag.
  public var loadsAgainWithoutFinger: Bool {
    get { engine.auto?.loadsAgainWithoutFinger ?? true }
    set { changeEngine { $0.auto?.loadsAgainWithoutFinger = newValue } }
  }

  /// Ends the load with no more data. The control stays visible but does not load until
  /// ``resetNoMoreData()``.
  ///
  /// Like ``RefreshComponent/endRefreshing()``, it continues on the main thread if it is called on
  /// another one.
  public func endRefreshingWithNoMoreData() {
    endRefreshing(with: .noMoreData)
  }

  /// Resets the control from "no more data". Ends a load in progress as successful.
  ///
  /// Like ``RefreshComponent/endRefreshing()``, it continues on the main thread if it is called on
  /// another one.
  public func resetNoMoreData() {
    endRefreshing(with: .success)
  }

  /// Sets a handler that ends its load by returning whether there may be more data, or by throwing.
  /// `nil` removes the handler. See ``RefreshFeatures/setRefreshHandler(_:)``.
  @_disfavoredOverload
  public func setLoadHandler(_ handler: (@MainActor () async throws -> LoadMoreResult)?) {
    setAnswerHandler(handler)
  }
}

// Swift cannot override a member of an extension. Each class with a text that loads declares the
// members itself, and uses these.
extension AutomaticLoading where Self: StateTextDisplaying {
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
    onTap(of: stateLabel) { [weak self] in self?.beginRefreshingByUser() }
  }
}
