@_exported public import EdgeRefresh
