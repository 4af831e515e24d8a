import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.isolated)
struct ArchiveTests {
  final class Badge: UIView {
    var count = 3
  }

  @Test func `a view of a class that is known at run time is made from an empty archive`() throws {
    let type: UIView.Type = Badge.self
    let view = try #require(type.init(coder: EmptyArchive()))
    #expect((view as? Badge)?.count == 3)
    #expect(view.frame == .zero && view.alpha == 1 && view.layer.cornerRadius == 0)
    view.layer.cornerRadius = 4
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(view.bounds.width == 10)
  }
}
