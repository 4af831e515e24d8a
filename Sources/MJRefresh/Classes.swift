public import EdgeRefreshControls

// A control that is made by one of these names is the very same class: an app may use both in turn.

/// What all controls have in common.
public typealias MJRefreshComponent = RefreshComponent

/// A control above the content.
public typealias MJRefreshHeader = RefreshHeader
/// A header that says in words what it is doing.
public typealias MJRefreshStateHeader = StateHeader
/// A header with an arrow and a spinner.
public typealias MJRefreshNormalHeader = NormalHeader
/// A header with a series of images.
public typealias MJRefreshGifHeader = GifHeader

/// A control below the content.
public typealias MJRefreshFooter = RefreshFooter
/// A footer that is pulled past the end.
public typealias MJRefreshBackFooter = BackFooter
/// A footer beyond the end that says in words what it is doing.
public typealias MJRefreshBackStateFooter = BackStateFooter
/// A footer beyond the end with an arrow and a spinner.
public typealias MJRefreshBackNormalFooter = BackNormalFooter
/// A footer beyond the end with a series of images.
public typealias MJRefreshBackGifFooter = BackGifFooter
/// A footer that loads by itself.
public typealias MJRefreshAutoFooter = AutoFooter
/// A footer that loads by itself and says in words what it is doing.
public typealias MJRefreshAutoStateFooter = AutoStateFooter
/// A footer that loads by itself, with a spinner.
public typealias MJRefreshAutoNormalFooter = AutoNormalFooter
/// A footer that loads by itself, with a series of images.
public typealias MJRefreshAutoGifFooter = AutoGifFooter

/// A control after the last item of horizontal content.
public typealias MJRefreshTrailer = RefreshTrailer
/// A trailer that says in words what it is doing.
public typealias MJRefreshStateTrailer = StateTrailer
/// A trailer with an arrow.
public typealias MJRefreshNormalTrailer = NormalTrailer

/// What a control is doing.
public typealias MJRefreshState = RefreshState
/// In which language, and in whose words, all controls speak.
public typealias MJRefreshConfig = RefreshConfiguration
