/// The direction in which texts are displayed, according to the Unicode bidirectional algorithm.
extension String {
  /// Whether a line that begins with this text is displayed from right to left. Its first letter or
  /// directional mark decides.
  var isRightToLeft: Bool {
    for scalar in unicodeScalars
    where scalar.properties.isAlphabetic || Self.directionalMarks.contains(scalar) {
      return Self.rightToLeftScripts.contains { $0.contains(scalar) }
    }
    return false
  }

  /// Whether the text has digits that are displayed from right to left if a hyphen separates them.
  var hasArabicIndicDigits: Bool {
    unicodeScalars.contains { ("\u{660}"..."\u{669}").contains($0) }
  }

  /// Returns the text with its own direction, so that the text around it cannot change its order.
  func isolated(rightToLeft: Bool) -> String {
    if rightToLeft { return "\u{2067}\(self)\u{2069}" }
    // An isolate alone does not change the order of such digits. It also ends the override.
    return hasArabicIndicDigits ? "\u{2066}\u{202D}\(self)\u{2069}" : "\u{2066}\(self)\u{2069}"
  }

  /// The left-to-right mark, the right-to-left mark and the Arabic letter mark.
  private static let directionalMarks = "\u{200E}\u{200F}\u{61C}".unicodeScalars
  /// The blocks of right-to-left scripts, and the marks with the effect of their letters.
  private static let rightToLeftScripts: [ClosedRange<Unicode.Scalar>] = [
    "\u{590}"..."\u{8FF}", "\u{200F}"..."\u{200F}", "\u{FB1D}"..."\u{FDFF}",
    "\u{FE70}"..."\u{FEFC}", "\u{10800}"..."\u{10FFF}", "\u{1E800}"..."\u{1EFFF}",
  ]
}
