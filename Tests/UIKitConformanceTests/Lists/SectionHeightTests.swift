import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SectionHeightTests {
  /// Five sections of 20 rows, 880 points high. Each has a header view of 90 points.
  @MainActor
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 5 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      final class HighHeader: UITableViewHeaderFooterView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: size.width, height: 90)
        }
      }
      return HighHeader(reuseIdentifier: nil)
    }
  }

  private let screen = TestScreen()
  private let sections = Sections()

  private func table(_ prepare: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: TestScreen.size))
    table.rowHeight = 44
    table.dataSource = sections
    table.delegate = sections
    prepare(table)
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  @Test func `a header view determines its height`() {
    let table = table()
    #expect(table.rectForHeader(inSection: 0).height == 90)
    #expect(table.contentSize.height == 4850)
  }

  @Test func `with an estimate of zero, header views have the standard height`() {
    let table = table { $0.estimatedSectionHeaderHeight = 0 }
    #expect(table.contentSize.height == 4540)
  }

  @Test func `a fixed header height takes precedence over the view`() {
    let table = table { $0.sectionHeaderHeight = 30 }
    #expect(table.contentSize.height == 4550)
  }

  @Test func `the text of a header view wraps`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height == 28)
    view.textLabel?.text = String(repeating: "Long title ", count: 20)
    view.textLabel?.numberOfLines = 0
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height > 80)
  }
}
