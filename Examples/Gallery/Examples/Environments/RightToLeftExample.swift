internal import EdgeRefresh
internal import Foundation
internal import UIKit

/// A right-to-left layout, in Arabic. The arrow and the spinner are on the right, and the
/// navigation bar is mirrored.
final class RightToLeftExample: HeaderAndFooterListViewController {
  /// The number of messages that refreshes have inserted.
  private var newsCount = 0
  /// The number of older messages that were appended.
  private var olderCount = 0
  private weak var navigation: UINavigationController?

  convenience init(server: MessageServer) {
    self.init(server: server, messages: Message.arabic)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "الرسائل"
    // The time of the header has the same digits as the times of the messages.
    tableView.refreshHeader?.lastUpdatedFormat.locale = Locale(identifier: "ar_AE")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Before iOS 17, only a parent can override traits. A new controller has no parent.
    parent?.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: self)
    RefreshConfiguration.default.languageCode = "ar"
    navigation = navigationController
    navigation?.navigationBar.semanticContentAttribute = .forceRightToLeft
    setBackTitle("رجوع")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    RefreshConfiguration.default.languageCode = nil
    navigation?.navigationBar.semanticContentAttribute = .unspecified
    setBackTitle("Back")
  }

  private func setBackTitle(_ title: String) {
    navigation?.viewControllers.first?.navigationItem.backButtonTitle = title
  }

  override func insert(_ news: [Message]) {
    let arabic = Message.arrivingArabic
    super.insert(news.indices.map { arabic[(newsCount + $0) % arabic.count] })
    newsCount += news.count
  }

  override func append(_ older: [Message]) {
    let arabic = Message.olderArabic
    super.append(older.indices.map { arabic[(olderCount + $0) % arabic.count] })
    olderCount += older.count
  }
}
