extension ReplayCommand {
  /// Plays random sessions with consecutive seeds.
  ///
  /// - Parameter arguments: The number of sessions, and optionally `--seed` with the first seed.
  /// - Returns: The exit status: 0 if all sessions keep the rules, 1 if any breaks one, 2 if the
  ///   arguments are invalid.
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
