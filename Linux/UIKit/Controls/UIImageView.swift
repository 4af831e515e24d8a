public import Foundation

/// A view that shows a picture, or pictures in turn.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var playback: ImagePlayback?

  /// A view with a frame and no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    setImage(image)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The picture; an animated one plays as long as the view is in a window.
  open var image: UIImage? {
    get { storedImage }
    set { setImage(newValue) }
  }

  /// The pictures that `startAnimating` shows in turn.
  open var animationImages: [UIImage]?

  /// How long all pictures together take, in seconds; 0, which is set at first, means a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How often the pictures are shown; 0, which is set at first, means for ever.
  open var animationRepeatCount = 0

  /// Shows the pictures in turn from the first one on; without pictures, nothing happens.
  open func startAnimating() {
    if let images = animationImages {
      guard !images.isEmpty else { return }
      let duration =
        animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
      playback = ImagePlayback(
        images: images, duration: duration, repeatCount: animationRepeatCount,
        start: MainLoop.current.now)
    } else {
      playImageIfAnimated()
    }
  }

  /// Shows the picture instead of the pictures.
  open func stopAnimating() {
    playback = nil
  }

  /// Whether the pictures are being shown in turn.
  open var isAnimating: Bool { playback?.isOver(at: MainLoop.current.now) == false }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    return image.size
  }

  /// The size of the picture, whatever the room is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopAnimating() } else if !isAnimating { playImageIfAnimated() }
  }

  private var storedImage: UIImage?

  private func setImage(_ image: UIImage?) {
    let wasPlayingImage = storedImage?.images != nil && playback?.images == storedImage?.images
    storedImage = image
    if wasPlayingImage { stopAnimating() }
    if window != nil, !isAnimating { playImageIfAnimated() }
  }

  private func playImageIfAnimated() {
    guard let storedImage, let images = storedImage.images, !images.isEmpty else { return }
    playback = ImagePlayback(
      images: images, duration: storedImage.duration, repeatCount: 0, start: MainLoop.current.now)
  }

  /// The picture that is shown at the time.
  package func shownImage(at time: TimeInterval) -> UIImage? {
    guard let playback, !playback.isOver(at: time) else { return storedImage }
    return playback.image(at: time)
  }

  package override func liveDisplayList(at time: TimeInterval) -> DisplayList? {
    guard let shown = shownImage(at: time) else { return nil }
    let bounds = presentation(at: time).geometry.bounds
    let ink: Ink? =
      if shown.renderingMode == .alwaysTemplate {
        tintColor.ink(in: traitCollection)
      } else {
        shown.tintColor?.ink(in: traitCollection)
      }
    return DisplayList([
      .image(
        shown.displayList, size: shown.size, in: contentMode.rect(for: shown.size, in: bounds),
        ink: ink, opacity: 1)
    ])
  }
}

/// Pictures that are shown in turn.
struct ImagePlayback {
  let images: [UIImage]
  /// How long all pictures take together.
  let duration: TimeInterval
  /// How often they are shown; 0 for ever.
  let repeatCount: Int
  let start: TimeInterval

  func isOver(at time: TimeInterval) -> Bool {
    repeatCount > 0 && time - start >= duration * TimeInterval(repeatCount) - 1e-9
  }

  func image(at time: TimeInterval) -> UIImage? {
    let rounds = max(0, time - start) / duration
    // Whoever looks at the very moment of a change sees the new picture, however the division comes out.
    let place = (rounds - rounds.rounded(.down)) * TimeInterval(images.count) + 1e-6
    return images[Int(place) % images.count]
  }
}
