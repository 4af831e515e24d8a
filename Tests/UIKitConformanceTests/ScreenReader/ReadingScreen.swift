import UIKit
import UIKitSimulator

/// A simulated phone with one screen, and its screen reader.
@MainActor final class ReadingScreen {
  let simulator = Simulator(device: .smallPhone)
  let controller = UIViewController()

  var reader: ScreenReader { simulator.screenReader }
  var view: UIView { controller.view }

  init() { simulator.show(controller) }

  /// The descriptions of the elements that can be reached, in order.
  var elements: [String] { reader.elements.map(\.description) }

  /// Adds a label with a text and a frame.
  @discardableResult
  func addLabel(
    _ text: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 100, height: CGFloat = 20,
    to superview: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    (superview ?? view).addSubview(label)
    return label
  }

  /// Adds a view with a frame.
  @discardableResult
  func addView(
    _ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat, to superview: UIView? = nil
  ) -> UIView {
    let added = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    (superview ?? view).addSubview(added)
    return added
  }
}
