import EdgeRefreshControls

extension MJRefreshComponent {
  /// Changes the control and returns it, for chaining.
  func setting(_ change: (MJRefreshComponent) -> Void) -> Self {
    change(self)
    return self
  }
}
