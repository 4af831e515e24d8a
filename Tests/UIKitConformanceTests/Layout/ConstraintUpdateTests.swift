import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ConstraintUpdateTests {
  private final class Recorder: UIView {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
      setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.record("\(name) updates")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.record("\(name) lays out")
    }
  }

  private let screen = TestScreen()
  private let log = EventLog()

  @Test func `constraints are updated before layout, subviews first`() {
    let (outer, inner) = (Recorder("outer", log), Recorder("inner", log))
    outer.addSubview(inner)
    screen.window.addSubview(outer)
    screen.turn()
    #expect(
      log.takeEntries() == ["inner updates", "outer updates", "outer lays out", "inner lays out"])
    screen.turn()
    #expect(log.takeEntries().isEmpty)
  }

  @Test func `an update can be requested`() {
    let view = Recorder("view", log)
    screen.window.addSubview(view)
    screen.turn()
    _ = log.takeEntries()
    view.setNeedsUpdateConstraints()
    #expect(log.takeEntries().isEmpty)
    screen.turn()
    #expect(log.takeEntries() == ["view updates"])
  }

  @Test func `a controller updates the constraints of its view`() {
    final class Controller: UIViewController {
      let line = UIView()
      override func viewDidLoad() {
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        if line.constraints.isEmpty {
          line.widthAnchor.constraint(equalToConstant: 33).isActive = true
        }
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    screen.turn()
    #expect(controller.line.frame.width == 33)
  }

  @Test func `items without a common ancestor are a fatal error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      }
    }
  }
}
