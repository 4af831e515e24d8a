import TestSupport
import Testing
import UIKit

/// How UIKit may scroll (`UIKitAnswers`), each behavior in the smallest situation that shows it.
@Suite(.isolated)
@MainActor
struct ScrollAnswerTests {
  private let log = EventLog()

  /// Sets one of the behaviors, and makes a scroll view.
  private func scrollView<Answer>(
    _ property: WritableKeyPath<UIKitAnswers, Answer>, _ answer: Answer
  ) -> (TestScreen, UIScrollView) {
    MainLoop.current.answers[keyPath: property] = answer
    let screen = TestScreen()
    let view = screen.scrollView()
    view.alwaysBounceVertical = true
    return (screen, view)
  }

  /// Pulls the content past its top and keeps the finger down.
  private func pull(_ screen: TestScreen) -> UITouch {
    let touch = screen.touchDown(195, 200)
    screen.move(touch, to: CGPoint(x: 195, y: 400), over: 0.2)
    return touch
  }

  // MARK: Offset, inset and content size

  @Test(arguments: UIKitAnswers.Clamp.allCases)
  func `a smaller inset moves the content, with or without a notice`(clamp: UIKitAnswers.Clamp) {
    let (_, view) = scrollView(\.clamp, clamp)
    view.contentInset.top = 54
    view.contentOffset.y = -54
    let token = log.observeContentOffset(of: view)
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 0)
    #expect(log.entries == (clamp == .notifies ? ["offset -54.0 → 0.0"] : []))
    withExtendedLifetime(token) {}
  }

  @Test(arguments: UIKitAnswers.ClampToEqual.allCases)
  func `an inset that does not move the content may notify`(answer: UIKitAnswers.ClampToEqual) {
    let (_, view) = scrollView(\.clampToEqual, answer)
    let token = log.observeContentOffset(of: view)
    view.contentInset.bottom = 10
    #expect(log.entries == (answer == .notifies ? ["offset 0.0 → 0.0"] : []))
    withExtendedLifetime(token) {}
  }

  @Test(arguments: UIKitAnswers.MovementOrder.allCases)
  func `the delegate or the observers hear of a movement first`(
    answer: UIKitAnswers.MovementOrder
  ) {
    let (_, view) = scrollView(\.movementOrder, answer)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    let token = log.observeContentOffset(of: view)
    view.contentOffset.y = 5
    let entries = ["scroll", "offset 0.0 → 5.0"]
    #expect(log.entries == (answer == .delegateFirst ? entries : entries.reversed()))
    withExtendedLifetime(token) {}
  }

  @Test(arguments: UIKitAnswers.GrowingTopInset.allCases)
  func `content at its top may follow a growing inset`(answer: UIKitAnswers.GrowingTopInset) {
    let (_, view) = scrollView(\.growingTopInset, answer)
    view.contentInset.top = 54
    #expect(view.contentOffset.y == (answer == .movesContent ? -54 : 0))
  }

  @Test(arguments: UIKitAnswers.ShrinkingInset.allCases)
  func `content may stay past its edge until it is touched`(answer: UIKitAnswers.ShrinkingInset) {
    let (screen, view) = scrollView(\.shrinkingInset, answer)
    view.contentInset.top = 54
    view.contentOffset.y = -54
    view.contentInset.top = 0
    #expect(view.contentOffset.y == (answer == .movesAtOnce ? 0 : -54))
    screen.tap(195, 300)
    screen.advance(1)
    #expect(view.contentOffset.y == 0)
  }

  @Test(
    arguments: [
      (.movesAtTop, -20, 100), (.movesAnywhere, -20, 80), (.movesIfScrollable, 0, 100),
    ] as [(UIKitAnswers.SafeAreaChange, CGFloat, CGFloat)])
  func `content moves with the safe area`(
    answer: UIKitAnswers.SafeAreaChange, atTop: CGFloat, elsewhere: CGFloat
  ) {
    for (start, end, isEnabled) in [(0, atTop, false), (100, elsewhere, true)]
      as [(
        CGFloat, CGFloat, Bool
      )]
    {
      let (screen, view) = scrollView(\.safeAreaChange, answer)
      let controller = UIViewController()
      controller.view.addSubview(view)
      screen.window.rootViewController = controller
      screen.turn()
      view.isScrollEnabled = isEnabled
      view.contentOffset.y = start
      screen.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      screen.turn()
      #expect(view.contentOffset.y == end)
    }
  }

  @Test(arguments: UIKitAnswers.EqualContentSize.allCases, UIKitAnswers.EqualInset.allCases)
  func `an equal size or inset may settle the content`(
    size: UIKitAnswers.EqualContentSize, inset: UIKitAnswers.EqualInset
  ) {
    MainLoop.current.answers.equalInset = inset
    let (_, view) = scrollView(\.equalContentSize, size)
    view.contentOffset.y = -70
    view.contentInset = .zero
    #expect(view.contentOffset.y == (inset == .settles ? 0 : -70))
    view.contentOffset.y = -70
    view.contentSize = CGSize(width: 390, height: 2000)
    #expect(view.contentOffset.y == (size == .settles ? 0 : -70))
  }

  @Test(arguments: UIKitAnswers.EqualOffset.allCases)
  func `an equal offset notifies observers, all or nobody`(answer: UIKitAnswers.EqualOffset) {
    let (_, view) = scrollView(\.equalOffset, answer)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    let token = log.observeContentOffset(of: view)
    view.contentOffset = .zero
    let entries = ["scroll", "offset 0.0 → 0.0"]
    #expect(
      log.entries == (answer == .isSilent ? [] : answer == .notifiesAll ? entries : [entries[1]]))
    withExtendedLifetime(token) {}
  }

  @Test(arguments: UIKitAnswers.SizeDuringPull.allCases)
  func `a new content size may end a pull until the finger moves`(
    answer: UIKitAnswers.SizeDuringPull
  ) {
    let (screen, view) = scrollView(\.sizeDuringPull, answer)
    let touch = pull(screen)
    let pulled = view.contentOffset.y
    view.contentSize.height = 3000
    #expect(view.contentOffset.y == (answer == .movesToEdge ? 0 : pulled))
    screen.move(touch, to: CGPoint(x: 195, y: 401), over: 0.02, steps: 1)
    #expect(abs(view.contentOffset.y - pulled) <= 1)
    screen.lift(touch)
  }

  @Test(arguments: UIKitAnswers.SizeDuringPull.allCases)
  func `a new content size may end a bounce`(answer: UIKitAnswers.SizeDuringPull) {
    let (screen, view) = scrollView(\.sizeDuringPull, answer)
    screen.lift(pull(screen))
    screen.advance(0.05)
    view.contentSize.height = 3000
    #expect((view.contentOffset.y == 0) == (answer == .movesToEdge))
    #expect(view.isDecelerating == (answer == .keepsOffset))
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
  }

  @Test(arguments: UIKitAnswers.InsetDuringPull.allCases)
  func `a new inset may move pulled content when the finger moves`(
    answer: UIKitAnswers.InsetDuringPull
  ) {
    let (screen, view) = scrollView(\.insetDuringPull, answer)
    view.contentInset.top = 54
    view.contentOffset.y = -54
    let touch = pull(screen)
    let pulled = view.contentOffset.y
    view.contentInset.top = 0
    #expect(view.contentOffset.y == pulled)
    screen.move(touch, to: CGPoint(x: 195, y: 401), over: 0.01, steps: 1)
    #expect((abs(view.contentOffset.y - pulled) <= 1) == (answer == .keepsOffset))
    screen.lift(touch)
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
  }

  @Test(arguments: UIKitAnswers.InsetAtRelease.allCases)
  func `an inset that is set at the release may be overshot once`(
    answer: UIKitAnswers.InsetAtRelease
  ) {
    let (screen, view) = scrollView(\.insetAtRelease, answer)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    delegate.onEvent = { event, view in
      if event.hasPrefix("end dragging") { view.contentInset.top = 54 }
    }
    let touch = pull(screen)
    let pulled = view.contentOffset.y
    screen.lift(touch)
    screen.advance(1.0 / 60)
    #expect((view.contentOffset.y < pulled - 30) == (answer == .overshoots))
    screen.advance(2)
    #expect(view.contentOffset.y == -54)
  }

  @Test func `content that overshoots when its motion ends returns to its edge`() {
    let (screen, view) = scrollView(\.insetAtRelease, .overshoots)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    delegate.onEvent = { event, view in
      // The released content is at its new edge already.
      if event.hasPrefix("end dragging") { view.contentInset.top = -view.contentOffset.y }
    }
    let touch = pull(screen)
    screen.advance(0.3)
    let pulled = view.contentOffset.y
    screen.lift(touch)
    screen.advance(2)
    #expect(view.contentOffset.y == pulled)
  }

  @Test func `a release that moves nothing leaves no overshoot to a later scroll`() {
    let (screen, view) = scrollView(\.insetAtRelease, .overshoots)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    delegate.onEvent = { event, view in
      // The content is moved to its edge in the release, and the inset is changed after that.
      guard event.hasPrefix("end dragging") else { return }
      view.setContentOffset(.zero, animated: false)
      view.contentInset.bottom = 10
      view.contentInset.top = 54
    }
    screen.lift(pull(screen))
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    screen.advance(1.0 / 60)
    #expect((0..<100).contains(view.contentOffset.y))
  }

  @Test(arguments: UIKitAnswers.InsetDuringGlide.allCases)
  func `a new inset redirects or ends a bounce, or it is too late`(
    answer: UIKitAnswers.InsetDuringGlide
  ) {
    let (screen, view) = scrollView(\.insetDuringGlide, answer)
    view.contentInset.top = 54
    view.contentOffset.y = -54
    screen.lift(pull(screen))
    screen.advance(0.05)
    let token = log.observeContentOffset(of: view)
    view.contentInset.top = 0
    #expect(view.isDecelerating == (answer != .ends))
    screen.advance(2)
    #expect(view.contentOffset.y == 0)
    #expect(log.entries.contains("offset -54.0 → 0.0") == (answer == .stutters))
    withExtendedLifetime(token) {}
  }

  @Test(arguments: UIKitAnswers.InsetDuringScroll.allCases)
  func `an animated scroll may end when an inset is set`(answer: UIKitAnswers.InsetDuringScroll) {
    let (screen, view) = scrollView(\.insetDuringScroll, answer)
    view.setContentOffset(CGPoint(x: 0, y: -300), animated: true)
    screen.advance(0.1)
    let offset = view.contentOffset.y
    #expect(offset < 0 && offset > -300)
    view.contentInset.top = -offset
    #expect(view.contentOffset.y == offset)
    screen.advance(1)
    #expect(view.contentOffset.y == (answer == .goesOn ? -300 : offset))
  }

  @Test(arguments: UIKitAnswers.OffsetDuringScroll.allCases)
  func `an animated scroll may go on after an offset was set`(
    answer: UIKitAnswers.OffsetDuringScroll
  ) {
    let (screen, view) = scrollView(\.offsetDuringScroll, answer)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    screen.advance(0.1)
    view.contentOffset.y = 10
    #expect(view.contentOffset.y == 10)
    screen.advance(1)
    #expect(view.contentOffset.y == (answer == .goesOn ? 500 : 10))
  }

  @Test(arguments: UIKitAnswers.OffsetRounding.allCases, UIKitAnswers.InsetRounding.allCases)
  func `offsets and insets may be rounded to pixels`(
    offset: UIKitAnswers.OffsetRounding, inset: UIKitAnswers.InsetRounding
  ) {
    MainLoop.current.answers.insetRounding = inset
    let (_, view) = scrollView(\.offsetRounding, offset)
    let pixel = 1 / view.traitCollection.displayScale
    view.contentInset.top = 10 + pixel / 4
    #expect(view.contentInset.top == (inset == .pixels ? 10 : 10 + pixel / 4))
    view.contentOffset.y = 20 + pixel / 4
    #expect(view.contentOffset.y == (offset == .pixels ? 20 : 20 + pixel / 4))
  }

  @Test(arguments: UIKitAnswers.BoundsOrigin.allCases)
  func `the origin of the bounds may move the content silently`(
    answer: UIKitAnswers.BoundsOrigin
  ) {
    let (_, view) = scrollView(\.boundsOrigin, answer)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    let token = log.observeContentOffset(of: view)
    view.bounds.origin.y = 9
    #expect(view.contentOffset.y == 9)
    #expect(log.entries == (answer == .notifies ? ["scroll", "offset 0.0 → 9.0"] : []))
    withExtendedLifetime(token) {}
  }

  // MARK: Touches

  @Test(
    arguments: UIKitAnswers.DecelerationAtRelease.allCases,
    UIKitAnswers.DraggingInDeceleration.allCases)
  func `the flags of a released scroll view`(
    release: UIKitAnswers.DecelerationAtRelease, dragging: UIKitAnswers.DraggingInDeceleration
  ) {
    MainLoop.current.answers.draggingInDeceleration = dragging
    let (screen, view) = scrollView(\.decelerationAtRelease, release)
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    var flags: [Bool] = []
    delegate.onEvent = { event, view in
      if event == "end dragging, decelerating" { flags = [view.isTracking, view.isDecelerating] }
    }
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    #expect(flags == [true, release == .isTrue])
    screen.advance(0.1)
    #expect(view.isDecelerating && view.isDragging == (dragging == .isTrue))
    screen.advance(8)
    #expect(!view.isDecelerating && !view.isDragging)
  }

  @Test(arguments: UIKitAnswers.CaughtDeceleration.allCases)
  func `the end of a caught deceleration`(answer: UIKitAnswers.CaughtDeceleration) {
    let (screen, view) = scrollView(\.caughtDeceleration, answer)
    let delegate = RecordingScrollDelegate(log)
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(0.1)
    view.delegate = delegate
    let touch = screen.touchDown(195, 400)
    #expect(log.takeEntries().contains("end decelerating") == (answer == .endsAtTouch))
    #expect(view.isDecelerating == (answer == .endsAtLift))
    screen.advance(0.5)
    screen.lift(touch)
    #expect(log.takeEntries().contains("end decelerating") == (answer == .endsAtLift))
    #expect(!view.isDecelerating)
  }

  @Test(arguments: UIKitAnswers.PanOrder.allCases)
  func `observers of the pan run before or after the scroll view`(answer: UIKitAnswers.PanOrder) {
    let (screen, view) = scrollView(\.panOrder, answer)
    let log = log
    let token = view.panGestureRecognizer.observe(\.state) { [unowned view] pan, _ in
      MainActor.assumeIsolated {
        if pan.state == .began || pan.state == .ended { log.record("\(view.isDragging)") }
      }
    }
    screen.lift(pull(screen))
    #expect(log.entries == (answer == .observersFirst ? ["false", "true"] : ["true", "false"]))
    withExtendedLifetime(token) {}
  }

  @Test(arguments: UIKitAnswers.TargetPastEdge.allCases)
  func `content that is released past its edge has its offset or the edge as target`(
    answer: UIKitAnswers.TargetPastEdge
  ) {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var target: CGFloat?
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        target = targetContentOffset.pointee.y
      }
    }
    let (screen, view) = scrollView(\.targetPastEdge, answer)
    let delegate = Delegate()
    view.delegate = delegate
    let touch = pull(screen)
    let pulled = view.contentOffset.y
    screen.lift(touch)
    #expect(delegate.target == (answer == .isOffset ? pulled : 0))
    screen.advance(1)
    #expect(view.contentOffset.y == 0)
  }

  @Test(arguments: UIKitAnswers.FirstTick.allCases)
  func `released content moves at once or in the next frame`(answer: UIKitAnswers.FirstTick) {
    let (screen, view) = scrollView(\.firstTick, answer)
    let touch = pull(screen)
    screen.advance(0.3)
    let pulled = view.contentOffset.y
    screen.window.endTouch(touch)
    #expect((view.contentOffset.y != pulled) == (answer == .withinRelease))
  }

  @Test(arguments: UIKitAnswers.InterruptedScroll.allCases)
  func `an interrupted scroll may report its end`(answer: UIKitAnswers.InterruptedScroll) {
    let (screen, view) = scrollView(\.interruptedScroll, answer)
    let delegate = RecordingScrollDelegate(log)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    screen.advance(0.1)
    view.delegate = delegate
    view.setContentOffset(.zero, animated: false)
    #expect(log.entries.contains("end animation") == (answer == .reportsEnd))
  }

  @Test(arguments: UIKitAnswers.PageOrigin.allCases)
  func `pages begin at the offset 0 or at the inset`(answer: UIKitAnswers.PageOrigin) {
    let (screen, view) = scrollView(\.pageOrigin, answer)
    view.isPagingEnabled = true
    view.contentInset.top = 100
    view.contentOffset.y = -100
    screen.fling(from: CGPoint(x: 195, y: 700), by: 0, -300)
    screen.advance(3)
    #expect(view.contentOffset.y == (answer == .zero ? 844 : 744))
  }

  // MARK: Others

  @Test(arguments: UIKitAnswers.MotionOutsideWindow.allCases)
  func `content that leaves its window may go on`(answer: UIKitAnswers.MotionOutsideWindow) {
    let (screen, view) = scrollView(\.motionOutsideWindow, answer)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    screen.advance(0.1)
    view.removeFromSuperview()
    screen.advance(1)
    #expect((view.contentOffset.y == 500) == (answer == .goesOn))
  }

  @Test(arguments: UIKitAnswers.DispatchedBlocks.allCases)
  func `dispatched blocks run on time and in order, or late`(
    answer: UIKitAnswers.DispatchedBlocks
  ) {
    MainLoop.current.answers.dispatchedBlocks = answer
    var numbers: [Int] = []
    for number in 0..<20 {
      _ = MainLoop.current.dispatch(after: 0.1) { numbers.append(number) }
    }
    MainLoop.current.dispatch(after: 0.1) { numbers.append(20) }.cancel()
    MainLoop.current.advance(by: 0.1)
    #expect((numbers.count == 20) == (answer == .areOnTime))
    MainLoop.current.advance(by: 0.05)
    #expect(numbers.count == 20 && numbers.sorted() == Array(0..<20))
    #expect((numbers == Array(0..<20)) == (answer == .areOnTime))
  }

  @Test(arguments: UIKitAnswers.ZoomLayout.allCases)
  func `a zoom lays out in each step or later`(answer: UIKitAnswers.ZoomLayout) {
    final class Zoomed: UIScrollView, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    MainLoop.current.answers.zoomLayout = answer
    let screen = TestScreen()
    let view = Zoomed(frame: screen.window.bounds)
    view.addSubview(view.content)
    view.maximumZoomScale = 3
    view.delegate = view
    screen.window.addSubview(view)
    screen.turn()
    let passes = view.passes
    view.setZoomScale(2, animated: false)
    #expect(view.passes == passes + (answer == .inEachStep ? 1 : 0))
  }

  @Test(arguments: UIKitAnswers.BarHeight.allCases)
  func `a large title collapses with the content or after it`(answer: UIKitAnswers.BarHeight) {
    MainLoop.current.answers.barHeight = answer
    let screen = TestScreen()
    let fixture = TableFixture(rows: 40)
    let list = UITableViewController(style: .plain)
    list.tableView.dataSource = fixture
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    screen.window.rootViewController = navigation
    screen.turn()
    let touch = screen.touchDown(195, 600)
    screen.move(touch, to: CGPoint(x: 195, y: 300), over: 0.3)
    #expect(navigation.navigationBar.frame.height == (answer == .followsContent ? 44 : 96))
    screen.advance(0.2)
    screen.lift(touch)
    screen.advance(2)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  // MARK: Insets of the system

  @Test(arguments: UIKitAnswers.AdjustedInsetNotice.allCases)
  func `the delegate is told of an inset before or after the movement`(
    answer: UIKitAnswers.AdjustedInsetNotice
  ) {
    let (_, view) = scrollView(\.adjustedInsetNotice, answer)
    let delegate = RecordingScrollDelegate(log)
    view.contentInset.top = 54
    view.contentOffset.y = -54
    view.delegate = delegate
    view.contentInset.top = 0
    let entries = ["adjusted inset", "scroll"]
    #expect(log.entries == (answer == .beforeMovement ? entries : entries.reversed()))
  }

  @Test(arguments: UIKitAnswers.SafeAreaNotice.allCases)
  func `a view is told of its safe area at once or in the next layout`(
    answer: UIKitAnswers.SafeAreaNotice
  ) {
    final class Told: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    MainLoop.current.answers.safeAreaNotice = answer
    let screen = TestScreen()
    let view = Told(frame: screen.window.bounds)
    screen.window.addSubview(view)
    screen.turn()
    screen.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let isEarly = answer == .inSetter
    #expect(view.safeAreaInsets.top == (isEarly ? 20 : 0) && view.count == (isEarly ? 1 : 0))
    screen.turn()
    #expect(view.safeAreaInsets.top == 20 && view.count == 1)
  }
}
