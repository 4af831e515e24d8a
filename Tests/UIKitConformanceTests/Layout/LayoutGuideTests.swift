import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct LayoutGuideTests {
  private let screen = TestScreen()
  private let view = UIView()

  private func fill(_ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func add(to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  @Test func `a view in the safe area follows it`() {
    let controller = UIViewController()
    screen.window.rootViewController = controller
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    add(to: controller.view)
    fill(controller.view.safeAreaLayoutGuide)
    screen.turn()
    #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == view.frame)
    screen.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    screen.turn()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 390, height: 824))
    controller.additionalSafeAreaInsets.top = 10
    screen.turn()
    #expect(view.frame.minY == 30)
    screen.rotateToLandscape()
    #expect(view.frame == CGRect(x: 47, y: 10, width: 750, height: 359))
  }

  @Test func `margins are 8 points by default`() {
    let box = screen.addView(CGRect(x: 10, y: 100, width: 200, height: 100))
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    add(to: box)
    fill(box.layoutMarginsGuide)
    screen.turn()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.turn()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(box.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test func `margin attributes are those of the margins guide`() {
    let box = screen.addView(CGRect(x: 10, y: 100, width: 200, height: 100))
    add(to: box)
    box.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: box,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    screen.turn()
    #expect(view.frame.minX == 8)
    #expect(view.frame.maxY == 92)
    box.layoutMargins.bottom = 20
    screen.turn()
    #expect(view.frame.maxY == 80)
  }

  @Test func `the safe area is added to the margins`() {
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let box = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(box.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 8, right: 8))
    box.insetsLayoutMarginsFromSafeArea = false
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `the view of a controller has the margins of the system`() {
    let controller = UIViewController()
    screen.window.rootViewController = controller
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 50))
  }

  @Test func `a view can preserve the margins of its superview`() {
    final class Recorder: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let box = screen.addView(CGRect(x: 10, y: 100, width: 200, height: 100))
    let inner = Recorder(frame: CGRect(x: 5, y: 0, width: 195, height: 100))
    box.addSubview(inner)
    box.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 20))
    let changes = inner.changes
    box.layoutMargins.left = 30
    #expect(inner.changes == changes + 1)
    #expect(inner.layoutMargins.left == 25)
  }

  @Test func `a guide is placed like a view`() {
    let box = screen.addView(CGRect(x: 10, y: 100, width: 200, height: 100))
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    #expect(box.layoutGuides == [guide])
    #expect(guide.owningView === box)
    add(to: box)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    screen.turn()
    #expect(guide.layoutFrame.width == 50)
    #expect(view.frame.minX == 50)
    box.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(box.constraints.isEmpty)
  }

  @Test func `constraints to the content guide determine the content size`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    screen.window.addSubview(scrollView)
    add(to: scrollView)
    fill(scrollView.contentLayoutGuide)
    let height = view.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
    ])
    screen.turn()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    scrollView.contentOffset.y = 500
    screen.turn()
    #expect(view.frame.minY == 0)
    height.constant = 400
    screen.turn()
    #expect(scrollView.contentSize.height == 400)
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test func `the edges of a scroll view are those of its content for its subviews`() {
    let root = screen.addView(CGRect(x: 0, y: 0, width: 300, height: 500))
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    add(to: scrollView)
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 1000),
    ])
    screen.turn()
    #expect(scrollView.frame == CGRect(x: 0, y: 100, width: 300, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1020))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 1000))
  }

  @Test func `a view at the frame guide does not move when the content is scrolled`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    screen.window.addSubview(scrollView)
    add(to: scrollView)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.turn()
    #expect(view.frame.minY == 10)
    scrollView.contentOffset.y = 70
    screen.turn()
    #expect(view.frame.minY == 80)
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
  }
}
