import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AutoresizedConstraintTests {
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

  @Test func `a view that follows its autoresizing mask keeps its frame`() {
    let fixed = UIView(frame: CGRect(x: 100, y: 10, width: 40, height: 40))
    box.addSubview(fixed)
    let view = addSubview()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
    ])
    screen.turn()
    #expect(fixed.frame == CGRect(x: 100, y: 10, width: 40, height: 40))
    #expect(view.frame == CGRect(x: 148, y: 30, width: 40, height: 0))
    fixed.frame = CGRect(x: 50, y: 20, width: 30, height: 20)
    screen.turn()
    #expect(view.frame == CGRect(x: 88, y: 30, width: 30, height: 0))
  }

  @Test func `constraints reach into views that follow their autoresizing masks`() {
    let container = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    box.addSubview(container)
    let inner = addSubview(to: container)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor),
    ])
    screen.turn()
    #expect(inner.frame.minX == 10)
    #expect(inner.frame.maxX == 250)
    box.frame.size.width = 310
    screen.turn()
    #expect(inner.frame.maxX == 260)
  }

  @Test func `a subview follows its mask in a view that constraints resize`() {
    let outer = addSubview()
    let middle = UIView()
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(middle)
    let inner = addSubview(to: middle)
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 120),
      inner.rightAnchor.constraint(equalTo: middle.rightAnchor, constant: -20),
    ])
    screen.turn()
    #expect(middle.frame.width == 120)
    #expect(inner.frame.maxX == 100)
  }

  @Test func `a changed size reaches the inner views in the same layout`() {
    let view = addSubview()
    let inner = addSubview(to: view)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      height, inner.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -4),
    ])
    screen.turn()
    #expect(inner.frame.height == 6)
    height.constant = 50
    box.layoutIfNeeded()
    #expect(view.frame.height == 50)
    #expect(inner.frame.height == 46)
  }

  @Test func `constraints are kept when autoresizing is turned on and off`() {
    let view = addSubview()
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    screen.turn()
    view.removeConstraints(view.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.turn()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    screen.turn()
    #expect(view.frame.width == 30)
  }

  @Test func `a screen in a navigation controller begins below its bar`() {
    final class Screen: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
      }
    }
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let (first, second) = (Screen(), Screen())
    let navigation = UINavigationController(rootViewController: first)
    screen.window.rootViewController = navigation
    screen.turn()
    #expect(first.label.frame.origin == CGPoint(x: 16, y: 91))
    navigation.pushViewController(second, animated: true)
    screen.advance(1)
    #expect(second.label.frame.origin == CGPoint(x: 16, y: 91))
  }

  @Test func `a nested safe area follows the frames`() {
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let card = addSubview(to: screen.window)
    let inner = addSubview(to: card)
    let top = card.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      top,
      card.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
    ])
    screen.turn()
    #expect(card.frame.minY == 20)
    #expect(inner.frame.minY == 27)
    top.constant = 60
    screen.turn()
    #expect(inner.frame.minY == 0)
  }
}
