// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension UIView {
  /// The horizontal coordinate of the frame's origin, in points.
  public var mj_x: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }

  /// The vertical coordinate of the frame's origin, in points.
  public var mj_y: CGFloat {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }

  /// The width of the frame, in points.
  public var mj_w: CGFloat {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }

  /// The height of the frame, in points.
  public var mj_h: CGFloat {
    get { frame.size.height }
    set { frame.size.height = newValue }
  }

  /// The size of the frame.
  public var mj_size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The origin of the frame.
  public var mj_origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }
}
