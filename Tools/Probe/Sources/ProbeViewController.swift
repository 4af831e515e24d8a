internal import UIKit

/// A list of the experiments, with a button that runs them and one that shares their results.
final class ProbeViewController: UIViewController {
  /// The name of the file with the results.
  nonisolated static let fileName = "probe.jsonl"

  /// Whether the run starts as soon as the screen is shown. `false` by default.
  var startsWhenShown = false
  /// Called when an experiment has ended, with its name and the text of the file up to then.
  var whenExperimentEnds: ((_ name: String, _ text: String) -> Void)?
  /// Called with the text of the file when the run has ended.
  var whenRunEnds: ((String) -> Void)?

  private let host: ProbeHost
  private let experiments: [ProbeExperiment]
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let status = UILabel()
  private var run: ProbeRun?
  private var lines: [String] = []

  private lazy var runButton = UIBarButtonItem(
    primaryAction: UIAction(title: "Run", image: nil, identifier: nil) { [weak self] _ in
      self?.start()
    })
  private lazy var shareButton = UIBarButtonItem(
    primaryAction: UIAction(title: "Share", image: nil, identifier: nil) { [weak self] _ in
      self?.share()
    })

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - host: What the screen needs from the platform.
  ///   - experiments: The experiments. Default: those that exist on every platform.
  init(host: ProbeHost, experiments: [ProbeExperiment] = ProbeExperiment.all) {
    self.host = host
    self.experiments = experiments
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 76
    tableView.allowsSelection = false
    tableView.register(ProbeCell.self, forCellReuseIdentifier: ProbeList.identifier)
    tableView.dataSource = self
    view.addSubview(tableView)
    status.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 72)
    status.numberOfLines = 3
    status.textAlignment = .center
    status.font = .preferredFont(forTextStyle: .footnote)
    status.text = "\(experiments.count) experiments, no finger needed. Tap Run."
    tableView.tableHeaderView = status
    shareButton.isEnabled = false
    navigationItem.rightBarButtonItems = [runButton, shareButton]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard startsWhenShown else { return }
    startsWhenShown = false
    start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run?.stop()
    run = nil
  }

  /// Runs all experiments, unless they are running already.
  func start() {
    guard run == nil else { return }
    lines = []
    runButton.isEnabled = false
    shareButton.isEnabled = false
    // The experiments run in front of the list.
    tableView.isHidden = true
    let run = ProbeRun(experiments, system: host.system(), in: self, delay: host.delay) {
      [weak self] line in
      self?.lines.append(line)
    }
    self.run = run
    run.whenExperimentEnds = { [weak self] name in self?.experimentDidEnd(name) }
    navigationItem.title = "0 of \(experiments.count)"
    run.start { [weak self] in self?.runDidEnd() }
  }

  private func experimentDidEnd(_ name: String) {
    navigationItem.title = "\(run?.endedCount ?? 0) of \(experiments.count)"
    whenExperimentEnds?(name, text)
  }

  private func runDidEnd() {
    run = nil
    navigationItem.title = title
    status.text = "\(experiments.count) experiments, \(lines.count) lines. Tap Share."
    runButton.isEnabled = true
    shareButton.isEnabled = true
    tableView.isHidden = false
    tableView.reloadData()
    whenRunEnds?(text)
  }

  private func share() {
    if let message = host.share(text, self) { status.text = message }
  }

  private var text: String { lines.map { $0 + "\n" }.joined() }
}

extension ProbeViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    experiments.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ProbeList.identifier, for: indexPath)
    (cell as? ProbeCell)?.show(experiments[indexPath.row])
    cell.accessoryType = run == nil && !lines.isEmpty ? .checkmark : .none
    return cell
  }
}
