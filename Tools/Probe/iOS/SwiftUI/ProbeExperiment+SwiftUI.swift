extension ProbeExperiment {
  /// The name of the file with the results about SwiftUI.
  static let swiftUIFileName = "probe-swiftui.jsonl"

  /// The experiments with SwiftUI, which exist only on iOS. Each examines the UIKit views that
  /// SwiftUI creates. There are no results to compare them with.
  static let swiftUI: [ProbeExperiment] =
    swiftUIAncestors + swiftUIOrder + swiftUIGroups + swiftUIPages + swiftUIReplacement
    + swiftUIRecycling + swiftUIInsets
    + swiftUIKeyboard + swiftUIControls + swiftUILargeTitles
}
