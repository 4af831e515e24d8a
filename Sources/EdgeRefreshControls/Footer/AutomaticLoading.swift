public import UIKit

/// A control that loads automatically when its edge comes near: an ``AutoFooter`` or an
/// ``AutoTrailer``.
@preconcurrency @MainActor
public protocol AutomaticLoading: RefreshComponent {}

extension AutomaticLoading {
  /// Whether the control loads when its edge comes near. Default: `true`. If `false`, it loads when
  /// the user scrolls past the end and lifts the finger.
  public var loadsAutomatically: Bool {
    get { engine.auto?.loadsAutomatically ?? true }
    set { changeEngine { $0.auto?.loadsAutomatically = newValue } }
  }

  /// How much of the control has to be visible to load, in lengths of the control: 1 for all of it,
  /// 0 for none, −10 to load ten lengths before it becomes visible. Default: 1.
  public var loadThreshold: CGFloat {
    get { engine.auto?.loadThreshold ?? 1 }
    set { changeEngine { $0.auto?.loadThreshold = newValue } }
  }

  /// How often the control may load during one drag that adds no content. `nil` is unlimited. 0 and
  /// negative values prevent loads by a finger. Default: 1.
  ///
  /// The deceleration after the drag may load once more. A new drag resets both counts. New content
  /// allows one more load in the drag and one without a finger. Setting this property restarts the
  /// count.
  public var maximumLoadsPerDrag: Int? {
    get { engine.auto?.maximumLoadsPerDrag }
    set { changeEngine { $0.auto?.maximumLoadsPerDrag = newValue } }
  }

  /// Whether leaving the end and returning without a finger allows another load: with VoiceOver,
  /// Switch Control, a keyboard or `setContentOffset`. Default: `true`.
  ///
  /// It allows at most three loads in a row without new content. Nobody who uses an assistive
  /// technology drags the content, so without it a load that fails would not be repeated. If `false`,
  /// the user repeats it with a tap, with the action "Load more", or by a drag.
  public var loadsAgainWithoutFinger: Bool {
    get { engine.auto?.loadsAgainWithoutFinger ?? true }
    set { changeEngine { $0.auto?.loadsAgainWithoutFinger = newValue } }
  }
}
