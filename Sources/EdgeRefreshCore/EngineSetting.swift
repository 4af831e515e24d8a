/// A setting of an engine. An engine ignores a setting that its kind does not have.
package enum EngineSetting {
  /// The options of the control.
  case options(RefreshOptions)
  /// When a control calls its handler.
  case handlerTiming(PullEngine.HandlerTiming)
  /// The second level; `nil` removes it.
  case secondLevel(SecondLevelEngine?)
  /// How far to pull to open the second level, as a multiple of the control's length.
  case secondThreshold(Double)
  /// How often a drag may load. Setting it restarts the count.
  case maximumLoadsPerDrag(Int?)
  /// The length of the items of a prefetch distance, in points.
  case prefetchedItemsLength(Double)
}

extension RefreshEngine {
  /// Changes a setting.
  package mutating func change(_ setting: EngineSetting) {
    switch self {
    case .pull(var engine):
      engine.change(setting)
      self = .pull(engine)
    case .auto(var engine):
      engine.change(setting)
      self = .auto(engine)
    }
  }
}

extension PullEngine {
  fileprivate mutating func change(_ setting: EngineSetting) {
    switch setting {
    case .options(let options):
      showsFailure = options.showsFailure
      scrollsToControl = options.scrollsToControl
      // A pull may continue to a second level.
      beginsAtThreshold = options.beginsAtThreshold && secondLevel == nil
      holds = options.holds
    case .handlerTiming(let timing): handlerTiming = timing
    case .secondLevel(let level): secondLevel = level
    case .secondThreshold(let threshold): secondLevel?.threshold = threshold
    case .maximumLoadsPerDrag, .prefetchedItemsLength: break
    }
  }
}

extension AutoEngine {
  fileprivate mutating func change(_ setting: EngineSetting) {
    switch setting {
    case .options(let options):
      let loading = options.loading
      showsFailure = options.showsFailure
      loadsAutomatically = loading.loadsAutomatically
      loadThreshold = loading.loadThreshold
      loadsAgainOnReturn = loading.loadsAgainOnReturn
      prefetchDistance = loading.prefetchDistance
      // Setting it restarts the count.
      if maximumLoadsPerDrag != loading.maximumLoadsPerDrag {
        maximumLoadsPerDrag = loading.maximumLoadsPerDrag
      }
    case .maximumLoadsPerDrag(let count): maximumLoadsPerDrag = count
    case .prefetchedItemsLength(let length): prefetchedItemsLength = length
    case .handlerTiming, .secondLevel, .secondThreshold: break
    }
  }
}

extension RefreshOptions {
  /// The holds that the durations require.
  fileprivate var holds: Hold {
    var holds: Hold = []
    if minimumVisibleDuration > 0 { holds.formUnion(.minimumDuration) }
    if resultDuration > 0 { holds.formUnion(.result) }
    return holds
  }
}
