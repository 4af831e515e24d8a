import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshFeatures

/// The second level under a finger.
@Suite(.isolated)
@MainActor
struct SecondLevelGestureTests {
  let screen = SecondLevelScreen()
  var phone: Phone { screen.phone }
  var level: SecondLevel { screen.level }
  var header: NormalHeader { screen.header }

  @Test func `a pull past the second threshold opens the place and does not refresh`() {
    screen.recordStates()
    let touch = phone.pull(by: 320)
    #expect(level.isArmed && header.state == .pulling)
    #expect(screen.table.contentOffset.y < -135)
    #expect(level.progress == 1)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(screen.isOpen)
    #expect(screen.table.contentOffset.y == -844)
    #expect(header.state == .idle && screen.refreshes == 0)
    #expect(screen.log.takeEntries() == ["armed", "opening", "open", "didOpen"])
    phone.advance(by: 10)
    #expect(screen.isOpen, "it is held open")
  }

  @Test func `the arrow does not turn back while the second level opens`() {
    func isTurned() -> Bool {
      header.arrowView.presentation(at: MainLoop.current.now).geometry.transform.a < -0.99
    }
    let touch = phone.pull(by: 320)
    phone.advance(by: 1)
    #expect(isTurned())
    phone.lift(touch)
    for _ in 1...5 {
      phone.advance(by: 0.04)
      #expect(level.state == .opening && isTurned())
    }
    phone.advance(by: 1)
    #expect(screen.isOpen && header.arrowView.transform.a == 1)
    phone.drag(by: -500)
    phone.advance(by: 1)
    #expect(screen.isAtRest && header.arrowView.transform.a == 1)
  }

  @Test func `a shorter pull refreshes as without a second level`() {
    screen.recordStates()
    let touch = phone.pull(by: 200)
    #expect(header.state == .pulling && level.state == .closed)
    #expect(level.progress > 0.5 && level.progress < 1)
    #expect(level.container == nil)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(header.isRefreshing && screen.refreshes == 1)
    #expect(screen.table.contentInset.top.roundedForComparison == 54)
    #expect(screen.table.contentOffset.y == -54)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
    #expect(screen.log.takeEntries() == [])
  }

  @Test func `moving back below the second threshold refreshes when the finger is lifted`() {
    screen.recordStates()
    let touch = phone.pull(by: 320)
    #expect(screen.place.superview != nil)
    phone.move(touch, by: -120)
    #expect(level.state == .closed && header.state == .pulling)
    #expect(level.container?.alpha == 0, "kept until the finger is lifted, but not visible")
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(screen.place.superview == nil)
    #expect(header.isRefreshing && screen.refreshes == 1)
    #expect(screen.log.takeEntries() == ["armed", "closed"])
  }

  @Test func `a place that was reached goes away when the finger is lifted at rest`() {
    let touch = phone.pull(by: 320)
    phone.move(touch, by: -400)
    phone.lift(touch)
    #expect(screen.place.superview == nil && level.container == nil)
    #expect(!header.isRefreshing)
  }

  @Test func `a swipe closes the place`() {
    screen.openByPull()
    screen.recordStates()
    let touch = phone.pull(by: -200)
    #expect(level.isOpen)
    #expect(phone.frame(of: screen.place).maxY < 660, "the place follows the finger")
    phone.lift(touch)
    #expect(level.state == .closing)
    phone.advance(by: 1)
    #expect(screen.isAtRest)
    #expect(screen.log.takeEntries() == ["closing", "closed", "didClose"])
    phone.drag(by: 200)
    phone.advance(by: 1)
    #expect(header.isRefreshing && screen.refreshes == 1, "it can refresh again")
  }

  @Test func `a short swipe returns to the place`() {
    screen.openByPull()
    screen.recordStates()
    phone.drag(by: -50)
    phone.advance(by: 1)
    #expect(screen.isOpen)
    phone.drag(by: 100)
    phone.advance(by: 1)
    #expect(screen.isOpen)
    #expect(screen.log.takeEntries() == [])
  }

  @Test(arguments: [-45, -500] as [CGFloat])
  func `a flick closes the place and does not scroll further`(distance: CGFloat) {
    screen.openByPull()
    screen.flick(by: distance)
    #expect(level.state == .closing)
    phone.advance(by: 3)
    #expect(screen.isAtRest)
  }

