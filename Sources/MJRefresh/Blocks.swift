/// What a control calls.
public typealias MJRefreshComponentAction = () -> Void

/// What a refresh calls.
@available(*, deprecated, renamed: "MJRefreshComponentAction")
public typealias MJRefreshComponentRefreshingBlock = MJRefreshComponentAction

/// What is called when a control has opened.
@available(*, deprecated, renamed: "MJRefreshComponentAction")
public typealias MJRefreshComponentBeginRefreshingCompletionBlock = MJRefreshComponentAction

/// What is called when a control has closed.
@available(*, deprecated, renamed: "MJRefreshComponentAction")
public typealias MJRefreshComponentEndRefreshingCompletionBlock = MJRefreshComponentAction
