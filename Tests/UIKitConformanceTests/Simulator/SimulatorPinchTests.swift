import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// A view controller whose content can be zoomed.
@MainActor private final class ZoomingViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

@Suite(.isolated)
@MainActor
struct SimulatorPinchTests {
  private let midpoint = CGPoint(x: 195, y: 400)

  private func makeZoomableScrollView() -> (Simulator, UIScrollView) {
    let simulator = Simulator()
    let controller = ZoomingViewController()
    simulator.show(controller)
    return (simulator, controller.scrollView)
  }

  @Test func `a pinch zooms by the ratio of its distances, measured after the slop`() {
    let (simulator, scrollView) = makeZoomableScrollView()
    simulator.pinch(at: midpoint, from: 90, to: 200, over: 0.5)
    #expect(scrollView.zoomScale == 2)
    #expect(!scrollView.isZooming)
    simulator.advance(by: 1)
    simulator.pinch(at: midpoint, from: 210, to: 150, over: 0.5)
    #expect(abs(scrollView.zoomScale - 1.5) < 1e-9)
  }

  @Test func `a pinch advances the clock by its duration and lifts both fingers`() {
    let (simulator, scrollView) = makeZoomableScrollView()
    simulator.pinch(at: midpoint, from: 100, to: 200, over: 0.75)
    #expect(abs(simulator.now - 0.75) < 1e-6)
    #expect(simulator.fingerPosition == nil)
    #expect(!scrollView.isTracking)
  }

  @Test func `a second finger can be added and lifted`() {
    let (simulator, scrollView) = makeZoomableScrollView()
    simulator.secondTouchDown(at: midpoint)
    #expect(!scrollView.isTracking)
    simulator.touchDown(at: CGPoint(x: 100, y: 400))
    simulator.secondTouchDown(at: CGPoint(x: 200, y: 400))
    simulator.touchMove(to: CGPoint(x: 100, y: 400), and: CGPoint(x: 220, y: 400))
    #expect(scrollView.isZooming)
    simulator.secondTouchUp()
    #expect(!scrollView.isZooming)
    #expect(scrollView.isTracking)
    #expect(simulator.fingerPosition == CGPoint(x: 100, y: 400))
    simulator.touchUp()
    #expect(!scrollView.isTracking)
  }

  @Test func `lifting and canceling affect both fingers`() {
    let (simulator, scrollView) = makeZoomableScrollView()
    simulator.touchDown(at: CGPoint(x: 100, y: 400), and: CGPoint(x: 200, y: 400))
    simulator.touchUp()
    #expect(!scrollView.isTracking)
    simulator.touchDown(at: CGPoint(x: 100, y: 400), and: CGPoint(x: 200, y: 400))
    simulator.touchCancel()
    #expect(!scrollView.isTracking)
    simulator.touchMove(to: midpoint, and: midpoint)
    #expect(!scrollView.isTracking)
  }
}
