/// An empty type. A module that re-exports only this type makes the members of this module visible,
/// but not the names of its other types.
public enum EdgeRefreshCoreVisibility {}
