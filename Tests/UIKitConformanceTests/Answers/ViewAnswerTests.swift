import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// The possible behaviors of UIKit in animations, layout and lists (`UIKitAnswers`), each in the
/// smallest situation that shows it.
@Suite(.isolated)
@MainActor
struct ViewAnswerTests {
  private let log = EventLog()

  private func completion(_ finished: Bool) { log.record("\(finished)") }

  @Test(arguments: UIKitAnswers.AnimationOutsideWindow.allCases)
  func `an animation outside a window completes soon or at its end`(
    answer: UIKitAnswers.AnimationOutsideWindow
  ) {
    MainLoop.current.answers.animationOutsideWindow = answer
    let screen = TestScreen()
    let view = UIView()
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
    screen.turn()
    #expect(log.takeEntries() == (answer == .completesSoon ? ["true"] : []))
    #expect((view.layer.animationKeys() == nil) == (answer == .completesSoon))
    screen.advance(1.1)
    #expect(log.takeEntries() == (answer == .completesSoon ? [] : ["true"]))
  }

  @Test(arguments: UIKitAnswers.RemovedAnimation.allCases, [true, false])
  func `a removed animation completes`(answer: UIKitAnswers.RemovedAnimation, isByLayer: Bool) {
    MainLoop.current.answers.removedAnimation = answer
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
    screen.advance(0.1)
    if isByLayer { view.layer.removeAllAnimations() } else { view.removeFromSuperview() }
    #expect(log.entries == [])
    screen.turn()
    let soon =
      switch answer {
      case .completesSoonWithFalse: ["false"]
      case .completesSoonWithTrue: ["true"]
      case .completesAtEnd: [String]()
      }
    #expect(log.entries == soon)
    screen.advance(1)
    #expect(log.entries == (soon.isEmpty ? ["true"] : soon))
  }

  @Test(arguments: UIKitAnswers.InterruptedAnimation.allCases)
  func `an animation that another one follows completes`(
    answer: UIKitAnswers.InterruptedAnimation
  ) {
    MainLoop.current.answers.interruptedAnimation = answer
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
    screen.advance(0.1)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    screen.turn()
    #expect(log.entries == (answer == .completesSoon ? ["true"] : []))
    screen.advance(2)
    #expect(log.entries == ["true"])
  }

  @Test(arguments: UIKitAnswers.BackgroundAnimation.allCases)
  func `in the background, animations end or go on`(answer: UIKitAnswers.BackgroundAnimation) {
    MainLoop.current.answers.backgroundAnimation = answer
    let screen = TestScreen()
    let (view, other) = (screen.addView(), screen.addView())
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
    screen.advance(0.1)
    UIApplication.shared.enterBackground()
    UIView.animate(withDuration: 1, animations: { other.alpha = 0 }, completion: completion)
    screen.turn()
    #expect(log.takeEntries() == (answer == .ends ? ["false", "true"] : []))
    screen.advance(2)
    #expect(log.entries == (answer == .ends ? [] : ["true", "true"]))
  }

  @Test(arguments: UIKitAnswers.DisabledAnimation.allCases)
  func `without animations the completion comes in the call or soon`(
    answer: UIKitAnswers.DisabledAnimation
  ) {
    MainLoop.current.answers.disabledAnimation = answer
    let screen = TestScreen()
    let view = screen.addView()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
    UIView.setAnimationsEnabled(true)
    #expect(log.entries == (answer == .completesInCall ? ["true"] : []))
    screen.turn()
    #expect(log.entries == ["true"])
  }

  private final class Counted: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test(arguments: UIKitAnswers.HiddenLayout.allCases)
  func `a hidden view may be laid out`(answer: UIKitAnswers.HiddenLayout) {
    MainLoop.current.answers.hiddenLayout = answer
    let screen = TestScreen()
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    screen.window.addSubview(view)
    screen.turn()
    #expect(view.count == (answer == .happens ? 1 : 0))
    #expect(!screen.loop.hasPendingWork)
    view.isHidden = false
    screen.turn()
    #expect(view.count == 1)
  }

