// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EdgeRefreshControls
public import UIKit

extension UIScrollView {
  /// The control above the content.
  @available(*, deprecated, renamed: "mj_header")
  public var header: MJRefreshHeader! {
    get { refreshControl(at: .top) }
    set { setRefreshControl(newValue, at: .top) }
  }

  /// The control below the content.
  @available(*, deprecated, renamed: "mj_footer")
  public var footer: MJRefreshFooter! {
    get { refreshControl(at: .bottom) }
    set { setRefreshControl(newValue, at: .bottom) }
  }

  /// Returns the number of items in all sections of a table or collection view; 0 for other scroll
  /// views.
  public func mj_totalDataCount() -> Int {
    refreshItemCount ?? 0
  }
}
