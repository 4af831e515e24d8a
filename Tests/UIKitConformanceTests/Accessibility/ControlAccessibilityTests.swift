import TestSupport
import Testing
import UIKit

/// What UIKit's own views tell assistive technologies.
@Suite(.isolated)
@MainActor
struct ControlAccessibilityTests {
  @Test func `a button has the traits of its state unless others are set`() {
    let button = UIButton(type: .system)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
  }

  @Test func `a switch is a toggle button`() {
    let view = UISwitch()
    #expect(view.accessibilityTraits == [.button, .toggleButton])
    #expect(view.accessibilityValue == "0")
    view.isEnabled = false
    #expect(view.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `an activity indicator says whether it is turning`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Progress halted")
    view.startAnimating()
    #expect(view.accessibilityLabel == "In progress")
    view.accessibilityLabel = "Loading"
    #expect(view.accessibilityLabel == "Loading")
  }

  @Test func `a search bar is a search field`() {
    let view = UISearchController(searchResultsController: nil).searchBar
    #expect(view.accessibilityTraits == .searchField)
    #expect(view.accessibilityLabel == "Search")
    view.text = "Ada"
    #expect(view.accessibilityLabel == "Ada")
  }

  @Test func `an image view is not an element`() {
    #expect(!UIImageView(image: nil).isAccessibilityElement)
  }

  @Test func `a selected cell is selected`() {
    let cell = UITableViewCell()
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityTraits == .none)
    cell.isSelected = true
    #expect(cell.accessibilityTraits == .selected)
    let item = UICollectionViewCell(frame: .zero)
    #expect(!item.isAccessibilityElement)
    item.isSelected = true
    #expect(item.accessibilityTraits == .selected)
  }

  @Test func `the label of a cell leaves out controls and hidden texts`() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Wi-Fi"
    let button = UIButton(type: .system)
    button.setTitle("Info", for: .normal)
    let hidden = UILabel()
    hidden.text = "Hidden"
    hidden.accessibilityElementsHidden = true
    let icon = UILabel()
    icon.text = "★"
    icon.accessibilityLabel = "Favorite"
    for view in [button, hidden, icon] { cell.contentView.addSubview(view) }
    #expect(cell.accessibilityLabel == "Wi-Fi, Favorite")
  }

  @Test func `the title of a table section is a heading, the text below it is not`() {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Header"
      }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Footer"
      }
    }
    let screen = TestScreen()
    let titles = Titles()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = titles
    screen.window.addSubview(table)
    screen.turn()
    #expect(table.headerView(forSection: 0)?.textLabel?.accessibilityTraits == .header)
    #expect(table.footerView(forSection: 0)?.textLabel?.accessibilityTraits == .staticText)
  }

  @Test func `the label and the hint of a bar item are those of its button`() {
    let screen = TestScreen()
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "+", primaryAction: UIAction { _ in })
    controller.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: controller)
    screen.window.rootViewController = stack
    func labels(_ view: UIView) -> [String?] {
      (view.isAccessibilityElement ? [view.accessibilityLabel, view.accessibilityHint] : [])
        + view.subviews.flatMap(labels)
    }
    screen.turn()
    #expect(labels(stack.navigationBar) == ["+", nil])
    item.accessibilityLabel = "Add"
    item.accessibilityHint = "Adds a row"
    screen.turn()
    #expect(labels(stack.navigationBar) == ["Add", "Adds a row"])
  }

  @Test func `Button Shapes underlines titles of system buttons`() {
    let screen = TestScreen()
    let (plain, custom) = (UIButton(type: .system), UIButton(type: .custom))
    for button in [plain, custom] {
      button.setTitle("Title", for: .normal)
      button.sizeToFit()
      screen.window.addSubview(button)
    }
    func isUnderlined(_ button: UIButton) -> [Bool] {
      screen.turn()
      return button.titleLabel.map(screen.presentedCommands)?.flatMap { command -> [Bool] in
        guard case .text(let request, at: _, opacity: _) = command else { return [] }
        return request.paragraphs.flatMap(\.runs).map(\.isUnderlined)
      } ?? []
    }
    #expect(isUnderlined(plain) == [false])
    screen.loop.accessibilitySettings = .buttonShapes
    #expect(isUnderlined(plain) == [true])
    #expect(isUnderlined(custom) == [false])
    screen.loop.accessibilitySettings = []
    #expect(isUnderlined(plain) == [false])
  }

  @Test func `leaving a screen pops, cancels or dismisses`() {
    let screen = TestScreen()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    screen.window.rootViewController = stack
    #expect(!stack.accessibilityPerformEscape())
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.accessibilityPerformEscape())
    screen.advance(1)
    #expect(stack.viewControllers == [root])

    let sheet = UIViewController()
    root.present(sheet, animated: false)
    screen.advance(1)
    sheet.isModalInPresentation = true
    #expect(!sheet.accessibilityPerformEscape())
    sheet.isModalInPresentation = false
    #expect(sheet.accessibilityPerformEscape())
    screen.advance(1)
    #expect(stack.presentedViewController == nil)

    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    screen.advance(1)
    #expect(!cover.accessibilityPerformEscape())
  }

  @Test func `leaving an alert chooses the cancel action`() {
    let screen = TestScreen()
    let root = UIViewController()
    screen.window.rootViewController = root
    let log = EventLog()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    screen.advance(1)
    #expect(!alert.accessibilityPerformEscape())
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.record("cancel") })
    #expect(alert.accessibilityPerformEscape())
    screen.advance(1)
    #expect(log.entries == ["cancel"])
  }
}
