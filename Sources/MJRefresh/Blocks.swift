/// A closure that a control calls.
public typealias MJRefreshComponentAction = () -> Void

/// The closure that is called for each refresh.
@available(*, deprecated, renamed: "MJRefreshComponentAction")
public typealias MJRefreshComponentRefreshingBlock = MJRefreshComponentAction

/// The closure that is called when a control has opened.
@available(*, deprecated, renamed: "MJRefreshComponentAction")
public typealias MJRefreshComponentBeginRefreshingCompletionBlock = MJRefreshComponentAction

/// The closure that is called when a control has closed.
@available(*, deprecated, renamed: "MJRefreshComponentAction")
public typealias MJRefreshComponentEndRefreshingCompletionBlock = MJRefreshComponentAction
