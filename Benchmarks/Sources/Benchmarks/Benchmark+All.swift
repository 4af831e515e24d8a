import EdgeRefresh
import UIKit
import UIKitSimulator

extension Benchmark {
  /// Returns all benchmarks. Creating the simulator has installed the text engine that labels need.
  static func all(on phone: Simulator) -> [Benchmark] {
    [
      scrolling("scroll event, no control", with: []),
      scrolling("scroll event, NormalHeader", with: [NormalHeader()]),
      scrolling("scroll event, AutoNormalFooter", with: [AutoNormalFooter()]),
      scrolling(
        "scroll event, a control on each edge",
        with: [NormalHeader(), AutoNormalFooter(), NormalTrailer(), NormalLeader()]),
      pulling("pull of a NormalHeader", with: NormalHeader()),
      attaching("attach and detach a NormalHeader", NormalHeader()),
      attaching("attach and detach an AutoNormalFooter", AutoNormalFooter()),
      making("make a NormalHeader") { NormalHeader() },
      layingOut("lay out a NormalHeader", NormalHeader()),
      layingOut("lay out an AutoNormalFooter", AutoNormalFooter()),
      refreshing("begin and end, not animated, with a turn", NormalHeader(), on: phone),
    ]
  }

  private static func list() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.contentSize = CGSize(width: 390, height: 100_000)
    return scrollView
  }

  /// Scrolls in the middle of a long list, as most scroll events do.
  private static func scrolling(_ name: String, with controls: [RefreshComponent]) -> Benchmark {
    let scrollView = list()
    for control in controls { scrollView.addSubview(control) }
    return Benchmark(name: name, count: 100_000) { count in
      for index in 0..<count {
        scrollView.contentOffset = CGPoint(x: 0, y: 5_000 + Double(index % 1_000))
      }
    }
  }

  /// Scrolls beyond the edge, so that the control reacts to the pull.
  private static func pulling(_ name: String, with control: RefreshComponent) -> Benchmark {
    let scrollView = list()
    scrollView.addSubview(control)
    return Benchmark(name: name, count: 100_000) { count in
      for index in 0..<count {
        scrollView.contentOffset = CGPoint(x: 0, y: -Double(index % 50))
      }
    }
  }

  private static func attaching(_ name: String, _ control: RefreshComponent) -> Benchmark {
    let scrollView = list()
    return Benchmark(name: name, count: 2_000) { count in
      for _ in 0..<count {
        scrollView.addSubview(control)
        control.removeFromSuperview()
      }
    }
  }

  private static func making(
    _ name: String, _ make: @escaping @MainActor () -> RefreshComponent
  ) -> Benchmark {
    Benchmark(name: name, count: 500) { count in
      for _ in 0..<count { _ = make() }
    }
  }

  private static func layingOut(_ name: String, _ control: RefreshComponent) -> Benchmark {
    let scrollView = list()
    scrollView.addSubview(control)
    return Benchmark(name: name, count: 2_000) { count in
      for _ in 0..<count {
        control.setNeedsLayout()
        scrollView.layoutIfNeeded()
      }
    }
  }

  private static func refreshing(
    _ name: String, _ control: RefreshComponent, on phone: Simulator
  ) -> Benchmark {
    let scrollView = list()
    phone.window.addSubview(scrollView)
    scrollView.addSubview(control)
    control.openingDuration = 0
    control.closingDuration = 0
    return Benchmark(name: name, count: 200) { count in
      for _ in 0..<count {
        control.beginRefreshing()
        control.endRefreshing()
        phone.advance(by: 0)
      }
    }
  }
}
