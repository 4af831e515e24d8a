import EdgeRefresh
import UIKit

extension TraceHost.HostedControl {
  /// Sets an option. Controls that do not have it ignore it.
  func set(_ option: Trace.Option, to value: JSONValue) {
    guard option.kinds.contains(kind) else { return }
    option.changeOptions(&component.options, value)
    option.changeControl(self, value)
  }

  func setImages(_ numbers: [Trace.ImageSetting: Double]) {
    let height = numbers[.height] ?? 0
    let size = CGSize(width: height, height: height)
    for state in [RefreshState.idle, .pulling, .refreshing] {
      guard let count = Trace.ImageSetting(rawValue: state.name).flatMap({ numbers[$0] }) else {
        continue
      }
      let images = (0..<Int(count)).map { _ in
        UIGraphicsImageRenderer(size: size).image { _ in }
      }
      self.images.append(images)
      (component as? any ImageDisplaying)?.setImages(images, for: state)
    }
  }

  func setLength(_ length: Double) {
    if slot.isHorizontal {
      component.frame.size.width = length
    } else {
      component.frame.size.height = length
    }
  }

  /// Gives a header a second level with a threshold; 0 removes it.
  func setSecondLevel(_ threshold: Double) {
    guard let header = component as? RefreshHeader else { return }
    guard threshold > 0 else {
      header.secondLevel = nil
      return
    }
    let level = header.secondLevel ?? SecondLevel(view: UIView())
    level.threshold = threshold
    level.title = "Open"
    header.secondLevel = level
  }

  /// Calls the handler when the control starts to open, as the library calls an async handler.
  ///
  /// A task would not follow the clock of the session. The handler is therefore a block, and its
  /// end is reported after the load time.
  func handleAsynchronously(_ isOn: Bool) {
    hasAsyncHandler = isOn
    if isOn, let handler { component.setImmediateBlock(handler) }
  }
}
