import Foundation
import Testing
import UIKit

@testable import UIKitSimulator

struct WheelGestureTests {
  private let frame = 1.0 / 60

  @Test func `a whole notch is one complete wheel event`() {
    var wheel = WheelGesture()
    let scroll = wheel.moved(by: CGPoint(x: 0, y: -1))
    #expect(scroll == .init(phase: .notch, delta: CGPoint(x: 0, y: 60)))
    #expect(wheel.rest(1) == nil)
  }

  @Test func `fractions of a notch are a touchpad gesture that ends after a pause`() {
    var wheel = WheelGesture()
    let began = wheel.moved(by: CGPoint(x: 0, y: 0.5))
    #expect(began == .init(phase: .began, delta: CGPoint(x: 0, y: -5)))
    #expect(wheel.rest(frame) == nil)
    let changed = wheel.moved(by: CGPoint(x: 0.25, y: 0))
    #expect(changed == .init(phase: .changed, delta: CGPoint(x: 2.5, y: 0)))
    let rests = (0..<10).map { _ in wheel.rest(frame) }
    #expect(rests.compactMap(\.self) == [.init(phase: .ended, delta: .zero)])
  }

  @Test func `a whole notch during a touchpad gesture is part of it`() {
    var wheel = WheelGesture()
    _ = wheel.moved(by: CGPoint(x: 0, y: 0.5))
    let scroll = wheel.moved(by: CGPoint(x: 0, y: 1))
    #expect(scroll == .init(phase: .changed, delta: CGPoint(x: 0, y: -10)))
  }

  @Test func `an interrupted gesture ends once`() {
    var wheel = WheelGesture()
    #expect(wheel.end() == nil)
    _ = wheel.moved(by: CGPoint(x: 0, y: 0.5))
    #expect(wheel.end() == .init(phase: .ended, delta: .zero))
    #expect(wheel.end() == nil)
    #expect(wheel.rest(1) == nil)
  }

  @Test(arguments: [
    CGPoint.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 0, y: CGFloat.infinity),
  ])
  func `invalid movements are ignored`(units: CGPoint) {
    var wheel = WheelGesture()
    #expect(wheel.moved(by: units) == nil)
    #expect(!wheel.isActive)
  }
}
