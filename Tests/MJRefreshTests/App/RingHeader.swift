import MJRefresh
import UIKit

/// A header with a ring that the pull closes, and a text in a font by its name.
class RingHeader: MJRefreshHeader {
  let ring = CAShapeLayer()
  let track = CAShapeLayer()
  let label = UILabel()

  override func prepare() {
    super.prepare()
    mj_h = 60
    label.font = UIFont(name: "PingFangSC-Medium", size: 12) ?? UIFont.systemFont(ofSize: 12)
    label.textAlignment = .center
    label.text = "Pull"
    addSubview(label)
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 12, y: 12), radius: 10, startAngle: -CGFloat.pi / 2,
      endAngle: CGFloat.pi * 3 / 2, clockwise: true)
    track.path = path.cgPath
    track.strokeColor = UIColor(white: 0, alpha: 1).cgColor
    track.fillColor = nil
    track.lineWidth = 1
    track.opacity = 0.2
    track.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.addSublayer(track)
    ring.path = path.cgPath
    ring.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    ring.fillColor = UIColor.clear.cgColor
    ring.lineWidth = 4
    ring.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    ring.strokeStart = 0
    ring.strokeEnd = 0
    layer.addSublayer(ring)
  }

  override func placeSubviews() {
    super.placeSubviews()
    ring.position = CGPoint(x: mj_w * 0.5, y: 18)
    track.position = ring.position
    label.frame = CGRect(x: 0, y: 36, width: mj_w, height: 20)
  }

  override var pullingPercent: CGFloat {
    didSet { ring.strokeEnd = min(1, max(0, pullingPercent)) }
  }

  override var state: MJRefreshState {
    didSet {
      label.text = state == .refreshing ? "Loading" : "Pull"
      track.isHidden = state == .refreshing
    }
  }

  func removeTrack() { track.removeFromSuperlayer() }
}
