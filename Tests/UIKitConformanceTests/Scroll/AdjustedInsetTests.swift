import Testing
import UIKit

@MainActor struct AdjustedInsetTests {
  private static let area = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)

  private func adjusted(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize,
    change: (UIScrollView) -> Void = { _ in }
  ) -> UIEdgeInsets {
    World.run { world in
      world.cover(Self.area)
      let view = world.scrollView()
      view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.contentSize = content
      view.contentInsetAdjustmentBehavior = behavior
      change(view)
      return view.adjustedContentInset
    }
  }

  @Test func `never adds nothing`() {
    let inset = adjusted(.never, content: CGSize(width: 5000, height: 5000))
    #expect(inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `always adds the whole safe area`() {
    let inset = adjusted(.always, content: .zero)
    #expect(inset == UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 14))
  }

  @Test func `scrollable axes adds where there is something to scroll`() {
    for behavior in [
      UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic,
    ] {
      #expect(
        adjusted(behavior, content: CGSize(width: 100, height: 5000))
          == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
      #expect(
        adjusted(behavior, content: CGSize(width: 5000, height: 100))
          == UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14))
      #expect(
        adjusted(behavior, content: .zero) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test func `content that always bounces counts as scrollable`() {
    let inset = adjusted(.scrollableAxes, content: .zero) { $0.alwaysBounceVertical = true }
    #expect(inset == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
  }

  @Test func `automatic adds top and bottom inside of a navigation controller`() {
    World.run { world in
      world.cover(Self.area)
      let controller = UIViewController()
      let view = UIScrollView(frame: CGRect(origin: .zero, size: World.size))
      controller.view = view
      world.window.rootViewController = UINavigationController(rootViewController: controller)
      world.turn()
      #expect(view.adjustedContentInset.top == view.safeAreaInsets.top)
      #expect(view.adjustedContentInset.top > 47)
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(view.adjustedContentInset.top == 0)
    }
  }

  @Test func `content of a controller starts below the bar`() {
    World.run { world in
      world.cover(Self.area)
      let controller = UIViewController()
      let view = UIScrollView(frame: CGRect(origin: .zero, size: World.size))
      view.contentSize = CGSize(width: 390, height: 3000)
      controller.view = view
      world.window.rootViewController = UINavigationController(rootViewController: controller)
      world.turn()
      #expect(view.contentOffset.y == -view.adjustedContentInset.top)
      #expect(view.contentOffset.y < -47)
    }
  }

  @Test func `content that was scrolled stays when the safe area changes`() {
    World.run { world in
      let controller = UIViewController()
      let view = UIScrollView(frame: CGRect(origin: .zero, size: World.size))
      view.contentSize = CGSize(width: 390, height: 3000)
      controller.view = view
      world.window.rootViewController = controller
      world.turn()
      view.contentOffset.y = 500
      world.cover(Self.area)
      world.turn()
      #expect(view.adjustedContentInset.top == 47)
      #expect(view.contentOffset.y == 500)
    }
  }

  @Test func `changes are told once`() {
    final class Listening: UIScrollView {
      let journal = Journal()
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        journal.note("method")
      }
    }
    World.run { world in
      let view = Listening(frame: CGRect(origin: .zero, size: World.size))
      let listener = ScrollListener(view.journal)
      view.delegate = listener
      view.contentInset.top = 5
      view.contentInset.top = 5
      #expect(view.journal.take().filter { $0 != "scroll" } == ["method", "adjusted inset"])
      view.contentInsetAdjustmentBehavior = .always
      world.window.addSubview(view)
      #expect(view.journal.take().isEmpty)
      world.cover(Self.area)
      #expect(view.journal.take().filter { $0 != "scroll" } == ["method", "adjusted inset"])
    }
  }

  @Test func `a safe area that goes brings the offset back`() {
    World.run { world in
      world.cover(Self.area)
      let view = world.scrollView()
      view.contentOffset.y = -47
      world.cover(.zero)
      #expect(view.contentOffset.y == 0)
    }
  }
}
