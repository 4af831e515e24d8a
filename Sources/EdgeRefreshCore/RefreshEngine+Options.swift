extension RefreshEngine {
  /// Copies the options that affect decisions to the engine.
  package mutating func apply(_ options: RefreshOptions) {
    changePull {
      $0.showsFailure = options.showsFailure
      $0.scrollsToControl = options.scrollsToControl
      // A pull may continue to a second level.
      $0.beginsAtThreshold = options.beginsAtThreshold && $0.secondLevel == nil
      $0.holds = []
      if options.minimumVisibleDuration > 0 { $0.holds.insert(.minimumDuration) }
      if options.resultDuration > 0 { $0.holds.insert(.result) }
    }
    changeAuto {
      let loading = options.loading
      $0.showsFailure = options.showsFailure
      $0.loadsAutomatically = loading.loadsAutomatically
      $0.loadThreshold = loading.loadThreshold
      $0.prefetchDistance = loading.prefetchDistance
      $0.budget.loadsAgainOnReturn = loading.loadsAgainOnReturn
      // Setting it restarts the count.
      if $0.budget.maximumLoadsPerDrag != loading.maximumLoadsPerDrag {
        $0.budget.maximumLoadsPerDrag = loading.maximumLoadsPerDrag
      }
    }
  }
}
