import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A header with a second level whose app has a flag that says whether it is open.
@Suite(.isolated)
@MainActor
struct SecondLevelRequestTests {
  private final class Model {
    var isOpen = false { didSet { log.append(isOpen) } }
    /// Whether the app accepts the values that the second level sets.
    var mayOpen = true
    var log: [Bool] = []
    var controllers: [UIViewController] = []
    var updates = 0
  }

  private let phone = Phone(hasNotch: false)
  private let hosting = UIViewController()
  private let model = Model()
  private let work = Work()
  private let owner = SecondLevelOwner()

  private func request(title: String? = nil, look: RefreshLook = .arrow) -> RefreshRequest {
    let model = model
    var request = work.request(at: .top, look: look)
    request.secondLevel = SecondLevelRequest(
      owner: owner, title: title, threshold: 2, get: { model.isOpen },
      set: { if model.mayOpen { model.isOpen = $0 } },
      makeController: {
        model.controllers.append(UIViewController())
        return model.controllers[model.controllers.count - 1]
      }, update: { _ in model.updates += 1 })
    return request
  }

  private func show() -> ModifiedView {
    let modified = ModifiedView(request())
    hosting.view.addSubview(UIScrollView.vertical(Shape.frame))
    modified.add(to: hosting.view, around: Shape.frame)
    phone.show(hosting)
    phone.turn()
    return modified
  }

  private func update(_ modified: ModifiedView, _ request: RefreshRequest) {
    modified.update(request)
    phone.advance(by: 1)
  }

  @Test(.scenario("S94"))
  func `a list in a sheet that inherits the second level gets it when the first header is gone`() {
    let modified = show()
    let sheet = UIViewController()
    let list = UIScrollView.vertical(Shape.frame)
    sheet.view.addSubview(list)
    let inheriting = ModifiedView(request())
    inheriting.add(to: sheet.view, around: Shape.frame)
    hosting.present(sheet, animated: false)
    phone.advance(by: 1)
    model.isOpen = true
    modified.update(request())
    update(inheriting, request())
    #expect(modified.coordinator.secondLevel.level?.isOpen == true)
    #expect(inheriting.control != nil && inheriting.coordinator.secondLevel.level == nil)
    #expect(model.controllers.count == 1)
    model.isOpen = false
    update(modified, request())
    modified.remove()
    phone.advance(by: 1)
    update(inheriting, request())
    #expect(inheriting.coordinator.secondLevel.level?.state == .closed)
  }

  @Test func `a long pull opens it and sets the flag, and clearing the flag closes it`() {
    let modified = show()
    phone.drag(by: 320)
    phone.advance(by: 1)
    #expect(model.log == [true] && modified.coordinator.secondLevel.level?.isOpen == true)
    #expect(model.controllers.map(\.parent) == [hosting])
    model.isOpen = false
    update(modified, request())
    #expect(modified.coordinator.secondLevel.level?.state == .closed)
    #expect(model.log == [true, false] && modified.control?.isRefreshing == false)
  }

  @Test func `setting the flag opens it, and closing it without the app clears the flag`() {
    let modified = show()
    model.isOpen = true
    update(modified, request(title: "Release for the camera"))
    let level = modified.coordinator.secondLevel.level
    #expect(level?.isOpen == true && level?.title == "Release for the camera")
    #expect(level?.threshold == 2)
    level?.close()
    phone.advance(by: 1)
    #expect(model.log == [true, false])
  }

  @Test func `it closes if the app keeps the flag, even without an update`() {
    let modified = show()
    model.mayOpen = false
    phone.drag(by: 320)
    phone.advance(by: 2)
    #expect(modified.coordinator.secondLevel.level?.state == .closed && model.log == [])
    #expect(modified.scrollView?.contentOffset == .zero)
  }

  @Test func `an update that was waiting does not reverse it before the flag is set`() {
    let modified = show()
    let level = modified.coordinator.secondLevel.level
    modified.update(request())
    level?.open()
    phone.advance(by: 1)
    #expect(level?.isOpen == true && model.log == [true])
    modified.update(request())
    level?.close()
    phone.advance(by: 1)
    #expect(level?.state == .closed && model.log == [true, false])
  }

  @Test func `a flag that is set during a refresh is cleared again`() {
    let modified = show()
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    model.isOpen = true
    update(modified, request())
    #expect(model.log == [true, false])
    #expect(modified.coordinator.secondLevel.level?.state == .closed)
    #expect(modified.control?.isRefreshing == true)
  }

  @Test func `another header has the same view controller, which each update changes`() {
    let modified = show()
    let (old, updates) = (modified.control, model.updates)
    update(modified, request(look: .spinner))
    #expect(modified.control !== old && model.updates > updates)
    model.isOpen = true
    update(modified, request(look: .spinner))
    #expect(modified.coordinator.secondLevel.level?.isOpen == true)
    #expect(model.controllers.count == 1)
  }

  @Test func `it stays open when the header is replaced`() {
    let modified = show()
    model.isOpen = true
    update(modified, request())
    let old = modified.control
    update(modified, request(look: .spinner))
    #expect(modified.control !== old && model.log == [true])
    #expect(modified.coordinator.secondLevel.level?.state == .open)
    update(modified, request(look: .spinner))
    model.isOpen = false
    update(modified, request(look: .spinner))
    #expect(modified.coordinator.secondLevel.level?.state == .closed && model.log == [true, false])
  }

  @Test func `a flag that is set outside a window opens it when the header is in one`() {
    let modified = show()
    phone.show(UIViewController())
    model.isOpen = true
    update(modified, request())
    #expect(modified.coordinator.secondLevel.level?.state == .closed)
    phone.show(hosting)
    phone.advance(by: 1)
    #expect(modified.coordinator.secondLevel.level?.state == .open && model.log == [true])
  }

  @Test func `a header whose modifier is removed has no second level`() {
    let modified = show()
    model.isOpen = true
    update(modified, request())
    var request = request()
    request.secondLevel = nil
    update(modified, request)
    #expect((modified.control as? RefreshHeader)?.secondLevel == nil)
    #expect(modified.coordinator.secondLevel.level == nil && model.controllers[0].parent == nil)
    phone.drag(by: 320)
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true)
  }
}
