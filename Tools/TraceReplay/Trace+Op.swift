extension Trace {
  /// The action of a step. `Documentation/Traces.md` describes each of them.
  package enum Op: String, CaseIterable, Encodable, Sendable {
    case dragBegan
    case offset
    case dragEnded
    case dragCancelled
    case contentSize
    case frame
    case contentInset
    case safeArea
    case rows
    case begin
    case end
    case endNoMore
    case resetNoMore
    case tap
    case hidden
    case set
    case remove
    case attach
    case window
    case turn
    case advance
    case touch
    case move
    case lift
    case touchCancelled
    case wheel
    case pad
    case scrollTo
    case rotate
    case keyboard
    case keyboardGone
    case replace
    case probe
    case insetSet
    case insetAdd
    case insetSave
    case insetRestore
    case resize
    case endThen
    case scrollToStart
    case scrollToEnd
    case selfSizing
    case alwaysBounce
    case bar
    case fail
    case cancel
    case retry
    case beginByUser
    case openLevel
    case closeLevel
    case textSize
    case keepContent
    case stayAtEnd
    case identifyContent
    case prepend
    case append
    case push
    case pop
    case adjustment

    /// Whether only sessions with touches have such steps, and not the recordings of MJRefresh.
    var isLive: Bool {
      switch self {
      case .dragBegan, .offset, .dragEnded, .dragCancelled, .contentSize, .frame, .contentInset,
        .safeArea, .rows, .begin, .end, .endNoMore, .resetNoMore, .tap, .hidden, .set, .remove,
        .attach, .window, .turn, .advance:
        false
      default: true
      }
    }

    /// Whether the app sets the inset.
    var setsInset: Bool {
      switch self {
      case .contentInset, .insetSet, .insetAdd, .insetSave, .insetRestore, .keyboard, .keyboardGone:
        true
      default: false
      }
    }

    /// Whether the step changes edges of the content, or covers the scroll view and uncovers it.
    var movesEdges: Bool {
      switch self {
      case .insetSet, .insetAdd, .insetRestore, .keyboard, .keyboardGone, .safeArea, .rotate,
        .resize, .contentSize, .push, .pop, .adjustment:
        true
      default: false
      }
    }

    /// Whether the step ends a refresh.
    var isEnd: Bool {
      switch self {
      case .end, .endNoMore, .endThen, .fail, .cancel: true
      default: false
      }
    }

    /// The fields that a step with this action must have.
    var fields: [Step.CodingKeys] {
      switch self {
      case .dragBegan, .dragEnded, .dragCancelled, .turn, .lift, .touchCancelled, .keyboardGone,
        .push, .pop:
        []
      case .move, .pad: [.x, .y, .t]
      case .scrollTo: [.x, .y, .value]
      case .offset, .touch, .wheel: [.x, .y]
      case .keyboard: [.h]
      case .contentSize, .frame, .rotate: [.w, .h]
      case .resize: [.w, .h, .t]
      case .contentInset, .safeArea, .insetSet, .insetAdd: [.t, .l, .b, .r]
      case .advance: [.t]
      case .rows, .insetSave, .insetRestore, .textSize, .prepend, .append: [.n]
      case .bar: [.h, .y, .value]
      case .selfSizing: [.h, .n]
      case .window, .scrollToStart, .scrollToEnd, .keepContent, .stayAtEnd, .identifyContent,
        .adjustment:
        [.value]
      case .begin, .end, .endNoMore, .resetNoMore, .tap, .remove, .attach, .replace, .probe,
        .endThen, .fail, .cancel, .retry, .beginByUser, .openLevel, .closeLevel:
        [.on]
      case .hidden, .alwaysBounce: [.on, .value]
      case .set: [.on, .option, .value]
      }
    }

    /// The valid values of `t`: seconds, or points in an inset.
    var timeRange: ClosedRange<Double> {
      switch self {
      case .advance: 0...3600
      case .move, .pad, .resize: 0...60
      default: JSONField.lengths
      }
    }
  }
}
