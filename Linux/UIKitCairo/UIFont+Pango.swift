internal import CPango
internal import Foundation
internal import UIKit

extension UIFont {
  /// The description of the installed font or, for a system font, of the font that is most similar
  /// to Apple's, and of fallback fonts.
  ///
  /// The caller frees it with `pango_font_description_free`.
  var pangoDescription: OpaquePointer? {
    if let face {
      let description = pango_font_description_from_string(face.description)
      pango_font_description_set_absolute_size(description, max(0, pointSize) * 1_024)
      return description
    }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, max(0, pointSize) * 1_024)
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight.hundreds))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// The spacing between characters, in points, that makes lines of a system font as long as in San
  /// Francisco.
  var tracking: CGFloat {
    face == nil ? pointSize * Self.trackingPerPoint(at: pointSize) : 0
  }

  /// The tracking that Apple publishes for San Francisco, in thousandths of the font size, for
  /// sizes from 6 points.
  ///
  /// Without tracking, Inter and San Francisco are about equally wide. From 18 to 23 points, the
  /// glyphs of San Francisco become narrower and those of Inter do not. In that range, the tracking
  /// stays at -26.
  private static let thousandths: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -26, -26, -26, -26, -26, -26, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10,
  ]

  private static func trackingPerPoint(at pointSize: CGFloat) -> CGFloat {
    let index = min(max(pointSize - 6, 0), CGFloat(thousandths.count - 1))
    return thousandths[Int(index.rounded())] / 1_000
  }

  private var families: String {
    let others =
      "Noto Sans CJK SC, Noto Sans Arabic, Noto Sans Devanagari, Noto Sans Thai, Noto Sans"
    return (pointSize < 23.5 ? "Inter, " : "Inter Display, Inter, ") + others
  }
}

extension UIFont.Weight {
  /// The closest weight on the scale of CSS and Pango, from 300 to 900.
  fileprivate var hundreds: UInt32 {
    let steps: [(UIFont.Weight, UInt32)] = [
      (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]
    return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
  }
}