  @Test(arguments: UIKitAnswers.MovementLayout.allCases)
  func `a movement lays out the scroll view, its superview too, or at once`(
    answer: UIKitAnswers.MovementLayout
  ) {
    final class Scrolled: UIScrollView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    MainLoop.current.answers.movementLayout = answer
    let screen = TestScreen()
    let container = Counted(frame: screen.window.bounds)
    let view = Scrolled(frame: container.bounds)
    container.addSubview(view)
    screen.window.addSubview(container)
    screen.turn()
    (container.count, view.count) = (0, 0)
    view.contentOffset.y = 10
    #expect(view.count == (answer == .atOnce ? 1 : 0))
    screen.turn()
    #expect(view.count == 1 && container.count == (answer == .superview ? 1 : 0))
  }

  @Test(arguments: UIKitAnswers.RowPlace.allCases, UIKitAnswers.BackgroundPlace.allCases)
  func `where a table puts its rows and its background`(
    row: UIKitAnswers.RowPlace, background: UIKitAnswers.BackgroundPlace
  ) throws {
    MainLoop.current.answers.rowPlace = row
    MainLoop.current.answers.backgroundPlace = background
    let screen = TestScreen()
    let source = Rows(3, height: 44)
    let table = source.table()
    let own = UIView()
    table.insertSubview(own, at: 0)
    table.frame = screen.window.bounds
    screen.window.addSubview(table)
    screen.turn()
    let cell = try #require(table.visibleCells.first)
    func index(_ view: UIView) -> Int { table.subviews.firstIndex { $0 === view } ?? -1 }
    #expect((index(own) < index(cell)) == (row == .front))
    table.sendSubviewToBack(own)
    let view = UIView()
    table.backgroundView = view
    #expect(index(view) == (background == .back ? 0 : 1))
  }

  @Test(arguments: UIKitAnswers.EdgeEffects.allCases)
  func `the system may add views over the edges`(answer: UIKitAnswers.EdgeEffects) throws {
    MainLoop.current.answers.edgeEffects = answer
    let screen = TestScreen()
    let view = screen.scrollView()
    let own = UIView()
    view.addSubview(own)
    screen.turn()
    #expect(view.subviews.count == (answer == .present ? 3 : 1))
    #expect(view.subviews.first === own)
    for effect in view.subviews.dropFirst() { #expect(!effect.isUserInteractionEnabled) }
  }

  /// Shows a table that has jumped over rows whose heights are estimates.
  private func scrolledTable(on screen: TestScreen) -> (UITableView, MeasuredRows) {
    let source = MeasuredRows((0..<100).map { CGFloat(40 + $0 % 3 * 20) })
    let table = source.table()
    table.frame = screen.window.bounds
    screen.window.addSubview(table)
    screen.turn()
    table.contentOffset.y = 2_000
    screen.turn()
    return (table, source)
  }

  @Test(arguments: UIKitAnswers.InsertedSize.allCases)
  func `the content size may grow in the layout after an insertion`(
    answer: UIKitAnswers.InsertedSize
  ) {
    MainLoop.current.answers.insertedSize = answer
    let screen = TestScreen()
    let rows = Rows(30, height: 44)
    let table = rows.table()
    table.frame = screen.window.bounds
    screen.window.addSubview(table)
    screen.turn()
    let height = table.contentSize.height
    rows.counts = [31]
    table.insertRows(at: [IndexPath(row: 30, section: 0)], with: .none)
    #expect((table.contentSize.height == height) == (answer == .inLayout))
    table.layoutIfNeeded()
    #expect(table.contentSize.height > height)
  }

  @Test(arguments: UIKitAnswers.MeasuredRows.allCases)
  func `rows that are measured above move the content`(answer: UIKitAnswers.MeasuredRows) {
    MainLoop.current.answers.measuredRows = answer
    let screen = TestScreen()
    let (table, source) = scrolledTable(on: screen)
    defer { withExtendedLifetime(source) {} }
    var movements = 0
    let token = table.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { movements += 1 }
    }
    let offset = table.contentOffset.y
    table.contentOffset.y = offset - 20
    screen.turn()
    let hasMoved = table.contentOffset.y != offset - 20
    #expect(hasMoved == (answer != .stay))
    #expect(movements == (answer == .moveWithNotice ? 2 : 1))
    token.invalidate()
  }

