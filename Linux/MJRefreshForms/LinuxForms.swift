// Written by Scripts/generate-linux-forms; not to be edited.
// swift-format-ignore-file

#if !canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  extension Bundle {
    /// Returns the bundle that contains the library's code. The texts and arrows are part of the
    /// code, so the bundle has no strings files and no images.
    public static func mj_refresh() -> Bundle { Bundle(for: RefreshComponent.self) }

    /// Returns the arrow of headers and footers.
    @preconcurrency @MainActor
    public static func mj_arrowImage() -> UIImage { .refreshArrow }

    /// Returns the arrow of trailers.
    @preconcurrency @MainActor
    public static func mj_trailArrowImage() -> UIImage { .refreshSideArrow }

    /// Returns the current text of controls for a key. Any other key is looked up in the app's
    /// strings file, in the language of the app. If it is not there, returns `value`, or the key if
    /// `value` is `nil` or empty.
    @preconcurrency @MainActor
    public static func mj_localizedString(forKey key: String, value: String?) -> String {
      let configuration = RefreshConfiguration.default
      return RefreshTextKey(rawValue: key).map(configuration.text)
        ?? (configuration.stringsBundle ?? .main)
        .localizedString(forKey: key, value: value, table: configuration.stringsFileName)
    }

    /// Returns the current text of controls for a key, the app's text for any other key, or the key
    /// itself.
    @preconcurrency @MainActor
    public static func mj_localizedString(forKey key: String) -> String {
      mj_localizedString(forKey: key, value: nil)
    }
  }

  /// Methods that set one property and return the control, so that calls can be chained.
  ///
  /// ```swift
  /// MJRefreshNormalHeader { [weak self] in self?.reload() }
  ///   .autoChangeTransparency(true)
  ///   .link(to: tableView)
  /// ```
  extension MJRefreshComponent {
    /// Sets ``isAutomaticallyChangeAlpha``, and returns the control.
    @discardableResult
    public func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
      setting { $0.isAutomaticallyChangeAlpha = isAutomatic }
    }

    /// Sets ``beginRefreshingCompletionBlock``, and returns the control.
    @discardableResult
    public func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.beginRefreshingCompletionBlock = action }
    }

    /// Sets ``endRefreshingAnimationBeginAction``, and returns the control.
    @discardableResult
    public func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.endRefreshingAnimationBeginAction = action }
    }

    /// Sets ``endRefreshingCompletionBlock``, and returns the control.
    @discardableResult
    public func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      setting { $0.endRefreshingCompletionBlock = action }
    }

    /// Sets both animation durations to 0, so that the control opens and closes immediately, and
    /// returns the control.
    @discardableResult
    public func setAnimationDisabled() -> Self {
      setting {
        $0.fastAnimationDuration = 0
        $0.slowAnimationDuration = 0
      }
    }

    /// Attaches the control to its edge of a scroll view, in place of the control that is there,
    /// and returns the control. The scroll view owns it.
    @discardableResult
    public func link(to scrollView: UIScrollView) -> Self {
      setting {
        switch $0 {
        case let header as MJRefreshHeader: scrollView.mj_header = header
        case let footer as MJRefreshFooter: scrollView.mj_footer = footer
        case let trailer as MJRefreshTrailer: scrollView.mj_trailer = trailer
        default: scrollView.setRefreshControl($0)
        }
      }
    }
  }

  extension MJRefreshStateHeader {
    /// Sets ``EdgeRefreshControls/StateHeader/lastUpdatedTimeText``, and returns the control.
    @discardableResult
    public func modifyLastUpdatedTimeText(_ text: @escaping (Date?) -> String) -> Self {
      lastUpdatedTimeText = text
      return self
    }
  }

  extension MJRefreshComponent {
    /// Changes the control and returns it, for chaining.
    func setting(_ change: (MJRefreshComponent) -> Void) -> Self {
      change(self)
      return self
    }
  }

  extension MJRefreshComponent {
    /// Whether the control fades in while it is pulled.
    @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
    public var isAutoChangeAlpha: Bool {
      get { isAutomaticallyChangeAlpha }
      set { isAutomaticallyChangeAlpha = newValue }
    }

    /// Runs inside the closing animation, each time the control starts to close after a refresh
    /// whose handler was called.
    @available(*, deprecated, renamed: "endRefreshingAnimationBeginAction")
    public var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction? {
      get { endRefreshingAnimationBeginAction }
      set { endRefreshingAnimationBeginAction = newValue }
    }
  }

  extension MJRefreshFooter {
    /// Ends the load with no more data.
    @available(*, deprecated, renamed: "endRefreshingWithNoMoreData()")
    public func noticeNoMoreData() { endRefreshingWithNoMoreData() }
  }

  extension MJRefreshAutoFooter {
    /// How much of the footer must be visible before it loads, as a multiple of its length.
    @available(*, deprecated, renamed: "triggerAutomaticallyRefreshPercent")
    public var appearencePercentTriggerAutoRefresh: CGFloat {
      get { triggerAutomaticallyRefreshPercent }
      set { triggerAutomaticallyRefreshPercent = newValue }
    }
  }

  extension RefreshComponentProtocol where Self: MJRefreshAutoFooter {
    /// Whether the footer loads only once during a drag. If `false`, the number of loads is
    /// unlimited. Versions of MJRefresh before 3.7.9 have this property.
    @available(*, deprecated, message: "Set autoTriggerTimes to 1, or to -1 for no limit")
    public var isOnlyRefreshPerDrag: Bool {
      get { autoTriggerTimes == 1 }
      set { autoTriggerTimes = newValue ? 1 : -1 }
    }
  }

  extension UIView {
    /// The horizontal coordinate of the frame's origin, in points.
    public var mj_x: CGFloat {
      get { frame.origin.x }
      set { frame.origin.x = newValue }
    }

    /// The vertical coordinate of the frame's origin, in points.
    public var mj_y: CGFloat {
      get { frame.origin.y }
      set { frame.origin.y = newValue }
    }

    /// The width of the frame, in points.
    public var mj_w: CGFloat {
      get { frame.size.width }
      set { frame.size.width = newValue }
    }

    /// The height of the frame, in points.
    public var mj_h: CGFloat {
      get { frame.size.height }
      set { frame.size.height = newValue }
    }

    /// The size of the frame.
    public var mj_size: CGSize {
      get { frame.size }
      set { frame.size = newValue }
    }

    /// The origin of the frame.
    public var mj_origin: CGPoint {
      get { frame.origin }
      set { frame.origin = newValue }
    }
  }

  extension UIScrollView {
    /// The adjusted content inset: the amounts of the app, the controls and the system, in points.
    public var mj_inset: UIEdgeInsets { adjustedContentInset }

    /// The adjusted content inset at the top, in points. Setting it changes the content inset.
    public var mj_insetT: CGFloat {
      get { adjustedContentInset.top }
      set { contentInset.top += newValue - adjustedContentInset.top }
    }

    /// The adjusted content inset at the bottom, in points. Setting it changes the content inset.
    public var mj_insetB: CGFloat {
      get { adjustedContentInset.bottom }
      set { contentInset.bottom += newValue - adjustedContentInset.bottom }
    }

    /// The adjusted content inset on the left, in points. Setting it changes the content inset.
    public var mj_insetL: CGFloat {
      get { adjustedContentInset.left }
      set { contentInset.left += newValue - adjustedContentInset.left }
    }

    /// The adjusted content inset on the right, in points. Setting it changes the content inset.
    public var mj_insetR: CGFloat {
      get { adjustedContentInset.right }
      set { contentInset.right += newValue - adjustedContentInset.right }
    }

    /// The horizontal content offset, in points.
    public var mj_offsetX: CGFloat {
      get { contentOffset.x }
      set { contentOffset.x = newValue }
    }

    /// The vertical content offset, in points.
    public var mj_offsetY: CGFloat {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    /// The width of the content, in points.
    public var mj_contentW: CGFloat {
      get { contentSize.width }
      set { contentSize.width = newValue }
    }

    /// The height of the content, in points.
    public var mj_contentH: CGFloat {
      get { contentSize.height }
      set { contentSize.height = newValue }
    }

    /// Returns the number of items in all sections of a table or collection view; 0 for other
    /// scroll views.
    public func mj_totalDataCount() -> Int { refreshItemCount ?? 0 }
  }

  extension MJRefreshComponent {
    func begin(_ block: MJRefreshComponentAction?) { beginRefreshing(completionBlock: block ?? {}) }

    @discardableResult
    func afterBeginning(_ block: MJRefreshComponentAction?) -> Self {
      afterBeginningAction(block ?? {})
    }

    @discardableResult
    func whileEnding(_ block: MJRefreshComponentAction?) -> Self {
      endingAnimationBeginningAction(block ?? {})
    }

    @discardableResult
    func afterEnding(_ block: MJRefreshComponentAction?) -> Self { afterEndingAction(block ?? {}) }

    @discardableResult
    func link(orNil scrollView: UIScrollView?) -> Self { scrollView.map(link) ?? self }
  }

  extension MJRefreshStateHeader {
    @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }

    @discardableResult
    func modifyLastUpdatedTimeText(orNil text: ((Date?) -> String)?) -> Self {
      if let text { return modifyLastUpdatedTimeText(text) }
      lastUpdatedTimeText = nil
      return self
    }
  }

  extension MJRefreshBackStateFooter {
    @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }
  }

  extension MJRefreshAutoStateFooter {
    @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }
  }

  extension MJRefreshStateTrailer {
    @discardableResult
    func setTitle(orNil title: String?, for state: MJRefreshState) -> Self {
      title.map { setTitle($0, for: state) } ?? self
    }
  }

  extension MJRefreshGifHeader {
    @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      images.map { setImages($0, duration: duration, for: state) } ?? self
    }

    @discardableResult
    func setImages(orNil images: [Any]?, for state: MJRefreshState) -> Self {
      images.map { setImages($0, for: state) } ?? self
    }
  }

  extension MJRefreshBackGifFooter {
    @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      images.map { setImages($0, duration: duration, for: state) } ?? self
    }

    @discardableResult
    func setImages(orNil images: [Any]?, for state: MJRefreshState) -> Self {
      images.map { setImages($0, for: state) } ?? self
    }
  }

  extension MJRefreshAutoGifFooter {
    @discardableResult
    func setImages(orNil images: [Any]?, duration: Double, for state: MJRefreshState) -> Self {
      images.map { setImages($0, duration: duration, for: state) } ?? self
    }

    @discardableResult
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

  extension MJRefreshComponent {
    /// The duration of the opening animation, in seconds. Default: 0.25.
    public var fastAnimationDuration: TimeInterval {
      get { options.openingDuration }
      set { options.openingDuration = newValue }
    }

    /// The duration of the closing animation, in seconds. Default: 0.4.
    public var slowAnimationDuration: TimeInterval {
      get { options.closingDuration }
      set { options.closingDuration = newValue }
    }

    /// Whether the control fades in while it is pulled. Default: `false`.
    public var isAutomaticallyChangeAlpha: Bool {
      get { options.fadesWithPull }
      set { options.fadesWithPull = newValue }
    }

    /// Runs each time the control has opened and its handler was called. Default: `nil`.
    public var beginRefreshingCompletionBlock: MJRefreshComponentAction? {
      get { didOpen }
      set { didOpen = newValue }
    }

    /// Runs inside the closing animation, each time the control starts to close after a refresh
    /// whose handler was called. Default: `nil`.
    public var endRefreshingAnimationBeginAction: MJRefreshComponentAction? {
      get { closingAnimations }
      set { closingAnimations = newValue }
    }

    /// Runs once for each refresh whose handler was called, when the control has closed or, before
    /// that, is detached, displays a failure, is pulled again or begins another refresh. Default:
    /// `nil`.
    public var endRefreshingCompletionBlock: MJRefreshComponentAction? {
      get { didClose }
      set { didClose = newValue }
    }

    /// The scroll view's adjusted inset without what refresh controls have added, in points. Zero
    /// while the control is detached.
    public var scrollViewOriginalInset: UIEdgeInsets { restingInset }

    /// Always empty. In MJRefresh, these views are unmirrored in a collection view that mirrors
    /// itself. Here, the whole control is unmirrored.
    public var flipsHorizontallyInOppositeLayoutDirectionViews: [UIView] { [] }

    /// Always empty. An override has no effect. In MJRefresh, a subclass returns views that are
    /// unmirrored in addition to ``flipsHorizontallyInOppositeLayoutDirectionViews``.
    public var additionalFlipsViews: [UIView] { [] }
  }

  extension MJRefreshHeader {
    /// Always `false`. Setting it has no effect. In MJRefresh, `true` prevents the cells of a
    /// collection view from drifting into place while the header closes. Here, the header always
    /// prevents it.
    public var isCollectionViewAnimationBug: Bool {
      get { false }
      set {}
    }

    /// The distance between the header and the content, in points. Default: 0.
    public var ignoredScrollViewContentInsetTop: CGFloat {
      get { options.distanceFromContent }
      set { options.distanceFromContent = newValue }
    }
  }

  extension MJRefreshFooter {
    /// The distance between the footer and the content, in points. Default: 0.
    public var ignoredScrollViewContentInsetBottom: CGFloat {
      get { options.distanceFromContent }
      set { options.distanceFromContent = newValue }
    }
  }

  extension MJRefreshTrailer {
    /// The distance between the trailer and the content, in points. Default: 0.
    public var ignoredScrollViewContentInsetRight: CGFloat {
      get { options.distanceFromContent }
      set { options.distanceFromContent = newValue }
    }
  }

  extension MJRefreshStateHeader {
    /// The distance from the text to the center of an arrow or a spinner, or to the edge of images,
    /// in points. Default: 25, or 20 if the control displays images.
    public var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  extension MJRefreshBackStateFooter {
    /// The distance from the text to the center of an arrow or a spinner, or to the edge of images,
    /// in points. Default: 25, or 20 if the control displays images.
    public var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  extension MJRefreshAutoStateFooter {
    /// The distance from the text to the center of an arrow or a spinner, or to the edge of images,
    /// in points. Default: 25, or 20 if the control displays images.
    public var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  extension MJRefreshAutoFooter {
    /// Whether the control loads when its edge comes near. Default: `true`.
    public var isAutomaticallyRefresh: Bool {
      get { options.loading.loadsAutomatically }
      set { options.loading.loadsAutomatically = newValue }
    }

    /// How much of the control must be visible before it loads, as a multiple of its length.
    /// Default: 1.
    public var triggerAutomaticallyRefreshPercent: CGFloat {
      get { options.loading.loadThreshold }
      set { options.loading.loadThreshold = newValue }
    }

    /// How often the control may load during one drag if the loads bring no new content. Negative
    /// values are unlimited, and with 0, drags do not load. Default: 1.
    public var autoTriggerTimes: Int {
      get { maximumLoadsPerDrag ?? -1 }
      set { maximumLoadsPerDrag = newValue < 0 ? nil : newValue }
    }
  }

  extension UIScrollView {
    /// The control above the content. The scroll view owns it. Assigning another one, or `nil`,
    /// removes it and cancels its refresh. Default: `nil`.
    public var mj_header: MJRefreshHeader! {
      get { refreshControl(at: .top) }
      set { setRefreshControl(newValue?.keepingOriginalTimes(), at: .top) }
    }

    /// The control below the content: see `mj_header`. Default: `nil`.
    public var mj_footer: MJRefreshFooter! {
      get { refreshControl(at: .bottom) }
      set { setRefreshControl(newValue, at: .bottom) }
    }

    /// The control after the last item of horizontal content: see `mj_header`. Default: `nil`.
    public var mj_trailer: MJRefreshTrailer! {
      get { refreshControl(at: .trailing) }
      set { setRefreshControl(newValue, at: .trailing) }
    }

    /// The control above the content.
    @available(*, deprecated, renamed: "mj_header")
    public var header: MJRefreshHeader! {
      get { refreshControl(at: .top) }
      set { setRefreshControl(newValue?.keepingOriginalTimes(), at: .top) }
    }

    /// The control below the content.
    @available(*, deprecated, renamed: "mj_footer")
    public var footer: MJRefreshFooter! {
      get { refreshControl(at: .bottom) }
      set { setRefreshControl(newValue, at: .bottom) }
    }
  }

  extension UILabel {
    /// Returns a new label in the style of all controls.
    ///
    /// Swift imports `+mj_label` under this name.
    public static func mj_() -> UILabel { refreshLabel() }

    /// Returns the width of the text on one line, in points; 0 if there is no text.
    public func mj_textWidth() -> CGFloat { refreshTextWidth }
  }
#endif
