/// A function that derives a color from another one.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Transformers are equal if they are copies of one value.
  private let identity = Identity()
  private final class Identity {}

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color that the function derives from a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns whether one transformer is a copy of the other.
  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool {
    left.identity === right.identity
  }

  /// Adds the identity of the transformer to a hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
