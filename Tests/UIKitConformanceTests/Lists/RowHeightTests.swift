import TestSupport
import Testing
import UIKit

/// A delegate that specifies heights and estimates.
@MainActor
private final class HeightDelegate: NSObject, UITableViewDelegate {
  var height: CGFloat = 60
  var estimate: CGFloat = UITableView.automaticDimension
  private(set) var asked: [Int] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return height
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }
}

@Suite(.isolated)
@MainActor
struct RowHeightTests {
  private let screen = TestScreen()
  private let rows = MeasuredRows(Array(repeating: 100, count: 50))
  private let delegate = HeightDelegate()

  private func table(_ prepare: (UITableView) -> Void) -> UITableView {
    let table = rows.table()
    prepare(table)
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  @Test func `a fixed row height applies to all rows from the beginning`() {
    let table = table { $0.rowHeight = 70 }
    #expect(table.contentSize.height == 3500)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 70)
  }

  @Test func `the delegate's heights replace estimates when rows come into view`() {
    let table = table { $0.delegate = delegate }
    #expect(delegate.asked == Array(0..<15))
    #expect(table.contentSize.height == 2440)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 60 })
  }

  @Test func `the delegate's estimate takes precedence over the table's`() {
    delegate.estimate = 200
    let table = table {
      $0.delegate = delegate
      $0.estimatedRowHeight = 10
    }
    #expect(table.contentSize.height == 7900)
  }

  @Test func `without estimates, the delegate specifies all heights in advance`() {
    delegate.estimate = 0
    let table = table { $0.delegate = delegate }
    #expect(delegate.asked == Array(0..<50))
    #expect(table.contentSize.height == 3000)
    table.contentOffset.y = 1000
    screen.turn()
    #expect(delegate.asked.count == 50)
  }

  @Test func `the delegate can let a cell determine its height`() {
    delegate.height = UITableView.automaticDimension
    let table = table {
      $0.delegate = delegate
      $0.rowHeight = 70
    }
    #expect(table.contentSize.height == 3770)
  }

  @Test func `without estimates, automatic rows are 44 points high`() {
    let table = table { $0.estimatedRowHeight = 0 }
    #expect(table.contentSize.height == 2200)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 })
  }

  @Test func `the frame of a cell is final when it is about to be displayed`() {
    final class DisplayDelegate: NSObject, UITableViewDelegate {
      var heights: [CGFloat] = []
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        heights.append(cell.frame.height)
      }
    }
    let display = DisplayDelegate()
    let table = table { $0.delegate = display }
    withExtendedLifetime(table) { #expect(display.heights == Array(repeating: 100, count: 9)) }
  }

  // MARK: Standard cells

  private func fittingHeight(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 390, _ fill: (UITableViewCell) -> Void
  ) -> CGFloat {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    fill(cell)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == width)
    return size.height
  }

  @Test func `a standard cell with one line is 44 points high`() {
    #expect(fittingHeight(.default) { _ in } == 44)
    #expect(fittingHeight(.default) { $0.textLabel?.text = "Text" } == 44)
    #expect(
      fittingHeight(.value1) {
        $0.textLabel?.text = "Text"
        $0.detailTextLabel?.text = "Value"
      } == 44)
  }

  @Test func `a cell with a wrapping label is higher, and higher still if it is narrow`() {
    let text = String(repeating: "Several words that wrap. ", count: 8)
    func height(width: CGFloat, lines: Int) -> CGFloat {
      fittingHeight(.default, width: width) {
        $0.textLabel?.text = text
        $0.textLabel?.numberOfLines = lines
      }
    }
    #expect(height(width: 390, lines: 1) == 44)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(height(width: 390, lines: 2).isClose(to: 2 * line + 22, within: 1.5))
    #expect(height(width: 390, lines: 0) > height(width: 390, lines: 2))
    #expect(height(width: 200, lines: 0) > height(width: 390, lines: 0) + 2 * line)
  }

  @Test func `an accessory and an image narrow a wrapping label`() {
    let text = String(repeating: "word ", count: 60)
    let plain = fittingHeight(.default) {
      $0.textLabel?.text = text
      $0.textLabel?.numberOfLines = 0
    }
    let narrowed = fittingHeight(.default) {
      $0.textLabel?.text = text
      $0.textLabel?.numberOfLines = 0
      $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 10))
    }
    #expect(narrowed > plain)
  }

  @Test func `a subtitle makes a cell higher`() {
    let height = fittingHeight(.subtitle) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(height > 55 && height < 62)
  }

  @Test func `the labels of a measured cell fit into its row`() throws {
    final class Texts: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "Wrapping text. ", count: 1 + 20 * indexPath.row)
        return cell
      }
    }
    let texts = Texts()
    let table = UITableView(frame: window)
    table.dataSource = texts
    screen.window.addSubview(table)
    screen.turn()
    #expect(table.visibleCells.map(\.frame.height).first == 44)
    for cell in table.visibleCells {
      let label = try #require(cell.textLabel)
      #expect(label.sizeThatFits(label.bounds.size).height <= cell.frame.height - 20)
    }
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights[1] > 100 && heights[2] > heights[1])
    #expect(table.contentSize.height == heights.reduce(0, +))
    let before = table.contentSize.height
    table.frame.size.width = 250
    screen.turn()
    #expect(table.contentSize.height > before)
  }

  private var window: CGRect { CGRect(origin: .zero, size: TestScreen.size) }
}
