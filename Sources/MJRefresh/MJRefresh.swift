// The sources of MJRefresh.
