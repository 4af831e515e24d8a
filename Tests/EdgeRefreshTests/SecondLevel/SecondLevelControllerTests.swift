import EdgeRefresh
import EngineReplay
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@testable import EdgeRefreshControls
@testable import EdgeRefreshFeatures

/// A view controller as the second level, memory, and use without a pull.
@Suite(.isolated)
@MainActor
struct SecondLevelControllerTests {
  private final class Camera: UIViewController {
    let log: EventLog

    init(log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.record("loaded") }
    override func viewWillAppear(_ animated: Bool) { log.record("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.record("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.record("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.record("did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      log.record(parent == nil ? "will leave parent" : "will move to parent")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.record(parent == nil ? "left parent" : "moved to parent")
    }
  }

  @Test func `a view controller is a child while its view is needed`() {
    let log = EventLog()
    let camera = Camera(log: log)
    let screen = SecondLevelScreen(controller: camera)
    #expect(!camera.isViewLoaded && camera.parent == nil)
    screen.phone.drag(by: 100)
    screen.phone.advance(by: 1)
    #expect(log.takeEntries() == [], "a pull below the threshold does not load it")
    screen.openByPull()
    #expect(camera.parent === screen.list && screen.isOpen)
    #expect(
      log.takeEntries() == [
        "will move to parent", "loaded", "will appear", "moved to parent", "did appear",
      ])
    screen.level.close()
    screen.phone.advance(by: 1)
    #expect(
      log.takeEntries() == [
        "will leave parent", "will disappear", "did disappear", "left parent",
      ])
    #expect(screen.list.children.isEmpty && camera.view.superview == nil && screen.isAtRest)
  }

  @Test func `a view controller that has a parent keeps it`() {
    let log = EventLog()
    let camera = Camera(log: log)
    let screen = SecondLevelScreen(controller: camera)
    let parent = UIViewController()
    parent.addChild(camera)
    screen.open()
    #expect(camera.parent === parent && screen.isOpen)
    screen.level.close()
    screen.phone.advance(by: 1)
    #expect(camera.parent === parent && camera.view.superview == nil)
  }

  @Test func `the view of a view controller has its size when it appears`() {
    final class Map: UIViewController {
      private(set) var sizes: [CGSize] = []

      override func viewWillAppear(_ animated: Bool) { sizes.append(view.bounds.size) }
    }
    let map = Map()
    let screen = SecondLevelScreen(controller: map)
    screen.open()
    #expect(screen.isOpen && map.sizes == [screen.table.bounds.size])
  }

  @Test(arguments: [true, false])
  func `nothing keeps the header, the list or the place`(isOpen: Bool) {
    weak var list: UIViewController?
    weak var header: RefreshHeader?
    weak var level: SecondLevel?
    weak var camera: UIViewController?
    do {
      let screen = SecondLevelScreen(controller: Camera(log: EventLog()))
      screen.open()
      if !isOpen {
        screen.level.close()
        screen.phone.advance(by: 1)
      }
      (list, header, level) = (screen.list, screen.header, screen.level)
      camera = screen.level.viewController
      screen.phone.window.rootViewController = nil
      screen.phone.advance(by: 1)
    }
    MainLoop.current.advance(by: 1)
    #expect(list == nil && header == nil && level == nil && camera == nil)
  }

  // MARK: Without a pull

  private func actions(of screen: SecondLevelScreen) -> [String] {
    (screen.table.accessibilityCustomActions ?? []).map(\.name)
  }

  @Test func `the scroll view has an action that opens it, if it has a title`() throws {
    let screen = SecondLevelScreen()
    #expect(actions(of: screen) == ["Refresh"])
    screen.level.title = "Camera"
    #expect(actions(of: screen) == ["Refresh", "Camera"])
    screen.header.beginRefreshing()
    #expect(actions(of: screen) == [])
    screen.phone.advance(by: 1)
    screen.header.endRefreshing()
    screen.phone.advance(by: 1)
    #expect(actions(of: screen) == ["Refresh", "Camera"])
    screen.header.isHidden = true
    #expect(actions(of: screen) == [])
    screen.header.isHidden = false
    let action = try #require(screen.table.accessibilityCustomActions?.last)
    #expect(action.actionHandler?(action) == true)
    screen.phone.advance(by: 1)
    #expect(screen.isOpen && !actions(of: screen).contains("Camera"))
    screen.level.close()
    screen.phone.advance(by: 1)
    #expect(actions(of: screen).contains("Camera"))
    screen.level.title = nil
    #expect(actions(of: screen) == ["Refresh"])
    screen.level.title = "Camera"
    screen.header.secondLevel = nil
    #expect(actions(of: screen) == ["Refresh"])
    screen.header.secondLevel = screen.level
    screen.header.removeFromSuperview()
    #expect(actions(of: screen) == [])
  }

