package import Foundation

/// An accessibility element that is not a view.
///
/// In Objective-C, any object can be an element, and answers `accessibilityContainer` and
/// `accessibilityFrame`. SwiftUI's elements are such objects. Swift without Objective-C needs a
/// protocol.
@MainActor package protocol ContainedElement: NSObject {
  /// The view or element that contains the element.
  var accessibilityContainer: AnyObject? { get }
  /// The frame in the coordinates of the screen.
  var accessibilityFrame: CGRect { get }
}

extension UIAccessibilityElement: ContainedElement {}

/// An element of which only its container and its frame are known, such as one of SwiftUI.
package final class AccessibilityNode: NSObject, ContainedElement {
  package let accessibilityContainer: AnyObject?
  package let accessibilityFrame: CGRect

  package init(in container: AnyObject?, frame: CGRect) {
    accessibilityContainer = container
    accessibilityFrame = frame
    super.init()
  }
}

extension UIKitAnswers.FocusedElement {
  /// Returns the object that has the focus when a view or an element has it. Each call may return a
  /// new object.
  @MainActor func object(for element: AnyObject) -> AnyObject {
    guard let responder = element as? UIResponder else { return element }
    let frame = responder.accessibilityFrame
    switch self {
    case .isView: return responder
    case .isInView: return responder is UIView ? Self.element(in: responder, frame) : responder
    case .isNested:
      let view = responder is UIView ? responder : responder.next
      let group = AccessibilityNode(in: AccessibilityNode(in: view, frame: .zero), frame: .zero)
      return AccessibilityNode(in: group, frame: frame)
    case .isInList: return responder.listOfElement.map { Self.element(in: $0, frame) } ?? responder
    }
  }

  @MainActor private static func element(in container: UIResponder, _ frame: CGRect) -> AnyObject {
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityFrame = frame
    return element
  }
}

extension UIResponder {
  /// The list in one of whose cells, headers or footers the view or element is.
  fileprivate var listOfElement: UIScrollView? {
    var step: UIResponder? = self
    while let current = step {
      if let view = current as? UIView, let list = view.superview as? UIScrollView,
        list.displaysItem(in: view)
      {
        return list
      }
      step = (current as? UIView)?.superview ?? current.next
    }
    return nil
  }
}

extension UIScrollView {
  /// Whether the scroll view is a list, and one of its subviews is a cell, header or footer.
  fileprivate func displaysItem(in view: UIView) -> Bool {
    switch self {
    case let table as UITableView:
      view is UITableViewCell
        || (Array(table.headerViews.values) + Array(table.footerViews.values)).contains {
          $0 === view
        }
    case is UICollectionView: view is UICollectionReusableView
    default: false
    }
  }
}
