public import UIKit

/// A control after the last item of horizontal content: pull the content past its width and let go.
///
/// It is 60 points wide and as high as the scroll view. In a right-to-left layout it is on the left.
/// Its mirror images at the leading edge are ``RefreshLeader``, ``StateLeader`` and
/// ``NormalLeader``.
open class RefreshTrailer: RefreshComponent {
  /// Makes a control whose handler is a block; the app calls ``RefreshComponent/endRefreshing()``.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }

  /// Makes a control whose handler ends the refresh itself, by returning or by throwing.
  public convenience init(handler: @escaping @MainActor () async throws -> Void) {
    self.init(frame: .zero)
    setRefreshHandler(handler)
  }

  /// Makes a control that is drawn by a content view, which it keeps.
  public convenience init(content: any RefreshContent) {
    self.init(frame: .zero)
    setContent(content)
  }

  /// How far the control stands beyond the edge of the content, in points. Default: 0.
  ///
  /// For apps whose own view lies in the inset, between the content and the control.
  public var ignoredScrollViewContentInsetRight: CGFloat = 0 {
    didSet { place() }
  }

  override var ignoredInset: CGFloat { ignoredScrollViewContentInsetRight }

  open override func prepare() {
    super.prepare()
    frame.size.width = 60
  }

  override class func makeEngine() -> ControlEngine {
    .pull(PullEngine(edge: .trailing, extent: 0))
  }
}

/// A control before the first item of horizontal content: the mirror image of ``RefreshTrailer``.
open class RefreshLeader: RefreshTrailer {
  override class func makeEngine() -> ControlEngine {
    .pull(PullEngine(edge: .leading, extent: 0))
  }
}
