import UIKit

/// A footer that loads automatically and displays its state as text. Tapping the text also loads.
open class AutoStateFooter: AutoFooter, SpacedTextDisplaying {
  /// Whether the text is hidden during a load. Default: `false`. A change applies to the next load.
  public var isRefreshingTitleHidden: Bool {
    get { parts.text?.isRefreshingTitleHidden ?? false }
    set {
      parts.text?.isRefreshingTitleHidden = newValue
      setNeedsLayout()
    }
  }

  open override func prepare() {
    super.prepare()
    stateLabel.isUserInteractionEnabled = true
    onTap(of: stateLabel) { [weak self] in
      if self?.state == .idle { self?.beginRefreshing() }
    }
  }
}
