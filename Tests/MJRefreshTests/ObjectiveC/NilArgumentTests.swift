import Testing
import UIKit
import UIKitSimulator

@testable import MJRefresh

/// Methods that Objective-C may call with `nil`. Linux has the same methods without selectors.
@MainActor
struct NilArgumentTests {
  private let app = SimulatedApp()
  private let image = UIImage()

  /// Attaches a header and begins to refresh.
  private func refresh(_ header: MJRefreshHeader) {
    app.run {
      app.scrollView.mj_header = header
      header.beginRefreshing()
    }
    app.advance(by: 1)
  }

  private func end(_ header: MJRefreshHeader) {
    app.run { header.endRefreshing() }
    app.advance(by: 1)
  }

  @Test func `without a block, a control is created and refreshes`() {
    let header = app.simulator.run { MJRefreshNormalHeader(optionalBlock: nil) }
    #expect(header.refreshingBlock == nil)
    refresh(header)
    #expect(header.state == .refreshing)
  }

  @Test func `a block is the handler of a control of any class`() {
    var count = 0
    let type: MJRefreshHeader.Type = MJRefreshGifHeader.self
    let header = app.simulator.run { type.init(optionalBlock: { count += 1 }) }
    #expect(header is MJRefreshGifHeader)
    refresh(header)
    #expect(count == 1)
  }

  @Test func `a begin calls its block, and needs none`() {
    var count = 0
    let header = app.simulator.run { MJRefreshNormalHeader {} }
    app.run {
      app.scrollView.mj_header = header
      header.begin(nil)
    }
    app.advance(by: 1)
    #expect(header.state == .refreshing)
    end(header)
    app.run { header.begin { count += 1 } }
    app.advance(by: 1)
    #expect(count == 1)
  }

  @Test func `a title of nil changes nothing`() {
    app.run {
      let header = MJRefreshStateHeader {}
      header.setTitle("Pull", for: .idle)
      #expect(header.setTitle(orNil: nil, for: .idle) === header)
      #expect(header.stateLabel.text == "Pull")
      header.setTitle(orNil: "Down", for: .idle)
      #expect(header.stateLabel.text == "Down")
    }
  }

  @Test func `images of nil change nothing`() {
    app.run {
      let header = CountingHeader {}
      header.setImages(orNil: nil, for: .pulling)
      header.setImages(orNil: nil, duration: 1, for: .pulling)
      #expect(header.imageCounts.isEmpty)
      header.setImages(orNil: [image, image], for: .pulling)
      header.setImages(orNil: [image], duration: 1, for: .idle)
      #expect(header.imageCounts == [2, 1])
    }
  }

  @Test func `blocks of nil in a chain replace earlier ones`() {
    var events: [String] = []
    let header = app.simulator.run { MJRefreshNormalHeader {} }
    header.afterBeginning { events.append("begun") }
      .whileEnding { events.append("ending") }
      .afterEnding { events.append("ended") }
    refresh(header)
    end(header)
    #expect(events == ["begun", "ending", "ended"])
    header.afterBeginning(nil).whileEnding(nil).afterEnding(nil)
    refresh(header)
    end(header)
    #expect(events.count == 3)
  }

  @Test func `without a scroll view, a control stays where it is`() {
    app.run {
      let header = MJRefreshNormalHeader {}.link(to: app.scrollView)
      #expect(header.link(orNil: nil) === header)
      #expect(app.scrollView.mj_header === header)
      let other = UIScrollView()
      header.link(orNil: other)
      #expect(other.mj_header === header)
    }
  }

  @Test func `a format of nil restores the time`() {
    app.run {
      let header = MJRefreshStateHeader {}
      let builtIn = header.lastUpdatedTimeLabel.text
      header.modifyLastUpdatedTimeText(orNil: { _ in "Now" })
      #expect(header.lastUpdatedTimeLabel.text == "Now")
      header.modifyLastUpdatedTimeText(orNil: nil)
      #expect(header.lastUpdatedTimeLabel.text == builtIn)
    }
  }

  @Test func `a key of nil, which is an empty one in Swift, does no harm`() {
    let header = app.simulator.run { MJRefreshNormalHeader {} }
    header.lastUpdatedTimeKey = ""
    refresh(header)
    end(header)
    #expect(header.state == .idle)
    #expect(Bundle.mj_localizedString(forKey: "", value: nil).isEmpty)
  }

  @Test func `overrides in Swift are called`() {
    app.run {
      let header = CountingHeader {}
      header.setTitle(orNil: "Pull", for: .idle)
      #expect(header.titles.last == "Pull")
      app.scrollView.mj_header = header
      header.begin(nil)
      #expect(header.begins == 1)
    }
  }
}

/// A header of an app that counts the calls of its overrides.
private final class CountingHeader: MJRefreshGifHeader {
  var titles: [String] = []
  var imageCounts: [Int] = []
  var begins = 0

  override func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    titles.append(title)
    return super.setTitle(title, for: state)
  }

  override func setImages(
    _ images: [Any], duration: TimeInterval, for state: MJRefreshState
  ) -> Self {
    imageCounts.append(images.count)
    return super.setImages(images, duration: duration, for: state)
  }

  override func beginRefreshing(completionBlock: @escaping () -> Void) {
    begins += 1
    super.beginRefreshing(completionBlock: completionBlock)
  }
}
