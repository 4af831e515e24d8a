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
    override class var requiresConstraintBasedLayout: Bool { true }

    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
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
    #expect(outer.needsUpdateConstraints())
    screen.turn()
    #expect(
      log.takeEntries() == ["inner updates", "outer updates", "outer lays out", "inner lays out"])
    #expect(!outer.needsUpdateConstraints())
    screen.turn()
    #expect(log.takeEntries().isEmpty)
  }

  @Test func `an update can be requested and forced`() {
    let view = Recorder("view", log)
    screen.window.addSubview(view)
    screen.turn()
    _ = log.takeEntries()
    view.setNeedsUpdateConstraints()
    #expect(log.takeEntries().isEmpty)
    view.updateConstraintsIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(log.takeEntries() == ["view updates"])
    view.setNeedsUpdateConstraints()
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

  @Test func `constraints can be replaced in an update`() {
    final class Toggle: UIView {
      let child = UIView()
      var isWide = false {
        didSet { setNeedsUpdateConstraints() }
      }
      lazy var narrow = child.widthAnchor.constraint(equalToConstant: 10)
      lazy var wide = child.widthAnchor.constraint(equalTo: widthAnchor)
      override func updateConstraints() {
        NSLayoutConstraint.deactivate([isWide ? narrow : wide])
        NSLayoutConstraint.activate([isWide ? wide : narrow])
        super.updateConstraints()
      }
    }
    let view = Toggle(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.child)
    screen.window.addSubview(view)
    screen.turn()
    #expect(view.child.frame.width == 10)
    view.isWide = true
    screen.turn()
    #expect(view.child.frame.width == 100)
    #expect(screen.loop.layoutConflicts.isEmpty)
  }

  @Test func `items without a common ancestor are a fatal error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      }
    }
  }
}
