internal import UIKit

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

extension GallerySection {
  /// The probe of SwiftUI. It exists only on iOS.
  static let swiftUIMeasurements = GallerySection(
    "Measurements of SwiftUI",
    [
      GalleryExample(
        "probe-swiftui", "Probe of SwiftUI", "experiments with the views that SwiftUI makes",
        .tapButton,
        {
          ProbeViewController(
            server: $0, host: .device(ProbeExperiment.swiftUIFileName),
            experiments: ProbeExperiment.swiftUI)
        })
    ])
}
