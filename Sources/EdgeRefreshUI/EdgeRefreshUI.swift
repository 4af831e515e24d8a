@_exported public import EdgeRefreshControls
