import Foundation

/// All that decides how a text looks.
package struct TextRequest: Hashable, Sendable {
}
