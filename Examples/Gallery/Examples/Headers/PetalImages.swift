internal import UIKit

/// Image series of a flower with eight petals, drawn in code.
@MainActor enum PetalImages {
  private static let petals = 8
  private static let size = CGSize(width: 40, height: 40)

  /// Images of 0 to 8 petals.
  static let opening: [UIImage] = (0...petals).map { opened in
    image { petal in petal < opened ? 1 : 0 }
  }

  /// Images of 8 petals with a highlight that moves around.
  static let turning: [UIImage] = (0..<petals).map { step in
    image { petal in
      let distance = (step - petal + petals) % petals
      return 1 - CGFloat(distance) / CGFloat(petals) * 0.8
    }
  }

  private static func image(opacity: (Int) -> CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 16, y: 16, width: 8, height: 8)).fill()
      for petal in 0..<petals {
        let alpha = opacity(petal)
        guard alpha > 0 else { continue }
        let angle = CGFloat(petal) / CGFloat(petals) * 2 * .pi - .pi / 2
        let path = UIBezierPath(ovalIn: CGRect(x: 7, y: -3.5, width: 12, height: 7))
        path.apply(CGAffineTransform(rotationAngle: angle))
        path.apply(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        UIColor.systemPink.withAlphaComponent(alpha).setFill()
        path.fill()
      }
    }
  }
}
