// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // The members of Overridable+Apple.swift. Without Objective-C, a subclass cannot override a
  // member of an extension, and Swift warns of one that is `open`.

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
      get { openingCompletion }
      set { openingCompletion = newValue }
    }

    /// Runs inside the closing animation, each time the control starts to close after a refresh
    /// whose handler was called. Default: `nil`.
    public var endRefreshingAnimationBeginAction: MJRefreshComponentAction? {
      get { closingAnimations }
      set { closingAnimations = newValue }
    }

    /// Runs once for each refresh whose handler was called, when the control has closed or, before
    /// that, is detached, is pulled again or begins another refresh. Default: `nil`.
    public var endRefreshingCompletionBlock: MJRefreshComponentAction? {
      get { closingCompletion }
      set { closingCompletion = newValue }
    }

    /// The scroll view's adjusted inset without the amounts of refresh controls, in points. Zero
    /// while the control is detached.
    public var scrollViewOriginalInset: UIEdgeInsets { restingInset }

    /// The views that the control mirrors back in a collection view that mirrors itself. Always
    /// empty: the control shows all of its views unmirrored there.
    public var flipsHorizontallyInOppositeLayoutDirectionViews: [UIView] { [] }

    /// Views that a subclass adds to those that are mirrored back in a collection view that mirrors
    /// itself. Default: none. It has no effect, because the control shows all of its views
    /// unmirrored there.
    public var additionalFlipsViews: [UIView] {
      get { unmirroredViews }
      set { unmirroredViews = newValue }
    }
  }

  extension MJRefreshHeader {
    /// Always `false`. Setting it has no effect. In MJRefresh, it enables a workaround that is not
    /// needed here.
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
    /// The space between the text and the view beside it, in points. Default: 25, or 20 if the
    /// control displays images.
    public var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  extension MJRefreshBackStateFooter {
    /// The space between the text and the view beside it, in points. Default: 25, or 20 if the
    /// control displays images.
    public var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  extension MJRefreshAutoStateFooter {
    /// The space between the text and the view beside it, in points. Default: 25, or 20 if the
    /// control displays images.
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

    /// How much of the control has to be visible to load, in lengths of the control. Default: 1.
    public var triggerAutomaticallyRefreshPercent: CGFloat {
      get { options.loading.loadThreshold }
      set { options.loading.loadThreshold = newValue }
    }

    /// How often the control may load during one drag that adds no content; −1 is unlimited.
    /// Default: 1.
    public var autoTriggerTimes: Int {
      get { maximumLoadsPerDrag ?? -1 }
      set { maximumLoadsPerDrag = newValue < 0 ? nil : newValue }
    }
  }

  extension UIScrollView {
    /// The control above the content.
    public var mj_header: MJRefreshHeader! {
      get { refreshControl(at: .top) }
      set { setRefreshControl(newValue, at: .top) }
    }

    /// The control below the content.
    public var mj_footer: MJRefreshFooter! {
      get { refreshControl(at: .bottom) }
      set { setRefreshControl(newValue, at: .bottom) }
    }

    /// The control after the last item of horizontal content.
    public var mj_trailer: MJRefreshTrailer! {
      get { refreshControl(at: .trailing) }
      set { setRefreshControl(newValue, at: .trailing) }
    }

    /// The control above the content.
    @available(*, deprecated, renamed: "mj_header")
    public var header: MJRefreshHeader! {
      get { refreshControl(at: .top) }
      set { setRefreshControl(newValue, at: .top) }
    }

    /// The control below the content.
    @available(*, deprecated, renamed: "mj_footer")
    public var footer: MJRefreshFooter! {
      get { refreshControl(at: .bottom) }
      set { setRefreshControl(newValue, at: .bottom) }
    }
  }
#endif
