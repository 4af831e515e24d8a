// The sources of EdgeRefresh.
