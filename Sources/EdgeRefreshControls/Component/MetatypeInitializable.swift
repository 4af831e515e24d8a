import UIKit

#if canImport(ObjectiveC)
  public import ObjectiveC
#endif

/// A class whose instances can be created from a metatype with a handler.
///
/// In Swift, only a `required` initializer of a class can be called on a metatype value, and every
/// subclass with initializers of its own would have to implement it. An initializer of a protocol
/// extension has no such limit:
///
/// ```swift
/// let type: RefreshHeader.Type = NormalHeader.self
/// tableView.refreshHeader = type.init { print("refreshing") }
/// ```
///
/// On Apple platforms, this calls the class's `init(frame:)`, as in MJRefresh. On Linux, it calls
/// `init(coder:)`.
@preconcurrency @MainActor
public protocol MetatypeInitializable {}

extension MetatypeInitializable where Self: RefreshComponent {
  /// Creates a control from a metatype, with a block as its handler. The app calls
  /// `endRefreshing()` when loading is done.
  public init(refreshingBlock: @escaping () -> Void) {
    self.init(ofDynamicType: ())
    self.refreshingBlock = refreshingBlock
  }

  /// Creates a control from a metatype. Its handler ends the refresh by returning or throwing.
  public init(handler: @escaping @MainActor () async throws -> Void) {
    self.init(ofDynamicType: ())
    setRefreshHandler(handler)
  }

  #if canImport(ObjectiveC)
    /// Creates a control from a metatype. It calls a method of a target, which it references
    /// weakly. The app calls `endRefreshing()`.
    public init(refreshingTarget: Any, refreshingAction: Selector) {
      self.init(ofDynamicType: ())
      setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
    }

    /// Calls the initializer of `UIView`, which Objective-C looks up in the class of the metatype.
    private init(ofDynamicType: Void) { self.init() }
  #else
    /// Calls the only initializer that Swift looks up in the class of the metatype.
    private init(ofDynamicType: Void) {
      // `self.init` uses the metatype that was passed; `Self.init` does not.
      // swift-format-ignore: NeverForceUnwrap
      self.init(coder: EmptyArchive())!
    }
  #endif
}
