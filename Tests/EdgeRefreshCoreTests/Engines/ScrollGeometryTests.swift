import Testing

@testable import EdgeRefreshCore

struct ScrollGeometryTests {
  private let long = ScrollGeometry(
    offset: -30, contentLength: 2000, viewportLength: 800, startInset: 20, endInset: 34)
  private let short = ScrollGeometry(
    offset: 10, contentLength: 300, viewportLength: 800, startInset: 20, endInset: 34)

  @Test
  func `content that fills the viewport rests between its insets`() {
    #expect(long.minimumOffset == -20)
    #expect(long.maximumOffset == 1234)
    #expect(long.shortfall == 0)
  }

  @Test
  func `content that does not fill the viewport rests only at its start`() {
    #expect(short.minimumOffset == -20)
    #expect(short.maximumOffset == -20)
    #expect(short.shortfall == 446)
  }

  @Test
  func `content fits if it is not longer than the viewport between its insets`() {
    #expect(short.isContentFitting && !long.isContentFitting)
    func geometry(_ length: Double) -> ScrollGeometry {
      ScrollGeometry(contentLength: length, viewportLength: 800, startInset: 20, endInset: 34)
    }
    #expect(geometry(746).isContentFitting && !geometry(746.5).isContentFitting)
  }

  @Test
  func `a pull is measured outward from the resting offset`() {
    #expect(long.pull(past: .top) == 10)
    #expect(long.pull(past: .leading) == 10)
    #expect(long.pull(past: .bottom) == -1264)
    #expect(long.pull(past: .trailing) == -1264)
    #expect(short.pull(past: .top) == -30)
    #expect(short.pull(past: .bottom) == 30)
  }

  @Test(arguments: [Double.nan, -.nan, .signalingNaN])
  func `NaN is replaced by 0`(value: Double) {
    let geometry = ScrollGeometry(
      offset: value, contentLength: value, viewportLength: value, startInset: value,
      endInset: value)
    #expect(geometry == ScrollGeometry())
  }

  @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, 1e18, 1_000_000_001])
  func `lengths are limited to a billion points`(value: Double) {
    let geometry = ScrollGeometry(
      offset: -value, contentLength: value, viewportLength: value, startInset: -value,
      endInset: value)
    #expect(
      geometry
        == ScrollGeometry(
          offset: -1e9, contentLength: 1e9, viewportLength: 1e9, startInset: -1e9, endInset: 1e9))
  }

  @Test
  func `a negative length is replaced by 0, and a negative inset is kept`() {
    let geometry = ScrollGeometry(
      contentLength: -1, viewportLength: -.infinity, startInset: -5, endInset: -6)
    #expect(geometry.contentLength == 0)
    #expect(geometry.viewportLength == 0)
    #expect(geometry.startInset == -5)
    #expect(geometry.endInset == -6)
  }
}
