import TestSupport
import Testing
import UIKit

/// Content configurations of cells.
@Suite(.isolated)
@MainActor
struct CellConfigurationTests {
  private final class DataSource: NSObject, UITableViewDataSource {
    var fill: (UITableViewCell, Int) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      fill(cell, indexPath.row)
      return cell
    }
  }

  private let screen = TestScreen()
  private let source = DataSource()

  private func makeTable(
    width: CGFloat = 390, _ fill: @escaping (UITableViewCell, Int) -> Void
  ) -> UITableView {
    source.fill = fill
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  private func label(_ cell: UITableViewCell?) -> UILabel? {
    cell?.contentView.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
  }

  @Test func `a cell has no configuration by default`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentConfiguration == nil)
    #expect(cell.defaultContentConfiguration() == .cell())
  }

  @Test func `a configured row looks like one with a text label`() throws {
    for width in [390, 430] as [CGFloat] {
      let old = makeTable(width: width) { cell, _ in cell.textLabel?.text = "Text" }
      let oldLabel = try #require(old.visibleCells.first?.textLabel)
      let new = makeTable(width: width) { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
      }
      let newCell = new.visibleCells.first
      let newLabel = try #require(label(newCell))
      #expect(newCell?.frame.height == 44)
      #expect(newLabel.frame.minX == oldLabel.frame.minX)
      #expect(newLabel.frame.maxX == oldLabel.frame.maxX)
      #expect(newLabel.frame.midY.isClose(to: oldLabel.frame.midY, within: 0.5))
      #expect(newLabel.font.pointSize == oldLabel.font.pointSize)
    }
  }

  @Test func `a cell under a bar keeps the height of its content`() throws {
    screen.setSafeAreaInsets(UIEdgeInsets(top: 90, left: 0, bottom: 34, right: 0))
    let table = makeTable { cell, _ in
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    table.contentOffset.y = 40
    screen.turn()
    let cell = try #require(table.visibleCells.first)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 52 })
    #expect(cell.contentView.subviews.last?.frame == CGRect(x: 16, y: 11, width: 358, height: 30))
  }

  @Test func `an accessory is 8 points beside the text`() throws {
    let table = makeTable { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.width == 360)
    #expect(label(cell)?.frame.maxX == 352)
  }

  @Test func `rows are as high as their content`() {
    let table = makeTable { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "Text that wraps. ", count: 1 + 10 * row)
      cell.contentConfiguration = content
    }
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
    #expect(heights[2] > heights[1] + 60)
  }

  @Test func `a separator begins below the text if there is an image`() throws {
    let table = makeTable { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      cell.contentConfiguration = content
    }
    let cell = try #require(table.visibleCells.first)
    let separator = cell.subviews.first { $0.frame.height < 1 && $0.frame.maxY == cell.bounds.maxY }
    #expect(separator?.frame.minX == 62)
  }

  @Test func `a configuration replaces the content view and updates it from then on`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Label"
    let original = cell.contentView
    cell.contentConfiguration = Block(height: 70)
    let view = try #require(cell.contentView as? BlockView)
    #expect(original.superview == nil)
    #expect(view.superview === cell)
    cell.contentConfiguration = Block(height: 90)
    #expect(cell.contentView === view)
    #expect(view.block.height == 90)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func `a custom content view determines the height of the row`() {
    let table = makeTable { cell, row in
      cell.contentConfiguration = Block(height: CGFloat(60 + 10 * row))
    }
    #expect(table.visibleCells.map(\.frame.height) == [60, 70, 80])
  }

  @Test func `the state updates the configuration`() throws {
    let table = makeTable { cell, _ in cell.contentConfiguration = Block(height: 60) }
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    screen.turn()
    let cell = try #require(table.cellForRow(at: path))
    #expect((cell.contentView as? BlockView)?.block.isSelected == true)
  }

  @Test func `the accessibility label of a configured cell joins its texts`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Ada"
    content.secondaryText = "Hello"
    cell.contentConfiguration = content
    #expect(cell.accessibilityLabel == "Ada, Hello")
  }

  @Test func `the cell of a collection view has a configuration`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    screen.window.addSubview(cell)
    cell.contentConfiguration = Block(height: 60)
    screen.turn()
    let view = try #require(cell.contentView as? BlockView)
    #expect(view.frame == cell.bounds)
    cell.isSelected = true
    screen.turn()
    #expect(view.block.isSelected)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
  }
}
