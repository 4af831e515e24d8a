// The types of the engine that apps use. The other types require `import EdgeRefreshCore`, so that
// they do not collide with an app's types or with SwiftUI's `ScrollGeometry`.
@_exported public import enum EdgeRefreshCore.PrefetchDistance
@_exported public import enum EdgeRefreshCore.RefreshEdge
@_exported public import struct EdgeRefreshCore.RefreshOptions
@_exported public import enum EdgeRefreshCore.RefreshOutcome
@_exported public import enum EdgeRefreshCore.RefreshState
