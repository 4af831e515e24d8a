public import UIKit

/// A footer that follows the content and loads by itself when it comes into view.
///
/// Its height is part of the bottom inset while it is attached and not hidden. After a load it loads
/// again only when content was added or a new drag began; ``RefreshComponent/beginRefreshing()``
/// always works.
open class AutoFooter: RefreshFooter, LoadsByItself {
  override class func makeEngine() -> ControlEngine {
    .auto(AutoEngine(edge: .bottom, extent: 0))
  }
}

/// A control that loads by itself when its edge comes near: an ``AutoFooter`` or an ``AutoTrailer``.
///
/// Its settings are kept by the control and may be set at any time.
@preconcurrency @MainActor
public protocol LoadsByItself: RefreshComponent {}

extension LoadsByItself {
  /// Whether coming near is enough. Default: `true`; with `false` one has to scroll past the end and
  /// let go.
  public var isAutomaticallyRefresh: Bool {
    get { engine.auto?.isAutomatic ?? true }
    set { engine.auto?.isAutomatic = newValue }
  }

  /// How much of the control must be in view to load: 1 all of it, 0 nothing, −10 ten of its
  /// lengths before it comes into view. Default: 1.
  public var triggerAutomaticallyRefreshPercent: CGFloat {
    get { engine.auto?.triggerPercent ?? 1 }
    set { engine.auto?.triggerPercent = newValue }
  }

  /// How often it may load by itself while a finger drags and no content is added. Default: 1; −1 is
  /// without limit, 0 is never.
  ///
  /// The fling that follows may load once more. A new drag brings all of these back, added content one
  /// of each; setting it counts from now.
  public var autoTriggerTimes: Int {
    get { engine.auto?.timesPerDrag ?? 1 }
    set { engine.auto?.timesPerDrag = newValue }
  }
}
