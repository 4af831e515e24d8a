import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct ArrowTests {
  let screen = Screen()
  var scrollView: UIScrollView { screen.scrollView }

  private func attach<Control: RefreshComponent>(_ control: Control) -> Control {
    scrollView.contentSize = CGSize(width: 1_000, height: 2_000)
    return screen.attach(control)
  }

  private func drag(to offset: CGPoint) {
    scrollView.scriptDragBegan()
    scrollView.scriptDragMoved(to: offset)
  }

  /// Drags to an offset and waits until the arrow has rotated.
  private func pull(to offset: CGPoint) {
    drag(to: offset)
    screen.advance(by: 1)
  }

  private func isRotated(_ arrow: UIView) -> Bool {
    arrow.transform.a < 0
  }

  /// Whether an animation of the arrow is running.
  private func isRotating(_ arrow: UIView) -> Bool {
    let now = MainLoop.current.now
    return arrow.presentation(at: now).geometry != arrow.presentation(at: now + 1).geometry
  }

  @Test func `the arrow of a header points down until the pull passes the threshold`() {
    let header = attach(NormalHeader())
    #expect(!isRotated(header.arrowView))
    pull(to: CGPoint(x: 0, y: -60))
    #expect(isRotated(header.arrowView))
    pull(to: CGPoint(x: 0, y: -20))
    #expect(!isRotated(header.arrowView))
  }

  @Test func `the arrow of a back footer points up until the pull passes the threshold`() {
    let footer = attach(BackNormalFooter())
    #expect(isRotated(footer.arrowView))
    pull(to: CGPoint(x: 0, y: 1_250))
    #expect(!isRotated(footer.arrowView))
    pull(to: CGPoint(x: 0, y: 1_220))
    #expect(isRotated(footer.arrowView))
  }

  @Test func `side arrows point toward the content until the pull passes the threshold`() {
    let trailer = attach(NormalTrailer())
    #expect(!isRotated(trailer.arrowView))
    pull(to: CGPoint(x: 680, y: 0))
    #expect(isRotated(trailer.arrowView))
    let leader = attach(NormalLeader())
    #expect(isRotated(leader.arrowView))
    pull(to: CGPoint(x: -70, y: 0))
    #expect(!isRotated(leader.arrowView))
  }

  @Test
  func `arrows rotate by slightly less than half a turn, so that they rotate back the same way`() {
    let header = attach(NormalHeader())
    pull(to: CGPoint(x: 0, y: -60))
    #expect(header.arrowView.transform.b < 0, "slightly less than half a turn")
    #expect(abs(header.arrowView.transform.b) < 1e-5)
    #expect(attach(BackNormalFooter()).arrowView.transform.b < 0)
  }

  @Test func `arrows rotate in an animation in both directions`() {
    let header = attach(NormalHeader())
    screen.advance(by: 1)
    scrollView.scriptDragBegan()
    scrollView.scriptDragMoved(to: CGPoint(x: 0, y: -60))
    #expect(isRotating(header.arrowView))
    screen.advance(by: 0.3)
    #expect(!isRotating(header.arrowView), "after the opening duration")
    scrollView.scriptDragMoved(to: CGPoint(x: 0, y: -20))
    #expect(isRotating(header.arrowView))
    screen.advance(by: 0.3)
    #expect(!isRotating(header.arrowView))
  }

  @Test
  func `an arrow hidden during a refresh rotates back without animation when the refresh ends`() {
    let header = attach(NormalHeader())
    pull(to: CGPoint(x: 0, y: -60))
    screen.release()
    screen.advance(by: 1)
    #expect(header.arrowView.isHidden)
    #expect(isRotated(header.arrowView))
    header.endRefreshing()
    #expect(!isRotated(header.arrowView))
    #expect(!isRotating(header.arrowView))
  }

  @Test
  func `the arrow of a trailer stays rotated for the opening duration after the refresh ends`() {
    let trailer = attach(NormalTrailer())
    trailer.beginRefreshing()
    screen.advance(by: 1)
    #expect(!trailer.arrowView.isHidden)
    trailer.endRefreshing()
    #expect(isRotated(trailer.arrowView) && isRotating(trailer.arrowView))
    screen.advance(by: 0.2)
    #expect(isRotated(trailer.arrowView))
    screen.advance(by: 0.1)
    #expect(!isRotated(trailer.arrowView), "after the opening duration")
  }

  @Test func `a trailer that begins again while it closes keeps its arrow rotated`() {
    let trailer = attach(NormalTrailer())
    trailer.beginRefreshing()
    screen.advance(by: 1)
    trailer.endRefreshing()
    screen.advance(by: 0.1)
    trailer.beginRefreshing()
    screen.advance(by: 1)
    #expect(isRotated(trailer.arrowView))
  }

  @Test func `a new pull while a trailer closes keeps the arrow rotated`() {
    let trailer = attach(NormalTrailer())
    trailer.beginRefreshing()
    screen.advance(by: 1)
    trailer.endRefreshing()
    screen.advance(by: 0.1)
    pull(to: CGPoint(x: 680, y: 0))
    #expect(trailer.state == .pulling)
    #expect(isRotated(trailer.arrowView))
  }

  @Test func `a footer with no more data shows neither arrow nor spinner`() {
    let footer = attach(BackNormalFooter())
    #expect(!footer.arrowView.isHidden && footer.loadingView.isHidden)
    footer.beginRefreshing()
    screen.advance(by: 1)
    #expect(footer.arrowView.isHidden && !footer.loadingView.isHidden)
    footer.endRefreshingWithNoMoreData()
    #expect(footer.arrowView.isHidden && footer.loadingView.isHidden)
    footer.resetNoMoreData()
    screen.advance(by: 1)
    #expect(!footer.arrowView.isHidden && footer.loadingView.isHidden)
  }

  @Test func `a spinner that faded out while closing is opaque in the next refresh`() {
    let header = attach(NormalHeader())
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 0.1)
    #expect(header.loadingView.alpha == 0 && header.loadingView.isAnimating)
    let fading = header.loadingView.presentation(at: MainLoop.current.now).alpha
    screen.advance(by: 0.2)
    let later = header.loadingView.presentation(at: MainLoop.current.now).alpha
    #expect(fading > later && later > 0, "during the closing animation")
    header.beginRefreshing()
    #expect(header.loadingView.alpha == 1 && header.loadingView.isAnimating)
  }

  @Test func `spinners have the medium style and are hidden while they do not animate`() {
    let header = NormalHeader()
    #expect(header.activityIndicatorViewStyle == .medium)
    #expect(header.loadingView.isHidden && header.loadingView.hidesWhenStopped)
    #expect(BackNormalFooter().activityIndicatorViewStyle == .medium)
    #expect(AutoNormalFooter().activityIndicatorViewStyle == .medium)
    #expect(AutoNormalTrailer().loadingView.style == .medium)
    header.activityIndicatorViewStyle = .large
    #expect(header.loadingView.isHidden && header.loadingView.hidesWhenStopped)
    #expect(!header.loadingView.isAnimating)
  }

  @Test
  func `changing the spinner style keeps the position of the spinner among the subviews`() throws {
    let header = NormalHeader()
    let top = UIView()
    header.addSubview(top)
    let index = try #require(header.subviews.firstIndex { $0 === header.loadingView })
    header.activityIndicatorViewStyle = .large
    #expect(header.subviews[index] === header.loadingView)
    #expect(header.subviews.last === top)
  }

  @Test func `an arrow has the size of its image`() {
    let header = NormalHeader()
    header.arrowView.image = .blank(30)
    #expect(attach(header).arrowView.bounds.size == CGSize(width: 30, height: 30))
    header.arrowView.image = nil
    header.setNeedsLayout()
    screen.turn()
    #expect(header.arrowView.bounds.size == .zero)
  }

  @Test(arguments: [
    ControlKind.normalHeader, .backNormalFooter, .normalTrailer,
  ])
  func `arrows and spinners animate with the durations of their control`(kind: ControlKind) throws {
    let control = attach(kind.make())
    let arrow = try #require(control.subviews.compactMap { $0 as? UIImageView }.first)
    control.openingDuration = 1
    control.closingDuration = 2
    switch kind {
    case .normalHeader: drag(to: CGPoint(x: 0, y: -70))
    case .backNormalFooter: drag(to: CGPoint(x: 0, y: 1_260))
    default: drag(to: CGPoint(x: 680, y: 0))
    }
    screen.advance(by: 0.9)
    #expect(isRotating(arrow))
    screen.advance(by: 0.2)
    #expect(!isRotating(arrow))
    guard
      let spinner = control.subviews.compactMap({ $0 as? UIActivityIndicatorView }).first
    else { return }
    scrollView.scriptDragEnded(cancelled: false)
    control.beginRefreshing()
    screen.advance(by: 3)
    control.endRefreshing()
    screen.advance(by: 1.5)
    #expect(spinner.presentation(at: MainLoop.current.now).alpha > 0)
    screen.advance(by: 1)
    #expect(!spinner.isAnimating)
  }

  @Test func `the arrow of a closing trailer stays rotated while the content moves back`() {
    let trailer = attach(NormalTrailer())
    trailer.beginRefreshing()
    screen.advance(by: 1)
    trailer.endRefreshing()
    scrollView.contentOffset.x = 630
    #expect(trailer.pullingPercent.roundedForComparison == 0.3333)
    #expect(isRotated(trailer.arrowView))
  }
}
