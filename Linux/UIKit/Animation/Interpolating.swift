import Foundation

/// A value that can be interpolated.
protocol Interpolating {
  /// The value at a progress, from 0 at this value to 1 at `end`.
  func interpolated(to end: Self, progress: CGFloat) -> Self
  /// This value plus `remaining` times the difference `start - end`.
  func displaced(from start: Self, to end: Self, by remaining: CGFloat) -> Self
}

extension CGFloat: Interpolating {
  func interpolated(to end: CGFloat, progress: CGFloat) -> CGFloat {
    progress == 1 ? end : self + (end - self) * progress
  }

  func displaced(from start: CGFloat, to end: CGFloat, by remaining: CGFloat) -> CGFloat {
    self + (start - end) * remaining
  }
}

extension CGPoint: Interpolating {
  func interpolated(to end: CGPoint, progress: CGFloat) -> CGPoint {
    CGPoint(
      x: x.interpolated(to: end.x, progress: progress),
      y: y.interpolated(to: end.y, progress: progress))
  }

  func displaced(from start: CGPoint, to end: CGPoint, by remaining: CGFloat) -> CGPoint {
    CGPoint(
      x: x.displaced(from: start.x, to: end.x, by: remaining),
      y: y.displaced(from: start.y, to: end.y, by: remaining))
  }
}

extension CGSize: Interpolating {
  func interpolated(to end: CGSize, progress: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, progress: progress),
      height: height.interpolated(to: end.height, progress: progress))
  }

  func displaced(from start: CGSize, to end: CGSize, by remaining: CGFloat) -> CGSize {
    CGSize(
      width: width.displaced(from: start.width, to: end.width, by: remaining),
      height: height.displaced(from: start.height, to: end.height, by: remaining))
  }
}

extension Ink: Interpolating {
  func interpolated(to end: Ink, progress: CGFloat) -> Ink {
    Ink(
      red: red.interpolated(to: end.red, progress: progress),
      green: green.interpolated(to: end.green, progress: progress),
      blue: blue.interpolated(to: end.blue, progress: progress),
      alpha: alpha.interpolated(to: end.alpha, progress: progress))
  }

  func displaced(from start: Ink, to end: Ink, by remaining: CGFloat) -> Ink {
    start.interpolated(to: self, progress: 1 - remaining)
  }
}

extension CGAffineTransform: Interpolating {
  func interpolated(to end: CGAffineTransform, progress: CGFloat) -> CGAffineTransform {
    guard progress != 1 else { return end }
    let (from, to) = (TransformParts(self), TransformParts(end))
    return from.interpolated(to: to, progress: progress).transform
  }

  func displaced(
    from start: CGAffineTransform, to end: CGAffineTransform, by remaining: CGFloat
  ) -> CGAffineTransform {
    guard end.a * end.d - end.b * end.c != 0 else {
      return start.interpolated(to: self, progress: 1 - remaining)
    }
    return start.concatenating(end.inverted())
      .interpolated(to: .identity, progress: 1 - remaining)
      .concatenating(self)
  }
}

/// A transform decomposed into translation, rotation, scale and shear.
///
/// Interpolating the parts preserves the size of a view that rotates; interpolating the matrix
/// would shrink the view.
private struct TransformParts {
  var translation: CGPoint
  var scale: CGPoint
  var shear: CGFloat
  var angle: CGFloat

  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let length = (a * a + b * b).squareRoot()
    translation = CGPoint(x: transform.tx, y: transform.ty)
    angle = length > 0 ? atan2(b, a) : atan2(-c, d)
    let (cosine, sine) = (cos(angle), sin(angle))
    scale = CGPoint(x: length, y: d * cosine - c * sine)
    shear = c * cosine + d * sine
  }

  func interpolated(to end: TransformParts, progress: CGFloat) -> TransformParts {
    var parts = self
    parts.translation = translation.interpolated(to: end.translation, progress: progress)
    parts.scale = scale.interpolated(to: end.scale, progress: progress)
    parts.shear = shear.interpolated(to: end.shear, progress: progress)
    var rotation = (end.angle - angle).remainder(dividingBy: 2 * .pi)
    // Both directions of a half turn are equally short. The difference of the angles, without
    // wrapping, selects one.
    if abs(abs(rotation) - .pi) < 1e-9 { rotation = end.angle - angle }
    parts.angle = angle + rotation * progress
    return parts
  }

  /// The transform that scales and shears, then rotates, then translates.
  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine, c: shear * cosine - scale.y * sine,
      d: shear * sine + scale.y * cosine, tx: translation.x, ty: translation.y)
  }
}
