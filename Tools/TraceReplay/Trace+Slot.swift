extension Trace {
  /// The property of the scroll view that holds a control.
  package enum Slot: String, CaseIterable, Encodable, Sendable {
    case header
    case footer
    case trailer
    case leader

    /// Whether the control is pulled along the horizontal axis.
    var isHorizontal: Bool {
      switch self {
      case .header, .footer: false
      case .trailer, .leader: true
      }
    }
  }
}
