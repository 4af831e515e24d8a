internal import EdgeRefresh
internal import UIKit

/// A check of what the library needs from Objective-C, which does not exist in the tests on Linux.
@MainActor struct ObjectiveCCheck {
  /// What is checked, as a sentence.
  let name: String
  /// Performs the check with a scroll view in a window, and returns whether the result is as
  /// expected.
  let perform: (UIScrollView) -> Bool

  /// All checks, in the order of the list.
  static let all = [
    ObjectiveCCheck(
      name: "An app can observe the state of a control",
      perform: { scrollView in
        let header = NormalHeader(refreshingBlock: {})
        scrollView.refreshHeader = header
        var states: [RefreshState] = []
        let observation = header.observe(\.state) { header, _ in
          MainActor.assumeIsolated { states.append(header.state) }
        }
        header.beginRefreshing()
        header.endRefreshing()
        observation.invalidate()
        return states.contains(.refreshing) && states.last == .idle
      }),
    ObjectiveCCheck(
      name: "A class of the app is told of the offset that a header changes",
      perform: { scrollView in
        let header = NormalHeader(refreshingBlock: {})
        scrollView.refreshHeader = header
        let observer = OffsetObserver()
        scrollView.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
        defer { scrollView.removeObserver(observer, forKeyPath: "contentOffset") }
        header.beginRefreshing()
        return observer.count > 0
      }),
    ObjectiveCCheck(
      name: "A setting of alwaysBounceVertical is kept when the control is removed",
      perform: { scrollView in
        scrollView.alwaysBounceVertical = true
        scrollView.refreshHeader = NormalHeader(refreshingBlock: {})
        scrollView.alwaysBounceVertical = false
        scrollView.refreshHeader = nil
        let changed = scrollView.alwaysBounceVertical
        scrollView.refreshHeader = NormalHeader(refreshingBlock: {})
        let attached = scrollView.alwaysBounceVertical
        scrollView.refreshHeader = nil
        return !changed && attached && !scrollView.alwaysBounceVertical
      }),
    ObjectiveCCheck(
      name: "A metatype creates a control of its class",
      perform: { _ in
        let types: [RefreshHeader.Type] = [NormalHeader.self, ImageHeader.self, OwnHeader.self]
        let headers = types.map { $0.init(refreshingBlock: {}) }
        return zip(types, headers).allSatisfy { type(of: $1) == $0 }
          && headers.allSatisfy { $0.refreshingBlock != nil && $0.bounds.height == 54 }
      }),
    ObjectiveCCheck(
      name: "A refresh calls the method of a target",
      perform: { scrollView in
        let target = Target()
        let header = NormalHeader(
          refreshingTarget: target, refreshingAction: #selector(Target.load(_:)))
        scrollView.refreshHeader = header
        header.executeRefreshingCallback()
        return target.sender === header
      }),
    ObjectiveCCheck(
      name: "A selector begins and ends a refresh",
      perform: { scrollView in
        let header = NormalHeader(refreshingBlock: {})
        scrollView.refreshHeader = header
        _ = header.perform(
          #selector(RefreshComponent.beginRefreshing as (RefreshComponent) -> () -> Void))
        let began = header.isRefreshing
        _ = header.perform(
          #selector(RefreshComponent.endRefreshing as (RefreshComponent) -> () -> Void))
        return began && !header.isRefreshing
      }),
    ObjectiveCCheck(
      name: "A hidden view reports a new size of the scroll view",
      perform: { scrollView in
        let footer = BackNormalFooter(refreshingBlock: {})
        scrollView.contentSize = CGSize(width: 10, height: 10)
        scrollView.refreshFooter = footer
        scrollView.layoutIfNeeded()
        let before = footer.frame.minY
        scrollView.frame.size.height -= 100
        scrollView.layoutIfNeeded()
        scrollView.superview?.layoutIfNeeded()
        return footer.frame.minY == before - 100
      }),
  ]
}

/// An observer that overrides the method of key-value observing, as apps do.
private final class OffsetObserver: NSObject {
  private(set) var count = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    count += 1
  }
}

/// A header class of an app, with its own initializer.
private final class OwnHeader: StateHeader {
  override init(frame: CGRect) {
    super.init(frame: frame)
    lastUpdatedTimeLabel.isHidden = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A target of a control.
private final class Target: NSObject {
  private(set) weak var sender: RefreshComponent?

  @objc func load(_ sender: RefreshComponent) {
    self.sender = sender
  }
}
