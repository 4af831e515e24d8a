internal import CCairo
internal import Foundation
internal import UIKit

extension Canvas {
  /// Draws a view where it lies in its superview, whose coordinates are the canvas's.
  func draw(_ picture: ViewPicture) {
    keepingState {
      let geometry = picture.geometry
      cairo_translate(context, geometry.center.x, geometry.center.y)
      if !geometry.transform.isIdentity { concatenate(geometry.transform) }
      cairo_translate(context, -geometry.bounds.midX, -geometry.bounds.midY)
      drawInside(of: picture)
    }
  }

  /// Draws a view whose coordinates are the canvas's.
  func drawInside(of picture: ViewPicture) {
    group(opacity: picture.alpha) {
      keepingState {
        let bounds = picture.geometry.bounds
        let edge = Edge(bounds, radius: picture.cornerRadius)
        if picture.isClipping { clip(to: edge) }
        if let background = picture.background, background.alpha > 0 {
          fill(edge, ink: background)
        }
        drawContent(of: picture)
        for subview in picture.subviews { draw(subview) }
        drawBorder(of: picture)
      }
    }
  }

  private func drawContent(of picture: ViewPicture) {
    guard let content = picture.content, !content.isEmpty else { return }
    let drawn = picture.contentBounds
    let bounds = picture.geometry.bounds
    guard drawn.width > 0, drawn.height > 0 else { return }
    keepingState {
      if drawn != bounds {
        let target = picture.contentMode.rect(for: drawn.size, in: bounds)
        cairo_translate(context, target.minX, target.minY)
        concatenate(
          CGAffineTransform(
            scaleX: target.width / drawn.width, y: target.height / drawn.height))
        cairo_translate(context, -drawn.minX, -drawn.minY)
      }
      draw(content)
    }
  }

  private func drawBorder(of picture: ViewPicture) {
    guard picture.borderWidth > 0, let border = picture.border, border.alpha > 0 else { return }
    let inset = picture.borderWidth / 2
    let edge = Edge(
      picture.geometry.bounds.insetBy(dx: inset, dy: inset),
      radius: max(0, picture.cornerRadius - inset))
    var style = StrokeStyle()
    style.width = picture.borderWidth
    stroke(edge.path, style: style, ink: border)
  }

  private func clip(to edge: Edge) {
    if edge.radius > 0 { return clip(edge.path) }
    cairo_new_path(context)
    cairo_rectangle(context, edge.rect.minX, edge.rect.minY, edge.rect.width, edge.rect.height)
    cairo_clip(context)
  }

  private func fill(_ edge: Edge, ink: Ink) {
    if edge.radius > 0 { return fill(edge.path, ink: ink) }
    fill(edge.rect, ink: ink)
  }
}

/// A rectangle with round corners.
private struct Edge {
  let rect: CGRect
  let radius: CGFloat

  init(_ rect: CGRect, radius: CGFloat) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  var path: VectorPath {
    var path = VectorPath()
    let corner = CGSize(width: radius, height: radius)
    path.addRoundedRect(rect, radii: Array(repeating: corner, count: 4))
    return path
  }
}
