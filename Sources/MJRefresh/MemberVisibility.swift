// The original Objective-C module exports both modules, so files of an app may use them without
// importing them. Without the attribute, documentation that Xcode builds contains both modules.
@_documentation(visibility: internal) @_exported public import Foundation
@_documentation(visibility: internal) @_exported public import UIKit

// With the upcoming feature MemberImportVisibility, an app can use a member only if it imports the
// module that declares it. A scoped export makes the members of a module visible, but no names
// except the one that it states.
@_exported public import protocol EdgeRefreshControls.MetatypeInitializable
@_exported public import enum EdgeRefreshCore.EdgeRefreshCoreVisibility
