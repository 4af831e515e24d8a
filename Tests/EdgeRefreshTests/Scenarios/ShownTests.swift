import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// What was completely visible stays visible when an edge moves.
@Suite(.isolated)
@MainActor
struct ShownTests {
  enum Change: CaseIterable {
    case wholeInset, sameInset, keyboard, safeArea, adjustment, size, screen

    @MainActor func make(on screen: Screen) {
      let scrollView = screen.scrollView
      switch self {
      case .wholeInset:
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
      case .sameInset: scrollView.contentInset = .zero
      case .keyboard:
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
      case .safeArea: screen.setSafeArea(UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
      case .adjustment: scrollView.contentInsetAdjustmentBehavior = .never
      case .size: scrollView.frame.size = CGSize(width: 390, height: 600)
      case .screen:
        let safeArea = scrollView.safeAreaInsets
        scrollView.removeFromSuperview()
        screen.setSafeArea(.zero)
        screen.advance(by: 1)
        screen.window.addSubview(scrollView)
        screen.setSafeArea(safeArea)
      }
      screen.turn()
    }
  }

  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// Opens a control, whose refresh fails in one of the cases.
  private func open(_ control: RefreshComponent, failing: Bool, on screen: Screen) {
    screen.attach(control)
    control.showsFailure = true
    control.minimumVisibleDuration = 30
    control.beginRefreshing()
    screen.advance(by: 1)
    if failing {
      control.endRefreshing(with: .failure)
      screen.turn()
    }
  }

  /// Whether a control is completely between the insets of the app and the system.
  private func isVisible(_ control: RefreshComponent, on screen: Screen) -> Bool {
    let inset = control.restingInset
    let bounds = screen.scrollView.bounds
    return control.frame.minY >= bounds.minY + inset.top - 0.5
      && control.frame.maxY <= bounds.maxY - inset.bottom + 0.5
  }

  @Test(.scenario("S81"), arguments: Change.allCases, [200, 2000] as [CGFloat])
  func `an open control stays visible`(change: Change, contentHeight: CGFloat) {
    for isHeader in [true, false] {
      for failing in [false, true] {
        let screen = Screen(contentHeight: contentHeight, safeArea: Self.safeArea)
        let control: RefreshComponent = isHeader ? NormalHeader {} : BackNormalFooter {}
        open(control, failing: failing, on: screen)
        #expect(isVisible(control, on: screen))
        change.make(on: screen)
        #expect(isVisible(control, on: screen), "\(type(of: control)), failing: \(failing)")
        let side = isHeader ? screen.inset[0] : screen.inset[2]
        let own = screen.scrollView.contentInsetExcludingRefreshControls
        #expect(side - (isHeader ? own.top : own.bottom) >= control.frame.height - 0.001)
      }
    }
  }

  @Test(
    .scenario("S81"), arguments: [UIKitAnswers.GrowingTopInset.keepsOffset, .movesContent],
    [false, true])
  func `an inset that moves the other axis, too, does not close a control`(
    answer: UIKitAnswers.GrowingTopInset, isLeader: Bool
  ) {
    MainLoop.current.answers.growingTopInset = answer
    let screen = Screen()
    let scrollView = screen.scrollView
    scrollView.contentSize = CGSize(width: 1200, height: scrollView.bounds.height)
    let control: RefreshComponent = isLeader ? NormalLeader {} : StateTrailer {}
    screen.attach(control)
    control.beginRefreshing()
    screen.advance(by: 1)
    for (top, side, isComputed) in [(64, 20, false), (0, 0, false), (30, 5, true)]
      as [(CGFloat, CGFloat, Bool)]
    {
      var inset = isComputed ? scrollView.contentInset : .zero
      inset.top += top
      inset.left += side
      inset.right += side
      scrollView.contentInset = inset
      screen.turn()
      let visible = scrollView.bounds.inset(by: control.restingInset)
      #expect(control.frame.minX >= visible.minX - 0.5 && control.frame.maxX <= visible.maxX + 0.5)
      let added = isLeader ? scrollView.contentInset.left : scrollView.contentInset.right
      #expect(abs(added - side - control.frame.width) < 0.001)
    }
  }

