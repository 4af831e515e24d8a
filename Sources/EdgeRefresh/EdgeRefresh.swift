@_exported public import EdgeRefreshFeatures
