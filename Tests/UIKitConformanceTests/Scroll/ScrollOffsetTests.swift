import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollOffsetTests {
  @Test func `the offset is the origin of the bounds`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds.origin == CGPoint(x: 3, y: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.contentOffset == CGPoint(x: 5, y: 6))
  }

  @Test func `setting the offset does not clamp it`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset = CGPoint(x: -50, y: 9000)
    #expect(view.contentOffset == CGPoint(x: -50, y: 9000))
    view.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
    screen.advance(1)
    #expect(view.contentOffset == CGPoint(x: 0, y: -80))
  }

  @Test func `shrinking the content clamps the offset`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = 1156
    view.contentSize.height = 1000
    #expect(view.contentOffset == CGPoint(x: 0, y: 156))
    view.contentSize.height = 10
    #expect(view.contentOffset == .zero)
  }

  @Test func `a larger inset does not change the offset`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentInset.top = 54
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a smaller inset clamps the offset`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 30, right: 0)
    view.contentOffset.y = -54
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 2000 + 30 - 844
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 1156)
  }

  @Test func `setting an equal content size or frame also clamps the offset`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentOffset.y = -70
    view.contentSize = CGSize(width: 390, height: 2000)
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = -70
    view.frame = CGRect(origin: .zero, size: TestScreen.size)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `enlarging the view clamps the offset`() {
    let screen = TestScreen()
    let view = screen.scrollView(1000, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    view.contentOffset.y = 600
    view.frame.size.height = 700
    #expect(view.contentOffset.y == 300)
  }

  @Test func `subviews are resized before the offset is clamped`() {
    let screen = TestScreen()
    let view = screen.scrollView(1000, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    view.contentOffset.y = 600
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    delegate.onEvent = { _, _ in log.record("\(child.frame.width)") }
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    #expect(log.entries == ["scroll", "390.0"])
  }

  @Test func `the offset is not clamped during a drag`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let touch = screen.touchDown(195, 200)
    screen.move(touch, to: CGPoint(x: 195, y: 400), over: 0.2)
    let pulled = view.contentOffset.y
    #expect(pulled < -50)
    view.contentInset.bottom = 10
    view.frame.size.height = 800
    #expect(view.contentOffset.y == pulled)
    screen.lift(touch)
  }

  @Test func `both axes are clamped in one set`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    let log = EventLog()
    view.contentOffset = CGPoint(x: 50, y: 5000)
    let token = log.observeContentOffset(of: view)
    view.contentInset.bottom = 10
    #expect(view.contentOffset == CGPoint(x: 0, y: 2010 - 844))
    #expect(log.entries == ["offset 5000.0 → 1166.0"])
    withExtendedLifetime(token) {}
  }

  @Test func `scrolling a rectangle into view goes no farther than needed`() {
    let screen = TestScreen()
    let view = screen.scrollView()
    view.contentInset.top = 100
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 76)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `invalid sizes and insets leave the offset finite`() {
    let screen = TestScreen()
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let view = screen.scrollView()
      view.contentInset.top = value
      view.contentInset.top = 0
      view.contentSize.height = value
      view.flashScrollIndicators()
      screen.advance(1)
      view.contentSize.height = 2000
      #expect(view.contentOffset.y.isFinite)
      view.removeFromSuperview()
    }
  }

  @Test func `a new offset lays out the view`() {
    final class LayoutCountingScrollView: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let screen = TestScreen()
    let view = LayoutCountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(view)
    screen.turn()
    let before = view.layouts
    view.contentOffset.y = 10
    screen.turn()
    #expect(view.layouts == before + 1)
    view.contentOffset.y = 10
    screen.turn()
    #expect(view.layouts == before + 1)
  }

  @Test func `a scroll view clips by default`() {
    #expect(UIScrollView().clipsToBounds)
  }
}
