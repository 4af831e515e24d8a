package import Foundation

/// An archive without values. An object that is decoded from it has its default values.
///
/// `init(coder:)` is the only initializer of a view that every subclass must have. With this
/// archive, it can create an instance of a class that is known only at run time.
package final class EmptyArchive: NSCoder {
  package override init() { super.init() }
}
