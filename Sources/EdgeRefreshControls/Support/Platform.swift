// What Objective-C and the main queue do on Apple's systems, and its counterpart on Linux.

import Foundation
import UIKit

#if canImport(ObjectiveC)
  import Dispatch
  import ObjectiveC
#endif

@MainActor
package enum MainQueue {
  /// Whether this is the main thread. Code in Swift 5 mode may call a control on any thread.
  nonisolated static var isCurrent: Bool {
    #if canImport(ObjectiveC)
      Thread.isMainThread
    #else
      MainThread.isCurrent
    #endif
  }

  /// Runs a closure on the main queue after a delay in seconds. The returned closure cancels it.
  ///
  /// Without a delay, it runs after the closures that were scheduled before it, as a timer might
  /// not. A sleeping task would wait for Swift's threads as well, all of which the app may block.
  @discardableResult
  package static func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> () -> Void {
    #if canImport(ObjectiveC)
      let item = DispatchWorkItem { MainActor.assumeIsolated(action) }
      if delay > 0 {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay.schedulable, execute: item)
      } else {
        DispatchQueue.main.async(execute: item)
      }
      return { item.cancel() }
    #else
      MainLoop.current.dispatch(after: delay.schedulable, action).cancel
    #endif
  }
}

extension Double {
  /// The delay limited to what nanoseconds can express; 0 for negative values and NaN.
  var schedulable: Double { self > 0 ? min(self, 1e9) : 0 }
}

extension UIView {
  /// Calls a closure each time the view is tapped.
  func onTap(_ action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      addGestureRecognizer(TapRecognizer(action))
    #else
      let recognizer = UITapGestureRecognizer()
      recognizer.addHandler { if $0.state == .ended { action() } }
      addGestureRecognizer(recognizer)
    #endif
  }

  /// Whether an app has added constraints to the view.
  var hasOwnConstraints: Bool { !constraints.isEmpty }
}

extension NSObject {
  /// The view or element that contains an accessibility element; `nil` if there is none.
  ///
  /// Only `UIAccessibilityElement` declares the property, but SwiftUI's elements, which are other
  /// objects, have it, too. The public selector is sent to an object that responds to it, because
  /// key-value coding would raise an exception for any other object.
  @MainActor var elementContainer: NSObject? {
    #if canImport(ObjectiveC)
      let getter = #selector(getter: UIAccessibilityElement.accessibilityContainer)
      return responds(to: getter) ? perform(getter)?.takeUnretainedValue() as? NSObject : nil
    #else
      (self as? any ContainedElement)?.accessibilityContainer as? NSObject
    #endif
  }

  /// The frame of an accessibility element in the coordinates of the screen.
  @MainActor var elementFrame: CGRect {
    #if canImport(ObjectiveC)
      accessibilityFrame
    #else
      (self as? any ContainedElement)?.accessibilityFrame ?? .zero
    #endif
  }
}

#if canImport(ObjectiveC)
  extension UIScrollView {
    private static let libraryKey = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// An object of the library that the scroll view owns. Default: `nil`.
    var libraryObject: AnyObject? {
      get { objc_getAssociatedObject(self, Self.libraryKey) as AnyObject? }
      set {
        objc_setAssociatedObject(
          self, Self.libraryKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }

  /// A tap recognizer that is its own target.
  private final class TapRecognizer: UITapGestureRecognizer {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(tapped))
    }

    @objc private func tapped() { action() }
  }
#endif
