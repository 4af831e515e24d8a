/// A type without values, for modules that re-export the members of this module but not its names:
/// a scoped export of one type makes all members visible.
public enum EdgeRefreshCoreVisibility {}
