import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// Screens with controls, used with the simulator's screen reader.
@Suite(.isolated)
@MainActor
struct ScreenReaderTests {
  private let simulator = Simulator()
  private let rows = NumberedRows()
  private var reader: ScreenReader { simulator.screenReader }

  /// Shows a table with controls.
  private func showTable(_ controls: () -> (RefreshHeader?, RefreshFooter?)) -> UITableView {
    simulator.run {
      let controller = UITableViewController(style: .plain)
      let table: UITableView = controller.tableView
      table.dataSource = rows
      table.rowHeight = 60
      table.estimatedRowHeight = 0
      (table.refreshHeader, table.refreshFooter) = controls()
      simulator.show(controller)
      return table
    }
  }

  @Test(.scenario("S46"))
  func `a header is read before the first row, but only during a refresh`() throws {
    let table = showTable { (NormalHeader(), nil) }
    let header = try #require(table.refreshHeader as? NormalHeader)
    header.lastUpdatedTimeText = { _ in "Last updated: yesterday" }
    #expect(reader.first()?.label == "row 0")
    #expect(!reader.elements.contains { $0.label == "Pull down to refresh" })
    #expect(reader.actions == ["Refresh"])
    #expect(reader.perform("Refresh"))
    simulator.advance(by: 1)
    #expect(reader.current?.label == "row 0")
    #expect(reader.elements.first?.label == "Loading...")
    #expect(reader.previous()?.value == "Last updated: yesterday")
    simulator.run { header.endRefreshing() }
    simulator.advance(by: 1)
    #expect(reader.elements.first?.label == "row 0")
    #expect(
      reader.spoken == [
        "row 0", "Loading...", "Loading..., Last updated: yesterday", "Updated", "row 0",
      ])
  }

  @Test(.scenario("S46"))
  func `an automatic footer is read after the last row and can be activated`() throws {
    var loads = 0
    let table = showTable {
      let footer = AutoNormalFooter()
      footer.loadsAutomatically = false
      footer.refreshingBlock = { loads += 1 }
      return (nil, footer)
    }
    let footer = try #require(table.refreshFooter)
    reader.first()
    for _ in 0..<12 { reader.next() }
    #expect(reader.current?.description == "Load more, button")
    reader.activate()
    #expect(loads == 1)
    #expect(reader.current?.description.contains("dimmed") == true)
    footer.endRefreshing(with: .failure)
    reader.activate()
    #expect(loads == 2)
    footer.endRefreshing(with: .noMoreData)
    reader.activate()
    #expect(loads == 2)
    #expect(reader.current?.description == "No more data")
    reader.next()
    #expect(reader.current?.label == "No more data")
  }

  @Test(.scenario("S55"), arguments: [true, false])
  func `without a finger a load that failed is repeated after leaving the end and returning`(
    loadsAgain: Bool
  ) throws {
    var loads = 0
    let table = showTable {
      let footer = AutoNormalFooter()
      footer.loadsAgainOnReturn = loadsAgain
      footer.refreshingBlock = { [weak footer] in
        loads += 1
        footer?.endRefreshing(with: .failure)
      }
      return (nil, footer)
    }
    rows.count = 60
    table.reloadData()
    simulator.advance(by: 0.1)
    reader.first()
    for _ in 0..<8 {
      while reader.scroll(.down) { simulator.advance(by: 0.5) }
      while reader.scroll(.up) { simulator.advance(by: 0.5) }
    }
    #expect(loads == (loadsAgain ? 3 : 1))
  }

  @Test(arguments: [false, true])
  func `side controls are read in the order of reading`(isRightToLeft: Bool) throws {
    let strip = simulator.run {
      let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
      strip.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      strip.contentSize = CGSize(width: 390, height: 300)
      for index in 0..<3 {
        let x = CGFloat(isRightToLeft ? 2 - index : index) * 130
        let label = UILabel(frame: CGRect(x: x, y: 0, width: 120, height: 300))
        label.text = "item \(index)"
        strip.addSubview(label)
      }
      strip.refreshLeader = NormalLeader()
      strip.refreshTrailer = NormalTrailer()
      let controller = UIViewController()
      controller.view.addSubview(strip)
      if isRightToLeft {
        controller.view.semanticContentAttribute = .forceRightToLeft
      }
      simulator.show(controller)
      return strip
    }
    (strip.refreshLeader as? NormalLeader)?.setTitle("leader", for: .refreshing)
    (strip.refreshTrailer as? NormalTrailer)?.setTitle("正在加载", for: .refreshing)
    simulator.advance(by: 0.1)
    #expect(reader.elements.map(\.label) == ["item 0", "item 1", "item 2"])
    simulator.run {
      strip.refreshTrailer?.scrollsToControl = false
      strip.refreshLeader?.beginRefreshing()
      strip.refreshTrailer?.beginRefreshing()
    }
    simulator.advance(by: 1)
    let labels = reader.elements.map(\.label)
    #expect(labels == ["leader", "item 0", "item 1", "item 2", "正在加载"])
  }
}

/// Rows with the texts "row 0", "row 1" and so on.
@MainActor
private final class NumberedRows: NSObject, UITableViewDataSource {
  var count = 12

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}
