// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(ObjectiveC)
  import EdgeRefreshControls
  public import UIKit

  // These are extensions of classes so that subclasses can override them: see Chaining.swift.

  @objc extension UIView {
    /// The horizontal coordinate of the frame's origin, in points.
    open var mj_x: CGFloat {
      get { frame.origin.x }
      set { frame.origin.x = newValue }
    }

    /// The vertical coordinate of the frame's origin, in points.
    open var mj_y: CGFloat {
      get { frame.origin.y }
      set { frame.origin.y = newValue }
    }

    /// The width of the frame, in points.
    open var mj_w: CGFloat {
      get { frame.size.width }
      set { frame.size.width = newValue }
    }

    /// The height of the frame, in points.
    open var mj_h: CGFloat {
      get { frame.size.height }
      set { frame.size.height = newValue }
    }

    /// The size of the frame.
    open var mj_size: CGSize {
      get { frame.size }
      set { frame.size = newValue }
    }

    /// The origin of the frame.
    open var mj_origin: CGPoint {
      get { frame.origin }
      set { frame.origin = newValue }
    }
  }

  @objc extension UIScrollView {
    /// The adjusted content inset: the amounts of the app, the controls and the system, in points.
    open var mj_inset: UIEdgeInsets { adjustedContentInset }

    /// The adjusted content inset at the top, in points. Setting it changes the content inset.
    open var mj_insetT: CGFloat {
      get { adjustedContentInset.top }
      set { contentInset.top += newValue - adjustedContentInset.top }
    }

    /// The adjusted content inset at the bottom, in points. Setting it changes the content inset.
    open var mj_insetB: CGFloat {
      get { adjustedContentInset.bottom }
      set { contentInset.bottom += newValue - adjustedContentInset.bottom }
    }

    /// The adjusted content inset on the left, in points. Setting it changes the content inset.
    open var mj_insetL: CGFloat {
      get { adjustedContentInset.left }
      set { contentInset.left += newValue - adjustedContentInset.left }
    }

    /// The adjusted content inset on the right, in points. Setting it changes the content inset.
    open var mj_insetR: CGFloat {
      get { adjustedContentInset.right }
      set { contentInset.right += newValue - adjustedContentInset.right }
    }

    /// The horizontal content offset, in points.
    open var mj_offsetX: CGFloat {
      get { contentOffset.x }
      set { contentOffset.x = newValue }
    }

    /// The vertical content offset, in points.
    open var mj_offsetY: CGFloat {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    /// The width of the content, in points.
    open var mj_contentW: CGFloat {
      get { contentSize.width }
      set { contentSize.width = newValue }
    }

    /// The height of the content, in points.
    open var mj_contentH: CGFloat {
      get { contentSize.height }
      set { contentSize.height = newValue }
    }

    /// Returns the number of items in all sections of a table or collection view; 0 for other
    /// scroll views.
    open func mj_totalDataCount() -> Int { refreshItemCount ?? 0 }
  }
#endif
