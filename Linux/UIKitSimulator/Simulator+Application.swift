internal import Foundation
public import UIKit

extension Simulator {
  /// Launches an app, as the system does after a tap on its icon.
  ///
  /// Makes an object the delegate of `UIApplication.shared` and calls its launch methods, in which
  /// the app shows its window. That window becomes ``window``.
  ///
  /// - Parameter delegate: The delegate, which the simulator retains.
  public func launch(_ delegate: any UIApplicationDelegate) {
    run {
      applicationDelegate = delegate
      loop.application.launch(delegate)
      if let keyWindow = loop.application.keyWindow { window = keyWindow }
      loop.turn()
    }
  }

  /// Moves the app to the background, as a swipe to the home screen does.
  ///
  /// The app becomes inactive first. Its timers continue to run, and screenshots still show it.
  public func enterBackground() {
    run {
      loop.application.enterBackground()
      loop.turn()
    }
  }

  /// Moves the app back to the foreground and makes it active.
  public func enterForeground() {
    run {
      loop.application.enterForeground()
      loop.turn()
    }
  }

  /// Tells the app that the system has little memory left.
  public func sendMemoryWarning() {
    run {
      loop.application.receiveMemoryWarning()
      loop.turn()
    }
  }
}