  @Test func `a flick back toward the place returns to it`() {
    screen.openByPull()
    let touch = phone.pull(by: -120)
    for step in 1...5 {
      phone.advance(by: 0.016)
      phone.window.moveTouch(touch, to: CGPoint(x: 195, y: 302 + 10 * CGFloat(step)))
    }
    phone.window.endTouch(touch)
    phone.advance(by: 1)
    #expect(screen.isOpen)
  }

  @Test func `content that is touched while the second level closes belongs to the finger`() {
    screen.openByPull()
    level.close()
    phone.advance(by: 0.05)
    let touch = phone.pull(by: -60)
    #expect(level.isOpen)
    let maximum = phone.frame(of: screen.place).maxY
    phone.move(touch, by: -100)
    #expect(
      abs(phone.frame(of: screen.place).maxY - maximum + 100) <= 1, "it follows the finger")
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test
  func `content that is touched while the second level opens stays where the release decides`() {
    level.open()
    phone.advance(by: 0.1)
    let touch = phone.pull(by: 20)
    #expect(level.isOpen)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(screen.isAtRest, "most of the list was still visible")
    level.open()
    phone.advance(by: 0.39)
    phone.drag(by: 20)
    phone.advance(by: 1)
    #expect(screen.isOpen)
    level.close()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test func `the section header stays at the beginning of the visible content during a swipe`()
    throws
  {
    screen.rows.hasTitles = true
    screen.table.reloadData()
    screen.openByPull()
    let touch = phone.pull(by: -200)
    let section = try #require(screen.table.headerView(forSection: 0))
    #expect(
      abs(phone.frame(of: section).minY - phone.frame(of: screen.place).maxY) <= 0.5)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(screen.isAtRest)
    #expect(phone.frame(of: section).minY == 0)
  }

  @Test(arguments: [false, true])
  func `while it opens, bars and section headers are as for content at its edge`(
    isPulled: Bool
  ) throws {
    let screen = SecondLevelScreen { list in
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      list.title = "Inbox"
      return navigation
    }
    let (phone, table) = (screen.phone, screen.table)
    screen.rows.hasTitles = true
    table.reloadData()
    phone.advance(by: 0.1)
    let bar = try #require(screen.list.navigationController).navigationBar
    let section = try #require(table.headerView(forSection: 0))
    let height = bar.frame.height
    if isPulled { phone.drag(by: 320) } else { screen.level.open() }
    var frames = 0
    phone.advance(by: 1.0 / 60)
    while screen.level.state == .opening {
      frames += 1
      #expect(abs(table.contentOffset.y + table.adjustedContentInset.top) <= 0.5)
      #expect(abs(bar.frame.height - height) < 1e-5 && bar.backgroundOpacity < 1e-5)
      #expect(abs(phone.frame(of: section).minY + table.contentOffset.y) <= 0.5)
      phone.advance(by: 1.0 / 60)
    }
    #expect(frames > 10)
    phone.advance(by: 1)
    #expect(screen.isOpen)
  }

  @Test func `an inset that ends the scroll only delays the opening`() {
    MainLoop.current.answers.insetDuringScroll = .ends
    let screen = SecondLevelScreen()
    screen.recordStates()
    screen.phone.drag(by: 320)
    screen.phone.advance(by: 0.3)
    #expect(screen.level.state == .opening && screen.table.contentOffset.y > -844)
    screen.phone.advance(by: 1)
    #expect(screen.isOpen)
    #expect(screen.log.takeEntries() == ["armed", "opening", "open", "didOpen"])
  }

  @Test func `a custom threshold counts in lengths of the header`() {
    level.threshold = 1.5
    let touch = phone.pull(by: 200)
    #expect(level.isArmed)
    level.threshold = 3
    phone.move(touch, by: 1)
    #expect(!level.isArmed)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(header.isRefreshing)
  }

  @Test func `a header that accepts no touches cannot be pulled open`() {
    header.isUserInteractionEnabled = false
    screen.openByPull()
    #expect(screen.isAtRest)
    screen.open()
    #expect(screen.isOpen, "but the app can open it")
  }

  @Test func `a pull during a refresh does not open the place`() {
    header.beginRefreshing()
    phone.advance(by: 1)
    screen.openByPull()
    #expect(level.state == .closed && header.isRefreshing)
    #expect(screen.table.contentInset.top.roundedForComparison == 54)
  }

