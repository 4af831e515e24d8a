import EdgeRefresh
import UIKit
import UIKitSimulator

extension Benchmark {
  private typealias Controls = @MainActor @Sendable () -> [RefreshComponent]

  /// Changes of the content offset without layout between them: many of them can happen between two
  /// frames.
  ///
  /// During a pull into the safe area, UIKit for Linux computes the safe area of the control and of
  /// each of its subviews. To exclude this cost, a benchmark of views that do nothing is
  /// subtracted.
  static func scrolling(on phone: Simulator) -> [Benchmark] {
    let pair: Controls = { [NormalHeader(), BackNormalFooter()] }
    let automaticPair: Controls = { [NormalHeader(), AutoNormalFooter()] }
    return Place.allCases.flatMap { place in
      let screen = place == .noWindow ? nil : phone
      // The controls also check the inset whenever their own safe area changes.
      let pullLimit = place == .safeArea ? 6_000 : 1_251
      let pullBase = place == .safeArea ? "pull of views that do nothing" : "pull without controls"
      func benchmark(
        _ name: String, _ offsets: Offsets = .middle, minus base: String? = nil,
        limit: Int? = nil, original: Int? = nil,
        _ controls: @escaping Controls
      ) -> Benchmark {
        Benchmark(
          name: name + place.rawValue, group: .scrolling,
          budget: Budget(
            difference: base.map { $0 + place.rawValue }, limit: limit, original: original),
          make: { moving(offsets, place, screen, controls()) })
      }
      return [
        benchmark("nobody observes", limit: 820) { [] },
        observing(place, screen),
        benchmark(
          "header and back footer", minus: "nobody observes", limit: 1_166, original: 11_663, pair),
        Benchmark(
          name: "the library's share of it" + place.rawValue, group: .scrolling,
          budget: Budget(
            difference: "an observer that does nothing" + place.rawValue, original: 4_842),
          make: { moving(.middle, place, screen, pair()) }),
        benchmark(
          "header and automatic footer", minus: "nobody observes", limit: 1_166, automaticPair),
        benchmark("pull without controls", .pull, limit: 820) { [] },
        Benchmark(
          name: "pull of views that do nothing" + place.rawValue, group: .scrolling,
          make: { moving(.pull, place, screen, pair().map(inertView)) }),
        benchmark(
          "pull, header and back footer", .pull, minus: pullBase, limit: pullLimit, pair),
        benchmark(
          "pull, header and automatic footer", .pull, minus: pullBase, limit: pullLimit,
          automaticPair),
        benchmark("pull of a footer without controls", .pullAtEnd, limit: 820) { [] },
        benchmark(
          "pull of a footer, header and back footer", .pullAtEnd,
          minus: "pull of a footer without controls", limit: 1_251, pair),
        benchmark(
          "one more control (trailer)", minus: "header and back footer", limit: 600
        ) { pair() + [NormalTrailer()] },
        benchmark(
          "two more controls (trailer, leader)", minus: "header and back footer", limit: 1_200
        ) { pair() + [NormalTrailer(), NormalLeader()] },
      ]
    }
  }

  /// Where the scroll view is.
  private enum Place: String, CaseIterable {
    case noWindow = ""
    case window = ", window"
    /// In a window with a safe area at the top and at the bottom.
    case safeArea = ", safe area"

    var device: SimulatedDevice {
      var device = SimulatedDevice.phone
      if self != .safeArea { device.safeAreaInsets = .zero }
      return device
    }
  }

  /// Where the content moves.
  enum Offsets {
    /// In the middle of a long list, where most movements happen.
    case middle
    /// Beyond the start, up to the threshold of a header.
    case pull
    /// Beyond the end, up to the threshold of a footer.
    case pullAtEnd

    /// Returns the vertical offset of a movement, in points.
    func offset(_ index: Int) -> Double {
      switch self {
      case .middle: 5_000 + Double(index % 1_000)
      case .pull: -1 - Double(index % 50)
      case .pullAtEnd: 100_000 - 800 + 1 + Double(index % 40)
      }
    }
  }

  private static func moving(
    _ offsets: Offsets, _ place: Place, _ phone: Simulator?, _ controls: [UIView]
  ) -> @MainActor (Int) -> Void {
    phone?.device = place.device
    let scrollView = list(on: phone)
    for control in controls { scrollView.addSubview(control) }
    phone?.advance(by: 0.1)
    return { count in
      for index in 0..<count {
        scrollView.contentOffset = CGPoint(x: 0, y: offsets.offset(index))
      }
    }
  }

  /// Returns views that do nothing, with the frames of a control and its subviews.
  private static func inertView(like control: RefreshComponent) -> UIView {
    let scrollView = list()
    scrollView.addSubview(control)
    scrollView.layoutIfNeeded()
    let view = UIView(frame: control.frame)
    for subview in control.subviews { view.addSubview(UIView(frame: subview.frame)) }
    return view
  }

  /// A list with inert views in place of controls, and an observer that does nothing. This is the
  /// cost that is not the library's.
  private static func observing(_ place: Place, _ phone: Simulator?) -> Benchmark {
    Benchmark(name: "an observer that does nothing" + place.rawValue, group: .scrolling) {
      phone?.device = place.device
      let scrollView = list(on: phone)
      for y in [-54.0, 100_000.0] {
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: y, width: 390, height: 54)))
      }
      let view = UIView(frame: scrollView.bounds)
      view.isHidden = true
      scrollView.addSubview(view)
      let observation = scrollView.observe(\.contentOffset) { _, _ in }
      phone?.advance(by: 0.1)
      return { count in
        for index in 0..<count {
          scrollView.contentOffset = CGPoint(x: 0, y: Offsets.middle.offset(index))
        }
        withExtendedLifetime(observation) {}
      }
    }
  }

  /// Creates a list, optionally as the only view in the window of a phone with safe areas.
  static func list(on phone: Simulator? = nil) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.contentSize = CGSize(width: 390, height: 100_000)
    if let phone {
      // The window still contains the lists of earlier benchmarks.
      for view in phone.window.subviews { view.removeFromSuperview() }
      phone.window.isHidden = false
      phone.window.addSubview(scrollView)
    }
    return scrollView
  }
}
