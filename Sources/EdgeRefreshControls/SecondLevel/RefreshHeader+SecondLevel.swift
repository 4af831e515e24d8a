extension RefreshFeatures where Self: RefreshHeader {
  /// The place that opens when the user pulls past a second threshold. Default: `nil`.
  ///
  /// A second level belongs to one header. Setting another one, or `nil`, closes the old one at
  /// once. An ``AutoHeader`` is not pulled: setting its second level has no effect.
  public var secondLevel: SecondLevel? {
    get { settings.secondLevel }
    set { setSecondLevel(newValue) }
  }
}
