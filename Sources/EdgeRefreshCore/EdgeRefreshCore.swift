// The sources of EdgeRefreshCore.
