/// The built-in texts of one control by state.
///
/// All controls of a kind share one array of texts. A control has a copy only if an override of
/// `setTitle` changes a text.
struct StateTitles {
  private var titles: [String] = []
  /// One bit for each state whose text was set.
  private var setStates: UInt8 = 0

  /// Creates a list without texts.
  init() {}

  /// Creates a list whose texts are to be set, most of them probably to those of a shared array.
  init(sharing titles: [String]) { self.titles = titles }

  /// Returns the text that was set for a state; `nil` if there is none.
  func title(for state: RefreshState) -> String? {
    setStates & state.titleBit == 0 ? nil : titles[state.titleIndex]
  }

  /// Sets the text for a state.
  mutating func set(_ title: String, for state: RefreshState) {
    if titles[state.titleIndex] != title { titles[state.titleIndex] = title }
    setStates |= state.titleBit
  }
}

extension RefreshState {
  /// The position of the state in an array of titles, one for each state.
  var titleIndex: Int { rawValue - RefreshState.idle.rawValue }

  fileprivate var titleBit: UInt8 { 1 << UInt8(titleIndex) }
}
