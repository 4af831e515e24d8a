// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/Accessibility.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import Testing
import UIKit
import UIKitSimulator

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Accessibility.md", line: 27)


final class AccessibleViewController: UITableViewController {
  private let news = News()

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader { [news] in try await news.reload() }
    tableView.refreshHeader = header
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [weak header] _ in
        header?.requestRefresh()
      })
  }

  override func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    tableView.refreshHeader?.accessibilityScroll(direction) ?? false
  }

  override var keyCommands: [UIKeyCommand]? {
    tableView.refreshHeader.map { [$0.keyCommand()] }
  }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Accessibility.md", line: 72)


final class ActionCell: UITableViewCell {
  func addActions(of header: RefreshHeader?) {
    accessibilityCustomActions = header?.accessibilityActions
  }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Accessibility.md", line: 127)


final class Tree: UIView, RefreshContent {
  func render(_ presentation: RefreshPresentation) {
    accessibilityLabel = "Shaking the tree"
    accessibilityValue = "\(Int(presentation.progress * 100)) %"
  }
}
#sourceLocation()

extension ExampleViewController {
  fileprivate func Accessibility4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Accessibility.md", line: 142)
    let header = NormalHeader { try await model.reload() }
    header.announcementTextProvider = { announcement in
      switch announcement.occasion {
      case .ended(.success): "\(model.articles.count) articles"
      case .began, .ended: announcement.text
      }
    }
#sourceLocation()
  }
}

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Accessibility.md", line: 168)




@MainActor @Test func `a blind person can refresh`() {
  let simulator = Simulator()
  let screen = simulator.run { EmptyListViewController() }
  simulator.show(screen)

  #expect(simulator.screenReader.perform("Refresh"))
  simulator.advance(by: 2)
  simulator.run { screen.tableView.refreshHeader?.endRefreshing() }

  #expect(
    simulator.screenReader.listen() == ["No messages", "Loading...", "Updated"])
}

final class EmptyListViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshHeader = NormalHeader(refreshingBlock: {})
    let label = UILabel()
    label.text = "No messages"
    label.sizeToFit()
    tableView.tableHeaderView = label
  }
}
#sourceLocation()
