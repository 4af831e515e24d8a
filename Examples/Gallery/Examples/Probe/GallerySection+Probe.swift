extension GallerySection {
  /// Returns the section with the probe, which has no refresh control.
  ///
  /// - Parameter host: What the probe needs from the platform.
  /// - Returns: The section.
  public static func measurements(_ host: ProbeHost) -> GallerySection {
    GallerySection(
      "Measurements",
      [
        GalleryExample(
          "probe", "Probe", "experiments without a finger that compare UIKit with the stand-in",
          .tapButton, { ProbeViewController(server: $0, host: host) })
      ])
  }
}
