extension Trace {
  /// An option of a component, in the order in which options are set.
  package enum Option: String, CaseIterable, Hashable, Sendable, Encodable, CodingKeyRepresentable {
    case automaticallyChangeAlpha
    case animationDisabled
    case fastAnimationDuration
    case slowAnimationDuration
    case ignoredInset
    case automaticallyRefresh
    case triggerAutomaticallyRefreshPercent
    case autoTriggerTimes
    case images
    case stateHidden
    case timeHidden
    case refreshingTitleHidden
    case inCallback
    case grow
    case length
    case isExclusive
    case takesTouches
    case loadTime
    case fails
    case inSetter
    case inEnd

    /// Checks that a value can be set.
    func check(_ field: JSONField) throws(Problem) {
      switch self {
      case .automaticallyChangeAlpha, .animationDisabled, .automaticallyRefresh, .stateHidden,
        .timeHidden, .refreshingTitleHidden, .isExclusive, .takesTouches, .fails:
        _ = try field.bool()
      case .fastAnimationDuration, .slowAnimationDuration, .loadTime:
        _ = try field.number(in: 0...60)
      case .ignoredInset, .triggerAutomaticallyRefreshPercent:
        _ = try field.number(in: -1_000_000...1_000_000)
      case .autoTriggerTimes: _ = try field.whole(in: -1...1_000_000)
      case .images: try Self.checkImages(field)
      case .inCallback: _ = try field.string(of: ["end", "endNoMore", "begin", "remove", "none"])
      case .inSetter: _ = try field.string(of: ["end", "endThenBegin", "begin", "none"])
      case .inEnd: _ = try field.string(of: ["begin", "beginEndBegin", "none"])
      case .length: _ = try field.number(in: 0...10_000)
      case .grow: _ = try field.whole(in: 0...10_000)
      }
    }

    private static func checkImages(_ field: JSONField) throws(Problem) {
      for key in try field.object().keys.sorted() {
        switch key {
        case "idle", "pulling", "refreshing": _ = try field.member(key).whole(in: 0...1000)
        case "height": _ = try field.member(key).number(in: 0...10_000)
        default: throw field.wrong("has \"\(key)\", which is no state and not \"height\"")
        }
      }
    }
  }
}
