internal import EdgeRefresh
internal import UIKit

/// A profile: a header that scrolls away, tabs that stay at the top, and a page for each tab.
///
/// The pages are lists side by side in a scroll view. The header is not part of a list. It follows
/// the list that is visible, and during a swipe it moves between the positions for both pages.
final class ProfileExample: UIViewController {
  private let pages: [ProfilePage]
  private let pager = UIScrollView()
  private let header = ProfileHeader()
  private lazy var tabs = ProfileTabs(titles: ["Posts", "Replies", "Likes"]) {
    [weak self] in self?.select($0)
  }
  /// The area below the navigation bar. It clips the header.
  private let area = UIView()
  /// The indexes of the pages that are at least partly visible.
  private var visiblePages = 0...0
  private var currentPage = 0
  /// Whether the pages are being resized, which also changes the offset.
  private var isResizing = false

  init(server: MessageServer) {
    pages = [PostsPage(server: server), RepliesPage(server: server), LikesPage(server: server)]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    area.clipsToBounds = true
    view.addSubview(area)
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.scrollsToTop = false
    pager.delegate = self
    for subview in [pager, header, tabs] { area.addSubview(subview) }
    for page in pages {
      addChild(page)
      pager.addSubview(page.view)
      page.didMove(toParent: self)
      page.scrollHandler = { [weak self] in self?.placeHeader() }
    }
    showCurrentPage()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    area.frame = view.bounds.inset(
      by: UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: 0, right: safeArea.right))
    let size = area.bounds.size
    header.isLow = size.height < 480
    header.bounds.size = header.sizeThatFits(size)
    tabs.bounds.size = CGSize(width: size.width, height: tabs.preferredHeight)
    resizePages(to: size)
    let room = ProfilePage.Room(
      header: header.bounds.height, tabs: tabs.bounds.height, bottom: safeArea.bottom)
    for page in pages { page.makeRoom(room) }
    placeHeader()
  }

  private func resizePages(to size: CGSize) {
    guard pager.frame.size != size else { return }
    isResizing = true
    pager.frame.size = size
    pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(origin: CGPoint(x: offset(of: index), y: 0), size: size)
    }
    pager.contentOffset.x = offset(of: currentPage)
    isResizing = false
    showPages(currentPage...currentPage)
  }

  /// Returns the horizontal offset of a page. The first page is on the right in a right-to-left
  /// layout.
  private func offset(of index: Int) -> CGFloat {
    CGFloat(isMirrored ? pages.count - 1 - index : index) * pager.bounds.width
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The position in the pages: 0 for the first one, 0.5 between it and the second one.
  private var progress: CGFloat {
    guard pager.bounds.width > 0 else { return 0 }
    let (last, turned) = (CGFloat(pages.count - 1), pager.contentOffset.x / pager.bounds.width)
    return min(max(isMirrored ? last - turned : turned, 0), last)
  }

  /// Places the header and the tabs. While two pages are visible, they are between the positions
  /// for these pages.
  private func placeHeader() {
    let progress = progress
    let (first, second) = (Int(progress), min(Int(progress) + 1, pages.count - 1))
    let fraction = progress - CGFloat(first)
    let top =
      headerPosition(over: pages[first]) * (1 - fraction)
      + headerPosition(over: pages[second]) * fraction
    header.frame.origin = CGPoint(x: 0, y: top)
    tabs.frame.origin = CGPoint(x: 0, y: header.frame.maxY)
    pages[currentPage].tableView.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: max(tabs.frame.maxY, 0), left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    tabs.progress = progress
  }

  /// Returns the position of the header over a page. The header scrolls with the rows until it is
  /// off the screen, where it stops so that the tabs stay at the top.
  private func headerPosition(over page: ProfilePage) -> CGFloat {
    -min(page.position, header.bounds.height)
  }

  // MARK: Pages

  /// Turns to a page. Refreshes the page if it is the current one.
  private func select(_ index: Int) {
    guard index != currentPage else {
      pages[index].tableView.refreshHeader?.beginRefreshing()
      return
    }
    pager.setContentOffset(
      CGPoint(x: offset(of: index), y: 0), animated: true)
  }

  /// Before a page becomes visible, scrolls it to where the header is. A page that is visible
  /// already does not move.
  private func preparePagesThatAppear() {
    let newPages = Int(progress)...Int(progress.rounded(.up))
    for index in newPages where !visiblePages.contains(index) {
      let neighbor =
        index < visiblePages.lowerBound ? visiblePages.lowerBound : visiblePages.upperBound
      pages[index].scroll(hidingHeader: pages[neighbor].hiddenHeaderLength)
    }
    showPages(newPages)
  }

  /// Hides the other pages, so that VoiceOver does not read them.
  private func showPages(_ indexes: ClosedRange<Int>) {
    visiblePages = indexes
    for (index, page) in pages.enumerated() { page.view.isHidden = !indexes.contains(index) }
  }

  /// Makes the current page the one that a tap on the status bar scrolls.
  private func showCurrentPage() {
    for (index, page) in pages.enumerated() {
      page.tableView.scrollsToTop = index == currentPage
    }
  }
}

extension ProfileExample: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isResizing else { return }
    preparePagesThatAppear()
    let nearest = Int(progress.rounded())
    if nearest != currentPage {
      currentPage = nearest
      showCurrentPage()
    }
    placeHeader()
  }
}
