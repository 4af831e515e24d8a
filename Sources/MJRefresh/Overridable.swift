// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(ObjectiveC)
  public import EdgeRefreshControls
  public import UIKit

  // These are extensions of classes so that subclasses can override them: see Chaining.swift.

  @objc extension MJRefreshComponent {
    /// The duration of the opening animation, in seconds. Default: 0.25.
    open var fastAnimationDuration: TimeInterval {
      get { options.openingDuration }
      set { options.openingDuration = newValue }
    }

    /// The duration of the closing animation, in seconds. Default: 0.4.
    open var slowAnimationDuration: TimeInterval {
      get { options.closingDuration }
      set { options.closingDuration = newValue }
    }

    /// Whether the control fades in while it is pulled. Default: `false`.
    @objc(automaticallyChangeAlpha)
    open var isAutomaticallyChangeAlpha: Bool {
      @objc(isAutomaticallyChangeAlpha) get { options.fadesWithPull }
      @objc(setAutomaticallyChangeAlpha:) set { options.fadesWithPull = newValue }
    }

    /// Runs each time the control has opened and its handler was called. Default: `nil`.
    open var beginRefreshingCompletionBlock: MJRefreshComponentAction? {
      get { didOpen }
      set { didOpen = newValue }
    }

    /// Runs inside the closing animation, each time the control starts to close after a refresh
    /// whose handler was called. Default: `nil`.
    open var endRefreshingAnimationBeginAction: MJRefreshComponentAction? {
      get { closingAnimations }
      set { closingAnimations = newValue }
    }

    /// Runs once for each refresh whose handler was called, when the control has closed or, before
    /// that, is detached, displays a failure, is pulled again or begins another refresh. Default:
    /// `nil`.
    open var endRefreshingCompletionBlock: MJRefreshComponentAction? {
      get { didClose }
      set { didClose = newValue }
    }

    /// The scroll view's adjusted inset without what refresh controls have added, in points. Zero
    /// while the control is detached.
    open var scrollViewOriginalInset: UIEdgeInsets { restingInset }

    /// Always empty. In MJRefresh, these views are unmirrored in a collection view that mirrors
    /// itself. Here, the whole control is unmirrored.
    open var flipsHorizontallyInOppositeLayoutDirectionViews: [UIView] { [] }

    /// Always empty. An override has no effect. In MJRefresh, a subclass returns views that are
    /// unmirrored in addition to ``flipsHorizontallyInOppositeLayoutDirectionViews``.
    open var additionalFlipsViews: [UIView] { [] }
  }

  @objc extension MJRefreshHeader {
    /// Always `false`. Setting it has no effect. In MJRefresh, `true` prevents the cells of a
    /// collection view from drifting into place while the header closes. Here, the header always
    /// prevents it.
    open var isCollectionViewAnimationBug: Bool {
      get { false }
      set {}
    }

    /// The distance between the header and the content, in points. Default: 0.
    open var ignoredScrollViewContentInsetTop: CGFloat {
      get { options.distanceFromContent }
      set { options.distanceFromContent = newValue }
    }
  }

  @objc extension MJRefreshFooter {
    /// The distance between the footer and the content, in points. Default: 0.
    open var ignoredScrollViewContentInsetBottom: CGFloat {
      get { options.distanceFromContent }
      set { options.distanceFromContent = newValue }
    }
  }

  @objc extension MJRefreshTrailer {
    /// The distance between the trailer and the content, in points. Default: 0.
    open var ignoredScrollViewContentInsetRight: CGFloat {
      get { options.distanceFromContent }
      set { options.distanceFromContent = newValue }
    }
  }

  @objc extension MJRefreshStateHeader {
    /// The distance from the text to the center of an arrow or a spinner, or to the edge of images,
    /// in points. Default: 25, or 20 if the control displays images.
    open var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  @objc extension MJRefreshBackStateFooter {
    /// The distance from the text to the center of an arrow or a spinner, or to the edge of images,
    /// in points. Default: 25, or 20 if the control displays images.
    open var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  @objc extension MJRefreshAutoStateFooter {
    /// The distance from the text to the center of an arrow or a spinner, or to the edge of images,
    /// in points. Default: 25, or 20 if the control displays images.
    open var labelLeftInset: CGFloat {
      get { textSpacing }
      set { textSpacing = newValue }
    }
  }

  @objc extension MJRefreshAutoFooter {
    /// Whether the control loads when its edge comes near. Default: `true`.
    @objc(automaticallyRefresh)
    open var isAutomaticallyRefresh: Bool {
      @objc(isAutomaticallyRefresh) get { options.loading.loadsAutomatically }
      @objc(setAutomaticallyRefresh:) set { options.loading.loadsAutomatically = newValue }
    }

    /// How much of the control must be visible before it loads, as a multiple of its length.
    /// Default: 1.
    open var triggerAutomaticallyRefreshPercent: CGFloat {
      get { options.loading.loadThreshold }
      set { options.loading.loadThreshold = newValue }
    }

    /// How often the control may load during one drag if the loads bring no new content. Negative
    /// values are unlimited, and with 0, drags do not load. Default: 1.
    open var autoTriggerTimes: Int {
      get { maximumLoadsPerDrag ?? -1 }
      set { maximumLoadsPerDrag = newValue < 0 ? nil : newValue }
    }
  }

  // Key-value observation reports every assignment of a `dynamic` property.

  @objc extension UIScrollView {
    /// The control above the content. The scroll view owns it. Assigning another one, or `nil`,
    /// removes it and cancels its refresh. Default: `nil`.
    open dynamic var mj_header: MJRefreshHeader! {
      get { refreshControl(at: .top) }
      set { setRefreshControl(newValue?.keepingOriginalTimes(), at: .top) }
    }

    /// The control below the content: see `mj_header`. Default: `nil`.
    open dynamic var mj_footer: MJRefreshFooter! {
      get { refreshControl(at: .bottom) }
      set { setRefreshControl(newValue, at: .bottom) }
    }

    /// The control after the last item of horizontal content: see `mj_header`. Default: `nil`.
    open dynamic var mj_trailer: MJRefreshTrailer! {
      get { refreshControl(at: .trailing) }
      set { setRefreshControl(newValue, at: .trailing) }
    }

    /// The control above the content.
    @available(*, deprecated, renamed: "mj_header")
    open dynamic var header: MJRefreshHeader! {
      get { refreshControl(at: .top) }
      set { setRefreshControl(newValue?.keepingOriginalTimes(), at: .top) }
    }

    /// The control below the content.
    @available(*, deprecated, renamed: "mj_footer")
    open dynamic var footer: MJRefreshFooter! {
      get { refreshControl(at: .bottom) }
      set { setRefreshControl(newValue, at: .bottom) }
    }
  }
#endif
