public import EdgeRefreshControls

// MJRefresh 3.7.9 does not have this name, so a subclass may have it.
extension RefreshFeatures where Self: MJRefreshAutoFooter {
  /// Whether the footer loads only once during a drag. If `false`, the number of loads is
  /// unlimited. Versions of MJRefresh before 3.7.9 have this property.
  @available(*, deprecated, message: "Set autoTriggerTimes to 1, or to -1 for no limit")
  public var isOnlyRefreshPerDrag: Bool {
    get { autoTriggerTimes == 1 }
    set { autoTriggerTimes = newValue ? 1 : -1 }
  }
}
