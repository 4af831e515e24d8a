import MJRefresh
import Testing
import UIKit

@MainActor
struct RemovedControlTests {
  let app = SimulatedApp()
  var scrollView: UIScrollView { app.scrollView }

  @Test func `a control that was removed from its scroll view stays assigned`() {
    app.run {
      scrollView.mj_header = MJRefreshNormalHeader {}
      scrollView.mj_footer = MJRefreshAutoNormalFooter {}
    }
    let footer = scrollView.mj_footer
    let insetWithFooter = scrollView.contentInset.bottom
    app.run {
      scrollView.mj_header.removeFromSuperview()
      footer?.removeFromSuperview()
    }
    #expect(scrollView.mj_header != nil && scrollView.mj_header.scrollView == nil)
    #expect(scrollView.mj_footer === footer)
    #expect(scrollView.contentInset == .zero && insetWithFooter != 0)
    app.run { scrollView.addSubview(footer!) }
    #expect(scrollView.mj_footer === footer && scrollView.contentInset.bottom == insetWithFooter)
    app.run { scrollView.mj_header = scrollView.mj_header }
    #expect(scrollView.mj_header.scrollView === scrollView)
  }

  @Test func `another assignment replaces a control that was removed`() {
    weak var old: MJRefreshHeader?
    app.run {
      scrollView.mj_header = MJRefreshNormalHeader {}
      old = scrollView.mj_header
      old?.removeFromSuperview()
    }
    #expect(old != nil)
    let new = MJRefreshGifHeader {}
    app.run { scrollView.mj_header = new }
    #expect(scrollView.mj_header === new && old == nil)
    app.run {
      new.removeFromSuperview()
      scrollView.mj_header = nil
    }
    #expect(scrollView.mj_header == nil && !scrollView.subviews.contains { $0 === new })
  }

  @Test func `a control that moves to another scroll view belongs to that one`() {
    let other = UIScrollView(frame: scrollView.frame)
    let header = MJRefreshNormalHeader {}
    app.run {
      scrollView.mj_header = header
      header.removeFromSuperview()
      other.mj_header = header
    }
    #expect(scrollView.mj_header == nil && other.mj_header === header)
  }

  @Test func `a removed control is freed with its scroll view`() {
    weak var header: MJRefreshHeader?
    app.run {
      let other = UIScrollView(frame: scrollView.frame)
      other.mj_header = MJRefreshNormalHeader {}
      header = other.mj_header
      header?.removeFromSuperview()
      #expect(header != nil)
    }
    #expect(header == nil)
  }

  @Test func `a control that was only added to a scroll view is not kept`() {
    weak var header: MJRefreshHeader?
    app.run {
      let new = MJRefreshNormalHeader {}
      scrollView.addSubview(new)
      header = new
      new.removeFromSuperview()
    }
    #expect(scrollView.mj_header == nil && header == nil)
  }
}
