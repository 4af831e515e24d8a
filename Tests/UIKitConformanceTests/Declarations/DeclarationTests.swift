import TestSupport
import Testing
import UIKit

/// Declarations that must be the same as Apple's.
@Suite(.isolated)
@MainActor
struct DeclarationTests {
  @Test func `views, bar items and actions have an identifier for tests`() {
    let objects: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIAction { _ in },
      UIAlertAction(title: nil, style: .default),
    ]
    for object in objects {
      #expect(object.accessibilityIdentifier == nil)
      object.accessibilityIdentifier = "name"
      #expect(object.accessibilityIdentifier == "name")
    }
    #expect(!((UIViewController() as Any) is any UIAccessibilityIdentification))
  }

  @Test func `the button of an alert has the identifier of its action`() throws {
    let screen = TestScreen()
    let root = UIViewController()
    screen.window.rootViewController = root
    screen.turn()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Done", style: .default)
    action.accessibilityIdentifier = "done"
    alert.addAction(action)
    root.present(alert, animated: false)
    screen.turn()
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "done" { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let button = try #require(find(alert.view) as? UIControl)
    #expect(button.accessibilityLabel == "Done")
  }

  @Test func `a renderer keeps a copy of its format, with its bounds`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    #expect(renderer.allowsImageOutput)
    #expect(renderer.format.bounds == bounds)
    #expect((renderer.format as? UIGraphicsImageRendererFormat)?.scale == 3)
    #expect((renderer.format as? UIGraphicsImageRendererFormat)?.opaque == true)
    #expect(format.bounds == .zero)
    let copy = renderer.format.copy() as? UIGraphicsImageRendererFormat
    #expect(copy?.bounds == bounds && copy?.scale == 3)
  }

  @Test func `the context of a renderer has the image drawn so far`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
    var before: UIImage?
    let image = renderer.image { context in
      before = context.currentImage
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(context.format.bounds == CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    #expect(before?.size == image.size)
    #expect(before != image)
  }

  @Test func `setting the owner of a guide moves it`() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    guide.owningView = second
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
    guide.owningView = nil
    #expect(second.layoutGuides.isEmpty)
  }

  @Test func `the defaults of a table are automatic`() {
    let table = UITableView()
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
  }
}
