internal import EdgeRefresh
internal import UIKit

/// A page of the profile: a list that scrolls under the header of the profile.
///
/// The content inset of the list makes room for the profile header and the tabs. The controls of
/// the list add their lengths to it and subtract them again.
class ProfilePage: MessageListViewController {
  /// The lengths of the views that cover a part of the list, in points.
  struct Room: Equatable {
    var header: CGFloat = 0
    var tabs: CGFloat = 0
    /// The length of the safe area at the bottom.
    var bottom: CGFloat = 0

    /// The length of the header and the tabs.
    var top: CGFloat { header + tabs }
  }

  /// Called when the list was scrolled.
  var scrollHandler: (() -> Void)?
  private(set) var room = Room()
  private var feed: ProfileFeed

  init(server: MessageServer, feed: ProfileFeed) {
    self.feed = feed
    super.init(server: server, messages: feed.first)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The profile sets the whole inset, because a page off the screen has no safe area.
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.backgroundColor = .systemBackground
  }

  // MARK: Position

  /// The distance by which the list is scrolled, in points. At 0, the header is completely visible.
  /// The value is negative while the list is pulled down.
  var position: CGFloat {
    get { tableView.contentOffset.y + room.top }
    set {
      tableView.setContentOffset(CGPoint(x: 0, y: newValue - room.top), animated: false)
    }
  }

  /// The length of the part of the header that is scrolled off the screen, in points.
  var hiddenHeaderLength: CGFloat { min(max(position, 0), room.header) }

  /// Scrolls so that this length of the header is off the screen. If it already is, the page stays
  /// where it is.
  func scroll(hidingHeader length: CGFloat) {
    if hiddenHeaderLength != length { position = length }
  }

  /// Makes room for the views that cover the list. The rows move with the header.
  func makeRoom(_ newRoom: Room) {
    guard newRoom != room else {
      fitInset()
      return
    }
    let position = position
    room = newRoom
    fitInset()
    // The header of the list is above the header of the profile.
    tableView.refreshHeader?.distanceFromContent = room.top
    self.position = position
  }

  /// Sets the content inset. A short list gets a longer one at the bottom, so that the header of
  /// the profile can be scrolled off the screen over every page.
  private func fitInset() {
    tableView.layoutIfNeeded()
    let unused = tableView.bounds.height - room.tabs - tableView.contentSize.height
    let inset = UIEdgeInsets(
      top: room.top, left: 0, bottom: max(room.bottom, unused), right: 0)
    guard inset != tableView.contentInsetExcludingRefreshControls else { return }
    tableView.contentInset = inset
  }

  override func didScroll() { scrollHandler?() }

  // MARK: Rows

  override func reload() {
    server.delay(MessageServer.responseTime) { [weak self] in
      guard let self else { return }
      insert(feed.takeArriving())
      tableView.refreshHeader?.endRefreshing()
    }
  }

  override func loadMore() {
    server.delay(MessageServer.responseTime) { [weak self] in
      guard let self else { return }
      append(feed.takeOlder())
      if feed.older.isEmpty {
        tableView.refreshFooter?.endRefreshingWithNoMoreData()
      } else {
        tableView.refreshFooter?.endRefreshing()
      }
    }
  }

  override func insert(_ news: [Message]) {
    let (height, isFirstRowVisible) = (tableView.contentSize.height, position <= room.header)
    super.insert(news)
    fitInset()
    // Rows that the user is reading stay in place.
    if !isFirstRowVisible { tableView.contentOffset.y += tableView.contentSize.height - height }
  }

  override func append(_ older: [Message]) {
    super.append(older)
    fitInset()
  }
}
