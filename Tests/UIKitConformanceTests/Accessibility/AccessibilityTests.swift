import Foundation
import TestSupport
import Testing
import UIKit

/// A view whose accessibility values an app computes, as on iOS.
private final class ComputedView: UIView {
  var names: [String] = []

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? names.first }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { names.map { UIAccessibilityCustomAction(name: $0) { _ in true } } }
    set { names = newValue?.map(\.name) ?? [] }
  }
}

@Suite(.isolated)
@MainActor
struct AccessibilityTests {
  @Test func `Voice Control finds an object by its label, or by the names that the app sets`() {
    let view = UIView()
    #expect(view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Send message"
    #expect(view.accessibilityUserInputLabels == ["Send message"])
    view.accessibilityUserInputLabels = ["Send", "Post"]
    #expect(view.accessibilityUserInputLabels == ["Send", "Post"])
    view.accessibilityUserInputLabels = nil
    #expect(view.accessibilityUserInputLabels == ["Send message"])
    #expect(!view.accessibilityIgnoresInvertColors)
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityIgnoresInvertColors)
  }

  @Test func `a view is not an accessibility element by default`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    view.accessibilityTraits = [.button, .notEnabled]
    #expect(view.accessibilityTraits.contains(.button))
    #expect(!view.accessibilityTraits.contains(.header))
  }

  @Test func `every accessibility value can be set and reset`() {
    let view = UIView()
    #expect(view.accessibilityElements == nil)
    #expect(view.accessibilityCustomActions == nil)
    #expect(view.accessibilityContainerType == .none)
    #expect(view.accessibilityLanguage == nil)
    view.accessibilityLabel = "Label"
    view.accessibilityHint = "Hint"
    view.accessibilityValue = "Value"
    view.accessibilityLanguage = "ar"
    view.accessibilityIdentifier = "identifier"
    view.accessibilityElements = [UIView()]
    view.accessibilityContainerType = .list
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    #expect(view.accessibilityLabel == "Label")
    #expect(view.accessibilityHint == "Hint")
    #expect(view.accessibilityValue == "Value")
    #expect(view.accessibilityLanguage == "ar")
    #expect(view.accessibilityIdentifier == "identifier")
    #expect(view.accessibilityElements?.count == 1)
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityViewIsModal)
    #expect(view.accessibilityElementsHidden)
    #expect(view.shouldGroupAccessibilityChildren)
    view.accessibilityLabel = nil
    view.accessibilityElements = nil
    view.accessibilityViewIsModal = false
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityElements == nil)
    #expect(!view.accessibilityViewIsModal)
  }

  @Test func `a subclass can compute its accessibility values`() {
    let view = ComputedView()
    #expect(view.accessibilityLabel == nil)
    view.names = ["Delete", "Archive"]
    #expect(view.accessibilityLabel == "Delete")
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Delete", "Archive"])
    view.accessibilityCustomActions = []
    #expect(view.names == [])
    view.accessibilityLabel = "Own"
    #expect(view.accessibilityLabel == "Own")
  }

  @Test func `the frame is on the screen`() {
    let screen = TestScreen()
    let outer = screen.addView(CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    outer.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 25, width: 100, height: 50))
    outer.bounds.origin.y = 10
    #expect(view.accessibilityFrame.minY == 15)
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 10, height: 20))
  }

  @Test func `an element without a view follows its container`() {
    let screen = TestScreen()
    let view = screen.addView(CGRect(x: 10, y: 20, width: 200, height: 200))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityContainer === view)
    #expect(element.next === view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 40))
    view.frame.origin.x = 50
    #expect(element.accessibilityFrame.minX == 51)
    let inner = UIAccessibilityElement(accessibilityContainer: element)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 5, height: 5)
    #expect(inner.accessibilityFrame.origin == CGPoint(x: 52, y: 23))
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    #expect(element.accessibilityFrame.minX == 7)
  }

  @Test func `an element does not retain its container`() {
    var view: UIView? = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view as Any)
    view = nil
    #expect(element.accessibilityContainer == nil)
  }

  @Test func `the log keeps the notifications in order with their arguments`() {
    let screen = TestScreen()
    let view = UIView()
    UIAccessibility.post(notification: .screenChanged, argument: view)
    UIAccessibility.post(notification: .announcement, argument: "Plain")
    let postings = screen.loop.accessibilityPostings
    #expect(postings.first?.argument as? UIView === view)
    #expect(postings.first?.text == nil)
    #expect(postings.count == 2 && postings.last?.text == "Plain")
    #expect(postings.last?.priority == .default)
    #expect(postings.last?.isQueued == false)
  }

  @Test func `the attributes of an announcement determine its priority and whether it is queued`() {
    let screen = TestScreen()
    func post(_ attributes: [NSAttributedString.Key: Any]) -> UIAccessibility.Posting? {
      UIAccessibility.post(
        notification: .announcement,
        argument: NSAttributedString(string: "Updated", attributes: attributes))
      return screen.loop.accessibilityPostings.last
    }
    let queued = post([.accessibilitySpeechQueueAnnouncement: true])
    #expect(queued?.text == "Updated")
    #expect(queued?.isQueued == true)
    #expect(queued?.priority == .default)
    let low = post([.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low])
    #expect(low?.priority == .low)
    #expect(low?.isQueued == true)
    let high = post([
      .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue
    ])
    #expect(high?.priority == .high)
    #expect(high?.isQueued == false)
    #expect(post([.accessibilitySpeechLanguage: "fr"])?.language == "fr")
  }

  @Test func `a custom action calls its handler`() {
    let action = UIAccessibilityCustomAction(name: "Refresh") { $0.name == "Refresh" }
    #expect(action.actionHandler?(action) == true)
  }

  @Test func `the names of a custom action are the same`() {
    let name = NSAttributedString(
      string: "Actualiser", attributes: [.accessibilitySpeechLanguage: "fr"])
    let action = UIAccessibilityCustomAction(attributedName: name) { _ in true }
    #expect(action.name == "Actualiser")
    #expect(action.attributedName == name)
    action.name = "Refresh"
    #expect(action.attributedName == NSAttributedString(string: "Refresh"))
    action.attributedName = name
    #expect(action.name == "Actualiser")
    #expect(action.attributedName == name)
  }
}
