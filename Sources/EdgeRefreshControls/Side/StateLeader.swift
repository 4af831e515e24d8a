/// A leader that displays its state as vertical text.
open class StateLeader: RefreshLeader, StateTextDisplaying {}