  @Test(.scenario("S81")) func `an open footer stays in reach of content that becomes short`() {
    let screen = Screen(contentHeight: 2000)
    let footer = BackNormalFooter {}
    open(footer, failing: false, on: screen)
    screen.scrollView.contentSize.height = 200
    screen.turn()
    let end = -800 + 200 + screen.scrollView.contentInset.bottom
    #expect(end >= footer.frame.maxY - 800 - 0.001)
  }

  @Test(.scenario("S82"), arguments: Change.allCases, [200, 2000] as [CGFloat])
  func `an open second level fills the scroll view`(change: Change, contentHeight: CGFloat) {
    let screen = Screen(contentHeight: contentHeight, safeArea: Self.safeArea)
    let header = screen.attach(NormalHeader {})
    let level = SecondLevel(view: UIView())
    header.secondLevel = level
    level.open()
    screen.advance(by: 2)
    #expect(level.state == .open)
    change.make(on: screen)
    #expect(level.state == .open)
    let bounds = screen.scrollView.bounds
    #expect(abs(screen.scrollView.adjustedContentInset.top - bounds.height) < 0.001)
    #expect(abs(bounds.minY + bounds.height) < 0.5)
  }

  @Test(.scenario("S83"), arguments: [false, true])
  func `a list at its automatic footer does not move when an equal inset is set`(isOwn: Bool) {
    let screen = Screen(safeArea: Self.safeArea)
    let footer = screen.attach(AutoNormalFooter {})
    footer.loadsAutomatically = false
    screen.scrollView.contentOffset.y = 2000 + 34 + 44 - 800
    screen.turn()
    let offset = screen.offset
    if isOwn {
      screen.scrollView.contentInsetExcludingRefreshControls = .zero
    } else {
      screen.scrollView.contentInset = .zero
    }
    screen.turn()
    #expect(screen.offset == offset && screen.inset == [0, 0, 44, 0])
  }

  @Test(.scenario("S81")) func `an app that scrolls while its inset is set keeps its scroll`() {
    let screen = Screen()
    _ = screen.refreshing(NormalHeader {})
    let delegate = ScrollingDelegate(offset: 500)
    screen.scrollView.delegate = delegate
    screen.scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    screen.turn()
    // If UIKit leaves the content where it is, the delegate is not notified.
    #expect(screen.offset.y == (delegate.hasScrolled ? 500 : -54))
  }

  /// Scrolls when it is first notified of a movement.
  private final class ScrollingDelegate: NSObject, UIScrollViewDelegate {
    private let offset: CGFloat
    private(set) var hasScrolled = false

    init(offset: CGFloat) { self.offset = offset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard !hasScrolled else { return }
      hasScrolled = true
      scrollView.contentOffset.y = offset
    }
  }

  @Test(.scenario("S95"), arguments: [0, 360] as [CGFloat])
  func `content that is put back does not approach the other end`(offset: CGFloat) {
    let screen = Screen(contentHeight: 1500)
    screen.scrollView.keepsVisibleContentInPlace = true
    var loads = 0
    let footer = screen.attach(AutoNormalFooter { loads += 1 })
    footer.prefetchDistance = .points(400)
    screen.scrollView.contentOffset.y = 200
    screen.scrollView.contentOffset.y = offset
    screen.advance(by: 1)
    loads = 0
    footer.endRefreshing()
    for _ in 1...3 {
      screen.scrollView.keepVisibleContentInPlace { screen.scrollView.contentSize.height += 1000 }
      screen.advance(by: 1)
    }
    #expect(screen.offset.y == offset + 3000)
    #expect(loads == 0)
  }
}
