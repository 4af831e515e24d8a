import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitSimulator

/// What the overlay of the screen reader shows.
@Suite(.isolated)
@MainActor
struct ScreenReaderOverlayTests {
  private let simulator = Simulator(
    device: SimulatedDevice(size: CGSize(width: 200, height: 300), scale: 1, safeAreaInsets: .zero))

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private func show(_ views: UIView...) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for view in views { controller.view.addSubview(view) }
    simulator.show(controller)
  }

  @Test func `nothing is shown unless it is turned on`() {
    show(label("Title", CGRect(x: 20, y: 100, width: 100, height: 50)))
    let before = simulator.screenshot()
    #expect(simulator.screenReaderContent() == nil)
    simulator.showsScreenReaderElements = true
    #expect(simulator.screenshot().pixels != before.pixels)
    simulator.showsScreenReaderElements = false
    #expect(simulator.screenshot().pixels == before.pixels)
  }

  @Test func `turning it on or off turns VoiceOver on or off`() {
    #expect(!simulator.accessibility.isVoiceOverRunning)
    simulator.showsScreenReaderElements = true
    #expect(simulator.accessibility.isVoiceOverRunning)
    simulator.showsScreenReaderElements = false
    #expect(!simulator.accessibility.isVoiceOverRunning)
  }

  @Test func `the elements have their frames and descriptions in reading order`() throws {
    let first = label("First", CGRect(x: 20, y: 50, width: 100, height: 30))
    let second = label("Second", CGRect(x: 20, y: 100, width: 100, height: 30))
    second.accessibilityTraits = .header
    show(second, first)
    second.superview?.accessibilityElements = [first, second]
    simulator.showsScreenReaderElements = true
    let items = try #require(simulator.screenReaderContent()).items
    #expect(items.map(\.text) == ["First", "Second, heading"])
    #expect(items.map(\.frame) == [first.frame, second.frame])
    #expect(items.allSatisfy { !$0.isFocused && !$0.isRow })
  }

  @Test func `the element that has the focus is marked`() throws {
    show(label("Title", CGRect(x: 20, y: 100, width: 100, height: 50)))
    simulator.showsScreenReaderElements = true
    #expect(simulator.screenReader.next() != nil)
    #expect(try #require(simulator.screenReaderContent()).items.map(\.isFocused) == [true])
  }

  @Test func `an element that was scrolled away is left out, and one at the edge is cut off`()
    throws
  {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 900)
    scrollView.addSubview(label("Away", CGRect(x: 0, y: 0, width: 200, height: 40)))
    scrollView.addSubview(label("Cut", CGRect(x: 0, y: 80, width: 200, height: 40)))
    scrollView.addSubview(label("Below", CGRect(x: 0, y: 500, width: 200, height: 40)))
    show(scrollView)
    scrollView.contentOffset.y = 100
    simulator.showsScreenReaderElements = true
    let items = try #require(simulator.screenReaderContent()).items
    #expect(items.map(\.text) == ["Cut"])
    #expect(items.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test func `an element below a navigation bar is left out`() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 900)
    scrollView.addSubview(label("Covered", CGRect(x: 0, y: 0, width: 200, height: 30)))
    scrollView.addSubview(label("Visible", CGRect(x: 0, y: 100, width: 200, height: 30)))
    controller.view.addSubview(scrollView)
    simulator.show(UINavigationController(rootViewController: controller))
    scrollView.contentOffset.y = 0
    simulator.advance(by: 0)
    simulator.showsScreenReaderElements = true
    #expect(try #require(simulator.screenReaderContent()).items.map(\.text) == ["Visible"])
  }

  @Test func `each action is listed once`() throws {
    let first = label("First", CGRect(x: 20, y: 50, width: 100, height: 30))
    let second = label("Second", CGRect(x: 20, y: 100, width: 100, height: 30))
    show(first, second)
    func action(_ name: String) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { _ in true }
    }
    first.superview?.accessibilityCustomActions = [action("Refresh")]
    second.accessibilityCustomActions = [action("Delete"), action("Refresh")]
    simulator.showsScreenReaderElements = true
    #expect(try #require(simulator.screenReaderContent()).actions == ["Refresh", "Delete"])
  }

  @Test func `the last three announcements are shown`() throws {
    show(label("Title", CGRect(x: 20, y: 100, width: 100, height: 50)))
    simulator.showsScreenReaderElements = true
    simulator.screenReader.next()
    simulator.run {
      for text in ["One", "Two", "Three", "Four"] {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }
    let content = try #require(simulator.screenReaderContent())
    #expect(content.announcements == ["Two", "Three", "Four"])
  }
}

