#if canImport(ObjectiveC)
  import MJRefresh
  import UIKit

  // What apps do with MJRefresh by means of Objective-C. It is compiled for Apple platforms only.

  /// A header that overrides members which are declared in extensions.
  final class SettledHeader: MJRefreshNormalHeader {
    override var isAutomaticallyChangeAlpha: Bool {
      get { true }
      set {}
    }

    override var ignoredScrollViewContentInsetTop: CGFloat {
      didSet { setNeedsLayout() }
    }

    override var scrollViewOriginalInset: UIEdgeInsets { super.scrollViewOriginalInset }

    override var labelLeftInset: CGFloat {
      get { 10 }
      set {}
    }

    override var fastAnimationDuration: TimeInterval {
      get { 0.1 }
      set {}
    }

    override func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      super.setRefreshingTarget(target, refreshingAction: action)
    }

    override func link(to scrollView: UIScrollView) -> Self {
      super.link(to: scrollView).setAnimationDisabled()
    }
  }

  /// A footer that overrides the settings of automatic loading.
  final class PatientFooter: MJRefreshAutoNormalFooter {
    override var isAutomaticallyRefresh: Bool {
      get { false }
      set {}
    }

    override var triggerAutomaticallyRefreshPercent: CGFloat {
      didSet { autoTriggerTimes = -1 }
    }

    override var ignoredScrollViewContentInsetBottom: CGFloat {
      get { 8 }
      set {}
    }
  }

  /// A table view that counts its headers.
  final class CountingTableView: UITableView {
    private(set) var headers = 0

    override var mj_header: MJRefreshHeader! {
      didSet { headers += 1 }
    }

    override var mj_footer: MJRefreshFooter? {
      get { super.mj_footer }
      set { super.mj_footer = newValue }
    }

    override var mj_trailer: MJRefreshTrailer? {
      didSet { setNeedsLayout() }
    }
  }

  /// A controller with targets, selectors and key-value observation.
  final class ObservingController: UIViewController {
    private let tableView: UITableView = CountingTableView(frame: .zero, style: .plain)
    private var observations: [NSKeyValueObservation] = []
    private var states: [MJRefreshState] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      tableView.mj_header = MJRefreshNormalHeader(
        refreshingTarget: self, refreshingAction: #selector(reload(_:)))
      tableView.mj_footer = MJRefreshBackNormalFooter()
      tableView.mj_footer?.setRefreshingTarget(self, refreshingAction: #selector(loadMore))
      observations = [
        tableView.mj_header.observe(\.state, options: [.old, .new]) { [weak self] header, _ in
          MainActor.assumeIsolated { self?.didEnter(header.state) }
        },
        tableView.mj_header.observe(\.pullingPercent) { _, _ in },
        tableView.observe(\.mj_header) { _, _ in },
        tableView.observe(\.mj_footer) { _, _ in },
        tableView.observe(\.mj_trailer) { _, _ in },
      ]
      let button = UIButton(type: .system)
      button.addTarget(
        tableView.mj_header,
        action: #selector(MJRefreshHeader.beginRefreshing as (MJRefreshHeader) -> () -> Void),
        for: .touchUpInside)
      view.addSubview(button)
    }

    /// A method that Objective-C can call and that takes a state.
    @objc func didEnter(_ state: MJRefreshState) {
      states.append(state)
    }

    @objc private func reload(_ header: MJRefreshHeader) {
      header.endRefreshing()
    }

    @objc private func loadMore() {
      tableView.mj_footer?.endRefreshingWithNoMoreData()
    }

    /// The selectors of members that apps intercept or call later.
    var selectors: [Selector] {
      [
        #selector(MJRefreshComponent.executeRefreshingCallback),
        #selector(setter: MJRefreshComponent.state),
        #selector(getter: MJRefreshComponent.isRefreshing),
        #selector(MJRefreshFooter.endRefreshingWithNoMoreData),
        #selector(MJRefreshFooter.resetNoMoreData),
      ]
    }

    /// Key paths for the older form of key-value observation.
    var keyPaths: [String] {
      [#keyPath(MJRefreshComponent.state), #keyPath(UIScrollView.mj_header)]
    }

    func attach(_ type: MJRefreshHeader.Type) {
      tableView.mj_header = type.init(
        refreshingTarget: self, refreshingAction: #selector(reload(_:)))
    }
  }
#endif
