@testable import EdgeRefreshCore

extension [Step] {
  /// Returns a shorter sequence that still fails. No step can be removed from it, and no number can
  /// be simplified.
  func shrunken(whileFailing fails: ([Step]) -> Bool) -> [Step] {
    var steps = self
    var before: [Step]
    repeat {
      before = steps
      steps.removeSteps(whileFailing: fails)
      steps.simplify(whileFailing: fails)
    } while Step.text(steps) != Step.text(before)
    return steps
  }

  /// Removes groups of steps, large groups first.
  private mutating func removeSteps(whileFailing fails: ([Step]) -> Bool) {
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
  /// The simpler forms of the step, the simplest first.
  fileprivate var simpler: [Step] {
    let candidates: [Step] =
      switch self {
      case .pull: [.pull(0), .pull(60), .pull(25), .pull(-200)]
      case .inset: [.inset(0), .inset(20)]
      case .content: [.content(2000), .content(300)]
      case .extent: [.extent(0), .extent(50)]
      case .lengths: [.lengths(Lengths())]
      case .handlerReturn: [.handlerReturn(.success)]
      case .end: [.end(.success)]
      default: []
      }
    return Array(candidates.prefix { $0 != self })
  }
}
