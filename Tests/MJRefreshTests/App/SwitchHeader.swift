import MJRefresh
import UIKit

/// A custom header with a line of text, a switch and a spinner.
open class SwitchHeader: MJRefreshHeader {
  lazy var label: UILabel = {
    let label = UILabel()
    label.font = UIFont.boldSystemFont(ofSize: 16)
    label.textAlignment = .center
    return label
  }()
  let toggle = UISwitch()
  let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var offsets: [CGFloat] = []
  private(set) var contentHeights: [CGFloat] = []
  private(set) var panStates: [Int] = []

  override open func prepare() {
    super.prepare()
    mj_h = 50
    addSubview(label)
    addSubview(toggle)
    addSubview(spinner)
  }

  override open func placeSubviews() {
    super.placeSubviews()
    label.frame = bounds
    spinner.center = CGPoint(x: mj_w - 30, y: mj_h * 0.5)
  }

  override open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    offsets.append(scrollView.mj_offsetY)
  }

  override open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    contentHeights.append(scrollView?.mj_contentH ?? 0)
  }

  override open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    guard let pan = scrollView?.panGestureRecognizer else { return }
    panStates.append(pan.state.rawValue)
  }

  override open var state: MJRefreshState {
    get { super.state }
    set {
      // The example of MJRefresh also returns early if the state is the same.
      let old = state
      if newValue == old { return }
      super.state = newValue
      switch state {
      case .idle:
        spinner.stopAnimating()
        toggle.setOn(false, animated: true)
        label.text = "Pull"
      case .pulling:
        toggle.setOn(true, animated: true)
        label.text = "Let go"
      case .refreshing:
        toggle.setOn(true, animated: true)
        label.text = "Loading"
        spinner.startAnimating()
      default:
        break
      }
    }
  }

  override open var pullingPercent: CGFloat {
    didSet {
      label.textColor = UIColor(
        red: 1 - pullingPercent * 0.5, green: 0.5 - 0.5 * pullingPercent,
        blue: 0.5 * pullingPercent, alpha: 1)
    }
  }
}
