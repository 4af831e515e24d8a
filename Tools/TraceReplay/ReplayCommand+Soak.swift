extension ReplayCommand {
  /// Plays random sessions: as many as told, with one seed after the other.
  ///
  /// - Returns: 0 where all rules held in all of them, otherwise 1; 2 where the arguments are wrong.
  func soak(_ arguments: [String]) -> Int32 {
    guard let sessions = arguments.first.flatMap({ UInt64($0) }), sessions > 0 else {
      return refuse("refresh-replay: --soak needs a number of sessions")
    }
    var first: UInt64 = 1
    if arguments.count > 1 {
      guard arguments.count == 3, arguments[1] == "--seed", let seed = UInt64(arguments[2]) else {
        return refuse("refresh-replay: after the sessions only --seed and a number can follow")
      }
      first = seed
    }
    var failed: UInt64 = 0
    for index in 0..<sessions {
      if let failure = Soak.play(seed: first &+ index) {
        output("\(failure)")
        failed += 1
      }
    }
    output("\(sessions) sessions from seed \(first): \(failed) break a rule")
    return failed == 0 ? 0 : 1
  }
}
