// A module of an app, or another library, that declares names which EdgeRefresh declares as well.

public import UIKit

/// A view of another module with the name of a class of EdgeRefresh.
public final class RefreshHeader: UIView {
  /// The title of the view.
  public var title = "not a control"
}

/// A type of another module with the name of a class of EdgeRefresh.
public enum NormalHeader {
  /// A case.
  case large
}
