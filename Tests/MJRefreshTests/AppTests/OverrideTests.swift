import MJRefresh
import TestSupport
import Testing
import UIKit

@MainActor
struct OverrideTests {
  let app = SimulatedApp()

  private func refreshingHeader() -> OverridingHeader {
    let header = OverridingHeader {}
    app.run { app.scrollView.mj_header = header }
    app.run { header.beginRefreshing() }
    app.advance(by: 1)
    #expect(header.state == .refreshing)
    return header
  }

  @Test(.scenario("S65"))
  func `an overridden end is called once for each end by the app`() {
    let header = refreshingHeader()
    let ends: [() -> Void] = [
      { header.endRefreshing() }, { header.endRefreshing {} },
      { header.endRefreshing(with: .failure) }, { header.endRefreshing(with: .cancelled) },
    ]
    for (index, end) in ends.enumerated() {
      app.run(end)
      #expect(header.ends == index + 1 && header.state == .idle)
      app.advance(by: 1)
      app.run { header.beginRefreshing() }
      app.advance(by: 1)
    }
    #expect(header.blocks == ["refreshing block", "end"])
  }

  @Test(.scenario("S65"))
  func `an overridden end is called when an async handler returns or throws`() async {
    let header = OverridingHeader()
    app.run { app.scrollView.mj_header = header }
    for outcome in [true, false] {
      header.setRefreshHandler { if !outcome { throw CancellationError() } }
      app.run { header.beginRefreshing() }
      let ends = header.ends
      #expect(await settle { header.state == .idle })
      #expect(header.ends == ends + 1)
      app.advance(by: 1)
    }
  }

  @Test(.scenario("S65"))
  func `an end that an override delays keeps its outcome`() {
    let header = refreshingHeader()
    header.delaysEnds = true
    app.run { header.endRefreshing(with: .noMoreData) }
    app.advance(by: 1)
    #expect(header.state == .refreshing)
    app.run { header.finishEnding() }
    #expect(header.state == .noMoreData && header.ends == 1)
  }

  @Test(.scenario("S65"))
  func `the outcome of a delayed end does not outlive its refresh`() {
    let header = refreshingHeader()
    header.delaysEnds = true
    app.run {
      header.endRefreshing(with: .noMoreData)
      header.state = .idle
    }
    app.advance(by: 1)
    app.run { header.beginRefreshing() }
    app.advance(by: 1)
    app.run { header.finishEnding() }
    #expect(header.state == .idle)
  }

  @Test(.scenario("S65"))
  func `an overridden end may end with no more data`() {
    let footer = CountingFooter {}
    app.run { app.scrollView.mj_footer = footer }
    app.run { footer.beginRefreshing() }
    app.advance(by: 1)
    footer.hasMore = false
    app.run { footer.endRefreshing() }
    #expect(footer.state == .noMoreData)
    footer.hasMore = true
    footer.ends = []
    app.run { footer.resetNoMoreData() }
    #expect(footer.state == .idle && footer.ends == [], "there was no refresh to end")
    app.run { footer.beginRefreshing() }
    app.advance(by: 1)
    app.run { footer.endRefreshingWithNoMoreData() }
    #expect(footer.state == .noMoreData && footer.ends == ["no more data", "end"])
  }

  @Test(.scenario("S65"))
  func `an overridden setTitle also sets the built-in texts`() {
    let header = OverridingHeader {}
    #expect(header.title(for: .idle) == "PULL DOWN TO REFRESH")
    #expect(header.stateLabel.text == "PULL DOWN TO REFRESH")
    _ = header.setTitle("mine", for: .idle)
    MJRefreshConfig.default.languageCode = "de"
    defer { MJRefreshConfig.default.languageCode = nil }
    #expect(header.title(for: .idle) == "MINE", "it stays when the language changes")
    #expect(header.title(for: .pulling)?.contains("AKTUALISIEREN") == true)
  }

  @Test(.scenario("S65"))
  func `the views of overridden properties are the ones that the control uses`() {
    let header = refreshingHeader()
    #expect(header.stateLabel.superview === header && header.stateLabel.textColor == .red)
    #expect(header.stateLabel.text == header.title(for: .refreshing))
    #expect(header.stateLabel.frame.width == header.bounds.width)
    #expect(!header.subviews.contains { type(of: $0) == UIImageView.self }, "it has no arrow")
    #expect(header.loadingView.isAnimating)
  }

