// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EdgeRefresh
public import UIKit

extension UIScrollView {
  /// The control above the content.
  public var mj_header: MJRefreshHeader! {
    get { refreshHeader }
    set { refreshHeader = newValue }
  }

  /// The control below the content.
  public var mj_footer: MJRefreshFooter! {
    get { refreshFooter }
    set { refreshFooter = newValue }
  }

  /// The control after the last item of horizontal content.
  public var mj_trailer: MJRefreshTrailer! {
    get { refreshTrailer }
    set { refreshTrailer = newValue }
  }

  /// The control above the content.
  @available(*, deprecated, renamed: "mj_header")
  public var header: MJRefreshHeader! {
    get { refreshHeader }
    set { refreshHeader = newValue }
  }

  /// The control below the content.
  @available(*, deprecated, renamed: "mj_footer")
  public var footer: MJRefreshFooter! {
    get { refreshFooter }
    set { refreshFooter = newValue }
  }

  /// How many items a table or collection view has in all its sections; 0 for other scroll views.
  public func mj_totalDataCount() -> Int {
    refreshItemCount ?? 0
  }
}
