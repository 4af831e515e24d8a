import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct FlippedCollectionTests {
  let phone = Phone(hasNotch: false)
  let items = Grid(20, size: CGSize(width: 100, height: 100))

  /// Returns a collection that scrolls horizontally in a right-to-left layout.
  private func collection(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 800)
    layout.scrollDirection = .horizontal
    let collection = items.collection()
    collection.collectionViewLayout = layout
    collection.semanticContentAttribute = .forceRightToLeft
    return collection
  }

  /// Whether a view is displayed without mirroring. It may be rotated.
  private func isUnmirrored(_ view: UIView) -> Bool {
    let origin = view.convert(CGPoint.zero, to: nil)
    let right = view.convert(CGPoint(x: 1, y: 0), to: nil)
    let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
    return (right.x - origin.x) * (down.y - origin.y) > (right.y - origin.y) * (down.x - origin.x)
  }

  @Test(arguments: [0, 1, CGFloat.pi])
  func `mirroring is recognized from the conversion of coordinates`(angle: CGFloat) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 100))
    #expect(!view.isMirrored(in: view.superview), "without a superview")
    superview.addSubview(view)
    superview.transform = CGAffineTransform(scaleX: -1, y: 1)
    view.bounds.origin = CGPoint(x: 1000, y: 20)
    let rotation = CGAffineTransform(rotationAngle: angle)
    view.transform = rotation
    #expect(!view.isMirrored(in: view.superview))
    view.transform = rotation.scaledBy(x: -1, y: 1)
    #expect(view.isMirrored(in: view.superview))
    view.transform = rotation.scaledBy(x: 1, y: -2)
    #expect(view.isMirrored(in: view.superview))
    view.transform = rotation.scaledBy(x: -0.1, y: -1)
    #expect(!view.isMirrored(in: view.superview))
  }

  @Test(.scenario("S47"))
  func `a collection that an app mirrors itself is not flipped`() {
    let collection = collection(UICollectionViewFlowLayout())
    let trailer = NormalTrailer()
    collection.refreshTrailer = trailer
    collection.transform = CGAffineTransform(scaleX: -1, y: 1)
    phone.show(collection)
    #expect(!trailer.scrollView.isFlipped && trailer.isMirrored && trailer.transform == .identity)
  }

  @Test(.scenario("S47"))
  func `a trailer of a flipped collection is pulled on the left and is not mirrored`() {
    let collection = collection(FlippingLayout())
    let trailer = NormalTrailer()
    collection.refreshTrailer = trailer
    phone.show(collection)
    collection.contentOffset.x = collection.contentSize.width - 390
    phone.turn()
    #expect(phone.frame(of: trailer).maxX == 0, "beside the last item, beyond the left edge")
    let finger = phone.window.beginTouch(at: CGPoint(x: 100, y: 422))
    for step in 1...20 {
      phone.advance(by: 0.02)
      phone.window.moveTouch(finger, to: CGPoint(x: 100 + 14 * CGFloat(step), y: 422))
    }
    phone.lift(finger)
    phone.advance(by: 1)
    #expect(trailer.state == .refreshing)
    #expect(phone.frame(of: trailer) == CGRect(x: 0, y: 0, width: 60, height: 844))
    #expect(isUnmirrored(trailer.stateLabel))
    trailer.endRefreshing()
    phone.advance(by: 1)
    #expect(collection.contentInset == .zero)
    #expect(collection.contentOffset.x == collection.contentSize.width - 390)
  }

  @Test(.scenario("S47"), arguments: UIKitAnswers.Flip.allCases)
  func `the trailer of a flipped collection is beside the last item`(flip: UIKitAnswers.Flip) {
    MainLoop.current.answers.flip = flip
    let collection = collection(FlippingLayout())
    let trailer = NormalTrailer()
    collection.refreshTrailer = trailer
    phone.show(collection)
    collection.contentOffset.x = collection.contentSize.width - 390
    phone.turn()
    #expect(trailer.scrollView.isFlipped && !trailer.isMirrored)
    #expect(phone.frame(of: trailer).maxX == 0, "beyond the left edge")
    #expect(isUnmirrored(trailer.stateLabel))
  }

  @Test(.scenario("S47"), arguments: UIKitAnswers.Flip.allCases)
  func `a header of a flipped collection is not mirrored`(flip: UIKitAnswers.Flip) {
    MainLoop.current.answers.flip = flip
    let collection = collection(FlippingLayout())
    let header = NormalHeader()
    collection.refreshHeader = header
    phone.show(collection)
    header.beginRefreshing()
    phone.advance(by: 1)
    #expect(isUnmirrored(header.stateLabel))
    #expect(
      phone.frame(of: header).roundedForComparison == CGRect(x: 0, y: 0, width: 390, height: 54))
    #expect(phone.frame(of: header.loadingView).midX > 195, "on the leading side")
    collection.semanticContentAttribute = .forceLeftToRight
    collection.reloadData()
    phone.turn()
    header.setNeedsLayout()
    phone.turn()
    #expect(isUnmirrored(header.stateLabel))
    #expect(phone.frame(of: header.loadingView).midX < 195)
  }
}
