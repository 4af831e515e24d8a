import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// A scroll view that does not clip its content, as with `scrollClipDisabled` in SwiftUI.
@Suite(.isolated)
@MainActor
struct UnclippedTests {
  private static let frame = CGRect(x: 80, y: 200, width: 230, height: 400)

  /// A screen with a scroll view in its middle.
  @MainActor
  private final class Screen {
    let phone = Phone(hasNotch: false)
    let scrollView = UIScrollView(frame: UnclippedTests.frame)
    private let renderer = CairoRenderer(scale: 1)

    init(_ control: RefreshComponent?, isClipped: Bool) {
      CairoRenderer.install()
      let view = UIView()
      view.backgroundColor = .white
      scrollView.clipsToBounds = isClipped
      scrollView.contentSize = CGSize(width: 500, height: 900)
      control?.environment = ControlEnvironment()
      if let control { scrollView.setRefreshControl(control) }
      view.addSubview(scrollView)
      phone.show(view)
    }

    var picture: Bitmap { renderer.bitmap(of: phone.window) }

    /// Moves the content to an edge, and from there by a distance past it.
    func move(past edge: RefreshEdge, by distance: CGFloat) {
      let axis = ScrollAxis(of: edge)
      let offsets = axis.restingOffsets(of: scrollView)
      scrollView.contentOffset = axis.point(
        .zero, at: edge.isStart ? offsets.lowerBound - distance : offsets.upperBound + distance)
      phone.turn()
    }
  }

  nonisolated static let kinds: [ControlKind] = [
    .normalHeader, .backNormalFooter, .normalTrailer, .normalLeader,
  ]

  @Test(arguments: kinds, [CGFloat(0), 20, 60])
  func `a pulled control is visible within the bounds only`(kind: ControlKind, distance: CGFloat) {
    let controls = [kind.make(), kind.make()]
    let clipped = Screen(controls[0], isClipped: true)
    let unclipped = Screen(controls[1], isClipped: false)
    for screen in [clipped, unclipped] {
      screen.move(past: controls[0].status.edge, by: distance)
    }
    #expect(unclipped.picture == clipped.picture)
    if distance == 0 { #expect(unclipped.picture == Screen(nil, isClipped: true).picture) }
  }

  @Test func `a header stays hidden when clipping ends and begins`() {
    let header = NormalHeader()
    let screen = Screen(header, isClipped: true)
    let empty = screen.picture
    for isClipped in [false, true, false] {
      screen.scrollView.clipsToBounds = isClipped
      header.environment = ControlEnvironment()
      screen.phone.turn()
      #expect(screen.picture == empty)
    }
  }

  @Test func `an automatic footer is as visible as the rows`() {
    let footer = AutoNormalFooter()
    let screen = Screen(footer, isClipped: false)
    screen.scrollView.contentSize.height = 450
    screen.phone.turn()
    let picture = screen.picture
    footer.hidesUnderBars = false
    screen.phone.turn()
    #expect(screen.picture == picture && footer.mask == nil)
  }
}
