import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct FirstResponderTests {
  private final class Field: UIView {
    var refusesToResign = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refusesToResign }
  }

  private func makeField(in screen: TestScreen) -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(field)
    return field
  }

  @Test func `only a responder in a window that can do so becomes the first`() {
    let screen = TestScreen()
    #expect(!UIView().becomeFirstResponder())
    #expect(!Field().becomeFirstResponder())
    #expect(!screen.addView().becomeFirstResponder())
    let field = makeField(in: screen)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test func `the current first responder resigns or keeps the role`() {
    let screen = TestScreen()
    let (first, second) = (makeField(in: screen), makeField(in: screen))
    first.becomeFirstResponder()
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.refusesToResign = true
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
  }

  @Test func `editing ends in a view and its descendants only`() {
    let screen = TestScreen()
    let field = makeField(in: screen)
    field.becomeFirstResponder()
    #expect(screen.addView().endEditing(false))
    #expect(field.isFirstResponder)
    #expect(screen.window.endEditing(false))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    field.refusesToResign = true
    #expect(!screen.window.endEditing(false))
    #expect(screen.window.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test func `a view that leaves its window resigns`() {
    let screen = TestScreen()
    let field = makeField(in: screen)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    screen.window.addSubview(field)
    #expect(!field.isFirstResponder)
  }

  @Test func `a drag resigns the first responder if the scroll view is set to do so`() {
    let screen = TestScreen()
    let scrollView = screen.scrollView()
    let field = makeField(in: screen)
    for (mode, remains) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      field.becomeFirstResponder()
      scrollView.keyboardDismissMode = mode
      screen.drag(from: CGPoint(x: 195, y: 600), by: 0, -100)
      #expect(field.isFirstResponder == remains)
    }
  }
}