/// Where the overlay of the screen reader places its texts.
@Suite(.isolated)
@MainActor
struct ScreenReaderOverlayLayoutTests {
  private let screen = CGRect(x: 0, y: 0, width: 200, height: 300)
  private let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)

  private func item(_ text: String, _ frame: CGRect, isRow: Bool = false)
    -> ScreenReaderOverlay.Item
  {
    ScreenReaderOverlay.Item(frame: frame, text: text, isRow: isRow)
  }

  private func layout(_ content: ScreenReaderOverlay.Content) -> ScreenReaderOverlayLayout {
    ScreenReaderOverlayLayout(content, in: screen, safeAreaInsets: insets)
  }

  @Test func `a label has the number and the text, and is across the top edge of its element`() {
    let frame = CGRect(x: 30, y: 100, width: 100, height: 60)
    let labels = layout(.init(items: [item("Title", frame), item("Row", frame)])).labels
    #expect(labels.map(\.text.string) == ["1  Title", "2  Row"])
    #expect(labels[0].frame.minX == 30 && abs(labels[0].frame.midY - 100) < 0.01)
    #expect(labels[1].frame.minY >= labels[0].frame.maxY)
  }

  @Test func `a label is above a low element`() {
    let labels = layout(
      .init(items: [item("Time", CGRect(x: 30, y: 100, width: 100, height: 15))])
    ).labels
    #expect(abs(labels[0].frame.maxY - 100) < 0.01)
  }

  @Test func `labels stay on the screen, below the status bar`() {
    let long = String(repeating: "A long description ", count: 10)
    let frames = [
      CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 190, y: 60, width: 10, height: 50),
      CGRect(x: 0, y: 290, width: 200, height: 10),
    ]
    for label in layout(.init(items: frames.map { item(long, $0) })).labels {
      #expect(
        screen.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
          .contains(label.frame))
    }
  }

  @Test func `labels do not overlap while there is space, also at fractional positions`() {
    let items = (0..<12).map {
      item("Element", CGRect(x: 10, y: 40.1 + CGFloat($0) / 3, width: 100, height: 44))
    }
    let frames = layout(.init(items: items)).labels.map { $0.frame.insetBy(dx: 0, dy: 0.5) }
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
  }

  @Test func `labels are at the right in a right-to-left interface`() {
    let frame = CGRect(x: 30, y: 100, width: 100, height: 60)
    let labels = layout(.init(items: [item("Title", frame)], isRightToLeft: true)).labels
    #expect(labels[0].frame.maxX == 130)
  }

  @Test func `the panel has a line for the actions and one for each announcement`() {
    let layout = layout(
      .init(
        items: [item("Title", CGRect(x: 0, y: 30, width: 200, height: 40))],
        actions: ["Refresh", "Load more"], announcements: ["Loading", "Updated"]))
    #expect(
      layout.lines.map(\.text.string) == [
        "Actions: Refresh, Load more", "Announced: Loading", "Announced: Updated",
      ])
    #expect(screen.inset(by: insets).contains(layout.panel))
    #expect(layout.lines.allSatisfy { layout.panel.contains($0.frame) })
  }

  @Test func `there is no panel without actions and announcements, unless nothing can be read`() {
    let frame = CGRect(x: 0, y: 30, width: 200, height: 40)
    #expect(layout(.init(items: [item("Title", frame)])).panel.isEmpty)
    #expect(layout(.init()).lines.map(\.text.string) == ["Nothing can be read"])
  }

  @Test func `the panel covers rows rather than other elements`() {
    let rows = (0..<6).map {
      item("Row", CGRect(x: 0, y: 50 + CGFloat($0) * 40, width: 200, height: 40), isRow: true)
    }
    let content = ScreenReaderOverlay.Content(items: rows, actions: ["Refresh"])
    #expect(layout(content).panel.maxY > 250, "at the bottom")
    var withFooter = content
    withFooter.items.append(item("Footer", CGRect(x: 0, y: 250, width: 200, height: 44)))
    withFooter.items.append(item("Title", CGRect(x: 0, y: 20, width: 200, height: 44)))
    #expect(abs(layout(withFooter).panel.midY - 155) < 1, "in the middle")
  }

  @Test func `a text with several lines is one line`() {
    let frame = CGRect(x: 30, y: 100, width: 100, height: 60)
    let labels = layout(.init(items: [item("Two\nlines", frame)])).labels
    #expect(labels[0].text.string == "1  Two lines")
    #expect(labels[0].frame.height < 20)
  }
}
