public import Foundation

/// An effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A material: what is behind it shines through.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The thickness of the material. All of these follow the interface style.
  public enum Style: Int, Sendable {
    /// What is behind shines through most.
    case systemUltraThinMaterial = 6
    /// Less than `systemUltraThinMaterial` shines through.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// What is behind shines through least.
    case systemThickMaterial = 9
  }

  let style: Style

  /// Creates an effect.
  public init(style: Style) { self.style = style }
}

/// A view with a visual effect on what is behind it. Its subviews belong into `contentView`.
///
/// Materials are a translucent color; they do not blur. `UIKitAnswers.maskedEffect` decides how the
/// effect looks where the view or a superview is translucent, or a superview has a mask.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for subviews, which are in front of the effect.
  open var contentView: UIView { content }
  private let content = UIView()

  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { MainLoop.current.register(self) }
  }

  /// The color of the material. `isImpaired` tells whether the view is drawn below a mask, or below
  /// or with an alpha that is less than 1.
  func material(isImpaired: Bool) -> Ink? {
    guard let style = (effect as? UIBlurEffect)?.style else { return nil }
    var ink = Ink(traitCollection.userInterfaceStyle == .dark ? 0x303034 : 0xE4E4E8)
    let isFlat = isImpaired && MainLoop.current.answers.maskedEffect != .looksRight
    ink.alpha = isFlat ? 1 : CGFloat(style.rawValue - 4) / 6
    return ink
  }

  /// Whether a superview has a mask, or the view or a superview is translucent now.
  fileprivate var isImpaired: Bool {
    let now = MainLoop.current.now
    return sequence(first: self as UIView, next: \.superview).contains { view in
      let alpha = view.presentation(at: now).alpha
      return view !== self && view.mask != nil || alpha > 0 && alpha < 1
    }
  }
}

extension MainLoop {
  fileprivate func register(_ view: UIVisualEffectView) {
    effectViews.removeAll { $0.view == nil || $0.view === view }
    effectViews.append(EffectViewReference(view: view))
  }

  /// Reports the effect views that cannot be drawn correctly, each of them once.
  func reportImpairedEffects() {
    guard answers.maskedEffect == .isReported else { return }
    for (index, reference) in effectViews.enumerated() where !reference.isReported {
      guard let view = reference.view, view.window != nil, view.isImpaired else { continue }
      effectViews[index].isReported = true
      impairedEffects += 1
      let message = "A mask or an alpha below 1 impairs the effect of \(view)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
}

/// A reference to a visual effect view that was in a window.
struct EffectViewReference {
  weak var view: UIVisualEffectView?
  var isReported = false
}
