import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct ViewMemberTests {
  /// Returns the frame of a view after a change.
  private func frame(after change: (UIView) -> Void) -> CGRect {
    Simulator().run {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      change(view)
      return view.frame
    }
  }

  @Test func `each member reads its part of the frame`() {
    Simulator().run {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.mj_x == 1)
      #expect(view.mj_y == 2)
      #expect(view.mj_w == 3)
      #expect(view.mj_h == 4)
      #expect(view.mj_size == CGSize(width: 3, height: 4))
      #expect(view.mj_origin == CGPoint(x: 1, y: 2))
    }
  }

  @Test func `each member sets its part of the frame and no other`() {
    #expect(frame { $0.mj_x = 50 } == CGRect(x: 50, y: 2, width: 3, height: 4))
    #expect(frame { $0.mj_y = 50 } == CGRect(x: 1, y: 50, width: 3, height: 4))
    #expect(frame { $0.mj_w = 50 } == CGRect(x: 1, y: 2, width: 50, height: 4))
    #expect(frame { $0.mj_h = 50 } == CGRect(x: 1, y: 2, width: 3, height: 50))
    #expect(
      frame { $0.mj_size = CGSize(width: 50, height: 60) }
        == CGRect(x: 1, y: 2, width: 50, height: 60))
    #expect(
      frame { $0.mj_origin = CGPoint(x: 50, y: 60) } == CGRect(x: 50, y: 60, width: 3, height: 4))
  }

  @Test func `mj_ returns a new label in the style of the controls`() {
    Simulator().run {
      let label = UILabel.mj_()
      let header = MJRefreshStateHeader()
      #expect(label.font == .boldSystemFont(ofSize: 14))
      #expect(label.textColor == header.stateLabel.textColor)
      #expect(label.textAlignment == .center)
      #expect(label.backgroundColor == .clear)
      #expect(UILabel.mj_() !== label)
    }
  }

  @Test func `mj_textWidth is the width of the text on one line`() {
    Simulator().run {
      let label = UILabel.mj_()
      #expect(label.mj_textWidth() == 0)
      label.text = "More"
      let once = label.mj_textWidth()
      #expect(once > 20 && once < 100)
      label.text = "More More More"
      label.frame.size.width = 10
      #expect(label.mj_textWidth() > 2 * once)
    }
  }
}
