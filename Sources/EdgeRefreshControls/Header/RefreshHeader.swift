import EdgeRefreshCore
public import UIKit

/// A control above the content. The user pulls it down past its height and lifts the finger to
/// refresh.
///
/// It is 54 points high, as in MJRefresh, and draws nothing: use ``NormalHeader`` or ``GifHeader``,
/// or give it a ``RefreshContent``.
open class RefreshHeader: RefreshComponent, ObjectiveCLastUpdated {
  /// The key under which the last-updated time is stored. Use one key for each kind of content.
  ///
  /// Default: the key of MJRefresh, so that a time that it stored is found.
  open dynamic var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey" {
    didSet { lastUpdatedTimeDidChange() }
  }

  /// The time of the last successful refresh; `nil` if there was none. It is set when a successful
  /// refresh starts to close. Failed and canceled refreshes do not change it.
  ///
  /// Each access reads from the store. To change the time, call
  /// ``RefreshFeatures/setLastUpdatedTime(_:)``.
  open dynamic var lastUpdatedTime: Date? {
    ownLastUpdatedStore.lastUpdatedTime(forKey: lastUpdatedTimeKey)
  }

  open override func prepare() {
    super.prepare()
    setMinimumExtent(54)
  }

  var ownLastUpdatedStore: any LastUpdatedStore = UserDefaults.standard {
    didSet { lastUpdatedTimeDidChange() }
  }
  var ownLastUpdatedFormat = LastUpdatedFormat() { didSet { lastUpdatedTimeDidChange() } }

  override func didHandle(
    _ event: RefreshEvent, from old: RefreshState, outcome: RefreshOutcome?
  ) {
    super.didHandle(event, from: old, outcome: outcome)
    // A header that loads more content does not update the content that is there.
    guard !engine.isAutomatic else { return }
    if outcome?.isSuccess == true { setLastUpdatedTime(lastUpdatedFormat.now()) }
    guard state != old || outcome != nil else { return }
    let footer: RefreshFooter? = scrollView?.refreshControl(at: .bottom)
    footer?.headerDidChange(to: state, from: old, outcome: outcome)
  }

  /// Called when the last-updated time or its format changes.
  func lastUpdatedTimeDidChange() {}
}

extension RefreshFeatures where Self: RefreshHeader {
  /// Where the last-updated time is stored. Default: `UserDefaults.standard`.
  public var lastUpdatedStore: any LastUpdatedStore {
    get { ownLastUpdatedStore }
    set { ownLastUpdatedStore = newValue }
  }

  /// The format of the last-updated time, and the clock that it is taken from. Default: the user's
  /// calendar and locale, and the system's clock.
  public var lastUpdatedFormat: LastUpdatedFormat {
    get { ownLastUpdatedFormat }
    set { ownLastUpdatedFormat = newValue }
  }

  /// Stores a time as the last-updated time, for example that of a refresh in the background. `nil`
  /// removes the time.
  public func setLastUpdatedTime(_ time: Date?) {
    lastUpdatedStore.setLastUpdatedTime(time, forKey: lastUpdatedTimeKey)
    lastUpdatedTimeDidChange()
  }
}
