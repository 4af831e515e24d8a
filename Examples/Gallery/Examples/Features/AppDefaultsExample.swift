internal import EdgeRefresh
internal import UIKit

/// A header and a footer with the look and the behavior that the app gives to all of its controls.
///
/// An app sets the defaults once, before it creates controls. This example sets them only while it
/// creates its own, because the other examples have the standard look.
final class AppDefaultsExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = RefreshConfiguration.default
    let (appearance, behavior) = (configuration.appearance, configuration.options)
    defer { (configuration.appearance, configuration.options) = (appearance, behavior) }
    configuration.appearance.font = .systemFont(ofSize: 13)
    configuration.appearance.textColor = .accentText
    configuration.appearance.activityIndicatorColor = .accentText
    configuration.appearance.hidesLastUpdatedTime = true
    configuration.options.fadesWithPull = true
    tableView.refreshHeader = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}