  @Test(.scenario("S65"))
  func `overridden values are the ones that the control uses`() {
    let header = refreshingHeader()
    let year = header.lastUpdatedTimeLabel.text?.contains("19")
    #expect(year == true, "the time is that of the override")
    app.run { header.endRefreshing() }
    app.advance(by: 1)
    #expect(header.state == .idle, "isRefreshing is for the app only")
  }

  @Test(.scenario("S65"))
  func `all ways to set images call the overridden one`() {
    let header = ReversingHeader()
    let images = (1...3).map { UIGraphicsImageRenderer(size: CGSize(width: 10 * $0, height: 10)) }
      .map { $0.image { _ in } }
    header.setImages(images, for: .refreshing)
    app.run { app.scrollView.mj_header = header }
    app.run { header.beginRefreshing() }
    app.advance(by: 1)
    #expect(header.gifView.animationImages?.map(\.size.width) == [30, 20, 10])
    #expect(abs(header.gifView.animationDuration - 0.15) < 1e-9)
    app.run { _ = header.setImages(images as [Any], duration: 2, for: .refreshing) }
    #expect(header.gifView.animationDuration == 1)
    app.run { header.setImages(["not an image", images[0]], for: .refreshing) }
    #expect(header.gifView.image === images[0])
  }

  @Test(.scenario("S65"))
  func `hooks get the old and the new value`() {
    let header = ChangeReadingHeader()
    app.run { app.scrollView.mj_header = header }
    app.run { app.scrollView.contentOffset.y = 30 }
    #expect(header.offsets.last?.old.y == -safeTop && header.offsets.last?.new.y == 30)
    app.pullDown(by: 100)
    #expect(zip(header.offsets, header.offsets.dropFirst()).allSatisfy { $0.new == $1.old })
    #expect(header.offsets.last?.new == app.scrollView.contentOffset)
    #expect(header.panStates.first == UIGestureRecognizer.State.began.rawValue)
    #expect(header.panStates.contains(UIGestureRecognizer.State.ended.rawValue))
    app.run { app.scrollView.contentSize.height = 3000 }
    #expect(header.sizes.last?.height == 3000)
  }

  @Test func `hooks are not called while the control is hidden or disabled`() {
    let header = ChangeReadingHeader()
    app.run { app.scrollView.mj_header = header }
    app.run { header.isHidden = true }
    header.offsets = []
    app.run { app.scrollView.contentOffset.y = 30 }
    app.run { header.isHidden = false }
    app.run { header.isUserInteractionEnabled = false }
    app.run { app.scrollView.contentOffset.y = 60 }
    #expect(header.offsets.isEmpty)
    app.run { header.isUserInteractionEnabled = true }
    app.run { app.scrollView.contentOffset.y = 90 }
    #expect(header.offsets.last?.new.y == 90)
  }

  @Test(.scenario("S65"))
  func `an override that delays an end is called for each further end`() {
    let header = refreshingHeader()
    header.delaysEnds = true
    app.run { header.endRefreshing(with: .failure) }
    app.run { header.endRefreshing(with: .cancelled) }
    #expect(header.ends == 2 && header.state == .refreshing)
    app.run { header.finishEnding() }
    #expect(header.state == .idle)
  }

  @Test func `a subclass may declare the initializers of its superclass`() {
    var calls = 0
    let footer = OwnInitializerFooter { calls += 1 }
    app.run { app.scrollView.mj_footer = footer }
    app.run { footer.beginRefreshing() }
    app.advance(by: 1)
    #expect(calls == 1 && footer.isOwn)
    #expect(OptionalBlockHeader(refreshingBlock: nil).refreshingBlock == nil)
  }

  @Test func `a footer that does not call super in placeSubviews is at the end of the content`() {
    let footer = TintedFooter(tint: .red)
    app.run { app.scrollView.mj_footer = footer }
    #expect(footer.frame == CGRect(x: 0, y: 2000, width: 390, height: 44))
    app.run { app.scrollView.contentSize.height = 2500 }
    #expect(footer.mj_y == 2500)
  }

  @Test(.scenario("S56")) func `ending without a refresh does not call the block`() {
    let header = MJRefreshNormalHeader {}
    app.run { app.scrollView.mj_header = header }
    var calls = 0
    app.run { header.endRefreshing { calls += 1 } }
    app.advance(by: 1)
    #expect(calls == 0)
  }

  private var safeTop: CGFloat { app.scrollView.safeAreaInsets.top }
}
