import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// What a screen reader says.
@Suite(.isolated)
@MainActor
struct ScreenReaderSpeechTests {
  private let screen = ReadingScreen()
  private var reader: ScreenReader { screen.reader }

  private func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    screen.simulator.run { UIAccessibility.post(notification: notification, argument: argument) }
    screen.simulator.advance(by: 0)
  }

  private nonisolated static let descriptions: [(UIAccessibilityTraits, String)] = [
    (.none, "Label, Value"), (.staticText, "Label, Value"),
    (.button, "Label, Value, button"), ([.button, .notEnabled], "Label, Value, dimmed, button"),
    ([.button, .selected], "Label, Value, selected, button"), (.link, "Label, Value, link"),
    (.header, "Label, Value, heading"), (.image, "Label, Value, image"),
    (.searchField, "Label, Value, search field"),
    ([.button, .toggleButton], "Label, Value, switch button"),
    (.updatesFrequently, "Label, Value"),
  ]

  @Test(arguments: descriptions)
  func `an element is read as its label, its value and its traits`(
    traits: UIAccessibilityTraits, description: String
  ) {
    let view = screen.addView(0, 50, width: 100, height: 50)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Label"
    view.accessibilityValue = "Value"
    view.accessibilityHint = "Hint"
    view.accessibilityIdentifier = "identifier"
    view.accessibilityTraits = traits
    let element = reader.first()
    #expect(element?.description == description)
    #expect(element?.hint == "Hint")
    #expect(element?.identifier == "identifier")
    #expect(reader.spoken == [description])
  }

  @Test func `announcements are said when they are posted, also interrupted ones`() {
    screen.addLabel("1", 0, 50)
    #expect(reader.spoken == [])
    post(.announcement, "Loading")
    reader.first()
    post(
      .announcement,
      NSAttributedString(
        string: "Updated",
        attributes: [
          .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low,
          .accessibilitySpeechLanguage: "en",
        ]))
    post(.layoutChanged, "Layout")
    post(.announcement, "")
    #expect(reader.spoken == ["Loading", "1", "Updated", "Layout"])
    #expect(reader.utterances.map(\.isQueued) == [false, false, true, false])
    #expect(
      reader.utterances.map(\.reason) == [.announcement, .element, .announcement, .announcement])
    #expect(reader.utterances[2].priority == .low)
    #expect(reader.utterances[2].language == "en")
    #expect(reader.takeSpoken().count == 4)
    #expect(reader.spoken == [])
  }

  private func announce(_ text: String, queued: Bool = true, _ priority: UIAccessibilityPriority) {
    post(
      .announcement,
      NSAttributedString(
        string: text,
        attributes: [
          .accessibilitySpeechQueueAnnouncement: queued,
          .accessibilitySpeechAnnouncementPriority: priority,
        ]))
  }

  @Test func `a text is heard if nothing interrupts it, a second for 15 characters`() {
    screen.addLabel("a label of 22 letters.", 0, 50)
    screen.addLabel("next", 0, 100)
    #expect(!reader.isSpeaking)
    reader.first()
    screen.simulator.advance(by: 1.4)
    #expect(reader.isSpeaking && reader.heard == [])
    screen.simulator.advance(by: 0.1)
    #expect(!reader.isSpeaking && reader.heard == ["a label of 22 letters."])
    reader.first()
    reader.previous()
    reader.next()
    #expect(reader.listen() == ["a label of 22 letters.", "next"])
    #expect(reader.heard == [])
  }

  @Test func `a queued announcement is heard after what is being said`() {
    screen.addLabel("label", 0, 50)
    reader.first()
    announce("first", .default)
    announce("second", .default)
    #expect(reader.listen() == ["label", "first", "second"])
    reader.focus(on: "label")
    announce("interrupting", queued: false, .default)
    #expect(reader.listen() == ["interrupting"])
  }

  @Test func `a later text drops a waiting announcement of low priority`() {
    #expect(!reader.isSpeaking)
    announce("being said", .default)
    announce("dropped", .low)
    announce("heard", .low)
    #expect(reader.listen() == ["being said", "heard"])
  }

  @Test func `an element that receives the focus drops all that waits`() {
    for index in 1...3 { screen.addLabel("\(index)", 0, CGFloat(50 * index)) }
    reader.first()
    announce("lost", .default)
    announce("also lost", .high)
    reader.next()
    #expect(reader.listen() == ["2"])
  }

  @Test func `what has a high priority is not interrupted`() {
    for index in 1...3 { screen.addLabel("\(index)", 0, CGFloat(50 * index)) }
    reader.focus(on: "2")
    reader.listen()
    announce("not interrupted", queued: false, .high)
    reader.next()
    reader.previous()
    #expect(reader.listen() == ["not interrupted", "2"])
  }

  @Test func `an element that is activated is said again, unless the focus leaves it`() {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
    button.addAction(
      UIAction { [weak button] _ in button?.setTitle("Unlike", for: .normal) },
      for: .touchUpInside)
    screen.view.addSubview(button)
    reader.first()
    reader.activate()
    #expect(reader.takeSpoken() == ["Like, button", "Unlike, button"])
    button.addAction(
      UIAction { [weak button] _ in button?.isHidden = true }, for: .touchUpInside)
    reader.activate()
    #expect(reader.takeSpoken() == [])
  }

  @Test func `notifications that were posted before are not said`() {
    post(.announcement, "Earlier")
    #expect(reader.spoken == [])
  }

  @Test func `an element is said in its language`() {
    screen.addLabel("نص", 0, 50).accessibilityLanguage = "ar"
    reader.first()
    #expect(reader.utterances.map(\.language) == ["ar"])
  }

  @Test func `the label of a container with a type is said when the focus enters it`() {
    let group = screen.addView(0, 0, width: 300, height: 100)
    group.accessibilityLabel = "Weather"
    screen.addLabel("Rain", 0, 0, to: group)
    screen.addLabel("Wind", 0, 50, to: group)
    screen.addLabel("outside", 0, 150)
    reader.first()
    group.accessibilityContainerType = .semanticGroup
    for _ in 0..<2 { reader.next() }
    for _ in 0..<2 { reader.previous() }
    #expect(reader.spoken == ["Rain", "Wind", "outside", "Weather, Wind", "Rain"])
  }

  @Test func `changes of an element that updates frequently are said while it has the focus`() {
    let label = screen.addLabel("10 percent", 0, 50)
    screen.addLabel("other", 0, 100)
    reader.first()
    label.text = "20 percent"
    screen.simulator.advance(by: 0.1)
    label.accessibilityTraits = .updatesFrequently
    screen.simulator.advance(by: 0.1)
    label.text = "30 percent"
    screen.simulator.advance(by: 0.1)
    reader.next()
    label.text = "40 percent"
    screen.simulator.advance(by: 0.1)
    #expect(reader.spoken == ["10 percent", "20 percent", "30 percent", "other"])
  }
}
