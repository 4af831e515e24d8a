extension RefreshEngine {
  /// Copies the options that affect decisions to the engine.
  package mutating func apply(_ options: RefreshOptions) {
    changePull { $0.apply(options) }
    changeAuto { $0.apply(options) }
  }
}

extension PullEngine {
  fileprivate mutating func apply(_ options: RefreshOptions) {
    showsFailure = options.showsFailure
    scrollsToControl = options.scrollsToControl
    // A pull may continue to a second level.
    beginsAtThreshold = options.beginsAtThreshold && secondLevel == nil
    holds = []
    if options.minimumVisibleDuration > 0 { holds.formUnion(.minimumDuration) }
    if options.resultDuration > 0 { holds.formUnion(.result) }
  }
}

extension AutoEngine {
  fileprivate mutating func apply(_ options: RefreshOptions) {
    let loading = options.loading
    showsFailure = options.showsFailure
    loadsAutomatically = loading.loadsAutomatically
    loadThreshold = loading.loadThreshold
    prefetchDistance = loading.prefetchDistance
    budget.loadsAgainOnReturn = loading.loadsAgainOnReturn
    // Setting it restarts the count.
    if budget.maximumLoadsPerDrag != loading.maximumLoadsPerDrag {
      budget.maximumLoadsPerDrag = loading.maximumLoadsPerDrag
    }
  }
}
