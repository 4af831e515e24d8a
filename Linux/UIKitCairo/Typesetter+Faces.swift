internal import CPango
internal import Foundation
internal import UIKit

extension Typesetter {
  /// Returns the installed fonts by the names of their families and by their own names, which
  /// consist of the family and the style, as in `NotoSans-Bold`.
  func faces() -> [String: UIFont.Face] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &families, &count)
    defer { g_free(families) }
    var result: [String: UIFont.Face] = [:]
    for index in 0..<Int(count) {
      guard let family = families?[index] else { continue }
      add(family, to: &result)
    }
    return result
  }

  private func add(
    _ family: UnsafeMutablePointer<PangoFontFamily>, to result: inout [String: UIFont.Face]
  ) {
    guard let familyName = pango_font_family_get_name(family).map({ String(cString: $0) }) else {
      return
    }
    var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
    var count: Int32 = 0
    pango_font_family_list_faces(family, &faces, &count)
    defer { g_free(faces) }
    for index in 0..<Int(count) {
      guard let style = faces?[index], let name = pango_font_face_get_face_name(style),
        let description = pango_font_face_describe(style)
      else { continue }
      defer { pango_font_description_free(description) }
      let face = face(of: description)
      result["\(familyName)-\(String(cString: name))".filter { $0 != " " }] = face
      // The name of a family selects its regular font, or the first one if there is none.
      if isRegular(description) || result[familyName] == nil { result[familyName] = face }
    }
  }

  private func isRegular(_ description: OpaquePointer) -> Bool {
    pango_font_description_get_weight(description) == PANGO_WEIGHT_NORMAL
      && pango_font_description_get_style(description) == PANGO_STYLE_NORMAL
      && pango_font_description_get_stretch(description) == PANGO_STRETCH_NORMAL
  }

  private func face(of description: OpaquePointer) -> UIFont.Face {
    let size: CGFloat = 1_000
    pango_font_description_set_absolute_size(description, size * 1_024)
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    let text = pango_font_description_to_string(description)
    defer { g_free(text) }
    return UIFont.Face(
      description: text.map { String(cString: $0) } ?? "",
      ascent: CGFloat(pango_font_metrics_get_ascent(metrics)) / 1_024 / size,
      descent: CGFloat(pango_font_metrics_get_descent(metrics)) / 1_024 / size)
  }
}
