import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// The first frame in which a chat is displayed.
@Suite(.isolated)
@MainActor
struct FirstFrameTests {
  enum Kind: CaseIterable { case list15, list16, scrollView }
  enum Place: CaseIterable { case root, push, sheet, page }

  /// A view that remembers how far a list is from its end when it is drawn.
  private final class Camera: UIView {
    weak var list: UIScrollView?
    private(set) var distances: [CGFloat] = []

    override func draw(_ rect: CGRect) {
      guard let list else { return }
      let end =
        list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
      distances.append(end - list.contentOffset.y)
    }
  }

  private let phone = Phone()
  private let screen = UIViewController()
  private let camera = Camera(frame: CGRect(x: 0, y: 0, width: 1, height: 1))

  private func list(_ kind: Kind) -> UIScrollView {
    switch kind {
    case .list15: SystemVersion.iOS15.list().scrollView
    case .list16: SystemVersion.iOS16.list().scrollView
    case .scrollView: UIScrollView.vertical(Shape.frame)
    }
  }

  private func show(_ place: Place) {
    switch place {
    case .root: phone.show(screen)
    case .push:
      let navigation = UINavigationController(rootViewController: UIViewController())
      phone.show(navigation)
      navigation.pushViewController(screen, animated: true)
    case .sheet:
      let root = UIViewController()
      phone.show(root)
      root.present(screen, animated: true)
    case .page:
      let root = UIViewController()
      let pager = UIScrollView.horizontal(Shape.frame, content: screen.view, isPager: true)
      root.addChild(screen)
      root.view.addSubview(pager)
      screen.didMove(toParent: root)
      phone.show(root)
    }
  }

  @Test(arguments: Kind.allCases, Place.allCases)
  func `a chat shows its end in each frame in which it is visible`(kind: Kind, place: Place) {
    let list = list(kind)
    screen.view.frame = Shape.frame
    screen.view.addSubview(list)
    var request = RefreshRequest(edge: .top, isAutomatic: true, source: .handler { .success })
    request.options.loading.keepsVisibleContentInPlace = true
    request.options.loading.keepsEndVisible = true
    let modified = ModifiedView(request)
    modified.add(to: screen.view, around: Shape.frame)
    camera.list = list
    screen.view.addSubview(camera)
    show(place)
    for _ in 0..<60 {
      camera.setNeedsDisplay()
      phone.advance(by: 1 / 60)
    }
    #expect(modified.control is AutoNormalHeader && modified.control?.isRefreshing == false)
    #expect(camera.distances.count > 50 && list.contentSize.height > 1500)
    #expect(camera.distances.allSatisfy { abs($0) < 1 }, "\(camera.distances.prefix(3))")
  }
}
