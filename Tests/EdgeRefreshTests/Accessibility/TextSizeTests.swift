import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Controls at the user's text sizes.
@Suite(.isolated)
@MainActor
struct TextSizeTests {
  static let sizes = UIContentSizeCategory.ascending
  /// The sizes at which the texts of every language are measured.
  private static let measuredSizes =
    Thoroughness.isFull
    ? sizes : [.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
  static let kinds: [ControlKind] = [
    .stateHeader, .normalHeader, .gifHeader, .backNormalFooter, .backGifFooter, .autoStateFooter,
    .autoNormalFooter, .autoGifFooter,
  ]
  static let sideKinds: [ControlKind] = [
    .stateTrailer, .normalTrailer, .stateLeader, .normalLeader, .autoNormalTrailer,
  ]

  /// Returns the kinds to test at a text size. Most sizes test only the kinds with the least space
  /// for texts, to save time.
  private static func kinds(
    _ kinds: [ControlKind], at size: UIContentSizeCategory
  ) -> [ControlKind] {
    if [.extraSmall, .large, .accessibilityExtraExtraExtraLarge].contains(size) { return kinds }
    return kinds.filter {
      [.normalHeader, .backNormalFooter, .autoNormalFooter, .normalTrailer].contains($0)
    }
  }

  /// Shows a scroll view of a size at a text size, with controls.
  private func attach(
    _ controls: [RefreshComponent], width: CGFloat = 390, height: CGFloat = 800,
    _ category: UIContentSizeCategory
  ) -> UIScrollView {
    MainLoop.current.preferredContentSizeCategory = category
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.isHidden = false
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    scrollView.contentSize = CGSize(width: 3000, height: 3000)
    for control in controls { scrollView.addSubview(control) }
    window.addSubview(scrollView)
    MainLoop.current.turn()
    windows.append(window)
    return scrollView
  }

  private final class Windows { var list: [UIWindow] = [] }
  private let kept = Windows()
  private var windows: [UIWindow] {
    get { kept.list }
    nonmutating set { kept.list = newValue }
  }

  /// Returns the texts of a control that do not fit into their labels.
  private func truncatedTexts(of control: RefreshComponent) -> [String] {
    control.subviews.compactMap { view in
      guard let label = view as? UILabel, !label.isHidden, let text = label.text, !text.isEmpty
      else { return nil }
      let fitting = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      let isInside = control.bounds.insetBy(dx: -0.01, dy: -0.01).contains(label.frame)
      return fitting.height <= label.bounds.height + 0.01
        && fitting.width <= label.bounds.width + 1 && isInside
        ? nil : "\(text): needs \(fitting), has \(label.frame) in \(control.bounds)"
    }
  }

  /// The states in which a control displays texts.
  private let states: [RefreshState] = [.idle, .pulling, .refreshing, .noMoreData]

  @Test(arguments: BuiltIn.all)
  func `no text is truncated at any size on any width`(language: BuiltIn) {
    RefreshConfiguration.default.languageCode = language.tag
    defer { RefreshConfiguration.default.languageCode = nil }
    for size in Self.measuredSizes {
      for width in [320.0, 390, 430] {
        let controls = Self.kinds(Self.kinds, at: size).map { $0.make() }
        // A time in another year is the longest one.
        let store = DictionaryStore()
        store.times["time"] = Date(timeIntervalSince1970: 1_700_000_000)
        for case let header as StateHeader in controls {
          header.lastUpdatedTimeKey = "time"
          header.lastUpdatedStore = store
        }
        // Each turn of the loop lays out all windows, including those that were tested before.
        windows = []
        _ = attach(controls, width: width, size)
        for state in states {
          for control in controls where state != .pulling || !control.engine.isAutomatic {
            control.state = state
          }
          MainLoop.current.turn()
          for control in controls {
            let truncated = truncatedTexts(of: control)
            #expect(truncated == [], "\(type(of: control)), \(size.rawValue), \(width), \(state)")
          }
        }
      }
    }
  }

  @Test(arguments: BuiltIn.all)
  func `no vertical text is truncated at any size above the default`(language: BuiltIn) {
    RefreshConfiguration.default.languageCode = language.tag
    defer { RefreshConfiguration.default.languageCode = nil }
    for size in Self.measuredSizes {
      for height in [160.0, 220, 300] {
        let controls = Self.kinds(Self.sideKinds, at: size).map { $0.make() }
        windows = []
        _ = attach(controls, height: height, size)
        for state in states {
          for control in controls { control.state = state }
          MainLoop.current.turn()
          for control in controls {
            let truncated = truncatedTexts(of: control)
            #expect(truncated == [], "\(type(of: control)), \(size.rawValue), \(height), \(state)")
          }
        }
      }
    }
  }

  @Test(arguments: ControlKind.allCases)
  func `at the default size and below, lengths are those of MJRefresh`(kind: ControlKind) {
    let length = kind.make().extent
    var previous: CGFloat = 0
    for size in Self.sizes {
      let control = kind.make()
      _ = attach([control], height: 200, size)
      if size <= .large { #expect(control.extent == length) }
      #expect(control.extent >= previous)
      previous = control.extent
    }
  }

  @Test func `the default texts have 14 points, and larger ones the size of UIFontMetrics`() {
    let expected: [UIContentSizeCategory: CGFloat] = [
      .extraSmall: 11.67, .large: 14, .extraExtraExtraLarge: 19, .accessibilityExtraLarge: 33,
    ]
    for (size, points) in expected {
      let header = NormalHeader()
      _ = attach([header], size)
      #expect(abs(header.stateLabel.font.pointSize - points) < 0.7, "\(size.rawValue)")
      #expect(header.lastUpdatedTimeLabel.font == header.stateLabel.font)
    }
  }

  @Test func `a change of the text size changes the length and the distance to pull at once`() {
    let header = NormalHeader()
    let footer = AutoNormalFooter()
    let scrollView = attach([header, footer], .large)
    #expect(header.frame == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(scrollView.contentInset.bottom.roundedForComparison == 44)
    MainLoop.current.preferredContentSizeCategory = .accessibilityExtraLarge
    MainLoop.current.turn()
    let height = header.frame.height
    #expect(height > 80)
    #expect(header.frame.maxY == 0)
    #expect(CGFloat(header.engine.extent).roundedForComparison == height.roundedForComparison)
    #expect(scrollView.contentInset.bottom.roundedForComparison == footer.frame.height)
    header.beginRefreshing()
    MainLoop.current.advance(by: 0.5)
    #expect(scrollView.contentInset.top.roundedForComparison == height)
    MainLoop.current.preferredContentSizeCategory = .large
    MainLoop.current.turn()
    #expect(scrollView.contentInset.top.roundedForComparison == 54)
    #expect(header.frame.height == 54)
    #expect(scrollView.contentInset.bottom.roundedForComparison == 44)
  }

  /// Returns the labels of a control that leave it, or may draw outside their frames.
  private func leavingLabels(of control: RefreshComponent) -> [String] {
    control.subviews.compactMap { view in
      guard let label = view as? UILabel, !label.isHidden else { return nil }
      let isInside = control.bounds.insetBy(dx: -0.01, dy: -0.01).contains(label.frame)
      let isClipped = label.clipsToBounds || label.font.lineHeight <= label.bounds.height
      return isInside && isClipped
        ? nil : "\(label.frame) in \(control.bounds)"
    }
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `a text that has no space stays inside its control`(size: UIContentSizeCategory) {
    let longTitle = String(repeating: "long title ", count: 91)
    let longColumn = String(repeating: "长标题", count: 333)
    for (text, length) in [
      (longTitle, 54), ("A title", 30), (longColumn, 30), ("标题", 12),
    ] as [(String, CGFloat)] {
      let controls = (Self.kinds + Self.sideKinds).map { $0.make() }
      for control in controls {
        for state in states { (control as? any StateTextDisplaying)?.setTitle(text, for: state) }
        if control.engine.edge.isHorizontal {
          control.frame.size.width = length
        } else {
          control.frame.size.height = length
        }
      }
      windows = []
      _ = attach(controls, height: 200, size)
      for state in states {
        for control in controls { control.state = state }
        MainLoop.current.turn()
        for control in controls {
          #expect(leavingLabels(of: control) == [], "\(type(of: control)), \(state), \(length)")
        }
      }
    }
  }

  @Test(arguments: UIKitAnswers.EqualFont.allCases)
  func `a text that begins to follow the text size does so at once`(answer: UIKitAnswers.EqualFont)
  {
    MainLoop.current.answers.equalFont = answer
    RefreshConfiguration.default.options.adjustsForContentSizeCategory = false
    defer { RefreshConfiguration.default.options.adjustsForContentSizeCategory = true }
    let header = NormalHeader()
    _ = attach([header], .large)
    header.adjustsForContentSizeCategory = true
    for _ in 0..<2 {
      MainLoop.current.preferredContentSizeCategory = .accessibilityLarge
      MainLoop.current.turn()
      #expect(header.stateLabel.font.pointSize > 20 && header.frame.height > 54)
      #expect(header.lastUpdatedTimeLabel.font.pointSize > 20)
      MainLoop.current.preferredContentSizeCategory = .large
      MainLoop.current.turn()
      #expect(header.stateLabel.font.pointSize == 14 && header.frame.height == 54)
      header.adjustsForContentSizeCategory = false
      MainLoop.current.turn()
      #expect(header.stateLabel.font == .boldSystemFont(ofSize: 14))
      header.adjustsForContentSizeCategory = true
    }
  }

  @Test func `the length is the same in all states`() {
    let header = NormalHeader()
    _ = attach([header], width: 320, .accessibilityExtraExtraExtraLarge)
    let height = header.frame.height
    for state in states {
      header.state = state
      MainLoop.current.turn()
      #expect(header.frame.height == height)
    }
  }

  @Test func `a control has the length for its results before it displays one`() {
    let header = NormalHeader()
    let footer = BackNormalFooter()
    let controls: [any RefreshComponent & StateTextDisplaying] = [header, footer]
    _ = attach([header, footer], width: 320, .accessibilityExtraLarge)
    let lengths = controls.map(\.extent)
    let title = "There is no connection to the network, and nothing could be loaded"
    for control in controls { control.setResultTitle(title, for: .failure) }
    MainLoop.current.turn()
    #expect(controls.map(\.extent) == lengths)
    header.resultDuration = 1
    footer.showsFailure = true
    MainLoop.current.turn()
    let longer = controls.map(\.extent)
    #expect(longer[0] > lengths[0] && longer[1] > lengths[1])
    for control in controls {
      control.beginRefreshing()
      MainLoop.current.advance(by: 0.5)
      control.endRefreshing(with: .failure)
      MainLoop.current.turn()
      #expect(truncatedTexts(of: control) == [])
    }
    #expect(controls.map(\.extent) == longer)
    for control in controls { control.setResultTitle(title + ". " + title, for: .failure) }
    MainLoop.current.turn()
    #expect(header.extent > longer[0] && footer.extent > longer[1])
    for control in controls { control.setResultTitle(nil, for: .failure) }
    MainLoop.current.turn()
    #expect(controls.map(\.extent) == lengths)
  }

  @Test func `one setting restores fixed sizes for a control or for all`() {
    let fixed = NormalHeader()
    fixed.adjustsForContentSizeCategory = false
    let other = BackNormalFooter()
    _ = attach([fixed, other], .accessibilityLarge)
    #expect(fixed.frame.height == 54)
    #expect(fixed.stateLabel.font == .boldSystemFont(ofSize: 14))
    #expect(fixed.stateLabel.numberOfLines == 1)
    #expect(other.stateLabel.font.pointSize > 20)
    RefreshConfiguration.default.options.adjustsForContentSizeCategory = false
    defer { RefreshConfiguration.default.options.adjustsForContentSizeCategory = true }
    MainLoop.current.turn()
    #expect(other.frame.height == 44)
    #expect(other.stateLabel.font == .boldSystemFont(ofSize: 14))
    let later = AutoNormalFooter()
    _ = attach([later], .accessibilityLarge)
    #expect(later.frame.height == 44)
    #expect(later.stateLabel.font == .boldSystemFont(ofSize: 14))
    later.adjustsForContentSizeCategory = true
    MainLoop.current.turn()
    #expect(later.stateLabel.font.pointSize > 20)
    #expect(later.frame.height > 44 || later.stateLabel.font.lineHeight < 44)
  }

  @Test func `a length and a font that an app sets stay`() {
    let header = NormalHeader()
    header.frame.size.height = 80
    header.stateLabel.font = .italicSystemFont(ofSize: 20)
    _ = attach([header], .accessibilityExtraExtraExtraLarge)
    #expect(header.frame.height == 80)
    #expect(header.stateLabel.font == .italicSystemFont(ofSize: 20))
    header.adjustsForContentSizeCategory = false
    #expect(header.stateLabel.font == .italicSystemFont(ofSize: 20))
  }

  @Test func `a subclass can set its length in prepare`() {
    final class TallHeader: NormalHeader {
      override func prepare() {
        super.prepare()
        frame.size.height = 70
      }
    }
    let header = TallHeader()
    _ = attach([header], .accessibilityLarge)
    #expect(header.frame.height == 70)
  }

  @Test func `images are the smallest length of a control`() {
    let header = ImageHeader()
    header.setImages([UIImage.blank(90)], for: .idle)
    _ = attach([header], .large)
    #expect(header.frame.height == 90)
    MainLoop.current.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    MainLoop.current.turn()
    #expect(header.frame.height > 100)
    MainLoop.current.preferredContentSizeCategory = .large
    MainLoop.current.turn()
    #expect(header.frame.height == 90)
  }

  @Test func `images that are set at a large text size are the smallest length later`() {
    let header = ImageHeader()
    _ = attach([header], .accessibilityExtraExtraExtraLarge)
    let length = header.frame.height
    header.setImages([UIImage.blank(90)], for: .idle)
    MainLoop.current.turn()
    #expect(header.frame.height >= length && length > 100)
    MainLoop.current.preferredContentSizeCategory = .large
    MainLoop.current.turn()
    #expect(header.frame.height == 90)
  }

  @Test func `the length of a content view is read again`() {
    let content = RecordingContent()
    content.size.height = 60
    let header = RefreshHeader(content: content)
    _ = attach([header], .large)
    #expect(header.frame.height == 60)
    content.size.height = 120
    MainLoop.current.preferredContentSizeCategory = .accessibilityLarge
    MainLoop.current.turn()
    #expect(header.frame.height == 120)
    header.frame.size.height = 100
    content.size.height = 140
    MainLoop.current.preferredContentSizeCategory = .large
    MainLoop.current.turn()
    #expect(header.frame.height == 100, "a length that an app sets stays")
  }

  @Test(arguments: [150.0, 380])
  func `wide images do not narrow the text at the default size`(side: CGFloat) {
    let header = ImageHeader()
    header.frame.size.height = 60
    header.setImages([UIImage.blank(side)], for: .idle)
    _ = attach([header], .large)
    header.pullingPercent = 0.5
    MainLoop.current.turn()
    #expect(header.stateLabel.frame.width == 390)
    #expect(truncatedTexts(of: header) == [])
    MainLoop.current.preferredContentSizeCategory = .accessibilityExtraLarge
    MainLoop.current.turn()
    let half: CGFloat = 390 / 2 - 16
    #expect(header.stateLabel.frame.width >= half)
    #expect(truncatedTexts(of: header) == [])
  }

  @Test func `a text that wraps leaves space for the arrow`() {
    let header = NormalHeader()
    header.setTitle("a title that is much longer than the last updated time", for: .idle)
    _ = attach([header], .large)
    #expect(header.frame.height == 54)
    let gap = header.stateLabel.frame.minX - header.arrowView.frame.maxX
    #expect(gap >= 4)
    #expect(header.arrowView.frame.minX >= 4)
    #expect(truncatedTexts(of: header) == [])
  }

  @Test func `a long text of a side control wraps and stays beside the arrow`() {
    let trailer = NormalTrailer()
    _ = attach([trailer], height: 200, .accessibilityExtraExtraExtraLarge)
    #expect(trailer.frame.width > 60)
    #expect(!trailer.stateLabel.frame.intersects(trailer.arrowView.frame))
    #expect(trailer.bounds.insetBy(dx: -0.01, dy: -0.01).contains(trailer.stateLabel.frame))
  }
}
