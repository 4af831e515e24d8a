// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/TestingOnLinux.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import Testing
import UIKit
import UIKitSimulator

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/TestingOnLinux.md", line: 10)



@Test @MainActor
func longPullReloads() async throws {
  let simulator = Simulator()
  let screen = simulator.run { NewsViewController() }
  simulator.show(screen)
  let header = screen.tableView.refreshHeader
  header?.lastUpdatedStore = EmptyStore()
  simulator.advance(by: 1)

  simulator.drag(
    from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600),
    duration: 0.5)
  for _ in 0..<20 {
    simulator.advance(by: 0.1)
    await Task.yield()
  }

  #expect(header?.state == .idle)
  #expect(screen.tableView.contentInset.top == 0)
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/TestingOnLinux.md", line: 36)
final class EmptyStore: LastUpdatedStore {
  func lastUpdatedTime(forKey key: String) -> Date? { nil }
  func setLastUpdatedTime(_ time: Date?, forKey key: String) {}
}
#sourceLocation()

extension ExampleViewController {
  fileprivate func TestingOnLinux3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/TestingOnLinux.md", line: 94)


    let simulator = Simulator(
      device: .smallPhone, userInterfaceStyle: .dark)
    simulator.show(NewsViewController())
    simulator.drag(
      from: CGPoint(x: 190, y: 200), to: CGPoint(x: 190, y: 400),
      duration: 0.4)
    try simulator.screenshot().writePNG(toFile: "pulled.png")
#sourceLocation()
  }
}
