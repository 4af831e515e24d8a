public import Foundation

/// A view that shows an image or plays a sequence of images.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var playback: ImagePlayback?

  /// Creates a view with a frame and no image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    setImage(image)
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The image. An animated image plays while the view is in a window.
  open var image: UIImage? {
    get { storedImage }
    set { setImage(newValue) }
  }

  /// The images that `startAnimating()` plays. If `nil`, it plays an animated `image`.
  open var animationImages: [UIImage]?

  /// The duration of one repetition, in seconds. With 0, the default, each image is shown for a
  /// thirtieth of a second.
  open var animationDuration: TimeInterval = 0

  /// Plays `animationImages`, or an animated `image`, from the beginning. Does nothing if there are
  /// no images to play.
  open func startAnimating() {
    if let images = animationImages {
      guard !images.isEmpty else { return }
      let duration =
        animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
      playback = ImagePlayback(
        images: images, duration: duration, start: MainLoop.current.now)
    } else {
      playImageIfAnimated()
    }
  }

  /// Stops playing and shows `image`.
  open func stopAnimating() {
    playback = nil
  }

  /// Whether images are being played.
  open var isAnimating: Bool { playback != nil }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    return image.size
  }

  /// Returns the size of the image, regardless of the proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopAnimating() } else if !isAnimating { playImageIfAnimated() }
  }

  private var storedImage: UIImage?

  /// Whether images whose rendering mode is automatic are drawn as templates, as in a button.
  var drawsAutomaticAsTemplate = false

  private func setImage(_ image: UIImage?) {
    let wasPlayingImage = storedImage?.images != nil && playback?.images == storedImage?.images
    let isResized = storedImage?.size != image?.size
    storedImage = image
    if isResized, layoutState != nil { invalidateIntrinsicContentSize() }
    if wasPlayingImage { stopAnimating() }
    if window != nil, !isAnimating { playImageIfAnimated() }
  }

  private func playImageIfAnimated() {
    guard let storedImage, let images = storedImage.images, !images.isEmpty else { return }
    playback = ImagePlayback(
      images: images, duration: storedImage.duration, start: MainLoop.current.now)
  }

  /// Returns the image that is shown at a time.
  package func shownImage(at time: TimeInterval) -> UIImage? {
    guard let playback else { return storedImage }
    return playback.image(at: time)
  }

  package override func liveDisplayList(at time: TimeInterval) -> DisplayList? {
    guard let shown = shownImage(at: time) else { return nil }
    let bounds = presentation(at: time).geometry.bounds
    let isTemplate =
      shown.renderingMode == .alwaysTemplate
      || drawsAutomaticAsTemplate && shown.renderingMode == .automatic
    let ink = (isTemplate ? tintColor : shown.tintColor)?.ink(in: traitCollection)
    let rect = contentMode.rect(for: shown.size, in: bounds)
    return DisplayList([
      .image(shown.displayList, size: shown.size, in: rect, ink: ink, opacity: 1)
    ])
  }
}

/// A sequence of images that is being played.
struct ImagePlayback {
  let images: [UIImage]
  /// The duration of one repetition, in seconds.
  let duration: TimeInterval
  let start: TimeInterval

  func image(at time: TimeInterval) -> UIImage? {
    let rounds = max(0, time - start) / duration
    // Without the tolerance, a rounding error could show the previous image at the time of a
    // change.
    let position = (rounds - rounds.rounded(.down)) * TimeInterval(images.count) + 1e-6
    return images[Int(position) % images.count]
  }
}
