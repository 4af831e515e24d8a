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
    var loadsAutomatically: Bool { rawValue.hasPrefix("Auto") }
  }
}

extension Set<Trace.ControlKind> {
  static var all: Self { Set(Trace.ControlKind.allCases) }
  static var automatic: Self { all.filter(\.loadsAutomatically) }
  static var footers: Self { all.filter { $0.slot == .footer } }
  static var pulledHeaders: Self { all.subtracting(automatic).filter { $0.slot == .header } }
  static var withImages: Self { all.filter { $0.rawValue.contains("Gif") } }
}
