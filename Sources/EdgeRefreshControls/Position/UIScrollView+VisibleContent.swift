package import UIKit

// The members that the module EdgeRefresh uses.

extension UIScrollView {
  /// Whether content that is inserted before the visible content does not move it.
  package var keepsVisibleContent: Bool {
    get { keeper?.keepsVisibleContent ?? false }
    set { if newValue != keepsVisibleContent { madeKeeper.keepsVisibleContent = newValue } }
  }

  /// Whether content at its end stays at its end when content is appended.
  package var remainsAtEnd: Bool {
    get { keeper?.staysAtEnd ?? false }
    set { if newValue != remainsAtEnd { madeKeeper.staysAtEnd = newValue } }
  }

  /// Returns what identifies an item.
  package var itemIdentifier: ((IndexPath) -> AnyHashable?)? {
    get { keeper?.identifier }
    set { if newValue != nil || keeper != nil { madeKeeper.identifier = newValue } }
  }

  /// Runs updates that insert content at the start without moving the visible content.
  package func keepVisibleContent(during updates: () -> Void) {
    madeKeeper.keepContent(during: updates)
  }

  private var keeper: VisibleContentKeeper? { ScrollHost.existing(of: self)?.keeper }

  private var madeKeeper: VisibleContentKeeper {
    if let keeper, keeper.superview === self { return keeper }
    let keeper = VisibleContentKeeper(of: self)
    ScrollHost.shared(by: self).keeper = keeper
    return keeper
  }
}

extension RefreshComponent {
  /// Lets content that the load has inserted before the visible content be laid out before the load
  /// ends.
  func keepVisibleContentBeforeEnd() {
    guard engine.edge.isStart, let keeper = host?.keeper else { return }
    keeper.loadAtStartWillEnd()
  }
}
