@testable import EdgeRefreshCore

// Without optimization, the methods of the standard library for option sets are generic code. They
// took a fifth of the time of the random sequences.

extension Decision.Callbacks {
  func contains(_ other: Decision.Callbacks) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
}

extension Hold {
  func contains(_ other: Hold) -> Bool { rawValue & other.rawValue == other.rawValue }
}
