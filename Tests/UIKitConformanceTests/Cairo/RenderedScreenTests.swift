import Foundation
import Randomness
import TestSupport
import Testing
import UIKit

@testable import UIKitCairo

/// Several views rendered over black into the same bitmap.
@Suite(.isolated)
@MainActor
struct RenderedScreenTests {
  private let size = CGSize(width: 40, height: 30)

  private func view(_ frame: CGRect, _ color: UIColor?) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func picture(_ view: UIView) throws -> ViewPicture {
    try #require(view.picture(at: 0))
  }

  /// Draws everything, including covered content. Groups are as large as the screen.
  private func plain(_ pictures: [ViewPicture], scale: CGFloat) -> Bitmap {
    let renderer = CairoRenderer(scale: scale)
    var bitmap = renderer.bitmap(of: nil, size: size)
    var area = VectorPath()
    area.addRect(CGRect(x: -1, y: -1, width: size.width + 2, height: size.height + 2))
    renderer.draw(DisplayList([.fill(area, evenOdd: false, ink: .black)]), into: &bitmap)
    for picture in pictures {
      let root = view(CGRect(origin: .zero, size: size), nil)
      guard var root = root.picture(at: 0) else { continue }
      root.subviews = [withUnknownExtent(picture)]
      renderer.draw(root, into: &bitmap)
    }
    return bitmap
  }

  /// Adds commands that draw nothing and are not clipped to a view and its subviews.
  private func withUnknownExtent(_ picture: ViewPicture) -> ViewPicture {
    var picture = picture
    let nothing = DrawingCommand.fill(VectorPath(), evenOdd: false, ink: .black)
    picture.content = DisplayList([nothing] + (picture.content?.commands ?? []))
    picture.subviews = picture.subviews.map { withUnknownExtent($0) }
    return picture
  }

  @Test(arguments: 0..<300) func `what is covered has no effect on the pixels`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let pictures = try (0..<random.whole(1...3)).map { _ in
      try picture(makeView(&random, depth: 4))
    }
    let scale: CGFloat = random.pick([1, 2, 0.75])
    let renderer = CairoRenderer(scale: scale)
    var bitmap = Bitmap(width: 1, height: 1)
    renderer.draw(pictures, size: size, replacing: &bitmap)
    #expect(bitmap == plain(pictures, scale: scale))
    // The content of the bitmap is replaced, whatever it was.
    let pixel = CGRect(x: 5, y: 5, width: 2, height: 2)
    let other = [try picture(makeView(&random, depth: 3)), try picture(view(pixel, .red))]
    renderer.draw(other, size: size, replacing: &bitmap)
    #expect(bitmap == plain(other, scale: scale))
  }

  @Test func `the extent of a view is known if its content is clipped and it has no subviews`()
    throws
  {
    let label = UILabel(frame: CGRect(x: 8, y: 2, width: 20, height: 5))
    #expect(try picture(label).extent == label.bounds)
    label.text = "Text"
    let screen = TestScreen()
    screen.window.addSubview(label)
    screen.turn()
    #expect(try picture(label).content?.isEmpty == false)
    #expect(try picture(label).extent == label.bounds)
    #expect(try withUnknownExtent(picture(label)).extent == nil)
    label.contentMode = .top
    label.bounds.size = CGSize(width: 10, height: 3)
    #expect(try picture(label).extent == CGRect(x: -5, y: 0, width: 20, height: 5))
    label.addSubview(UIView())
    #expect(try picture(label).extent == nil)
  }

  @Test func `views in front of the covering one are drawn, those behind it are not`() throws {
    let area = CGRect(origin: .zero, size: size)
    let root = view(area, .white)
    let behind = view(area, .red)
    let middle = view(area, nil)
    let cover = view(area.insetBy(dx: -3, dy: -3), .blue)
    cover.addSubview(view(CGRect(x: 3, y: 3, width: 5, height: 5), .green))
    middle.addSubview(cover)
    middle.addSubview(view(CGRect(x: 10, y: 0, width: 5, height: 5), .yellow))
    for subview in [behind, middle] { root.addSubview(subview) }
    let found = try #require(Cover(of: area, in: [picture(root)]))
    #expect(found.first == 0)
    #expect(found.rest.first == 1)
    #expect(found.rest.rest.first == 0)
    #expect(found.rest.rest.rest.first == nil)
    var bitmap = Bitmap(width: 1, height: 1)
    CairoRenderer(scale: 1).draw([try picture(root)], size: size, replacing: &bitmap)
    #expect(bitmap[2, 2] == 0xFF00_FF00)
    #expect(bitmap[12, 2] == 0xFFFF_FF00)
    #expect(bitmap[20, 20] == 0xFF00_00FF)
  }

  @Test func `only an opaque rectangle that nothing clips or rotates covers`() throws {
    let area = CGRect(origin: .zero, size: size)
    func covers(_ change: (_ parent: UIView, _ view: UIView) -> Void) throws -> Bool {
      let (parent, view) = (view(area, nil), view(area, .white))
      parent.addSubview(view)
      change(parent, view)
      return Cover(of: area, in: [try picture(parent)]) != nil
    }
    #expect(try covers { _, _ in })
    #expect(
      try covers {
        $0.clipsToBounds = true
        $1.frame = area.insetBy(dx: -1, dy: -1)
      })
    #expect(try !covers { $1.frame.size.width = 39.5 })
    #expect(try !covers { $1.alpha = 0.99 })
    #expect(try !covers { parent, _ in parent.alpha = 0.5 })
    #expect(try !covers { $1.backgroundColor = UIColor(white: 1, alpha: 0.99) })
    #expect(try !covers { $1.layer.cornerRadius = 4 })
    #expect(try !covers { $1.transform = CGAffineTransform(rotationAngle: 0.01) })
    #expect(try !covers { parent, _ in parent.bounds.origin.y = 1 })
    #expect(
      try !covers { parent, _ in
        parent.clipsToBounds = true
        parent.layer.cornerRadius = 4
      })
    #expect(
      try !covers { parent, _ in
        parent.clipsToBounds = true
        parent.frame.size.width = 39
      })
  }

  /// Returns a random view with subviews. Many of them are opaque and as large as the screen.
  private func makeView(_ random: inout SplitMix64, depth: Int) -> UIView {
    let area = CGRect(origin: .zero, size: size)
    let frame =
      random.once(in: 3)
      ? CGRect(
        x: random.number(-10...30), y: random.number(-10...20), width: random.number(1...50),
        height: random.number(1...40))
      : area.insetBy(dx: CGFloat(-random.below(3)), dy: CGFloat(-random.below(2)))
    let colors: [UIColor?] = [
      nil, .white, .red, .blue, .black, UIColor(red: 0.3, green: 0.9, blue: 0.1, alpha: 0.5),
    ]
    let view = view(frame, random.pick(colors))
    view.clipsToBounds = random.once(in: 3)
    if random.once(in: 5) { view.alpha = 0.6 }
    if random.once(in: 6) { view.layer.cornerRadius = 6 }
    if random.once(in: 6) { view.bounds.origin = CGPoint(x: 2, y: random.number(-3...3)) }
    if random.once(in: 8) { view.transform = CGAffineTransform(rotationAngle: 0.4) }
    if random.once(in: 8) {
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.orange.cgColor
    }
    guard depth > 0 else { return view }
    for _ in 0..<random.below(4) { view.addSubview(makeView(&random, depth: depth - 1)) }
    return view
  }
}
