package import UIKit

extension UIScrollView {
  package var keptContent: KeptContent { KeptContent(scrollView: self) }
}

/// What stays in place when the content of a scroll view changes. The module EdgeRefresh has the
/// same members, with documentation, in `UIScrollView`.
@MainActor
package struct KeptContent {
  fileprivate let scrollView: UIScrollView

  package var keepsVisibleContentInPlace: Bool {
    get { keeper?.keepsVisibleContent ?? false }
    nonmutating set {
      if newValue != keepsVisibleContentInPlace { madeKeeper.keepsVisibleContent = newValue }
    }
  }

  package var keepsEndVisible: Bool {
    get { keeper?.keepsEndVisible ?? false }
    nonmutating set { if newValue != keepsEndVisible { madeKeeper.keepsEndVisible = newValue } }
  }

  package var itemIdentifierProvider: ((IndexPath) -> AnyHashable?)? {
    get { keeper?.identifier }
    nonmutating set {
      if newValue != nil || keeper != nil { madeKeeper.identifier = newValue }
    }
  }

  package func keepVisibleContentInPlace(during updates: () -> Void) {
    madeKeeper.keepContent(during: updates)
  }

  private var keeper: VisibleContentKeeper? {
    ScrollHost.existing(of: scrollView)?.keeper as? VisibleContentKeeper
  }

  private var madeKeeper: VisibleContentKeeper {
    if let keeper, keeper.superview === scrollView { return keeper }
    return VisibleContentKeeper(of: scrollView)
  }
}
