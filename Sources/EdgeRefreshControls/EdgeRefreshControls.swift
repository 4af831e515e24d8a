// The values of the engine that apps use. Its other types are visible with `import EdgeRefreshCore`
// only, so that they cannot collide with an app's types or with SwiftUI's `ScrollGeometry`.
@_exported public import enum EdgeRefreshCore.RefreshEdge
@_exported public import enum EdgeRefreshCore.RefreshOutcome
@_exported public import enum EdgeRefreshCore.RefreshState
