import EdgeRefreshControls
import MJRefresh
import UIKit

/// A public name of MJRefresh, with code that uses it. The code must compile and return `true`.
struct OriginalName: Sendable {
  let name: String
  /// Whether the name has its original meaning; `nil` if the name needs Objective-C.
  let isRight: (@MainActor @Sendable () -> Bool)?

  init(_ name: String, isRight: @escaping @MainActor @Sendable () -> Bool) {
    self.name = name
    self.isRight = isRight
  }

  init(deprecated name: String) {
    self.init(name) {
      let names: any DeprecatedNames = OldNames()
      return names.areRight[name] == true
    }
  }

  init(objectiveC name: String) {
    self.name = name
    isRight = nil
  }

  static var all: [OriginalName] { types + texts + controls + views }

  /// Returns `true`. A member exists if the call compiles.
  static func exists(_ member: Any) -> Bool { true }

  /// Selects the overload of MJRefresh, which takes images of any type and a duration.
  static func images<Control>(
    of method: (Control) -> ([Any], TimeInterval, MJRefreshState) -> Control
  ) -> Any {
    Control.self
  }
}

/// Gives access to deprecated names without a warning: the requirement itself is not deprecated.
@MainActor
protocol DeprecatedNames {
  /// Whether each name has its original meaning, by name.
  var areRight: [String: Bool] { get }
}

struct OldNames: DeprecatedNames {
  @available(*, deprecated)
  var areRight: [String: Bool] {
    let action = (() -> Void).self
    let scrollView = UIScrollView()
    scrollView.header = MJRefreshNormalHeader()
    scrollView.footer = MJRefreshBackNormalFooter()
    let footer = MJRefreshAutoNormalFooter()
    footer.isAutoChangeAlpha = true
    footer.endRefreshingAnimateCompletionBlock = {}
    footer.appearencePercentTriggerAutoRefresh = -2
    footer.noticeNoMoreData()
    return [
      "MJRefreshComponentRefreshingBlock": MJRefreshComponentRefreshingBlock.self == action,
      "MJRefreshComponentBeginRefreshingCompletionBlock":
        MJRefreshComponentBeginRefreshingCompletionBlock.self == action,
      "MJRefreshComponentEndRefreshingCompletionBlock":
        MJRefreshComponentEndRefreshingCompletionBlock.self == action,
      "UIScrollView.header": scrollView.header === scrollView.mj_header && scrollView.header != nil,
      "UIScrollView.footer": scrollView.footer === scrollView.mj_footer && scrollView.footer != nil,
      "MJRefreshComponent.isAutoChangeAlpha": footer.isAutomaticallyChangeAlpha,
      "MJRefreshComponent.endRefreshingAnimateCompletionBlock":
        footer.endRefreshingAnimationBeginAction != nil,
      "MJRefreshAutoFooter.appearencePercentTriggerAutoRefresh":
        footer.triggerAutomaticallyRefreshPercent == -2,
      "MJRefreshFooter.noticeNoMoreData()": footer.state == .noMoreData,
    ]
  }
}
