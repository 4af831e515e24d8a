/// An error in opening a window.
public enum SimulatorWindowError: Error, Equatable, CustomStringConvertible {
  /// There is no display on which a window can be opened. The string is the reason.
  case noDisplay(String)

  /// The error, in one line.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "no window can be opened here: \(reason)"
    }
  }
}
