extension Trace {
  /// An option of a component. Options are set in the order of the cases.
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
    case minimumVisibleDuration
    case resultDuration
    case timeoutDuration
    case showsFailure
    case beginsAtThreshold
    case hidesUnderBars
    case hapticFeedback
    case revealsWhenBegun
    case adjustsForContentSizeCategory
    case loadsAgainWithoutFinger
    case prefetchDistance
    case resetsNoMoreDataOnHeaderRefresh
    case isAutomaticallyHidden
    case hidesWhenContentFits
    case secondLevel
    case asyncHandler
    case outcome

    /// Throws if the option cannot have the value of a field.
    func check(_ field: JSONField) throws(Problem) {
      switch self {
      case .automaticallyChangeAlpha, .animationDisabled, .automaticallyRefresh, .stateHidden,
        .timeHidden, .refreshingTitleHidden, .isExclusive, .takesTouches, .fails, .showsFailure,
        .beginsAtThreshold, .hapticFeedback, .revealsWhenBegun, .adjustsForContentSizeCategory,
        .loadsAgainWithoutFinger, .resetsNoMoreDataOnHeaderRefresh, .isAutomaticallyHidden,
        .hidesWhenContentFits, .hidesUnderBars, .asyncHandler:
        _ = try field.bool()
      case .fastAnimationDuration, .slowAnimationDuration, .loadTime, .minimumVisibleDuration,
        .resultDuration, .timeoutDuration:
        _ = try field.number(in: 0...60)
      case .secondLevel: _ = try field.number(in: 0...100)
      case .prefetchDistance: try PrefetchUnit.check(field)
      case .outcome: _ = try field.choice(of: Outcome.self)
      case .ignoredInset, .triggerAutomaticallyRefreshPercent:
        _ = try field.number(in: -1_000_000...1_000_000)
      case .autoTriggerTimes: _ = try field.whole(in: -1...1_000_000)
      case .images: try ImageSetting.check(field)
      case .inCallback: _ = try field.choice(of: HandlerAction.self)
      case .inSetter: _ = try field.choice(of: SetterAction.self)
      case .inEnd: _ = try field.choice(of: EndAction.self)
      case .length: _ = try field.number(in: 0...10_000)
      case .grow: _ = try field.whole(in: 0...10_000)
      }
    }
  }

  /// The action of the app in a control's handler: a value of ``Option/inCallback``.
  enum HandlerAction: String, CaseIterable {
    case end
    case endNoMore
    case begin
    case remove
    case nothing = "none"
  }

  /// The action of a subclass in the setter of its state: a value of ``Option/inSetter``.
  enum SetterAction: String, CaseIterable {
    /// Ends a refresh as it begins.
    case end
    /// Ends a refresh as it begins, then begins another one.
    case endThenBegin
    /// Begins a refresh as one ends.
    case begin
    case nothing = "none"
  }

  /// The action of the app in the block that is called at the end of a refresh: a value of
  /// ``Option/inEnd``.
  enum EndAction: String, CaseIterable {
    case begin
    case beginEndBegin
    case nothing = "none"
  }

  /// The outcome of a load: a value of ``Option/outcome``.
  enum Outcome: String, CaseIterable {
    case success, noMoreData, failure, cancelled
  }

  /// The key of the object that ``Option/prefetchDistance`` takes. The value is its number.
  enum PrefetchUnit: String, CaseIterable {
    case none, points, screens, items, controlLengths

    static func check(_ field: JSONField) throws(Problem) {
      for key in try field.object().keys.sorted() {
        guard PrefetchUnit(rawValue: key) != nil else {
          throw field.wrong("has \"\(key)\", which is no unit of a distance")
        }
        _ = try field.member(key).number(in: 0...100_000)
      }
    }
  }

  /// A key of the object that ``Option/images`` takes.
  enum ImageSetting: String {
    /// The number of images of a state.
    case idle, pulling, refreshing
    /// The width and height of each image, in points.
    case height

    static func check(_ field: JSONField) throws(Problem) {
      for key in try field.object().keys.sorted() {
        switch ImageSetting(rawValue: key) {
        case .idle, .pulling, .refreshing: _ = try field.member(key).whole(in: 0...1000)
        case .height: _ = try field.member(key).number(in: 0...10_000)
        case nil: throw field.wrong("has \"\(key)\", which is no state and not \"height\"")
        }
      }
    }
  }
}