  @Test func `the header displays the title while it is armed`() {
    let pulling = header.title(for: .pulling)
    level.title = "Release for the camera"
    let touch = phone.pull(by: 200)
    #expect(header.stateLabel.text == pulling)
    phone.move(touch, by: 150)
    #expect(header.stateLabel.text == "Release for the camera")
    phone.move(touch, by: -150)
    #expect(header.stateLabel.text == pulling)
    phone.move(touch, by: 150)
    phone.lift(touch)
    phone.advance(by: 1)
    level.close()
    phone.advance(by: 1)
    #expect(header.stateLabel.text == header.title(for: .idle))
  }

  @Test func `the arrow stays beside a title that changes while it is displayed`() {
    func gap() -> CGFloat {
      let label = header.stateLabel!
      let text = label.center.x - label.refreshTextWidth / 2
      return text - phone.frame(of: header.arrowView).midX
    }
    header.lastUpdatedTimeLabel.isHidden = true
    level.title = "Camera"
    let touch = phone.pull(by: 350)
    phone.turn()
    let old = gap()
    level.title = "Release to open the camera, and take a picture"
    phone.turn()
    #expect(header.stateLabel.text == level.title)
    #expect(gap().roundedForComparison == old.roundedForComparison)
    phone.lift(touch)
  }

  @Test func `a short flick returns to the place if the content decelerates fast`() {
    screen.table.decelerationRate = .fast
    screen.openByPull()
    screen.flick(by: -22)
    phone.advance(by: 3)
    #expect(screen.isOpen)
  }

  @Test(arguments: [0.5, 0.8, 0.9, 0.99, 0.998])
  func `the glide after a release is that of the deceleration rate of the list`(rate: Double) {
    let table = screen.table
    table.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    let touch = phone.pull(by: 100)
    let velocity = table.panGestureRecognizer.velocity(in: table.superview).y
    // What remains of the velocity in each following millisecond is a geometric series.
    let fractions = (1...100_000).map { pow(rate, Double($0)) }
    let distance = velocity / 1000 * fractions.reduce(0, +)
    #expect(velocity > 0 && abs(header.glideAfterRelease + distance) < 1e-6 * distance)
    phone.lift(touch)
  }

  @Test func `hiding the header while the place opens returns the content to its edge`() {
    level.open()
    header.isHidden = true
    phone.advance(by: 3)
    #expect(level.state == .closed && screen.table.contentOffset.y == 0)
    #expect(screen.table.contentInset == .zero)
  }

  @Test(arguments: [0, 40, 400], [false, true])
  func `an app that scrolls while the place opens closes it`(distance: Double, isAnimated: Bool) {
    level.open()
    phone.advance(by: 0.05)
    screen.table.setContentOffset(CGPoint(x: 0, y: distance), animated: isAnimated)
    phone.advance(by: 3)
    #expect(level.state == .closed && screen.table.contentOffset.y == distance)
    #expect(screen.table.contentInset == .zero && header.alpha == 1)
  }

  /// UIKit may continue an animated scroll after the app has set the offset:
  /// [radar 3680](https://github.com/lionheart/openradar-mirror/issues/3680).
  @Test(arguments: [1, 40, 400], UIKitAnswers.OffsetDuringScroll.allCases)
  func `an offset that the app sets while the place opens closes it and is kept`(
    offset: Double, answer: UIKitAnswers.OffsetDuringScroll
  ) {
    MainLoop.current.answers.offsetDuringScroll = answer
    level.open()
    phone.advance(by: 0.1)
    screen.table.contentOffset.y = offset
    phone.advance(by: 0.1)
    #expect(level.state == .closing && screen.table.contentOffset.y == offset)
    phone.advance(by: 3)
    #expect(level.state == .closed && screen.table.contentOffset.y == offset)
    #expect(screen.table.contentInset == .zero && header.alpha == 1)
    level.open()
    phone.advance(by: 3)
    #expect(level.state == .open)
  }

  @Test(arguments: [false, true])
  func `content that the app has scrolled while the place opens stays if the header leaves`(
    isHidden: Bool
  ) {
    level.open()
    phone.advance(by: 0.1)
    screen.table.contentOffset.y = 100
    if isHidden { header.isHidden = true } else { screen.table.refreshHeader = nil }
    phone.advance(by: 3)
    #expect(level.state == .closed && screen.table.contentOffset.y == 100)
    #expect(screen.table.contentInset == .zero)
  }

  @Test func `content that the app has scrolled while the place opens stays in a refresh`() {
    header.scrollsToControl = false
    level.open()
    phone.advance(by: 0.1)
    screen.table.contentOffset.y = 100
    header.beginRefreshing()
    phone.advance(by: 3)
    #expect(header.isRefreshing && level.state == .closed)
    #expect(screen.table.contentOffset.y == 100)
  }
}
