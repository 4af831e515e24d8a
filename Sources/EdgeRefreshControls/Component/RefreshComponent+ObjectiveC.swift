// The code that needs Objective-C selectors, and its counterpart for Linux.

#if canImport(ObjectiveC)
  import EdgeRefreshCore
  import Foundation
  public import ObjectiveC
  import UIKit

  /// The members of all controls that are called through Objective-C, so that an app can override
  /// them in an extension, observe and intercept them, and use their selectors.
  ///
  /// A member that implements a requirement of this protocol need not be marked `@objc`. Selectors
  /// that begin with `edgeRefresh` are of members to which Objective-C may pass `nil`, or which it
  /// may call on another thread. Methods of the module MJRefresh have the original selectors.
  @preconcurrency @MainActor @objc protocol ObjectiveCMembers {
    var refreshingBlock: (() -> Void)? { get set }
    var refreshingTarget: AnyObject? { get set }
    var refreshingAction: Selector! { get set }
    var scrollView: UIScrollView! { get }
    @objc(refreshing)
    var isRefreshing: Bool { @objc(isRefreshing) get }
    var state: RefreshState { get set }
    var pullingPercent: CGFloat { get set }
    func beginRefreshing()
    @objc(edgeRefreshBeginWithCompletionBlock:)
    func beginRefreshing(completionBlock: @escaping () -> Void)
    @objc(edgeRefreshEnd)
    func endRefreshing()
    @objc(edgeRefreshEndWithCompletionBlock:)
    func endRefreshing(completionBlock: @escaping () -> Void)
    func prepare()
    func placeSubviews()
    func executeRefreshingCallback()
    func i18nDidChange()
    #if canImport(Darwin)
      // Without Apple's Foundation, Objective-C has no type for this dictionary.
      func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?)
      func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?)
      func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?)
    #endif
  }

  // The members that only some classes have, for the same purpose.

  @preconcurrency @MainActor @objc protocol ObjectiveCText {
    var stateLabel: UILabel! { get }
    @objc(edgeRefreshSetTitle:forState:)
    func setTitle(_ title: String, for state: RefreshState) -> Self
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCTitle {
    @objc(titleForState:)
    func title(for state: RefreshState) -> String!
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCRefreshingTitle {
    @objc(refreshingTitleHidden)
    var isRefreshingTitleHidden: Bool {
      @objc(isRefreshingTitleHidden) get
      @objc(setRefreshingTitleHidden:) set
    }
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCTime {
    var lastUpdatedTimeLabel: UILabel! { get }
    var lastUpdatedTimeText: ((Date?) -> String)? { get set }
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCLastUpdated {
    var lastUpdatedTimeKey: String { get set }
    var lastUpdatedTime: Date? { get }
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCArrow {
    var arrowView: UIImageView! { get }
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCSpinner {
    var loadingView: UIActivityIndicatorView! { get }
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCImages {
    var gifView: UIImageView! { get }
    @objc(edgeRefreshSetImages:duration:forState:)
    func setImages(_ images: [Any], duration: TimeInterval, for state: RefreshState) -> Self
    @objc(edgeRefreshSetImages:forState:)
    func setImages(_ images: [Any], for state: RefreshState) -> Self
  }

  @preconcurrency @MainActor @objc protocol ObjectiveCFooter {
    @objc(automaticallyHidden)
    var isAutomaticallyHidden: Bool {
      @objc(isAutomaticallyHidden) get
      @objc(setAutomaticallyHidden:) set
    }
    @objc(edgeRefreshEndWithNoMoreData)
    func endRefreshingWithNoMoreData()
    @objc(edgeRefreshResetNoMoreData)
    func resetNoMoreData()
  }

  extension RefreshComponent {
    /// Creates a control that calls a method of a target, which it references weakly. The app calls
    /// ``endRefreshing()``.
    public convenience init(refreshingTarget: Any, refreshingAction: Selector) {
      self.init(frame: .zero)
      setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
    }

    /// Sets the target and the method that a refresh calls with the control as the argument. The
    /// target is referenced weakly. A target that does not implement the method is ignored.
    @objc open dynamic func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      refreshingTarget = target as AnyObject
      refreshingAction = action
    }

    func sendRefreshingAction() {
      guard let target = refreshingTarget as? any NSObjectProtocol, let refreshingAction,
        target.responds(to: refreshingAction)
      else { return }
      _ = target.perform(refreshingAction, with: self)
    }

    /// Runs a change of the state that bypasses its setter, and notifies the state's observers.
    func notifyingObserversOfState(_ change: () -> Void) {
      willChangeValue(for: \.state)
      change()
      didChangeValue(for: \.state)
    }

    /// A key command that refreshes: see ``RefreshComponentProtocol/keyCommand(input:)``.
    func makeKeyCommand(title: String, input: String) -> UIKeyCommand {
      UIKeyCommand(
        title: title, image: nil, action: #selector(UIResponder.performRefreshKeyCommand(_:)),
        input: input, modifierFlags: .command, propertyList: String(identifier))
    }

    /// A number that no other control has while this one exists.
    fileprivate var identifier: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
  }

  extension UIResponder {
    /// Performs the key command of a control. Any object may be the first responder, and UIKit may
    /// copy the command, so its property list identifies the control.
    @objc(edgeRefreshPerformKeyCommand:)
    fileprivate func performRefreshKeyCommand(_ command: UIKeyCommand) {
      guard let identifier = command.propertyList as? String else { return }
      let control = RefreshConfiguration.default.components.objects.first {
        String($0.identifier) == identifier
      }
      control?.requestRefresh()
    }
  }
#else
  import UIKit

  /// The members that are called through Objective-C, where it exists.
  protocol ObjectiveCMembers {}
  protocol ObjectiveCText {}
  protocol ObjectiveCTitle {}
  protocol ObjectiveCRefreshingTitle {}
  protocol ObjectiveCTime {}
  protocol ObjectiveCLastUpdated {}
  protocol ObjectiveCArrow {}
  protocol ObjectiveCSpinner {}
  protocol ObjectiveCImages {}
  protocol ObjectiveCFooter {}

  extension RefreshComponent {
    /// Runs a change of the state. Without Objective-C, there are no observers.
    func notifyingObserversOfState(_ change: () -> Void) { change() }

    /// Does nothing: there are no targets without Objective-C.
    func sendRefreshingAction() {}

    /// A key command that refreshes: see ``RefreshComponentProtocol/keyCommand(input:)``.
    func makeKeyCommand(title: String, input: String) -> UIKeyCommand {
      UIKeyCommand(title: title, input: input, modifierFlags: .command) { [weak self] _ in
        self?.requestRefresh()
      }
    }
  }
#endif
