public import UIKit

/// A list of all examples. Selecting an example opens it.
public final class ExampleListViewController: UITableViewController {
  private static let identifier = "example"

  private let introduction = UILabel()
  private let sections: [GallerySection]
  private let makeServer: @MainActor () -> MessageServer

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - sections: The sections of the list. Default: those that exist on every platform.
  ///   - makeServer: Creates the server of an example. Default: a server that uses the system's
  ///     clock.
  public init(
    sections: [GallerySection] = GallerySection.all,
    makeServer: @escaping @MainActor () -> MessageServer = { MessageServer() }
  ) {
    self.sections = sections
    self.makeServer = makeServer
    super.init(style: .grouped)
    title = "EdgeRefresh"
    navigationItem.backButtonTitle = "Back"
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    introduction.numberOfLines = 0
    introduction.font = .preferredFont(forTextStyle: .subheadline)
    introduction.adjustsFontForContentSizeCategory = true
    introduction.textColor = .secondaryText
    introduction.text =
      "Each screen shows one control or one feature. Pull its list, or scroll to the end."
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeIntroduction()
  }

  /// Shows the introduction above the list, as high as its text.
  private func placeIntroduction() {
    let (width, margins) = (tableView.bounds.width, tableView.layoutMargins)
    let frame = CGRect(
      x: margins.left, y: 12, width: max(width - margins.left - margins.right, 0), height: 0)
    let height = introduction.sizeThatFits(
      CGSize(width: frame.width, height: .greatestFiniteMagnitude)
    ).height.rounded(.up)
    let size = CGSize(width: width, height: height + 16)
    guard tableView.tableHeaderView?.bounds.size != size else { return }
    introduction.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: height)
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.addSubview(introduction)
    tableView.tableHeaderView = view
  }

  /// The center of the first example in the coordinates of the window.
  public var firstRowCenter: CGPoint {
    let frame = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    return tableView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  public override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    sections[section].examples.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let example = example(at: indexPath)
    cell.contentConfiguration = TitleContent(title: example.title, caption: example.caption)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    open(example(at: indexPath), animated: true)
  }

  /// Pushes an example onto the navigation stack.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - animated: Whether the transition is animated.
  public func open(_ example: GalleryExample, animated: Bool) {
    navigationController?.pushViewController(
      example.makeViewController(server: makeServer()), animated: animated)
  }

  private func example(at indexPath: IndexPath) -> GalleryExample {
    sections[indexPath.section].examples[indexPath.row]
  }
}
