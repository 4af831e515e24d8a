import TestSupport
import UIKit

/// Records the calls about its appearance.
final class RecordingController: UIViewController {
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.record("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.record("\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.record("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.record("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.record("\(name) did disappear") }
}
