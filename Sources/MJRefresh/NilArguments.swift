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

  // Only the classes that have the following methods in MJRefresh have them here: an app's subclass
  // of another class may have its own. Each class declares them, because an extension of a protocol
  // cannot have members for Objective-C.

  @objc extension MJRefreshStateHeader {
    @objc(setTitle:forState:) @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }

    @objc(modifyLastUpdatedTimeText:) @discardableResult
    func modifyLastUpdatedTimeText(orNil text: ((Date?) -> String)?) -> Self {
      if let text { return modifyLastUpdatedTimeText(text) }
      lastUpdatedTimeText = nil
      return self
    }
  }

  @objc extension MJRefreshBackStateFooter {
    @objc(setTitle:forState:) @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }
  }

  @objc extension MJRefreshAutoStateFooter {
    @objc(setTitle:forState:) @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }
  }

  @objc extension MJRefreshStateTrailer {
    @objc(setTitle:forState:) @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }
  }

  @objc extension MJRefreshGifHeader {
    @objc(setImages:duration:forState:) @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      images.map { setImages($0, duration: duration, for: state) } ?? self
    }

    @objc(setImages:forState:) @discardableResult
    func setImages(orNil images: [Any]?, for state: MJRefreshState) -> Self {
      images.map { setImages($0, for: state) } ?? self
    }
  }

  @objc extension MJRefreshBackGifFooter {
    @objc(setImages:duration:forState:) @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      images.map { setImages($0, duration: duration, for: state) } ?? self
    }

    @objc(setImages:forState:) @discardableResult
    func setImages(orNil images: [Any]?, for state: MJRefreshState) -> Self {
      images.map { setImages($0, for: state) } ?? self
    }
  }

  @objc extension MJRefreshAutoGifFooter {
    @objc(setImages:duration:forState:) @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      images.map { setImages($0, duration: duration, for: state) } ?? self
    }

    @objc(setImages:forState:) @discardableResult
    func setImages(orNil images: [Any]?, for state: MJRefreshState) -> Self {
      images.map { setImages($0, for: state) } ?? self
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
