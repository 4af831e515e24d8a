/// An entry in the log of a session with touches: an event between two observations.
///
/// Observations contain the description, a line of words; ``init(_:)`` parses it.
enum LogEntry: Equatable {
  /// `drag`: the finger began to drag the content.
  case dragBegan
  /// `drop`: the drag ended or was canceled.
  case dragEnded
  /// `content 390 2000`: the content has a new size.
  case contentSize(width: Double, height: Double)
  /// An event of a control, with the name of its slot before it, as in `header over`.
  case control(Trace.Slot, ControlEvent)

  /// An event of a control.
  enum ControlEvent: Equatable {
    /// `begun footer`: a refresh began while the footer was refreshing; `begun byApp footer`: the
    /// app began it.
    case refreshBegan(isByApp: Bool, otherSlots: [Trace.Slot])
    /// `opened footer`: a refresh that waited for a window opened.
    case refreshOpened(otherSlots: [Trace.Slot])
    /// `over`: the refresh ended.
    case refreshEnded
    /// `refreshing`, `began`, `endAnimation` or `ended`: the control called back.
    case callback(Trace.Callback)
    /// `asked 1`: the app ended a refresh with a block, which the number identifies; `noted 1`: it
    /// called the same method while the state was not `refreshing`.
    case endRequested(block: Int, isRefreshing: Bool)
    /// `done 1`: the block of an end ran.
    case endBlockCalled(Int)
  }

  var isRefreshBegan: Bool {
    guard case .control(_, .refreshBegan) = self else { return false }
    return true
  }
}

extension Trace {
  /// A callback of a control.
  enum Callback: String {
    /// The handler of a refresh.
    case refreshing
    /// The block that is called when the control has opened.
    case began
    /// The block that is called when the control begins to close.
    case endAnimation
    /// The block that is called when the control has closed.
    case ended
  }
}

extension LogEntry: LosslessStringConvertible {
  var description: String {
    switch self {
    case .dragBegan: Word.drag.rawValue
    case .dragEnded: Word.drop.rawValue
    case .contentSize(let width, let height): "\(Word.content.rawValue) \(width) \(height)"
    case .control(let slot, let event): "\(slot.rawValue) \(event)"
    }
  }

  init?(_ description: String) {
    let words = description.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if let slot = Trace.Slot(rawValue: first) {
      guard let event = ControlEvent(words.dropFirst()) else { return nil }
      self = .control(slot, event)
      return
    }
    switch Word(rawValue: first) {
    case .drag: self = .dragBegan
    case .drop: self = .dragEnded
    case .content:
      let size = words.dropFirst().compactMap { Double($0) }
      guard size.count == 2 else { return nil }
      self = .contentSize(width: size[0], height: size[1])
    case nil: return nil
    }
  }

  private enum Word: String {
    case drag, drop, content
  }
}

extension LogEntry.ControlEvent: LosslessStringConvertible {
  var description: String {
    switch self {
    case .refreshBegan(let isByApp, let others):
      Self.text([.begun] + (isByApp ? [.byApp] : []), others)
    case .refreshOpened(let others): Self.text([.opened], others)
    case .refreshEnded: Word.over.rawValue
    case .callback(let callback): callback.rawValue
    case .endRequested(let number, let isRefreshing):
      "\((isRefreshing ? Word.asked : .noted).rawValue) \(number)"
    case .endBlockCalled(let number): "\(Word.done.rawValue) \(number)"
    }
  }

  init?(_ description: String) {
    self.init(description.split(separator: " ").map(String.init)[...])
  }

  fileprivate init?(_ words: ArraySlice<String>) {
    guard let first = words.first else { return nil }
    if let callback = Trace.Callback(rawValue: first) {
      self = .callback(callback)
      return
    }
    let slots = words.compactMap { Trace.Slot(rawValue: $0) }
    let number = words.last.flatMap { Int($0) }
    let event: Self? =
      switch Word(rawValue: first) {
      case .begun:
        .refreshBegan(isByApp: words.contains(Word.byApp.rawValue), otherSlots: slots)
      case .opened: .refreshOpened(otherSlots: slots)
      case .over: .refreshEnded
      case .asked: number.map { .endRequested(block: $0, isRefreshing: true) }
      case .noted: number.map { .endRequested(block: $0, isRefreshing: false) }
      case .done: number.map(Self.endBlockCalled)
      case .byApp, nil: nil
      }
    guard let event else { return nil }
    self = event
  }

  private static func text(_ words: [Word], _ slots: [Trace.Slot]) -> String {
    (words.map(\.rawValue) + slots.map(\.rawValue)).joined(separator: " ")
  }

  private enum Word: String {
    case begun, byApp, opened, over, asked, noted, done
  }
}
