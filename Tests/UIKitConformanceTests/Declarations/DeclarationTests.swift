import TestSupport
import Testing
import UIKit

/// Declarations that must be the same as Apple's.
@Suite(.isolated)
@MainActor
struct DeclarationTests {
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
