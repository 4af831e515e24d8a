import EdgeRefreshControls
import UIKit

/// The second level that a modifier adds to a header: a view that a longer pull opens.
struct SecondLevelRequest: Sendable {
  /// The modifier, which adds it to one header only.
  let owner: SecondLevelOwner
  /// The text of the header when lifting the finger opens the second level; `nil` for the title of
  /// a pull.
  let title: String?
  /// How far to pull, as a multiple of the header's height.
  let threshold: Double
  /// Returns whether the app wants the second level to be open.
  let get: @MainActor @Sendable () -> Bool
  /// Tells the app whether the second level is open, but not while SwiftUI updates its views.
  let set: @MainActor @Sendable (Bool) -> Void
  /// Creates the view controller that fills the scroll view.
  let makeController: @MainActor @Sendable () -> UIViewController
  let update: @MainActor @Sendable (UIViewController) -> Void
}

/// A modifier with a second level. If several lists inherit it, for example a list and its sheet,
/// it belongs to the header that was there first, until that is removed.
@MainActor
final class SecondLevelOwner {
  private weak var header: RefreshHeader?
  private weak var link: SecondLevelLink?

  nonisolated init() {}

  /// Returns whether the second level belongs to a header. A link may replace its header.
  fileprivate func accepts(_ header: RefreshHeader, of link: SecondLevelLink) -> Bool {
    guard self.link === link || self.header?.scrollView == nil else { return false }
    (self.header, self.link) = (header, link)
    return true
  }
}

/// Synchronizes a second level and the app's flag, even if the header is replaced.
@MainActor
final class SecondLevelLink {
  private(set) var level: SecondLevel?
  private weak var header: RefreshHeader?
  private var request: SecondLevelRequest?
  /// The last value on which the flag and the second level agreed.
  private var isOpen = false
  /// Whether the flag will be set in the next turn of the main loop. Until then it is outdated.
  private var willSetFlag = false
  /// Whether the header is being replaced. A second level that closes because of that opens again.
  var isExchanging = false

  /// Adds the second level of a request to a header, or removes it.
  func apply(_ request: SecondLevelRequest?, to control: RefreshComponent) {
    guard let header = control as? RefreshHeader else { return }
    let request = request.flatMap { $0.owner.accepts(header, of: self) ? $0 : nil }
    (self.request, self.header) = (request, header)
    guard let request else {
      if level != nil { header.secondLevel = nil }
      level = nil
      return
    }
    let level = level ?? makeLevel(request)
    if level.title != request.title { level.title = request.title }
    if level.threshold != request.threshold { level.threshold = request.threshold }
    if header.secondLevel !== level { header.secondLevel = level }
    if let controller = level.viewController { request.update(controller) }
    followFlag()
  }

  /// Opens or closes the second level if the flag says so.
  private func followFlag() {
    guard let request, let level, let header, !willSetFlag && header.window != nil else { return }
    let isWanted = request.get()
    guard isWanted != isOpen || isWanted != level.state.isPresented else { return }
    isOpen = isWanted
    if isWanted {
      // A new header reacts only after its first layout pass.
      header.layoutIfNeeded()
      level.open()
    } else {
      level.close()
    }
    // The second level does not open during a refresh.
    levelDidChange()
  }

  private func makeLevel(_ request: SecondLevelRequest) -> SecondLevel {
    let level = SecondLevel(viewController: request.makeController())
    level.stateDidChange = { [weak self] _ in self?.levelDidChange() }
    isOpen = false
    self.level = level
    return level
  }

  /// Sets the app's flag in the next turn of the main loop if the second level is different.
  func levelDidChange() {
    guard let level, !isExchanging && level.state.isPresented != isOpen else { return }
    isOpen.toggle()
    willSetFlag = true
    MainQueue.schedule(after: 0) { [weak self] in
      guard let self else { return }
      willSetFlag = false
      guard let request, request.get() != isOpen else { return }
      request.set(isOpen)
      // The app may keep the flag. If it has its previous value when SwiftUI compares it, there may
      // be no update.
      for delay in [0, 0.1] {
        MainQueue.schedule(after: delay) { [weak self] in self?.followFlag() }
      }
    }
  }
}
