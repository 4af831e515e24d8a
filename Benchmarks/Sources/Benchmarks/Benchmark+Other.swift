import EdgeRefresh
import UIKit
import UIKitSimulator

extension Benchmark {
  /// The other operations. Their budgets are at most half of what they cost before they were
  /// optimized. Counts differ by up to 1 % between folders and runs.
  static func others(on phone: Simulator) -> [Benchmark] {
    [
      making("create a NormalHeader", limit: 92_000) { NormalHeader() },
      making("create an AutoNormalFooter", limit: 58_500) { AutoNormalFooter() },
      making("create a BackNormalFooter", limit: 65_000) { BackNormalFooter() },
      attaching("attach and detach a NormalHeader", limit: 129_000) { NormalHeader() },
      attaching("attach and detach an AutoNormalFooter", limit: 140_000) { AutoNormalFooter() },
      layingOut("lay out a NormalHeader", limit: 21_500) { NormalHeader() },
      layingOut("lay out an AutoNormalFooter", limit: 20_500) { AutoNormalFooter() },
      refreshing("a complete refresh of a NormalHeader", limit: 590_000, on: phone) {
        NormalHeader()
      },
      refreshing("a complete refresh of a BackNormalFooter", limit: 350_000, on: phone) {
        BackNormalFooter()
      },
      changingLanguage(),
      // Controls at rest take no instructions.
      resting(
        "a second with 100 lists with controls", controls: 100,
        Budget(difference: "a second with 100 lists without controls", limit: 0), on: phone),
      resting("a second with 100 lists without controls", controls: 0, Budget(), on: phone),
    ]
  }

  private static func making(
    _ name: String, limit: Int, _ make: @escaping @MainActor () -> RefreshComponent
  ) -> Benchmark {
    Benchmark(name: name, group: .other, repetitions: 100, budget: Budget(limit: limit)) {
      { count in for _ in 0..<count { _ = make() } }
    }
  }

  private static func attaching(
    _ name: String, limit: Int, _ make: @escaping @MainActor () -> RefreshComponent
  ) -> Benchmark {
    Benchmark(name: name, group: .other, repetitions: 100, budget: Budget(limit: limit)) {
      let (scrollView, control) = (list(), make())
      return { count in
        for _ in 0..<count {
          scrollView.addSubview(control)
          control.removeFromSuperview()
        }
      }
    }
  }

  private static func layingOut(
    _ name: String, limit: Int, _ make: @escaping @MainActor () -> RefreshComponent
  ) -> Benchmark {
    Benchmark(name: name, group: .other, repetitions: 100, budget: Budget(limit: limit)) {
      let (scrollView, control) = (list(), make())
      scrollView.addSubview(control)
      return { count in
        for _ in 0..<count {
          control.setNeedsLayout()
          scrollView.layoutIfNeeded()
        }
      }
    }
  }

  /// A refresh from its beginning to the end of its closing, without animations.
  private static func refreshing(
    _ name: String, limit: Int, on phone: Simulator,
    _ make: @escaping @MainActor () -> RefreshComponent
  ) -> Benchmark {
    Benchmark(name: name, group: .other, repetitions: 20, budget: Budget(limit: limit)) {
      let (scrollView, control) = (list(on: phone), make())
      scrollView.addSubview(control)
      control.openingDuration = 0
      control.closingDuration = 0
      phone.advance(by: 0.1)
      return { count in
        for _ in 0..<count {
          control.beginRefreshing()
          phone.advance(by: 0)
          control.endRefreshing()
          phone.advance(by: 0)
        }
      }
    }
  }

  private static func changingLanguage() -> Benchmark {
    Benchmark(
      name: "a language change with 100 controls", group: .other, repetitions: 4,
      budget: Budget(limit: 3_300_000)
    ) {
      let controls = (0..<50).flatMap { _ in [NormalHeader(), AutoNormalFooter()] }
      return { count in
        for index in 0..<count {
          RefreshConfiguration.default.languageCode = index % 2 == 0 ? "de" : "ja"
        }
        RefreshConfiguration.default.languageCode = nil
        withExtendedLifetime(controls) {}
      }
    }
  }

  private static func resting(
    _ name: String, controls count: Int, _ budget: Budget, on phone: Simulator
  ) -> Benchmark {
    Benchmark(name: name, group: .other, repetitions: 1, budget: budget) {
      let screen = list(on: phone)
      let lists = (0..<100).map { index in
        let scrollView = list()
        screen.addSubview(scrollView)
        if index < count {
          scrollView.addSubview(index % 2 == 0 ? NormalHeader() : AutoNormalFooter())
        }
        return scrollView
      }
      phone.advance(by: 1)
      return { count in
        for _ in 0..<count { phone.advance(by: 1) }
        withExtendedLifetime((screen, lists)) {}
      }
    }
  }
}
