import Testing
import UIKit

@MainActor struct ScrollOffsetTests {
  @Test func `the offset is the origin of the bounds`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset = CGPoint(x: 3, y: 40)
      #expect(view.bounds.origin == CGPoint(x: 3, y: 40))
      view.bounds.origin = CGPoint(x: 5, y: 6)
      #expect(view.contentOffset == CGPoint(x: 5, y: 6))
    }
  }

  @Test func `setting the offset is not clamped`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset = CGPoint(x: -50, y: 9000)
      #expect(view.contentOffset == CGPoint(x: -50, y: 9000))
      view.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
      world.advance(1)
      #expect(view.contentOffset == CGPoint(x: 0, y: -80))
    }
  }

  @Test func `a smaller content brings the offset back into it`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = 1156
      view.contentSize.height = 1000
      #expect(view.contentOffset == CGPoint(x: 0, y: 156))
      view.contentSize.height = 10
      #expect(view.contentOffset == .zero)
    }
  }

  @Test func `a larger inset leaves the offset where it is`() {
    World.run { world in
      let view = world.scrollView()
      view.contentInset.top = 54
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a smaller inset brings the offset back`() {
    World.run { world in
      let view = world.scrollView()
      view.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 30, right: 0)
      view.contentOffset.y = -54
      view.contentInset.top = 0
      #expect(view.contentOffset.y == 0)
      view.contentOffset.y = 2000 + 30 - 844
      view.contentInset.bottom = 0
      #expect(view.contentOffset.y == 1156)
    }
  }

  @Test func `an equal inset clamps too`() {
    World.run { world in
      let view = world.scrollView()
      view.contentOffset.y = -70
      view.contentInset = .zero
      #expect(view.contentOffset.y == 0)
      view.contentOffset.y = -70
      view.contentSize = CGSize(width: 390, height: 2000)
      #expect(view.contentOffset.y == 0)
      view.contentOffset.y = -70
      view.frame = CGRect(origin: .zero, size: World.size)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a larger view brings the offset back`() {
    World.run { world in
      let view = world.scrollView(1000, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      view.contentOffset.y = 600
      view.frame.size.height = 700
      #expect(view.contentOffset.y == 300)
    }
  }

  @Test func `subviews are resized before the offset is clamped`() {
    World.run { world in
      let view = world.scrollView(1000, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      child.autoresizingMask = .flexibleWidth
      view.addSubview(child)
      view.contentOffset.y = 600
      let journal = Journal()
      let listener = ScrollListener(journal)
      view.delegate = listener
      listener.reaction = { _, _ in journal.note("\(child.frame.width)") }
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      #expect(journal.lines == ["scroll", "390.0"])
    }
  }

  @Test func `nothing is clamped while dragging`() {
    World.run { world in
      let view = world.scrollView()
      let touch = world.down(195, 200)
      world.move(touch, to: CGPoint(x: 195, y: 400), over: 0.2)
      let pulled = view.contentOffset.y
      #expect(pulled < -50)
      view.contentInset = .zero
      view.contentSize.height = 3000
      #expect(view.contentOffset.y == pulled)
      world.lift(touch)
    }
  }

  @Test func `both axes are clamped in one set`() {
    World.run { world in
      let view = world.scrollView()
      let journal = Journal()
      view.contentOffset = CGPoint(x: 50, y: 5000)
      let token = journal.hear(view)
      view.contentInset = .zero
      #expect(view.contentOffset == CGPoint(x: 0, y: 2000 - 844))
      #expect(journal.lines == ["offset 5000.0 → 1156.0"])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `scrolling a rectangle into view goes no farther than needed`() {
    World.run { world in
      let view = world.scrollView()
      view.contentInset.top = 100
      view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 76)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 0)
      view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 20), animated: false)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `sizes and insets that are no numbers crash nothing`() {
    World.run { world in
      for value in [CGFloat.nan, .infinity, -.infinity] {
        let view = world.scrollView()
        view.contentInset.top = value
        view.contentInset.top = 0
        view.contentSize.height = value
        view.flashScrollIndicators()
        world.advance(1)
        view.contentSize.height = 2000
        #expect(view.contentOffset.y.isFinite)
        view.removeFromSuperview()
      }
    }
  }

  @Test func `scrolling lays the view out again`() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    World.run { world in
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      world.window.addSubview(view)
      world.turn()
      let before = view.layouts
      view.contentOffset.y = 10
      world.turn()
      #expect(view.layouts == before + 1)
      view.contentOffset.y = 10
      world.turn()
      #expect(view.layouts == before + 1)
    }
  }

  @Test func `a scroll view clips from the beginning`() {
    #expect(UIScrollView().clipsToBounds)
  }
}
