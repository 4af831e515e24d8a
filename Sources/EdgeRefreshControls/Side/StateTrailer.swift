/// A trailer that displays its state as vertical text.
open class StateTrailer: RefreshTrailer, StateTextDisplaying {}
