import EdgeRefreshControls
import MJRefresh
import UIKit

extension OriginalName {
  /// Scroll views, views and labels.
  static let views: [OriginalName] = [
    // Scroll views, views and labels
    OriginalName("UIScrollView.mj_header") { exists(\UIScrollView.mj_header) },
    OriginalName("UIScrollView.mj_footer") { exists(\UIScrollView.mj_footer) },
    OriginalName("UIScrollView.mj_trailer") { exists(\UIScrollView.mj_trailer) },
    OriginalName(deprecated: "UIScrollView.header"),
    OriginalName(deprecated: "UIScrollView.footer"),
    OriginalName("UIScrollView.mj_totalDataCount()") { exists(UIScrollView.mj_totalDataCount) },
    OriginalName("UIScrollView.mj_inset") { exists(\UIScrollView.mj_inset) },
    OriginalName("UIScrollView.mj_insetT") { exists(\UIScrollView.mj_insetT) },
    OriginalName("UIScrollView.mj_insetB") { exists(\UIScrollView.mj_insetB) },
    OriginalName("UIScrollView.mj_insetL") { exists(\UIScrollView.mj_insetL) },
    OriginalName("UIScrollView.mj_insetR") { exists(\UIScrollView.mj_insetR) },
    OriginalName("UIScrollView.mj_offsetX") { exists(\UIScrollView.mj_offsetX) },
    OriginalName("UIScrollView.mj_offsetY") { exists(\UIScrollView.mj_offsetY) },
    OriginalName("UIScrollView.mj_contentW") { exists(\UIScrollView.mj_contentW) },
    OriginalName("UIScrollView.mj_contentH") { exists(\UIScrollView.mj_contentH) },
    OriginalName("UIView.mj_x") { exists(\UIView.mj_x) },
    OriginalName("UIView.mj_y") { exists(\UIView.mj_y) },
    OriginalName("UIView.mj_w") { exists(\UIView.mj_w) },
    OriginalName("UIView.mj_h") { exists(\UIView.mj_h) },
    OriginalName("UIView.mj_size") { exists(\UIView.mj_size) },
    OriginalName("UIView.mj_origin") { exists(\UIView.mj_origin) },
    OriginalName("UILabel.mj_()") { exists(UILabel.mj_) },
    OriginalName("UILabel.mj_textWidth()") { exists(UILabel.mj_textWidth) },
  ]
}
