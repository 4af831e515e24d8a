import TestSupport
import Testing
import UIKit

/// In the stand-in, a scroll view that conforms to the protocol is the delegate of its recognizers.
@Suite(.isolated)
@MainActor
struct ScrollRecognizerDelegateTests {
  /// A scroll view that decides how its pan recognizer interacts with others.
  private final class DecidingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    var scrollsTogether = true
    var mayBegin = true
    var questions = 0

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return mayBegin && super.gestureRecognizerShouldBegin(recognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { scrollsTogether }
  }

  private let screen = TestScreen()
  private let outer = DecidingScrollView(frame: CGRect(origin: .zero, size: TestScreen.size))
  private let inner: UIScrollView

  init() {
    inner = screen.scrollView()
    outer.contentSize = CGSize(width: TestScreen.size.width, height: 3000)
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    screen.turn()
  }

  private func drag() {
    let touch = screen.touchDown(195, 500)
    screen.move(touch, to: CGPoint(x: 195, y: 300), over: 0.2)
    screen.advance(0.2)
    screen.lift(touch)
    screen.turn()
  }

  @Test func `nested scroll views scroll together if one of them allows it`() {
    drag()
    #expect(outer.contentOffset.y > 150)
    #expect(inner.contentOffset.y == outer.contentOffset.y)
  }

  @Test func `nested scroll views scroll separately by default`() {
    outer.scrollsTogether = false
    drag()
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y > 150)
  }

  @Test func `a scroll view is asked once whether it may begin`() {
    outer.mayBegin = false
    drag()
    #expect(outer.questions == 1)
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y > 150)
  }

  @Test func `the delegate of the recognizers is the scroll view`() {
    outer.maximumZoomScale = 2
    #expect(outer.panGestureRecognizer.delegate === outer)
    #expect(outer.pinchGestureRecognizer?.delegate === outer)
    // In Apple's header, `UIScrollView` does not conform to the protocol.
    #expect(inner.panGestureRecognizer.delegate == nil)
  }

  @Test func `replacing the delegate of a recognizer of a scroll view is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        UIScrollView(frame: .zero).panGestureRecognizer.delegate = Delegate()
      }
    }
  }
}