  @Test func `its action has a name of its own`() {
    let camera = UIViewController()
    let screen = SecondLevelScreen(controller: camera)
    screen.level.title = "Release for the camera"
    #expect(actions(of: screen) == ["Refresh", "Release for the camera"])
    screen.level.accessibilityActionName = "Open camera"
    #expect(actions(of: screen) == ["Refresh", "Open camera"])
    screen.level.accessibilityActionName = nil
    camera.title = "Camera"
    #expect(screen.level.accessibilityActionName == "Camera")
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `the focus moves to it, escape closes it, and the focus returns`(
    element: UIKitAnswers.FocusedElement
  ) throws {
    let phone = Simulator()
    phone.loop.answers.focusedElement = element
    let list = CameraList()
    phone.show(UINavigationController(rootViewController: list))
    let reader = phone.screenReader
    reader.focus(on: "row 2")
    _ = reader.takeSpoken()
    reader.perform("Open camera")
    phone.advance(by: 2)
    #expect(list.level.isOpen)
    #expect(reader.elements.map(\.label).contains("Shutter"))
    #expect(!reader.elements.contains { $0.label == "row 2" }, "the content behind is not read")
    #expect(reader.current?.label == "Shutter")
    #expect(reader.escape())
    phone.advance(by: 2)
    #expect(list.level.state == .closed && list.navigationController != nil)
    #expect(reader.current?.label == "row 2")
    #expect(reader.takeSpoken() == ["Shutter, button", "row 2"])
    let postings = phone.run { MainLoop.current.accessibilityPostings }
    #expect(postings.map(\.notification) == [.screenChanged, .screenChanged])
  }

  @Test func `if nothing had the focus, the first visible row gets it`() throws {
    let screen = SecondLevelScreen()
    screen.open()
    screen.level.close()
    screen.phone.advance(by: 1)
    let posting = try #require(MainLoop.current.accessibilityPostings.last)
    let row = try #require(posting.argument as? UITableViewCell)
    #expect(posting.notification == .screenChanged)
    #expect(screen.table.indexPath(for: row) == IndexPath(row: 0, section: 0))
  }

  @Test func `with reduced motion, the place fades in instead of moving`() throws {
    MainLoop.current.accessibilitySettings = .reduceMotion
    let screen = SecondLevelScreen()
    screen.level.open()
    screen.phone.turn()
    #expect(screen.table.contentOffset.y == -844)
    let now = MainLoop.current.now
    #expect(screen.table.presentation(at: now).geometry.bounds.minY == -844)
    #expect(!screen.phone.isStill(try #require(screen.level.container)))
    screen.phone.advance(by: 1)
    #expect(screen.isOpen)
    screen.level.close()
    screen.phone.turn()
    #expect(screen.table.presentation(at: MainLoop.current.now).geometry.bounds.minY == 0)
    screen.phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test func `a recording of a session with a second level can be repeated`() throws {
    let screen = SecondLevelScreen()
    var lines: [String] = []
    let recording = RefreshRecording(of: screen.table, now: { Date() }, write: { lines.append($0) })
    screen.openByPull()
    #expect(screen.isOpen)
    screen.phone.drag(by: -200)
    screen.phone.advance(by: 1)
    screen.phone.drag(by: 200)
    screen.phone.advance(by: 1)
    #expect(screen.header.isRefreshing)
    recording.stop()
    let text = lines.joined(separator: "\n")
    let replay = try EngineReplay(EngineRecording(text, path: "FILE"), path: "FILE")
    #expect(replay.difference == nil)
    #expect(lines.contains { $0.contains(#""secondLevel":{"open":{}}"#) })
  }
}

/// A list with a camera above it.
private final class CameraList: UITableViewController {
  let level: SecondLevel

  init() {
    let camera = UIViewController()
    let shutter = UIButton(type: .system)
    shutter.setTitle("Shutter", for: .normal)
    shutter.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
    camera.view.addSubview(shutter)
    level = SecondLevel(viewController: camera)
    level.accessibilityActionName = "Open camera"
    super.init(style: .plain)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader()
    header.secondLevel = level
    tableView.refreshHeader = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}
