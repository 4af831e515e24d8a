#if canImport(ObjectiveC)
  import EdgeRefreshControls
  import UIKit

  // Objective-C may pass `nil` to any parameter. In Swift, a block that is not optional would then
  // crash, and a text or an array would be empty. So these methods have the selectors of MJRefresh,
  // and ignore `nil` as it does. They are internal: Swift apps see only the methods that these
  // call.

  @objc extension MJRefreshComponent {
    @objc(beginRefreshingWithCompletionBlock:)
    func begin(_ block: MJRefreshComponentAction?) { beginRefreshing(completionBlock: block ?? {}) }

    @objc(setTitle:forState:) @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      if let title { _ = (self as? any StateTextDisplaying)?.setTitle(title, for: state) }
      return self
    }

    @objc(setImages:duration:forState:) @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      let control = self as? any ImageDisplaying
      if let images { _ = control?.setImages(images, duration: duration, for: state) }
      return self
    }

    @objc(setImages:forState:) @discardableResult
    func setImages(orNil images: [Any]?, for state: MJRefreshState) -> Self {
      if let images { _ = (self as? any ImageDisplaying)?.setImages(images, for: state) }
      return self
    }

    @objc(afterBeginningAction:) @discardableResult
    func afterBeginning(_ block: MJRefreshComponentAction?) -> Self {
      afterBeginningAction(block ?? {})
    }

    @objc(endingAnimationBeginningAction:) @discardableResult
    func whileEnding(_ block: MJRefreshComponentAction?) -> Self {
      endingAnimationBeginningAction(block ?? {})
    }

    @objc(afterEndingAction:) @discardableResult
    func afterEnding(_ block: MJRefreshComponentAction?) -> Self { afterEndingAction(block ?? {}) }

    @objc(linkTo:) @discardableResult
    func link(orNil scrollView: UIScrollView?) -> Self { scrollView.map(link) ?? self }
  }

  @objc extension MJRefreshStateHeader {
    @objc(modifyLastUpdatedTimeText:) @discardableResult
    func modifyLastUpdatedTimeText(orNil text: ((Date?) -> String)?) -> Self {
      if let text { return modifyLastUpdatedTimeText(text) }
      lastUpdatedTimeText = nil
      return self
    }
  }

  extension MetatypeInitializable where Self: RefreshComponent {
    /// Creates a control of a metatype's class. Without a block, it has no handler.
    init(optionalBlock block: MJRefreshComponentAction?) {
      self.init(refreshingBlock: block ?? {})
      if block == nil { refreshingBlock = nil }
    }
  }
#endif
