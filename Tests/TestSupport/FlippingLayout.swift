package import UIKit

/// A flow layout that mirrors itself in a right-to-left layout.
package final class FlippingLayout: UICollectionViewFlowLayout {
  package override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
