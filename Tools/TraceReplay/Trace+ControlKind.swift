extension Trace {
  /// The class of a control. Another order of the cases would change the random sessions.
  package enum ControlKind: String, CaseIterable, Sendable {
    case stateHeader = "StateHeader"
    case normalHeader = "NormalHeader"
    case gifHeader = "GifHeader"
    case backStateFooter = "BackStateFooter"
    case backNormalFooter = "BackNormalFooter"
    case backGifFooter = "BackGifFooter"
    case autoStateFooter = "AutoStateFooter"
    case autoNormalFooter = "AutoNormalFooter"
    case autoGifFooter = "AutoGifFooter"
    case stateTrailer = "StateTrailer"
    case normalTrailer = "NormalTrailer"
    case autoNormalTrailer = "AutoNormalTrailer"
    case stateLeader = "StateLeader"
    case normalLeader = "NormalLeader"
    case autoNormalHeader = "AutoNormalHeader"
    case autoNormalLeader = "AutoNormalLeader"

    /// The slot that takes the control.
    var slot: Slot {
      switch self {
      case .stateHeader, .normalHeader, .gifHeader, .autoNormalHeader: .header
      case .backStateFooter, .backNormalFooter, .backGifFooter, .autoStateFooter,
        .autoNormalFooter, .autoGifFooter:
        .footer
      case .stateTrailer, .normalTrailer, .autoNormalTrailer: .trailer
      case .stateLeader, .normalLeader, .autoNormalLeader: .leader
      }
    }

    /// Whether the control loads automatically when it scrolls into view.
    var loadsAutomatically: Bool {
      switch self {
      case .autoStateFooter, .autoNormalFooter, .autoGifFooter, .autoNormalTrailer,
        .autoNormalHeader, .autoNormalLeader:
        true
      case .stateHeader, .normalHeader, .gifHeader, .backStateFooter, .backNormalFooter,
        .backGifFooter, .stateTrailer, .normalTrailer, .stateLeader, .normalLeader:
        false
      }
    }

    /// Whether the control shows images.
    var hasImages: Bool {
      switch self {
      case .gifHeader, .backGifFooter, .autoGifFooter: true
      case .stateHeader, .normalHeader, .backStateFooter, .backNormalFooter, .autoStateFooter,
        .autoNormalFooter, .stateTrailer, .normalTrailer, .autoNormalTrailer, .stateLeader,
        .normalLeader, .autoNormalHeader, .autoNormalLeader:
        false
      }
    }
  }
}
