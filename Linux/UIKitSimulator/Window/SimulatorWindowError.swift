/// Why a window cannot be opened.
public enum SimulatorWindowError: Error, Equatable, CustomStringConvertible {
  /// There is no display, or none that a window can be opened on; the reason is the system's.
  case noDisplay(String)

  /// One line that says so.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "no window can be opened here: \(reason)"
    }
  }
}
