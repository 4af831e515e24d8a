import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct TableCellTests {
  private func laidOutCell(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 390, _ fill: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    fill(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `the text is inset by 16 points, or by 20 in wide cells`() {
    let narrow = laidOutCell(.default) { $0.textLabel?.text = "Text" }
    #expect(narrow.textLabel?.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
    let wide = laidOutCell(.default, width: 430) { $0.textLabel?.text = "Text" }
    #expect(wide.textLabel?.frame.minX == 20)
    #expect(narrow.textLabel?.font.pointSize == 17)
  }

  @Test func `a cell of the default style has no detail label`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }

  @Test func `a subtitle is below the text, and both are centered vertically`() throws {
    let cell = laidOutCell(.subtitle) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
    }
    let text = try #require(cell.textLabel).frame
    let detail = try #require(cell.detailTextLabel).frame
    #expect(detail.minY >= text.maxY)
    #expect(abs((text.minY + detail.maxY) / 2 - 22) <= 0.5)
  }

  @Test func `the value of a value1 cell ends at the trailing margin`() throws {
    let cell = laidOutCell(.value1) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Value"
    }
    #expect(try #require(cell.detailTextLabel).frame.maxX == 374)
  }

  @Test func `an accessory narrows the content view`() {
    let plain = laidOutCell(.default) { $0.textLabel?.text = "Text" }
    let marked = laidOutCell(.default) {
      $0.textLabel?.text = "Text"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(plain.contentView.frame.width == 390)
    #expect(marked.contentView.frame.width == 360)
    marked.accessoryType = .none
    marked.layoutIfNeeded()
    #expect(marked.contentView.frame.width == 390)
  }

  @Test func `the separator is one pixel high and starts at the text`() throws {
    let screen = TestScreen()
    screen.setScale(2)
    let fixture = TableFixture(rows: 2)
    let table = screen.table(fixture)
    defer { withExtendedLifetime(fixture) {} }
    let cell = try #require(table.visibleCells.first)
    let lines = cell.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }
    #expect(lines.map(\.frame) == [CGRect(x: 16, y: 43.5, width: 374, height: 0.5)])
    table.separatorStyle = .none
    screen.turn()
    #expect(cell.subviews.allSatisfy { $0.frame.height != 0.5 || $0.isHidden })
  }

  @Test func `a registered class is created with its own initializer and reused`() {
    final class CustomCell: UITableViewCell {
      var isPrepared = false
      var uses = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        isPrepared = true
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    final class DataSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "custom", for: indexPath)
      }
    }
    let screen = TestScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = DataSource()
    table.register(CustomCell.self, forCellReuseIdentifier: "custom")
    table.dataSource = source
    screen.window.addSubview(table)
    screen.turn()
    let cells = table.visibleCells.compactMap { $0 as? CustomCell }
    #expect(cells.count == 10)
    #expect(cells.allSatisfy { $0.isPrepared && $0.uses == 0 && $0.reuseIdentifier == "custom" })
    table.contentOffset.y = 440
    screen.turn()
    #expect(table.visibleCells.compactMap { $0 as? CustomCell }.contains { $0.uses == 1 })
  }

  @Test func `the accessibility label of a cell joins its texts`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.accessibilityLabel == nil)
    cell.textLabel?.text = "Ada"
    cell.detailTextLabel?.text = "Hello"
    #expect(cell.accessibilityLabel == "Ada, Hello")
    cell.accessibilityLabel = "custom"
    #expect(cell.accessibilityLabel == "custom")
  }

  @Test func `a table view controller is the data source and delegate of its table`() {
    final class ListController: UITableViewController {
      var selected: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let screen = TestScreen()
    let controller = ListController(style: .plain)
    screen.window.rootViewController = controller
    screen.turn()
    #expect(controller.tableView.texts == ["0", "1", "2"])
    screen.tap(100, 100)
    #expect(controller.selected == [2])
  }
}
