#if canImport(ObjectiveC)
  import EdgeRefreshControls
  import UIKit
  #if canImport(MJRefreshObjectiveC)
    public import MJRefreshObjectiveC

    // With this empty protocol, the header that the compiler generates imports the header with the
    // names of MJRefresh, which the compiler cannot generate. A pod does not need it, because its
    // module contains both headers.
    extension RefreshComponent: MJRefreshNames {}
  #endif

  // What only Objective-C calls: see `MJRefreshObjectiveC.h`. Swift apps see no new names.

  @objc extension RefreshHeader {
    @objc(headerWithRefreshingBlock:)
    class func make(block: MJRefreshComponentAction?) -> Self { self.init(optionalBlock: block) }
    @objc(headerWithRefreshingTarget:refreshingAction:)
    class func make(target: Any?, action: Selector?) -> Self { self.init(target, action) }
  }

  @objc extension RefreshFooter {
    @objc(footerWithRefreshingBlock:)
    class func make(block: MJRefreshComponentAction?) -> Self { self.init(optionalBlock: block) }
    @objc(footerWithRefreshingTarget:refreshingAction:)
    class func make(target: Any?, action: Selector?) -> Self { self.init(target, action) }

    @objc(endRefreshingWithNoMoreData)
    func exhaust() { endRefreshingWithNoMoreData() }

    @objc(resetNoMoreData)
    func reset() { resetNoMoreData() }
  }

  @objc extension RefreshTrailer {
    @objc(trailerWithRefreshingBlock:)
    class func make(block: MJRefreshComponentAction?) -> Self { self.init(optionalBlock: block) }
    @objc(trailerWithRefreshingTarget:refreshingAction:)
    class func make(target: Any?, action: Selector?) -> Self { self.init(target, action) }
  }

  @objc extension RefreshComponent {
    @objc(initWithEdgeRefreshContent:)
    convenience init(drawnBy view: any UIView & DrawingInObjectiveC) {
      self.init(content: ContentInObjectiveC(view))
    }

    @objc(endRefreshing)
    func end() { endRefreshing() }

    @objc(endRefreshingWithCompletionBlock:)
    func end(_ block: MJRefreshComponentAction?) {
      if let block { endRefreshing(completionBlock: block) } else { endRefreshing() }
    }
  }

  @objc extension MJRefreshNormalHeader {
    @objc(activityIndicatorViewStyle)
    var indicatorStyle: UIActivityIndicatorView.Style {
      get { activityIndicatorViewStyle }
      @objc(setActivityIndicatorViewStyle:) set { activityIndicatorViewStyle = newValue }
    }
  }

  @objc extension MJRefreshBackNormalFooter {
    @objc(activityIndicatorViewStyle)
    var indicatorStyle: UIActivityIndicatorView.Style {
      get { activityIndicatorViewStyle }
      @objc(setActivityIndicatorViewStyle:) set { activityIndicatorViewStyle = newValue }
    }
  }

  @objc extension MJRefreshAutoNormalFooter {
    @objc(activityIndicatorViewStyle)
    var indicatorStyle: UIActivityIndicatorView.Style {
      get { activityIndicatorViewStyle }
      @objc(setActivityIndicatorViewStyle:) set { activityIndicatorViewStyle = newValue }
    }
  }

  extension MetatypeInitializable where Self: RefreshComponent {
    /// Creates a control of a metatype's class, with a target and an action if there are both.
    fileprivate init(_ target: Any?, _ action: Selector?) {
      self.init(optionalBlock: nil)
      if let target, let action { setRefreshingTarget(target, refreshingAction: action) }
    }
  }

  /// `EdgeRefreshContent` in Objective-C.
  @objc(EdgeRefreshContent) protocol DrawingInObjectiveC: NSObjectProtocol {
    @objc(drawState:progress:isRefreshing:)
    @MainActor func draw(_ state: RefreshState, progress: CGFloat, isRefreshing: Bool)
  }

  /// Passes what a control displays to a view that is written in Objective-C.
  private final class ContentInObjectiveC: UIView, RefreshContent {
    private let view: any UIView & DrawingInObjectiveC

    init(_ view: any UIView & DrawingInObjectiveC) {
      self.view = view
      super.init(frame: view.frame)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { view.intrinsicContentSize }

    // VoiceOver reads the values of the view.
    override var accessibilityLabel: String? {
      get { view.accessibilityLabel }
      set { view.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
      get { view.accessibilityValue }
      set { view.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
      get { view.accessibilityHint }
      set { view.accessibilityHint = newValue }
    }
    override var accessibilityLanguage: String? {
      get { view.accessibilityLanguage }
      set { view.accessibilityLanguage = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { view.accessibilityTraits }
      set { view.accessibilityTraits = newValue }
    }
    override var accessibilityElements: [Any]? {
      get { view.accessibilityElements }
      set { view.accessibilityElements = newValue }
    }

    func render(_ presentation: RefreshPresentation) {
      view.draw(
        presentation.state, progress: presentation.progress, isRefreshing: presentation.isActive)
    }
  }

  /// `MJRefreshConfig` in Objective-C. `@usableFromInline` makes the class visible to the linker.
  @objc(EdgeRefreshConfig) @MainActor @usableFromInline
  final class ConfigurationForObjectiveC: NSObject {
    @objc(defaultConfig) static let `default` = ConfigurationForObjectiveC()

    @objc var languageCode: String? {
      get { RefreshConfiguration.default.languageCode }
      set { RefreshConfiguration.default.languageCode = newValue }
    }

    @objc var i18nFilename: String? {
      get { RefreshConfiguration.default.i18nFilename }
      set { RefreshConfiguration.default.i18nFilename = newValue }
    }

    @objc var i18nBundle: Bundle? {
      get { RefreshConfiguration.default.i18nBundle }
      set { RefreshConfiguration.default.i18nBundle = newValue }
    }
  }
#endif
