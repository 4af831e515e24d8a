internal import CCairo
internal import Foundation
internal import UIKit

extension Canvas {
  /// Draws a display list and then restores the state.
  func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    keepingState {
      for command in list.commands { perform(command) }
    }
  }

  private func perform(_ command: DrawingCommand) {
    switch command {
    case .clip(let path): clip(path)
    case .fill(let path, let evenOdd, let ink): fill(path, evenOdd: evenOdd, ink: ink)
    case .stroke(let path, let style, let ink): stroke(path, style: style, ink: ink)
    case .image(let list, let size, in: let rect, let ink, let opacity):
      drawImage(list, size: size, in: rect, ink: ink, opacity: opacity)
    case .picture(let picture, in: let rect): draw(picture, in: rect)
    case .text(let request, at: let point, let opacity):
      texts.draw(request, at: point, opacity: opacity, on: self)
    }
  }

  private func draw(_ picture: PixelPicture, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    keepingState {
      cairo_new_path(context)
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(
        context, rect.width / CGFloat(picture.width), rect.height / CGFloat(picture.height))
      picture.pixels.withUnsafeBytes { bytes in
        // Cairo only reads the pixels of a source.
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(
            mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)),
          CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
          Int32(picture.width * 4))
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_fill(context)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
    }
  }

  private func drawImage(
    _ list: DisplayList, size: CGSize, in rect: CGRect, ink: Ink?, opacity: CGFloat
  ) {
    guard size.width > 0, size.height > 0, opacity > 0 else { return }
    keepingState {
      concatenate(
        CGAffineTransform(
          a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
          ty: rect.minY))
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, size.width, size.height)
      cairo_clip(context)
      if let ink {
        shape(in: ink, opacity: opacity) { draw(list) }
      } else {
        group(opacity: opacity) { draw(list) }
      }
    }
  }
}
