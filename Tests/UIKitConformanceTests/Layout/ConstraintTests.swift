import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ConstraintTests {
  private let screen = TestScreen()
  private let box: UIView

  init() {
    box = screen.addView(CGRect(x: 20, y: 30, width: 300, height: 200))
  }

  private func addSubview(to view: UIView? = nil) -> UIView {
    let subview = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    (view ?? box).addSubview(subview)
    return subview
  }

  @Test func `anchors place a view`() {
    let view = addSubview()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    #expect(view.frame == .zero)
    screen.turn()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 50))
  }

  @Test func `attributes place a view`() {
    let view = addSubview()
    box.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .centerX,
        multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: box, attribute: .centerY,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: box, attribute: .width,
        multiplier: 0.5, constant: 2),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 0.5, constant: 0),
    ])
    screen.turn()
    #expect(view.frame == CGRect(x: 84, y: 62, width: 152, height: 76))
  }

  @Test func `activation adds a constraint to the closest common ancestor`() {
    let outer = addSubview()
    let (first, second) = (addSubview(to: outer), addSubview(to: outer))
    let inner = addSubview(to: second)
    let constraint = first.leftAnchor.constraint(equalTo: inner.leftAnchor)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
    let width = inner.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    #expect(inner.constraints == [width])
    constraint.isActive = false
    #expect(outer.constraints.isEmpty)
    inner.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test func `a constraint has the values it was created with`() {
    let view = addSubview()
    let constraint = view.widthAnchor.constraint(
      lessThanOrEqualTo: box.heightAnchor, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem === box)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
    #expect(view.widthAnchor == view.widthAnchor)
    #expect(view.widthAnchor != view.heightAnchor)
    #expect(view.widthAnchor.item === view)
  }

  @Test func `a changed constant moves a view in the next layout`() {
    let view = addSubview()
    let top = view.topAnchor.constraint(equalTo: box.topAnchor)
    top.isActive = true
    screen.turn()
    top.constant = 40
    #expect(view.frame.minY == 0)
    box.layoutIfNeeded()
    #expect(view.frame.minY == 40)
  }

  @Test func `a changed constant animates`() {
    let view = addSubview()
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    let top = view.topAnchor.constraint(equalTo: box.topAnchor)
    NSLayoutConstraint.activate([height, top])
    screen.turn()
    height.constant = 50
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
    #expect(view.frame.height == 50)
    screen.advance(0.5)
    let shown = view.presentation(at: screen.loop.now).geometry.frame
    #expect(abs(shown.height - 30) < 0.5)
  }

  @Test func `layoutSubviews sees the frames after super`() {
    final class Recorder: UIView {
      let child = UIView()
      var widths: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        widths.append(child.frame.width)
      }
    }
    let view = Recorder(frame: box.bounds)
    box.addSubview(view)
    view.child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.child)
    view.child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    screen.turn()
    #expect(view.widths == [150])
    view.frame.size.width = 100
    screen.turn()
    #expect(view.widths == [150, 50])
  }

  @Test func `stronger constraints win in order`() {
    let view = addSubview()
    let weak = view.widthAnchor.constraint(equalToConstant: 10)
    weak.priority = .defaultLow
    let strong = view.widthAnchor.constraint(equalToConstant: 20)
    strong.priority = .defaultHigh
    NSLayoutConstraint.activate([weak, strong])
    screen.turn()
    #expect(view.frame.width == 20)
    strong.isActive = false
    screen.turn()
    #expect(view.frame.width == 10)
    strong.isActive = true
    screen.turn()
    #expect(view.frame.width == 20)
    strong.priority = UILayoutPriority(100)
    screen.turn()
    #expect(view.frame.width == 10)
  }

  @Test func `a contradiction is reported once and the later constraint is ignored`() {
    let view = addSubview()
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    second.identifier = "second"
    NSLayoutConstraint.activate([first, second])
    screen.turn()
    #expect(view.frame.width == 10)
    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    screen.turn()
    let reports = screen.loop.layoutConflicts
    #expect(reports.count == 1)
    #expect(reports.first?.constraints == [first.description, second.description])
    #expect(reports.first?.broken == second.description)
    #expect(second.description.contains("'second'"))
    #expect(second.isActive)
    first.isActive = false
    screen.turn()
    #expect(view.frame.width == 20)
  }

  @Test func `removing a view removes its constraints`() {
    let (view, other) = (addSubview(), addSubview())
    let between = view.leftAnchor.constraint(equalTo: other.rightAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 10)
    let others = other.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([between, own, others])
    screen.turn()
    #expect(view.frame.minX == 10)
    view.removeFromSuperview()
    #expect(!between.isActive)
    #expect(own.isActive)
    #expect(others.isActive)
    #expect(box.constraints.isEmpty)
  }

  @Test func `a view keeps its inner constraints in another superview`() {
    let view = addSubview()
    let inner = addSubview(to: view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -10),
    ])
    let other = screen.addView()
    other.addSubview(view)
    screen.turn()
    #expect(inner.frame.width == 90)
  }

  @Test func `frames are rounded to pixels`() {
    screen.window.environment = UITraitCollection(displayScale: 2)
    let view = addSubview()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10.3),
      view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1.0 / 7),
    ])
    screen.turn()
    #expect(view.frame.minX == 10.5)
    #expect(view.frame.maxX == 53)
  }

  @Test func `a transform does not change the place of a view`() {
    let view = addSubview()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.turn()
    #expect(view.center.x == 20)
    #expect(view.bounds.width == 20)
  }
}
