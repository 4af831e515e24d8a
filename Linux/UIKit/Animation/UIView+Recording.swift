package import Foundation

extension UIView {
  /// The values shown on screen at a time of the loop, in seconds.
  package func presentation(at time: TimeInterval) -> ViewPresentation {
    presentation(atNanoseconds: MainLoop.nanoseconds(time))
  }

  private func presentation(atNanoseconds time: Int64) -> ViewPresentation {
    let background = backgroundColor?.ink(in: traitCollection)
    guard let animations = storedAnimations, !animations.isEmpty else {
      return ViewPresentation(geometry: geometry, alpha: storedAlpha, background: background)
    }
    return ViewPresentation(
      geometry: animations.geometry(geometry, at: time),
      alpha: min(max(animations.alpha.value(from: storedAlpha, at: time), 0), 1),
      background: animations.background.isEmpty
        ? background : animations.background.value(from: background ?? .clear, at: time))
  }

  /// Ends the view's animations, so that the screen shows the model values from then on.
  ///
  /// Once all animations of one call to `UIView.animate` are removed, its completion is called
  /// soon, with `false`. `UIKitAnswers.removedAnimation` can change this for animations that do not
  /// repeat.
  package func removeAllAnimations() {
    guard let storedAnimations else { return }
    AnimationGroup.removeEntries(of: storedAnimations.removeAll())
  }

  /// Ends the animations of the view and of all views inside it.
  func removeAnimationsOfSubtree() {
    removeAllAnimations()
    for subview in storedSubviews { subview.removeAnimationsOfSubtree() }
  }

  /// Ends the animations of the bounds' origin, which is the content offset of a scroll view.
  ///
  /// - Returns: The origin that was shown.
  package func removeOriginAnimations() -> CGPoint {
    guard let animations = storedAnimations else { return geometry.bounds.origin }
    let shown = animations.origin.value(
      from: geometry.bounds.origin, at: MainLoop.current.nanoseconds)
    AnimationGroup.removeEntries(of: animations.origin.removeAll())
    return shown
  }

  func setAlpha(_ alpha: CGFloat) {
    let (old, new) = (storedAlpha, min(max(alpha, 0), 1))
    guard old != new else { return }
    storedAlpha = new
    record { animations, time, batch in
      animations.alpha.add(
        from: old, to: new, at: time, batch: batch, allowsAdditive: true)
    }
  }

  func recordBackgroundColor(from old: UIColor?) {
    guard AnimationBatch.current != nil, old != backgroundColor else { return }
    let from = old?.ink(in: traitCollection)
    let to = backgroundColor?.ink(in: traitCollection)
    let start = from ?? to?.transparent ?? .clear
    record { animations, time, batch in
      animations.background.add(
        from: start, to: to ?? start.transparent,
        at: time, batch: batch, allowsAdditive: false)
    }
  }

  func recordGeometry(from old: ViewGeometry) {
    let new = geometry
    guard new != old else { return }
    record { animations, time, batch in
      var replaced: [AnimationGroup] = []
      if old.center != new.center {
        replaced += animations.center.add(
          from: old.center, to: new.center,
          at: time, batch: batch, allowsAdditive: true)
      }
      if old.bounds.origin != new.bounds.origin {
        replaced += animations.origin.add(
          from: old.bounds.origin, to: new.bounds.origin,
          at: time, batch: batch, allowsAdditive: true)
      }
      if old.bounds.size != new.bounds.size {
        replaced += animations.size.add(
          from: old.bounds.size, to: new.bounds.size,
          at: time, batch: batch, allowsAdditive: true)
      }
      if old.transform != new.transform {
        replaced += animations.transform.add(
          from: old.transform, to: new.transform,
          at: time, batch: batch, allowsAdditive: true)
      }
      return replaced
    }
  }

  private func record(
    _ add: (ViewAnimations, Int64, AnimationBatch) -> [AnimationGroup]
  ) {
    guard let batch = AnimationBatch.current else { return }
    let loop = MainLoop.current
    let animations = storedAnimations ?? ViewAnimations()
    storedAnimations = animations
    animations.removeFinished(at: loop.nanoseconds)
    let replaced = add(animations, loop.nanoseconds, batch)
    loop.animationsEnd = max(loop.animationsEnd, batch.timing.end)
    batch.addView(self)
    if !batch.options.contains(.allowUserInteraction) {
      animations.interactionDisabledUntil = max(
        animations.interactionDisabledUntil, batch.timing.end)
    }
    AnimationGroup.removeEntries(of: replaced)
  }
}

extension Ink {
  static let clear = Ink(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same color, fully transparent, so that a fade from or to no color keeps the hue.
  var transparent: Ink { Ink(red: red, green: green, blue: blue, alpha: 0) }
}
