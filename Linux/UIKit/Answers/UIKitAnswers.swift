/// How the stand-in behaves where it is not known what UIKit does.
///
/// Each property is one uncertain behavior of `Documentation/Probe.md`, and its cases are the likely
/// answers. The initial values are the likelier ones, or those of the newest iOS. A library that is
/// right under all of them needs no device to know it.
///
/// A loop has one value. A scroll view keeps the value that its loop had when it was created.
package struct UIKitAnswers: Equatable, Sendable {
  // MARK: Offset, inset and content size

  /// 1. When a new inset, size or frame moves the content.
  package var clamp = Clamp.notifies
  /// 2. When a new inset or size leaves the offset where it is.
  package var clampToEqual = ClampToEqual.isSilent
  /// 3. Which is called first for a movement.
  package var movementOrder = MovementOrder.delegateFirst
  /// 4. When the top inset grows while the content rests at the top.
  package var growingTopInset = GrowingTopInset.keepsOffset
  /// 5. When an inset shrinks while the content rests at that edge.
  package var shrinkingInset = ShrinkingInset.movesAtOnce
  /// 6. Which content moves with the top safe area.
  package var safeAreaChange = SafeAreaChange.movesAtTop
  /// 7. When the content size is set to an equal one while the content is past its edge.
  package var equalContentSize = EqualContentSize.settles
  /// 7. When the inset is set to an equal one while the content is past its edge.
  package var equalInset = EqualInset.isIgnored
  /// 8. Who is notified of an offset that is set to an equal one.
  package var equalOffset = EqualOffset.notifiesObservers
  /// 9. When the content size changes while the content is pulled past an edge.
  package var sizeDuringPull = SizeDuringPull.movesToEdge
  /// 10. When the inset changes while the content is pulled past its edge.
  package var insetDuringPull = InsetDuringPull.movesAtNextTouch
  /// 11. When the inset grows in `scrollViewDidEndDragging`.
  package var insetAtRelease = InsetAtRelease.keepsOffset
  /// 12. When the inset changes while the content decelerates.
  package var insetDuringGlide = InsetDuringGlide.redirects
  /// 13. When `contentOffset` is set during an animated scroll.
  package var offsetDuringScroll = OffsetDuringScroll.goesOn
  /// 15. Whether the offset is rounded.
  package var offsetRounding = OffsetRounding.pixels
  /// 15. Whether the inset is rounded.
  package var insetRounding = InsetRounding.none
  /// 16. When the origin of the bounds is set directly.
  package var boundsOrigin = BoundsOrigin.isSilent

  // MARK: Touches

  /// 17. Whether `isDecelerating` is `true` in `scrollViewDidEndDragging`.
  package var decelerationAtRelease = DecelerationAtRelease.isFalse
  /// 18. When the end of a deceleration is reported that a finger stops.
  package var caughtDeceleration = CaughtDeceleration.endsAtLift
  /// 19. Whether `isDragging` is `true` while the content decelerates.
  package var draggingInDeceleration = DraggingInDeceleration.isFalse
  /// 20. Whether observers of the pan recognizer's state run before the content moves.
  package var panOrder = PanOrder.observersFirst
  /// 21. When the released content first moves.
  package var firstTick = FirstTick.nextFrame
  /// 23. Whether an animated scroll that was interrupted reports its end.
  package var interruptedScroll = InterruptedScroll.reportsEnd

  // MARK: Animations

  /// 24. When an animation completes that changes nothing.
  package var emptyAnimation = EmptyAnimation.completesSoon
  /// 25. When an animation completes that changes only views outside a window.
  package var animationOutsideWindow = AnimationOutsideWindow.completesSoon
  /// 26. When an animation completes that was removed, or whose view left its window.
  package var removedAnimation = RemovedAnimation.completesSoonWithFalse
  /// 28. When an animation completes that another one of the same property follows.
  package var interruptedAnimation = InterruptedAnimation.completesAtEnd
  /// 29. When an animation completes while animations are turned off.
  package var disabledAnimation = DisabledAnimation.completesInCall
  /// 30. Whether cells that are created in an animation are animated.
  package var cellsInAnimation = CellsInAnimation.areAnimated
  /// 31. When cells disappear that an animation moves out of view.
  package var leavingCells = LeavingCells.disappearAtBegin

  // MARK: Layout and hierarchy

  /// 32. Whether hidden views are laid out.
  package var hiddenLayout = HiddenLayout.happens
  /// 33. What is laid out after a movement.
  package var movementLayout = MovementLayout.scrollView
  /// 34. Where a table inserts rows.
  package var rowPlace = RowPlace.back
  /// 35. Where a background view goes that is set later.
  package var backgroundPlace = BackgroundPlace.back
  /// 36. Whether the system adds views over the edges of a scroll view.
  package var edgeEffects = EdgeEffects.absent
  /// 37. When a view learns that its safe area has changed with its frame.
  package var safeAreaNotice = SafeAreaNotice.inSetter
  /// 37. When the delegate is told of a new adjusted inset.
  package var adjustedInsetNotice = AdjustedInsetNotice.beforeMovement

  // MARK: Lists

  /// 41. How the offset is corrected when rows above are measured.
  package var measuredRows = MeasuredRows.moveWithNotice
  /// 42. What happens to measured heights when data is reloaded.
  package var reloadedHeights = ReloadedHeights.areForgotten
  /// 43. Which direction mirrors a list.
  package var mirroring = Mirroring.ofView

  // MARK: Others

  /// 54. Where pages begin.
  package var pageOrigin = PageOrigin.zero

  /// The likelier answers.
  package init() {}
}
