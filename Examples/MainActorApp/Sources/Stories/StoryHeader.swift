import EdgeRefresh
import UIKit

/// A header that shows how far it is pulled, and its state as a text.
final class StoryHeader: StateHeader {
  /// The states that the header has had, in order.
  private(set) var states: [RefreshState] = []
  /// How many changes of the offset the header has observed.
  private(set) var observedOffsets = 0

  private let bar = UIView()

  override func prepare() {
    super.prepare()
    frame.size.height = 48
    lastUpdatedTimeLabel.isHidden = true
    bar.backgroundColor = .systemBlue
    addSubview(bar)
    setTitle("Newest stories", for: .idle)
    setTitle("Let go", for: .pulling)
  }

  override func placeSubviews() {
    super.placeSubviews()
    let width = bounds.width * min(max(pullingPercent, 0), 1)
    bar.frame = CGRect(x: 0, y: bounds.height - 2, width: width, height: 2)
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      states.append(state)
    }
  }

  override var pullingPercent: CGFloat {
    didSet { setNeedsLayout() }
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    observedOffsets += 1
  }

  /// The length of the bar in points.
  var barLength: CGFloat { bar.bounds.width }
}
