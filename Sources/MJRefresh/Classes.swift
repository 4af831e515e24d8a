public import EdgeRefreshControls

// Each name refers to the same class as the name in EdgeRefresh, so an app can use both.

/// The base class of all controls.
public typealias MJRefreshComponent = RefreshComponent

/// A control above the content.
public typealias MJRefreshHeader = RefreshHeader
/// A header that displays its state and the last-updated time as text.
public typealias MJRefreshStateHeader = StateHeader
/// A header with an arrow and a spinner.
public typealias MJRefreshNormalHeader = NormalHeader
/// A header that displays a series of images.
public typealias MJRefreshGifHeader = ImageHeader

/// A control below the content.
public typealias MJRefreshFooter = RefreshFooter
/// A footer that loads when the content is pulled past its end.
public typealias MJRefreshBackFooter = BackFooter
/// A back footer that displays its state as text.
public typealias MJRefreshBackStateFooter = BackStateFooter
/// A back footer with an arrow and a spinner.
public typealias MJRefreshBackNormalFooter = BackNormalFooter
/// A back footer that displays a series of images.
public typealias MJRefreshBackGifFooter = BackImageFooter
/// A footer that loads automatically.
public typealias MJRefreshAutoFooter = AutoFooter
/// A footer that loads automatically and displays its state as text.
public typealias MJRefreshAutoStateFooter = AutoStateFooter
/// A footer that loads automatically and displays a spinner.
public typealias MJRefreshAutoNormalFooter = AutoNormalFooter
/// A footer that loads automatically and displays a series of images.
public typealias MJRefreshAutoGifFooter = AutoImageFooter

/// A control after the last item of horizontal content.
public typealias MJRefreshTrailer = RefreshTrailer
/// A trailer that displays its state as text.
public typealias MJRefreshStateTrailer = StateTrailer
/// A trailer with an arrow.
public typealias MJRefreshNormalTrailer = NormalTrailer

/// The state of a control.
public typealias MJRefreshState = RefreshState
/// The language and the texts of all controls.
public typealias MJRefreshConfig = RefreshConfiguration
