// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension UIScrollView {
  /// The adjusted inset: the app's, the controls' and the system's.
  public var mj_inset: UIEdgeInsets { adjustedContentInset }

  /// The adjusted inset at the top. Setting it sets the part that is not the system's.
  public var mj_insetT: CGFloat {
    get { adjustedContentInset.top }
    set { contentInset.top += newValue - adjustedContentInset.top }
  }

  /// The adjusted inset at the bottom. Setting it sets the part that is not the system's.
  public var mj_insetB: CGFloat {
    get { adjustedContentInset.bottom }
    set { contentInset.bottom += newValue - adjustedContentInset.bottom }
  }

  /// The adjusted inset on the left. Setting it sets the part that is not the system's.
  public var mj_insetL: CGFloat {
    get { adjustedContentInset.left }
    set { contentInset.left += newValue - adjustedContentInset.left }
  }

  /// The adjusted inset on the right. Setting it sets the part that is not the system's.
  public var mj_insetR: CGFloat {
    get { adjustedContentInset.right }
    set { contentInset.right += newValue - adjustedContentInset.right }
  }

  /// The horizontal content offset.
  public var mj_offsetX: CGFloat {
    get { contentOffset.x }
    set { contentOffset.x = newValue }
  }

  /// The vertical content offset.
  public var mj_offsetY: CGFloat {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }

  /// The width of the content.
  public var mj_contentW: CGFloat {
    get { contentSize.width }
    set { contentSize.width = newValue }
  }

  /// The height of the content.
  public var mj_contentH: CGFloat {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }
}
