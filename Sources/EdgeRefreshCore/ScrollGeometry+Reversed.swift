extension ScrollGeometry {
  /// The geometry with its axis reversed: the start and the end change places.
  ///
  /// It describes the same scroll view. Reversing it again gives the original geometry, except for
  /// rounding errors of the offset. Offsets that are not past the start of the content become
  /// offsets that are not past its end.
  public var reversed: ScrollGeometry {
    ScrollGeometry(
      offset: reversalOffset - offset, contentLength: contentLength,
      viewportLength: viewportLength, startInset: endInset, endInset: startInset,
      isDragging: isDragging, isInteractive: isInteractive, isPaging: isPaging,
      isMirrored: !isMirrored, itemCount: itemCount)
  }

  /// The sum of an offset and the same offset on the reversed axis.
  ///
  /// Content that does not fill the viewport rests at the start of the axis, and a scroll view with
  /// a reversed axis keeps it there. So the axis of short content is as long as the space between
  /// the insets.
  public var reversalOffset: Double {
    max(contentLength, viewportLength - startInset - endInset) - viewportLength
  }
}
