public import UIKit

/// A list of all examples. Selecting an example opens it.
public final class ExampleListViewController: UITableViewController {
  private static let identifier = "example"

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
    cell.contentConfiguration = TitleContent(title: example(at: indexPath).title)
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
