import Foundation
import TestSupport
import Testing
import UIKit

/// Counts the reads of its frame and the changes of its safe area.
private final class CountingView: UIView {
  var frameReads = 0
  var changes: [UIEdgeInsets] = []

  override var frame: CGRect {
    get {
      frameReads += 1
      return super.frame
    }
    set { super.frame = newValue }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes.append(safeAreaInsets)
  }
}

/// A scroll view that replaces its safe area without a notification.
private final class ReplacingScrollView: UIScrollView {
  var replacement = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { replacement }
}

@Suite(.isolated)
@MainActor
struct SafeAreaOfContentTests {
  private let screen = TestScreen()

  init() { screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) }

  private func add<View: UIScrollView>(_ scrollView: View) -> View {
    scrollView.frame = screen.window.bounds
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    screen.window.addSubview(scrollView)
    return scrollView
  }

  private func addContent(at y: CGFloat, to scrollView: UIScrollView) -> CountingView {
    let view = CountingView(frame: CGRect(x: 0, y: y, width: 390, height: 100))
    scrollView.addSubview(view)
    return view
  }

  @Test func `content that is scrolled out of sight has no safe area insets`() {
    let scrollView = add(UIScrollView())
    let view = addContent(at: 1000, to: scrollView)
    #expect(view.safeAreaInsets == .zero)
    scrollView.contentOffset.y = 170
    #expect(view.safeAreaInsets.bottom == 120)
    scrollView.contentOffset.y = 1000
    #expect(view.safeAreaInsets.top == 47)
    scrollView.contentOffset.y = 1099
    #expect(view.safeAreaInsets.top == 146)
    scrollView.contentOffset.y = 1100
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `a view beside a superview that does not clip is visible`() {
    let scrollView = add(UIScrollView())
    let view = addContent(at: 900, to: scrollView)
    #expect(view.safeAreaInsets == .zero)
    scrollView.clipsToBounds = false
    #expect(view.safeAreaInsets.bottom == 190)
    scrollView.layer.masksToBounds = true
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `content in a part of the screen without bars gets no notifications`() {
    let scrollView = add(UIScrollView())
    let above = addContent(at: -100, to: scrollView)
    let inside = addContent(at: 1300, to: scrollView)
    let below = addContent(at: 5000, to: scrollView)
    scrollView.contentOffset.y = 999
    let views = [above, inside, below]
    for view in views { view.frameReads = 0 }
    for y in 1000..<1100 { scrollView.contentOffset.y = CGFloat(y) }
    for view in views {
      #expect(view.changes == [])
      #expect(view.frameReads == 0)
    }
  }

  @Test func `content under a bar is notified of each change once`() {
    let scrollView = add(UIScrollView())
    let view = addContent(at: 1000, to: scrollView)
    scrollView.contentOffset.y = 900
    for y in [950, 960, 970] { scrollView.contentOffset.y = CGFloat(y) }
    #expect(view.changes.map(\.top) == [7, 17])
    scrollView.contentOffset.y = 970
    #expect(view.changes.count == 2)
    scrollView.contentOffset.y = 900
    #expect(view.changes.map(\.top) == [7, 17, 0])
  }

  @Test func `content that is as wide as the screen keeps its insets at the sides`() {
    screen.rotateToLandscape()
    let scrollView = add(UIScrollView())
    scrollView.contentSize.width = 844
    let view = addContent(at: 1000, to: scrollView)
    view.frame.size.width = 844
    scrollView.contentOffset.y = 900
    #expect(view.changes == [UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)])
    scrollView.contentOffset.y = 905
    view.frameReads = 0
    scrollView.contentOffset.y = 910
    #expect(view.frameReads == 0)
  }

  @Test func `a superview's new size changes the safe area of its subviews`() {
    let bottom = screen.window.bounds.height
    let outer = screen.addView(CGRect(x: 0, y: 0, width: 100, height: bottom))
    let inner = CountingView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    outer.frame = CGRect(x: 0, y: bottom - 560, width: 100, height: 560)
    #expect(abs(inner.safeAreaInsets.bottom - (40 + 34)) < 1e-9)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `where nothing covers a view, a subview beyond its bounds has no insets`() {
    let outer = screen.addView(CGRect(x: 0, y: 100, width: 100, height: 100))
    let inner = CountingView(frame: CGRect(x: -10, y: -10, width: 120, height: 120))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `the content uses an overridden safe area`() {
    let scrollView = add(ReplacingScrollView())
    let view = addContent(at: 1000, to: scrollView)
    scrollView.contentOffset.y = 960
    #expect(view.safeAreaInsets == .zero)
    scrollView.replacement.top = 50
    scrollView.contentOffset.y = 961
    #expect(view.safeAreaInsets.top == 11)
    scrollView.safeAreaInsetsDidChange()
    #expect(scrollView.adjustedContentInset.top == 50)
  }

  @Test func `content that moves another view during a notification leaves the areas correct`() {
    final class MovingView: UIView {
      var other: UIView?
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        other?.removeFromSuperview()
        (superview as? UIScrollView)?.contentOffset.y = 20
      }
    }
    let scrollView = add(UIScrollView())
    scrollView.contentOffset.y = 300
    let moving = MovingView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    let other = addContent(at: 400, to: scrollView)
    let last = addContent(at: 50, to: scrollView)
    scrollView.insertSubview(moving, at: 0)
    moving.other = other
    scrollView.contentOffset.y = 390
    #expect(scrollView.contentOffset.y == 20)
    #expect(other.safeAreaInsets == .zero)
    #expect(last.safeAreaInsets.top == 17)
    #expect(moving.safeAreaInsets == .zero)
  }
}
