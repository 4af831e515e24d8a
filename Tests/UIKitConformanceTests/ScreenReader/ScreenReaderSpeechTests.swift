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
    (.adjustable, "Label, Value, adjustable"), (.searchField, "Label, Value, search field"),
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
