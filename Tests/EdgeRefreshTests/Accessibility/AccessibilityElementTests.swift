import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// What assistive technologies read about a control.
@Suite(.isolated)
@MainActor
struct AccessibilityElementTests {
  let screen = Screen()

  init() { screen.scrollView.contentSize = CGSize(width: 1000, height: 2000) }

  @Test(.scenario("S46"), arguments: ControlKind.allCases.filter { !$0.isAutomatic })
  func `a pulled control is hidden at rest and one element during a refresh`(kind: ControlKind) {
    let control = screen.attach(kind.make())
    (control as? StateHeader)?.lastUpdatedTimeText = { _ in "Last updated: yesterday" }
    #expect(!control.isAccessibilityElement)
    #expect(control.accessibilityElementsHidden)
    control.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(control.isAccessibilityElement)
    #expect(!control.accessibilityElementsHidden)
    #expect(control.accessibilityLabel == "Loading...")
    #expect(control.accessibilityTraits == .updatesFrequently)
    #expect(
      control.accessibilityValue == (kind.isHeader ? "Last updated: yesterday" : nil))
    control.endRefreshing()
    #expect(!control.isAccessibilityElement)
    #expect(control.accessibilityElementsHidden)
    screen.advance(by: 0.5)
    #expect(control.accessibilityElementsHidden)
  }

  @Test(arguments: ControlKind.allCases.filter(\.isAutomatic))
  func `an automatic control is a button, disabled during a load, and then text`(
    kind: ControlKind
  ) {
    let control = screen.attach(kind.make())
    #expect(control.isAccessibilityElement)
    #expect(!control.accessibilityElementsHidden)
    #expect(control.accessibilityLabel == "Load more")
    #expect(control.accessibilityTraits == .button)
    #expect(control.accessibilityActivate())
    #expect(control.state == .refreshing)
    #expect(control.accessibilityLabel == "Loading...")
    #expect(control.accessibilityTraits == [.button, .notEnabled, .updatesFrequently])
    #expect(!control.accessibilityActivate())
    control.endRefreshing(with: .failure)
    #expect(control.accessibilityTraits == .button)
    control.endRefreshing(with: .noMoreData)
    #expect(control.accessibilityLabel == "No more data")
    #expect(control.accessibilityTraits == .staticText)
    #expect(!control.accessibilityActivate())
    #expect(control.state == .noMoreData)
    control.endRefreshing()
    control.isUserInteractionEnabled = false
    #expect(control.accessibilityTraits == [.button, .notEnabled])
    #expect(!control.accessibilityActivate())
  }

  @Test(arguments: ControlKind.allCases)
  func `arrows, spinners and images are never elements`(kind: ControlKind) {
    let control = screen.attach(kind.make())
    for _ in 0..<2 {
      #expect(control.isAccessibilityElement || control.accessibilityElementsHidden)
      control.beginRefreshing()
    }
  }

  @Test func `a detached control is hidden`() {
    let footer = AutoNormalFooter()
    #expect(footer.accessibilityElementsHidden && !footer.isAccessibilityElement)
    screen.attach(footer).removeFromSuperview()
    #expect(footer.accessibilityElementsHidden && !footer.isAccessibilityElement)
  }

  @Test func `the value of a header is the time that it displays`() {
    let header = screen.attach(NormalHeader())
    header.lastUpdatedTimeText = { _ in "never" }
    header.beginRefreshing()
    #expect(header.accessibilityValue == "never")
    header.lastUpdatedTimeLabel.isHidden = true
    #expect(header.accessibilityValue == nil)
  }

  @Test(arguments: ControlKind.allCases)
  func `values that an app sets are kept in every state`(kind: ControlKind) {
    let control = screen.attach(kind.make())
    control.isAccessibilityElement = true
    control.accessibilityLabel = "own label"
    control.accessibilityValue = "own value"
    control.accessibilityHint = "own hint"
    control.accessibilityTraits = .header
    for state in [RefreshState.idle, .refreshing, .noMoreData] {
      control.state = state
      #expect(control.isAccessibilityElement && !control.accessibilityElementsHidden)
      #expect(control.accessibilityLabel == "own label")
      #expect(control.accessibilityValue == "own value")
      #expect(control.accessibilityHint == "own hint")
      #expect(control.accessibilityTraits == .header)
    }
    control.isAccessibilityElement = false
    control.accessibilityElementsHidden = true
    control.state = .refreshing
    #expect(!control.isAccessibilityElement && control.accessibilityElementsHidden)
  }

  @Test func `a title that an app sets is read, even if the label is hidden`() {
    let header = screen.attach(NormalHeader().setTitle("One moment", for: .refreshing))
    header.beginRefreshing()
    #expect(header.accessibilityLabel == "One moment")
    header.stateLabel.isHidden = true
    #expect(header.accessibilityLabel == "One moment")
    let footer = screen.attach(AutoNormalFooter())
    footer.isRefreshingTitleHidden = true
    footer.beginRefreshing()
    #expect(footer.stateLabel.text == nil)
    #expect(footer.accessibilityLabel == "Loading...")
  }

  @Test func `Voice Control finds a control by its label and by its visible title`() {
    let footer = screen.attach(AutoNormalFooter())
    #expect(footer.accessibilityUserInputLabels == ["Load more", "Tap or pull up to load more"])
    footer.setTitle("Older messages", for: .idle)
    #expect(footer.accessibilityLabel == "Older messages")
    #expect(footer.accessibilityUserInputLabels == ["Older messages"])
    footer.accessibilityUserInputLabels = ["Messages"]
    #expect(footer.accessibilityUserInputLabels == ["Messages"])
    footer.accessibilityUserInputLabels = nil
    #expect(footer.accessibilityUserInputLabels == ["Older messages"])
  }

  @Test func `Smart Invert leaves an app's images as they are`() {
    let header = screen.attach(ImageHeader())
    #expect(header.gifView.accessibilityIgnoresInvertColors)
    let arrow = screen.attach(NormalHeader()).arrowView
    #expect(arrow?.accessibilityIgnoresInvertColors == false, "it has the color of the text")
  }

  @Test func `a control without text is read with a built-in text or with that of its views`() {
    let header = screen.attach(RefreshHeader())
    header.beginRefreshing()
    #expect(header.accessibilityLabel == "Loading...")
    let label = UILabel()
    label.text = "Shaking the tree"
    let hidden = UILabel()
    hidden.text = "hidden"
    hidden.isHidden = true
    let box = UIView()
    for view in [label, hidden] { box.addSubview(view) }
    header.addSubview(box)
    #expect(header.accessibilityLabel == "Shaking the tree")
    let footer = screen.attach(AutoFooter())
    #expect(footer.accessibilityLabel == "Load more")
    footer.endRefreshing(with: .noMoreData)
    #expect(footer.accessibilityLabel == "No more data")
  }

  @Test func `a content view can describe itself`() {
    let content = RecordingContent()
    let header = screen.attach(RefreshHeader(content: content))
    header.beginRefreshing()
    #expect(header.isAccessibilityElement)
    #expect(header.accessibilityLabel == "Loading...")
    content.accessibilityLabel = "Counting sheep"
    content.accessibilityValue = "12"
    content.accessibilityHint = "Takes a while"
    content.accessibilityTraits = .image
    #expect(header.accessibilityLabel == "Counting sheep")
    #expect(header.accessibilityValue == "12")
    #expect(header.accessibilityHint == "Takes a while")
    #expect(header.accessibilityTraits == [.image, .updatesFrequently])
    header.endRefreshing()
    #expect(header.accessibilityElementsHidden)
  }

  @Test func `a label as content view does not stop a footer from being a button`() {
    final class LabelContent: UILabel, RefreshContent {
      func render(_ presentation: RefreshPresentation) { text = "\(presentation.state)" }
    }
    let footer = screen.attach(AutoFooter(content: LabelContent()))
    #expect(footer.isAccessibilityElement)
    #expect(footer.accessibilityLabel == "idle")
    #expect(footer.accessibilityTraits == .button)
    #expect(footer.accessibilityActivate())
    #expect(footer.accessibilityLabel == "refreshing")
  }

  @Test func `an empty title is read as the built-in text`() {
    let header = screen.attach(NormalHeader().setTitle("", for: .refreshing))
    screen.perform("Refresh")
    #expect(header.accessibilityLabel == "Loading...")
    #expect(screen.takeSpoken() == ["Loading..."])
  }

  @Test func `the elements of a content view are read instead of the control`() {
    let content = RecordingContent()
    content.accessibilityElements = [UILabel()]
    let footer = screen.attach(AutoFooter(content: content))
    #expect(!footer.isAccessibilityElement && !footer.accessibilityElementsHidden)
  }

  @Test func `vertical text is read as words`() {
    let trailer = screen.attach(NormalTrailer().setTitle("正在加载更多", for: .refreshing))
    trailer.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(trailer.stateLabel.lineBreakMode == .byCharWrapping)
    #expect(trailer.accessibilityLabel == "正在加载更多")
  }
}
