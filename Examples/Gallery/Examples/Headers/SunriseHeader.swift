internal import EdgeRefresh
internal import UIKit

/// A header that draws itself: the sun rises as far as the list is pulled, and its rays breathe while
/// the list is refreshed.
final class SunriseHeader: RefreshHeader {
  private let sky = UIView()
  private let sun = SunView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
  private let horizon = UIView()

  override func prepare() {
    super.prepare()
    frame.size.height = 64
    sky.clipsToBounds = true
    horizon.backgroundColor = .systemOrange
    sky.addSubview(sun)
    addSubview(sky)
    addSubview(horizon)
  }

  override func placeSubviews() {
    super.placeSubviews()
    sky.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 8)
    horizon.frame = CGRect(x: bounds.midX - 60, y: bounds.height - 8, width: 120, height: 2)
    rise()
  }

  override var pullingPercent: CGFloat {
    didSet { rise() }
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      if state == .refreshing {
        breathe()
      } else {
        sun.transform = .identity
      }
    }
  }

  /// Puts the sun as high over the horizon as the header is pulled.
  private func rise() {
    let share = min(max(pullingPercent, 0), 1)
    sun.center = CGPoint(
      x: sky.bounds.midX, y: sky.bounds.height + 26 - share * (sky.bounds.height / 2 + 26))
  }

  private func breathe() {
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.autoreverse, .repeat, .curveEaseInOut]
    ) {
      self.sun.transform = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 0.8, y: 0.8)
    }
  }
}

/// A disc with eight rays.
private final class SunView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    UIColor.systemOrange.set()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 13, dy: 13)).fill()
    for ray in 0..<8 {
      let angle = CGFloat(ray) * .pi / 4
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 15, y: 0))
      path.addLine(to: CGPoint(x: 22, y: 0))
      path.apply(CGAffineTransform(rotationAngle: angle))
      path.apply(CGAffineTransform(translationX: center.x, y: center.y))
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.stroke()
    }
  }
}
