extension GallerySection {
  /// The probes, which have no refresh controls of their own.
  static let measurements = GallerySection(
    "Measurements",
    [
      GalleryExample(
        "probe", "Probe", "experiments without a finger that compare UIKit with the stand-in",
        { _ in ProbeViewController(host: .device(ProbeViewController.fileName)) }),
      GalleryExample(
        "probe-swiftui", "Probe of SwiftUI", "experiments with the views that SwiftUI makes",
        { _ in
          ProbeViewController(
            host: .device(ProbeExperiment.swiftUIFileName), experiments: ProbeExperiment.swiftUI)
        }),
    ])
}
