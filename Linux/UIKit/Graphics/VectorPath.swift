package import Foundation

/// A path of lines and cubic curves, as a value.
package struct VectorPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  private var currentPoint: CGPoint?
  private var subpathStart: CGPoint?

  package init() {}

  package init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    currentPoint = point
    subpathStart = point
  }

  package mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  package mutating func close() {
    guard let subpathStart else { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  package mutating func append(_ other: VectorPath) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    subpathStart = other.subpathStart ?? subpathStart
  }

  package func applying(_ transform: CGAffineTransform) -> VectorPath {
    var result = VectorPath()
    result.currentPoint = currentPoint?.applying(transform)
    result.subpathStart = subpathStart?.applying(transform)
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close: .close
      }
    }
    return result
  }
}
