import Foundation

/// A tap that is over, to count the next one.
struct FinishedTap {
  let location: CGPoint
  let time: TimeInterval
  let count: Int
}

extension UIWindow {
  func deliver(_ event: UIEvent) {}
}
