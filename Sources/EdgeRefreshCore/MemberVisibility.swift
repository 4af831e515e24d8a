/// An empty type. By re-exporting only this type, another module makes the members of
/// EdgeRefreshCore visible, but not the names of its types.
public enum EdgeRefreshCoreVisibility {}