  @Test(arguments: UIKitAnswers.ReloadedHeights.allCases)
  func `reloading may forget the measured heights`(answer: UIKitAnswers.ReloadedHeights) {
    MainLoop.current.answers.reloadedHeights = answer
    let screen = TestScreen()
    let (table, source) = scrolledTable(on: screen)
    defer { withExtendedLifetime(source) {} }
    let height = table.contentSize.height
    table.reloadData()
    #expect((table.contentSize.height == height) == (answer == .areKept))
  }

  @Test(arguments: UIKitAnswers.Mirroring.allCases)
  func `the direction of the view or of the app mirrors a collection`(
    answer: UIKitAnswers.Mirroring
  ) {
    MainLoop.current.answers.mirroring = answer
    let screen = TestScreen()
    let grid = Grid(3, size: CGSize(width: 100, height: 100))
    let collection = grid.collection()
    collection.collectionViewLayout = FlippingLayout()
    collection.semanticContentAttribute = .forceRightToLeft
    collection.frame = screen.window.bounds
    screen.window.addSubview(collection)
    screen.turn()
    #expect((collection.transform != .identity) == (answer == .ofView))
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `the focus is on a view, in it, several containers deep, or an element of its list`(
    answer: UIKitAnswers.FocusedElement
  ) throws {
    let rows = Rows(3)
    let controller = UITableViewController(style: .plain)
    let table: UITableView = controller.tableView
    table.dataSource = rows
    let simulator = Simulator()
    simulator.loop.answers.focusedElement = answer
    simulator.show(controller)
    let reader = simulator.screenReader
    reader.first()
    let cell = try #require(table.visibleCells.first)
    #expect(reader.currentObject === cell)
    try simulator.run {
      let element = try #require(UIAccessibility.focusedElement(using: nil) as? NSObject)
      let contained = element as? any ContainedElement
      var containers = 0
      var step = contained?.accessibilityContainer
      while let container = step, !(container is UIView) {
        containers += 1
        step = (container as? any ContainedElement)?.accessibilityContainer
      }
      switch answer {
      case .isView: #expect(element === cell)
      case .isInView: #expect(step === cell && containers == 0)
      case .isNested: #expect(step === cell && containers == 2 && !(element is UIResponder))
      case .isInList: #expect(step === table && containers == 0)
      }
      #expect(contained == nil || contained?.accessibilityFrame == cell.accessibilityFrame)
      #expect(
        cell.accessibilityFrame
          == UIAccessibility.convertToScreenCoordinates(cell.bounds, in: cell))
      #expect(cell.accessibilityElementIsFocused())
    }
  }

  @Test(arguments: UIKitAnswers.EqualFont.allCases)
  func `a label may ignore a font that is equal to its own`(answer: UIKitAnswers.EqualFont) {
    MainLoop.current.answers.equalFont = answer
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 14)
    label.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 14))
    label.adjustsFontForContentSizeCategory = true
    let screen = TestScreen()
    screen.window.addSubview(label)
    MainLoop.current.preferredContentSizeCategory = .accessibilityLarge
    screen.turn()
    #expect((label.font.pointSize > 14) == (answer == .isSet))
  }

  @Test func `every answer has a name of its own, and the environment can give it`() {
    let names = UIKitAnswers.behaviors.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 40)
    for (behavior, answer) in UIKitAnswers.singleDeviations {
      let answers = UIKitAnswers(deviations: [behavior.name: answer])
      #expect(answers?.deviations == [behavior.name: answer])
    }
    #expect(UIKitAnswers(deviations: ["clamp": "other"]) == nil)
    #expect(UIKitAnswers(deviations: ["other": "notifies"]) == nil)
  }
}
