internal import CCairo
internal import Foundation
internal import UIKit

extension Canvas {
  /// Draws a view at its position in the superview. The canvas has the superview's coordinates.
  ///
  /// - Parameters:
  ///   - picture: The view.
  ///   - cover: The view that hides everything behind it. Only this view and what is in front of it
  ///     are drawn. `nil` draws everything.
  func draw(_ picture: ViewPicture, inFrontOf cover: Cover? = nil) {
    keepingState {
      let geometry = picture.geometry
      cairo_translate(context, geometry.center.x, geometry.center.y)
      if !geometry.transform.isIdentity { concatenate(geometry.transform) }
      cairo_translate(context, -geometry.bounds.midX, -geometry.bounds.midY)
      drawInside(of: picture, inFrontOf: cover)
    }
  }

  /// Draws a view. The canvas has the view's own coordinates.
  ///
  /// - Parameters:
  ///   - picture: The view.
  ///   - cover: The view that hides everything behind it. Only this view and what is in front of it
  ///     are drawn. `nil` draws everything.
  func drawInside(of picture: ViewPicture, inFrontOf cover: Cover? = nil) {
    group(opacity: picture.alpha, in: picture.extent) {
      masked(by: picture.mask) {
        let bounds = picture.geometry.bounds
        let outline = Outline(bounds, radius: picture.cornerRadius)
        if picture.isClipping { clip(to: outline) }
        let first = cover?.first
        if first == nil {
          if let background = picture.background, background.alpha > 0 {
            fill(outline, ink: background)
          }
          drawContent(of: picture)
        }
        for index in (first ?? 0)..<picture.subviews.count {
          draw(picture.subviews[index], inFrontOf: index == first ? cover?.rest : nil)
        }
        drawBorder(of: picture)
      }
    }
  }

  /// Draws the output of a block through a mask.
  private func masked(by mask: [ViewPicture]?, _ body: () -> Void) {
    guard let mask else { return keepingState(body) }
    keepingState {
      cairo_push_group(context)
      keepingState(body)
      cairo_pop_group_to_source(context)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      for view in mask { draw(view) }
      let shape = cairo_pop_group(context)
      cairo_mask(context, shape)
      cairo_pattern_destroy(shape)
    }
  }

  private func drawContent(of picture: ViewPicture) {
    guard let content = picture.content, !content.isEmpty else { return }
    let contentBounds = picture.contentBounds
    let bounds = picture.geometry.bounds
    guard contentBounds.width > 0, contentBounds.height > 0 else { return }
    keepingState {
      if contentBounds != bounds {
        let target = picture.contentMode.rect(for: contentBounds.size, in: bounds)
        cairo_translate(context, target.minX, target.minY)
        concatenate(
          CGAffineTransform(
            scaleX: target.width / contentBounds.width, y: target.height / contentBounds.height))
        cairo_translate(context, -contentBounds.minX, -contentBounds.minY)
      }
      draw(content)
    }
  }

  private func drawBorder(of picture: ViewPicture) {
    guard picture.borderWidth > 0, let border = picture.border, border.alpha > 0 else { return }
    let inset = picture.borderWidth / 2
    let outline = Outline(
      picture.geometry.bounds.insetBy(dx: inset, dy: inset),
      radius: max(0, picture.cornerRadius - inset))
    var style = StrokeStyle()
    style.width = picture.borderWidth
    stroke(outline.path, style: style, ink: border)
  }

  private func clip(to outline: Outline) {
    if outline.radius > 0 { return clip(outline.path) }
    let rect = outline.rect
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
  }

  private func fill(_ outline: Outline, ink: Ink) {
    if outline.radius > 0 { return fill(outline.path, ink: ink) }
    fill(outline.rect, ink: ink)
  }
}

/// The outline of a view: a rectangle with round corners.
private struct Outline {
  let rect: CGRect
  let radius: CGFloat

  init(_ rect: CGRect, radius: CGFloat) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  var path: VectorPath {
    var path = VectorPath()
    path.addRoundedRect(rect, radius: radius)
    return path
  }
}
