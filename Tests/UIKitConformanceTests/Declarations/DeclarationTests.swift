import TestSupport
import Testing
import UIKit

/// Declarations that must be the same as Apple's.
@Suite(.isolated)
@MainActor
struct DeclarationTests {
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
