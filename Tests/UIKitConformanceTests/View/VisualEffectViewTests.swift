import TestSupport
import Testing
import UIKit
import UIKitCairo

/// Effect views rendered to pixels.
@Suite(.isolated)
@MainActor
struct VisualEffectViewTests {
  private let screen = TestScreen()
  private let renderer = CairoRenderer(scale: 1)
  private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let group = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    group.backgroundColor = .white
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    stripe.backgroundColor = .black
    group.addSubview(stripe)
    effectView.frame = group.bounds
    group.addSubview(effectView)
    screen.window.addSubview(group)
    screen.turn()
  }

  /// The colors over black and over white.
  private var colors: [UInt32] {
    let bitmap = renderer.bitmap(of: screen.window)
    return [bitmap[10, 20], bitmap[30, 20]]
  }

  @Test func `what is behind a material shines through, less behind a thicker one`() {
    var differences: [Int] = []
    for style: UIBlurEffect.Style in [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
    ] {
      effectView.effect = UIBlurEffect(style: style)
      let colors = colors.map { Int($0 & 0xFF) }
      #expect(colors[0] > 0 && colors[1] < 255)
      differences.append(colors[1] - colors[0])
    }
    #expect(differences.allSatisfy { $0 > 0 } && differences == differences.sorted(by: >))
    effectView.effect = nil
    #expect(colors == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func `subviews of the content view are in front of the effect`() {
    #expect(effectView.contentView.frame == effectView.bounds)
    let view = UIView(frame: effectView.bounds)
    view.backgroundColor = .red
    effectView.contentView.addSubview(view)
    #expect(colors == [0xFFFF_0000, 0xFFFF_0000])
  }

  @Test(arguments: UIKitAnswers.MaskedEffect.allCases)
  func `a mask or an alpha above the effect may impair it`(answer: UIKitAnswers.MaskedEffect) {
    MainLoop.current.answers.maskedEffect = answer
    let before = colors
    #expect(before[0] != before[1])
    let mask = UIView(frame: group.bounds)
    mask.backgroundColor = .black
    // The mask of the effect view itself is allowed, and so is a view that clips.
    effectView.mask = mask
    group.clipsToBounds = true
    screen.turn()
    #expect(colors == before && MainLoop.current.impairedEffects == 0)
    effectView.mask = nil
    group.mask = mask
    screen.turn()
    screen.turn()
    #expect((colors == before) == (answer == .looksRight))
    if answer != .looksRight { #expect(colors[0] == colors[1]) }
    #expect(MainLoop.current.impairedEffects == (answer == .isReported ? 1 : 0))
    group.mask = nil
    #expect(colors == before)
    group.alpha = 0.5
    #expect((colors[0] == colors[1]) == (answer != .looksRight))
    group.alpha = 1
    effectView.alpha = 0.5
    let translucent = colors
    effectView.alpha = 1
    effectView.effect = UIBlurEffect(style: .systemMaterial)
    #expect(translucent != colors)
  }

  @Test func `an effect is reported once while it is translucent, and not while it is hidden`() {
    MainLoop.current.answers.maskedEffect = .isReported
    group.alpha = 0
    screen.turn()
    #expect(MainLoop.current.impairedEffects == 0)
    UIView.animate(withDuration: 0.4) { group.alpha = 1 }
    screen.loop.advance(by: 0.2)
    #expect(MainLoop.current.impairedEffects == 1)
    screen.loop.advance(by: 1)
    group.alpha = 0.5
    screen.turn()
    #expect(MainLoop.current.impairedEffects == 1)
  }
}
