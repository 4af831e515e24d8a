internal import EdgeRefreshCore

/// An engine that repeats a recording, with the input of its last event.
struct RecordedEngine {
  private var engine: any RecordableEngine
  private var input: EngineInput
  /// The words that it has performed.
  private(set) var words: [String] = []

  /// The names of all engines.
  static var names: [String] { [PullEngine.recordedName, AutoEngine.recordedName] }

  /// Restores an engine in any state.
  init(_ word: RecordedWord, text: String) throws(RecordingProblem) {
    engine =
      word.name == PullEngine.recordedName ? try PullEngine(word) : try AutoEngine(word)
    input = engine.lastInput
    words = [text]
  }

  /// Replaces the engine by one in another state. The words continue.
  mutating func restore(_ word: RecordedWord, text: String) throws(RecordingProblem) {
    let before = words
    self = try RecordedEngine(word, text: text)
    words = before + words
  }

  /// Handles the event of a word, and returns the decision.
  mutating func perform(_ word: RecordedWord, text: String) throws(RecordingProblem) -> Decision {
    let event = try input.apply(word)
    words.append(text)
    return engine.handle(event, with: input)
  }
}
