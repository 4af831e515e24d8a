import TestSupport
import Testing
import UIKit
import UIKitSimulator

@Suite(.isolated)
@MainActor
struct ScreenTests {
  @Test func `the main screen is that of the simulated device`() {
    let simulator = Simulator(device: .largePhone)
    simulator.run {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 430, height: 932))
      #expect(UIScreen.main.scale == 3)
      #expect(simulator.window.screen === UIScreen.main)
      #expect(simulator.window.windowScene?.screen === UIScreen.main)
    }
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test func `the screen has the traits of the device`() {
    let simulator = Simulator(userInterfaceStyle: .dark)
    simulator.run {
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      #expect(UIScreen.main.traitCollection.displayScale == 3)
      #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    }
  }

  @Test func `new windows have the traits and the safe area of their screen`() {
    let simulator = Simulator(device: .phone, userInterfaceStyle: .dark)
    simulator.run {
      let window = UIWindow()
      #expect(window.frame == UIScreen.main.bounds)
      #expect(window.safeAreaInsets.top == 47)
      #expect(window.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func `a controller's view has the size of the screen before it is shown`() {
    let simulator = Simulator(device: .smallPhone)
    simulator.run {
      #expect(UIViewController().view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test func `views without arguments are empty and cells have their default size`() {
    let empty: [UIView] = [
      UIView(), UIControl(), UIButton(), UILabel(), UIImageView(), UIScrollView(), UITableView(),
      UICollectionViewCell(), UICollectionReusableView(), UISearchBar(), UINavigationBar(),
    ]
    #expect(empty.allSatisfy { $0.frame == .zero })
    #expect(UITableViewCell().frame.size == CGSize(width: 320, height: 44))
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UIActivityIndicatorView().style == .medium)
    #expect(UITableViewController().tableView.style == .plain)
  }
}
