@testable import EdgeRefreshCore

extension [Step] {
  /// A shorter sequence that still fails, from which no step can be left out any more and no number
  /// can be made simpler.
  func shrunken(whileFailing fails: ([Step]) -> Bool) -> [Step] {
    var steps = self
    var before: [Step]
    repeat {
      before = steps
      steps.leaveOut(whileFailing: fails)
      steps.simplify(whileFailing: fails)
    } while Step.text(steps) != Step.text(before)
    return steps
  }

  /// Leaves out parts, large ones first.
  private mutating func leaveOut(whileFailing fails: ([Step]) -> Bool) {
    var size = count
    while size > 0 {
      var start = 0
      while start < count {
        var shorter = self
        shorter.removeSubrange(start..<Swift.min(start + size, count))
        if fails(shorter) { self = shorter } else { start += size }
      }
      size /= 2
    }
  }

  private mutating func simplify(whileFailing fails: ([Step]) -> Bool) {
    for index in indices {
      for simpler in self[index].simpler {
        var steps = self
        steps[index] = simpler
        guard fails(steps) else { continue }
        self = steps
        break
      }
    }
  }
}

extension Step {
  /// Steps that are easier to think about, the easiest first; none where the step is among them.
  fileprivate var simpler: [Step] {
    let candidates: [Step] =
      switch self {
      case .pull: [.pull(0), .pull(60), .pull(25), .pull(-200)]
      case .inset: [.inset(0), .inset(20)]
      case .content: [.content(2000), .content(300)]
      case .extent: [.extent(0), .extent(50)]
      case .lengths: [.lengths(Lengths())]
      case .answer: [.answer(.success)]
      case .end: [.end(.success)]
      case .items, .interactive, .paging, .mirrored, .set, .touch, .release, .cancel, .begin,
        .beginUnseen, .noMoreData,
        .reset,
        .hide,
        .show, .attach, .detach, .enter, .leave, .finish, .finishLate, .answerLate, .assign:
        []
      }
    return Array(candidates.prefix { $0 != self })
  }
}
