@_exported public import EdgeRefreshControls

@_exported public import enum EdgeRefreshCore.SecondLevelState
