@testable import EdgeRefreshCore

/// The phases of the second level, each with the steps that lead to it.
enum SecondLevelPhaseKind: String, CaseIterable, Sendable {
  case closed, armed, opening, interrupted, open, openLifted, closing, closingLifted, caught

  init(_ phase: SecondLevelEngine.Phase) {
    switch phase {
    case .closed: self = .closed
    case .armed: self = .armed
    case .opening: self = .opening
    case .interrupted: self = .interrupted
    case .open(isLifted: false): self = .open
    case .open(isLifted: true): self = .openLifted
    case .closing(_, isLifted: false): self = .closing
    case .closing(_, isLifted: true): self = .closingLifted
    case .caught: self = .caught
    }
  }

  var path: [SecondLevelStep] {
    switch self {
    case .closed: []
    case .armed: [.touch, .pull(120)]
    case .opening: [.open]
    case .interrupted: [.open, .pull(-10)]
    case .open: [.open, .finish]
    case .openLifted: [.open, .finish, .touch, .pull(780), .lift(glide: 10)]
    case .closing: [.open, .finish, .close]
    case .closingLifted: [.open, .finish, .touch, .pull(780), .lift(glide: 100)]
    case .caught: [.open, .finish, .close, .touch]
    }
  }
}

/// A column of the table: a step in each phase. A drag begins with a touch.
enum SecondLevelColumn: Sendable, CaseIterable {
  case touch, dragBack, drag, dragFar, bounce, scroll, lift, fling, open, close, begin, hide, detach
  case leave, finish, finishStale, resize, inset, settle, zoom

  var steps: [SecondLevelStep] {
    switch self {
    case .touch: [.touch]
    case .dragBack: [.touch, .pull(60)]
    case .drag: [.touch, .pull(120)]
    case .dragFar: [.touch, .pull(700)]
    // A movement without a finger, unless one was down before.
    case .bounce: [.pull(60)]
    case .scroll: [.pull(-10)]
    case .lift: [.lift(glide: 0)]
    case .fling: [.lift(glide: 100)]
    case .open: [.open]
    case .close: [.close]
    case .begin: [.begin]
    case .hide: [.hide]
    case .detach: [.detach]
    case .leave: [.leave]
    case .finish: [.finish]
    case .finishStale: [.finishStale]
    case .resize: [.viewport(600)]
    case .inset: [.inset(90)]
    case .settle: [.settle]
    case .zoom: [.zoom(true)]
    }
  }
}

/// A cell of the table: what a step does in a phase.
struct SecondLevelCase: Sendable, CustomStringConvertible {
  let kind: SecondLevelPhaseKind
  let column: SecondLevelColumn
  let next: SecondLevelPhaseKind
  let amount: Double
  let pin: Double?
  let speed: Decision.Speed

  var description: String { "\(kind), \(column)" }
  /// Whether the decision starts an animation whose end matters.
  var animates: Bool { speed == .slow }

  private init(
    _ kind: SecondLevelPhaseKind, _ column: SecondLevelColumn, _ next: SecondLevelPhaseKind,
    _ amount: Double = 0, pin: Double? = nil, _ speed: Decision.Speed = .immediate
  ) {
    self.kind = kind
    self.column = column
    self.next = next
    self.amount = amount
    self.pin = pin
    self.speed = speed
  }

  static let all: [SecondLevelCase] = SecondLevelPhaseKind.allCases.flatMap { kind in
    SecondLevelColumn.allCases.map { expected(kind, $0) }
  }

  /// The cells that have a reaction, in the order of the columns. In all others, nothing changes.
  private static func expected(
    _ kind: SecondLevelPhaseKind, _ column: SecondLevelColumn
  ) -> SecondLevelCase {
    func to(
      _ next: SecondLevelPhaseKind, _ amount: Double = 0, pin: Double? = nil,
      _ speed: Decision.Speed = .immediate
    ) -> SecondLevelCase {
      SecondLevelCase(kind, column, next, amount, pin: pin, speed)
    }
    let isOpen = [.opening, .open, .openLifted].contains(kind)
    let isClosing = [.closing, .closingLifted, .caught].contains(kind)
    switch (kind, column) {
    case (_, .touch) where isOpen: return to(.open, 800)
    case (_, .touch) where isClosing: return to(.caught)
    case (_, .dragBack) where isOpen: return to(.open, 60)
    case (_, .dragBack): return to(.closed)
    case (.interrupted, .touch): return to(.closed)
    case (.closed, .drag), (.closed, .dragFar): return to(.armed)
    case (.interrupted, .drag), (.interrupted, .dragFar): return to(.armed)
    case (_, .drag) where isOpen || isClosing: return to(.open, 120)
    case (_, .dragFar) where isOpen || isClosing: return to(.open, 700)
    case (.armed, .bounce), (.armed, .scroll): return to(.closed)
    case (.opening, .scroll): return to(.interrupted)
    case (_, .scroll) where isOpen: return to(.closed)
    case (.opening, .bounce): return to(.opening, 60)
    case (.interrupted, .bounce): return to(.interrupted, pin: 10)
    case (.openLifted, .bounce): return to(.open, 800, pin: -800, .fast)
    case (.closingLifted, .bounce), (.closingLifted, .scroll): return to(.closing, pin: 0, .slow)
    case (.caught, .bounce), (.caught, .scroll): return to(.closed)
    case (.openLifted, .lift): return to(.open, 800)
    case (.open, .fling), (.openLifted, .fling): return to(.closingLifted, pin: 0, .slow)
    case (.caught, .lift), (.caught, .fling): return to(.closed)
    case (_, .open) where !isOpen: return to(.opening, kind == .armed ? 120 : 0, pin: -800, .slow)
    case (_, .close) where isOpen: return to(.closing, pin: 0, .slow)
    case (.interrupted, .begin): return to(.closed, pin: 10)
    case (_, .begin) where isClosing: return to(.closed)
    case (_, .hide) where isOpen, (_, .detach) where isOpen: return to(.closed, pin: 0)
    case (.interrupted, .hide), (.interrupted, .detach): return to(.closed, pin: 10)
    case (_, .hide), (_, .detach): return to(.closed)
    case (.armed, .leave): return to(.closed)
    case (.opening, .leave): return to(.open, 800, pin: -800)
    case (.opening, .finish): return to(.open, 800)
    case (.interrupted, .finish), (.closing, .finish), (.closingLifted, .finish):
      return to(.closed)
    case (_, .resize) where isOpen: return to(kind, 600, pin: -600)
    case (_, .inset) where isOpen: return to(kind, 710)
    case (.armed, .inset), (.armed, .settle): return to(.closed)
    case (.opening, .settle): return to(.opening)
    case (_, .settle) where isOpen: return to(kind, 800, pin: -800)
    case (.closing, .inset), (.closingLifted, .inset): return to(kind, pin: -90)
    case (.armed, .zoom), (.caught, .zoom): return to(.closed)
    default: return to(kind, isOpen ? 800 : 0)
    }
  }
}
