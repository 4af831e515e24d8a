import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A phase that only the control sets.
@MainActor
private final class Phase {
  private var value = RefreshPhase.idle

  var binding: RefreshPhaseBinding {
    RefreshPhaseBinding(get: { self.value }, set: { self.value = $0 })
  }
}

@Suite(.isolated)
@MainActor
struct LookTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let phase = Phase()

  /// Shows a control in a scroll view that scrolls along its axis.
  private func show(
    _ edge: RefreshEdge, isAutomatic: Bool, look: RefreshLook,
    options: RefreshOptions = RefreshOptions()
  ) -> ModifiedView {
    let modified = ModifiedView(
      RefreshRequest(
        edge: edge, isAutomatic: isAutomatic, look: look, options: options,
        source: .phase(phase.binding)))
    hosting.addSubview(
      edge.isHorizontal
        ? UIScrollView.horizontal(Shape.frame) : UIScrollView.vertical(Shape.frame))
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    return modified
  }

  private static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test(arguments: RefreshEdge.allCases, [true, false])
  func `the default look is that of the normal control`(edge: RefreshEdge, isAutomatic: Bool) {
    let control = show(edge, isAutomatic: isAutomatic, look: .arrow).control
    let kinds: [RefreshComponent.Type] = [
      NormalHeader.self, AutoNormalHeader.self, BackNormalFooter.self, AutoNormalFooter.self,
      NormalLeader.self, AutoNormalLeader.self, NormalTrailer.self, AutoNormalTrailer.self,
    ]
    let index = RefreshEdge.allCases.firstIndex(of: edge).map { $0 * 2 + (isAutomatic ? 1 : 0) }
    #expect(
      control.map { ObjectIdentifier(type(of: $0)) } == index.map { ObjectIdentifier(kinds[$0]) })
  }

  @Test(arguments: RefreshEdge.allCases, [true, false])
  func `a spinner and images draw every kind of control`(edge: RefreshEdge, isAutomatic: Bool) {
    let frames = RefreshLook.frames([Self.image(30), Self.image(80)], duration: nil)
    for (look, length) in [(RefreshLook.spinner, nil), (frames, 96 as CGFloat?)] {
      let modified = show(edge, isAutomatic: isAutomatic, look: look)
      #expect(modified.control?.subviews.first is IndicatorContent)
      if let length, let size = modified.control?.frame.size {
        #expect((edge.isHorizontal ? size.width : size.height) == length)
      }
      modified.control?.beginRefreshing()
      phone.advance(by: 1)
      #expect(modified.control?.isRefreshing == true)
      modified.remove()
    }
  }

  @Test(arguments: RefreshEdge.allCases, [true, false])
  func `the texts of a spinner and of images have space at every text size`(
    edge: RefreshEdge, isAutomatic: Bool
  ) throws {
    let frames = RefreshLook.frames([Self.image(30)], duration: nil)
    for look in [RefreshLook.spinner, frames] {
      var options = RefreshOptions()
      options.showsFailure = true
      MainLoop.current.preferredContentSizeCategory = .large
      let modified = show(edge, isAutomatic: isAutomatic, look: look, options: options)
      let control = try #require(modified.control)
      func length() -> CGFloat {
        edge.isHorizontal ? control.frame.width : control.frame.height
      }
      let usual = length()
      let bare = RefreshComponent.make(
        at: edge, isAutomatic: isAutomatic, drawnBy: SpinnerContent()
      ).frame.size
      #expect(usual == (look.kind == .frames ? 46 : edge.isHorizontal ? bare.width : bare.height))
      for size in [
        UIContentSizeCategory.extraSmall, .large, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge,
      ] {
        MainLoop.current.preferredContentSizeCategory = size
        phone.advance(by: 0.5)
        #expect(size > .large || length() == usual)
        for outcome in [RefreshOutcome.noMoreData, .failure] {
          control.beginRefreshing()
          phone.advance(by: 1)
          control.endRefreshing(with: outcome)
          phone.advance(by: 0.1)
          let label = try #require(
            control.subviews.first?.subviews.compactMap { $0 as? UILabel }.first)
          #expect(control.bounds.insetBy(dx: -0.01, dy: -0.01).contains(label.frame))
          guard let text = label.text, size > .large else { continue }
          let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
          #expect(fitting.height <= label.bounds.height + 0.01, "\(text), \(size.rawValue)")
          let word =
            text.split(separator: " ").map { word in
              label.text = String(word)
              return label.refreshTextWidth
            }.max() ?? 0
          label.text = text
          #expect(word <= label.bounds.width + 0.01, "\(text), \(size.rawValue)")
          phone.advance(by: 1)
        }
      }
      MainLoop.current.preferredContentSizeCategory = .large
      phone.advance(by: 0.5)
      #expect(length() == usual)
      modified.remove()
    }
  }

  @Test func `a spinner appears with the pull, animates, and disappears while the header closes`() {
    let modified = show(.top, isAutomatic: false, look: .spinner)
    let content = modified.control?.subviews.first
    let spinner = content?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.alpha == 0)
    let touch = phone.pull(by: 60)
    #expect((0.2...0.9).contains(spinner?.alpha ?? 0) && spinner?.isAnimating == false)
    #expect(spinner?.isHidden == false && spinner?.hidesWhenStopped == false)
    phone.move(touch, by: 200)
    #expect(spinner?.alpha == 1)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(spinner?.isAnimating == true && spinner?.alpha == 1)
    modified.control?.endRefreshing()
    #expect(spinner?.alpha == 0)
    phone.advance(by: 1)
    #expect(spinner?.isAnimating == false)
  }

  @Test func `a progress that is not a number selects the first image`() {
    let images = (0..<3).map { _ in Self.image(40) }
    let content = FramesContent(images: images, duration: nil)
    content.render(RefreshPresentation(state: .idle, progress: .nan, isActive: false))
    #expect(content.subviews.compactMap { ($0 as? UIImageView)?.image }.first === images[0])
    let header = ImageHeader()
    header.setImages(images, for: .idle)
    header.pullingPercent = .nan
    #expect(header.gifView.image === images[0])
  }

  @Test func `a spinner and its text have the look that the app has set`() throws {
    let configuration = RefreshConfiguration.default
    configuration.appearance.font = .systemFont(ofSize: 13)
    configuration.appearance.textColor = .systemTeal
    configuration.appearance.activityIndicatorStyle = .large
    configuration.appearance.activityIndicatorColor = .systemRed
    defer { configuration.appearance = RefreshAppearance() }
    let views = show(.top, isAutomatic: false, look: .spinner).control?.subviews.first?.subviews
    let spinner = try #require(views?.compactMap { $0 as? UIActivityIndicatorView }.first)
    let label = try #require(views?.compactMap { $0 as? UILabel }.first)
    #expect(spinner.style == .large && spinner.color == .systemRed)
    #expect(label.font.pointSize == 13 && label.textColor == .systemTeal)
  }

  @Test func `images follow the pull and are animated during a refresh`() {
    let images = (0..<10).map { _ in Self.image(40) }
    let modified = show(.top, isAutomatic: false, look: .frames(images, duration: 2))
    let content = modified.control?.subviews.first
    let view = content?.subviews.compactMap { $0 as? UIImageView }.first
    #expect(view?.image === images[0])
    let touch = phone.pull(by: 60)
    let index = images.firstIndex { $0 === view?.image }
    #expect((2...8).contains(index ?? 0))
    phone.move(touch, by: 300)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(view?.isAnimating == true && view?.animationDuration == 2)
    modified.control?.endRefreshing()
    phone.advance(by: 1)
    #expect(view?.isAnimating == false && view?.image === images[0])
  }

  @Test(.scenario("S24"))
  func `images go on when their screen returns, and do not play with Reduce Motion`() {
    let images = [Self.image(40), Self.image(40)]
    let modified = show(.top, isAutomatic: false, look: .frames(images, duration: nil))
    let content = modified.control?.subviews.first
    let view = content?.subviews.compactMap { $0 as? UIImageView }.first
    #expect(view?.accessibilityIgnoresInvertColors == true)
    modified.control?.beginRefreshing()
    phone.advance(by: 1)
    #expect(view?.isAnimating == true)
    hosting.removeFromSuperview()
    phone.advance(by: 1)
    phone.show(hosting)
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true && view?.isAnimating == true)
    modified.control?.endRefreshing()
    phone.advance(by: 1)
    MainLoop.current.accessibilitySettings = .reduceMotion
    modified.control?.beginRefreshing()
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true && view?.isAnimating == false)
  }

  @Test(arguments: [false, true])
  func `the text of a spinner follows the text size if the control does`(isScaled: Bool) {
    MainLoop.current.preferredContentSizeCategory = .accessibilityExtraLarge
    var options = RefreshOptions()
    options.adjustsForContentSizeCategory = isScaled
    let modified = show(.top, isAutomatic: false, look: .spinner, options: options)
    let content = modified.control?.subviews.first
    let label = content?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.adjustsFontForContentSizeCategory == isScaled)
    #expect(label.map { $0.font.pointSize > 14 } == isScaled)
  }

  @Test func `other images replace those of the same control, and the same ones change nothing`() {
    let images = [Self.image(40), Self.image(40)]
    let modified = show(.top, isAutomatic: false, look: .frames(images, duration: nil))
    let control = modified.control
    modified.control?.beginRefreshing()
    phone.advance(by: 1)
    let view = control?.subviews.first?.subviews.compactMap { $0 as? UIImageView }.first
    func update(_ images: [UIImage]) {
      modified.update(
        RefreshRequest(
          edge: .top, look: .frames(images, duration: nil),
          source: .phase(phase.binding)))
      phone.turn()
    }
    update(images)
    #expect(view?.isAnimating == true && view?.animationImages?.first === images[0])
    let others = [Self.image(40), Self.image(40), Self.image(40)]
    update(others)
    #expect(modified.control === control && control?.isRefreshing == true)
    #expect(view?.animationImages?.count == 3 && view?.isAnimating == true)
  }

  @Test func `larger images make the control longer, and its refresh continues`() {
    let modified = show(.top, isAutomatic: false, look: .frames([Self.image(40)], duration: nil))
    #expect(modified.control?.frame.height == 56)
    modified.control?.beginRefreshing()
    phone.advance(by: 1)
    modified.update(
      RefreshRequest(
        edge: .top, look: .frames([Self.image(60)], duration: nil),
        source: .phase(phase.binding)))
    phone.advance(by: 1)
    #expect(modified.control?.frame.height == 76 && modified.control?.isRefreshing == true)
    #expect(modified.scrollView?.roundedInsets == [76, 0])
  }

  @Test func `images of other sizes keep their proportions, and rest while a result is shown`() {
    var options = RefreshOptions()
    options.resultDuration = 1
    let images = [Self.image(40), Self.image(30)]
    let modified = show(
      .top, isAutomatic: false, look: .frames(images, duration: nil), options: options)
    let content = modified.control?.subviews.first
    let view = content?.subviews.compactMap { $0 as? UIImageView }.first
    #expect(view?.contentMode == .scaleAspectFit)
    modified.control?.beginRefreshing()
    phone.advance(by: 1)
    #expect(view?.isAnimating == true && view?.animationDuration == 0.2)
    modified.control?.endRefreshing()
    #expect(view?.isAnimating == false && view?.isHidden == true)
  }

  @Test func `images that are missing draw nothing`() {
    let modified = show(.top, isAutomatic: false, look: .frames([], duration: nil))
    #expect(modified.control?.frame.height == 54)
    modified.control?.beginRefreshing()
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true)
  }

  @Test func `the text of a look follows the user's text size, unless the app's controls do not`() {
    func label(of content: UIView) -> UILabel? {
      content.subviews.compactMap { $0 as? UILabel }.first
    }
    for content in [SpinnerContent(), FramesContent(images: [], duration: nil)] {
      #expect(label(of: content)?.adjustsFontForContentSizeCategory == true)
    }
    let configuration = RefreshConfiguration.default
    configuration.options.adjustsForContentSizeCategory = false
    defer { configuration.options.adjustsForContentSizeCategory = true }
    #expect(label(of: SpinnerContent())?.adjustsFontForContentSizeCategory == false)
  }

  @Test func `results and no more data are texts`() {
    var options = RefreshOptions()
    options.showsFailure = true
    let modified = show(.bottom, isAutomatic: true, look: .spinner, options: options)
    let content = modified.control?.subviews.first
    let label = content?.subviews.compactMap { $0 as? UILabel }.first
    let spinner = content?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(label?.isHidden == true)
    modified.control?.beginRefreshing()
    phone.turn()
    modified.control?.endRefreshing(with: .failure)
    #expect(label?.text == "Failed, tap to retry" && label?.isHidden == false)
    #expect(spinner?.isHidden == true)
    modified.control?.endRefreshing(with: .noMoreData)
    #expect(label?.text == "No more data")
    modified.control?.endRefreshing()
    #expect(label?.isHidden == true && spinner?.isHidden == false)
  }

  @Test func `texts of the app replace the built-in ones until the app has none`() {
    let modified = show(
      .top, isAutomatic: false, look: RefreshLook(kind: .arrow, titles: [.idle: "Pull for news"]))
    let control = modified.control
    let header = control as? NormalHeader
    #expect(header?.stateLabel.text == "Pull for news")
    #expect(header?.title(for: .refreshing) == "Loading...")
    func update(_ titles: [RefreshState: String]) {
      modified.update(
        RefreshRequest(
          edge: .top, look: RefreshLook(kind: .arrow, titles: titles), source: .phase(phase.binding)
        ))
      phone.turn()
    }
    update([.refreshing: "Checking"])
    #expect(header?.stateLabel.text == "Pull down to refresh")
    #expect(header?.title(for: .refreshing) == "Checking")
    update([:])
    #expect(header?.title(for: .refreshing) == "Loading..." && modified.control === control)
  }

  @Test func `another control has the texts of the app, too`() {
    let modified = show(.top, isAutomatic: false, look: .spinner)
    modified.update(
      RefreshRequest(
        edge: .top, look: RefreshLook(kind: .arrow, titles: [.idle: "Pull for news"]),
        source: .phase(phase.binding)))
    phone.turn()
    #expect((modified.control as? NormalHeader)?.stateLabel.text == "Pull for news")
  }

  /// A look whose length is a tenth of the scroll view's width, multiplied by a text size.
  private func measuredLook(_ textSize: Int, _ breadths: Breadths) -> RefreshLook {
    RefreshLook(
      kind: .custom, identity: [textSize],
      size: {
        breadths.values.append($0)
        return CGSize(width: 10, height: $0 / 10 * CGFloat(textSize))
      },
      makeContent: { Measured(frame: CGRect(origin: .zero, size: $0 ?? .zero)) })
  }

  @MainActor
  private final class Breadths {
    var values: [CGFloat] = []
  }

  private final class Measured: UIView, RefreshContent {
    private let size: CGSize

    override init(frame: CGRect) {
      size = frame.size
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }

    func render(_ presentation: RefreshPresentation) {}
  }

  @Test func `a look is measured again for another text size or breadth, and a refresh continues`()
  {
    let breadths = Breadths()
    let width = Shape.frame.width
    func request(_ textSize: Int) -> RefreshRequest {
      RefreshRequest(
        edge: .top, look: measuredLook(textSize, breadths), source: .phase(phase.binding))
    }
    let modified = show(.top, isAutomatic: false, look: measuredLook(1, breadths))
    let first = modified.control
    #expect(first?.frame.height == width / 10 && breadths.values == [width])
    first?.beginRefreshing()
    phone.advance(by: 1)
    modified.update(request(1))
    phone.turn()
    #expect(modified.control === first && breadths.values == [width])
    modified.update(request(2))
    phone.advance(by: 1)
    #expect(modified.control?.frame.height == width / 5 && modified.control?.isRefreshing == true)
    modified.scrollView?.frame.size.width = 200
    modified.place(around: CGRect(x: 0, y: 0, width: 200, height: Shape.frame.height))
    phone.advance(by: 1)
    #expect(breadths.values == [width, width, 200] && modified.control?.frame.height == 40)
    #expect(modified.control?.isRefreshing == true)
  }
}
