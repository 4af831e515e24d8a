/// How the stand-in behaves where it is not known what UIKit does.
///
/// Each property is one uncertain behavior of `Documentation/Probe.md`, and its cases are the
/// likely answers. The initial values are the likelier ones, or those of the newest iOS. A library
/// that is right under all of them needs no device to know it.
///
/// A loop has one value. A scroll view keeps the value that its loop had when it was created.
package struct UIKitAnswers: Equatable, Sendable {
  // MARK: Offset, inset and content size

  /// When a new inset, size or frame moves the content.
  package var clamp = Clamp.notifies
  /// When a new inset or size leaves the offset where it is.
  package var clampToEqual = ClampToEqual.isSilent
  /// Which is called first for a movement.
  package var movementOrder = MovementOrder.delegateFirst
  /// When the top inset grows while the content rests at the top.
  package var growingTopInset = GrowingTopInset.keepsOffset
  /// When an inset shrinks while the content rests at that edge.
  package var shrinkingInset = ShrinkingInset.movesAtOnce
  /// Which content moves with the top safe area.
  package var safeAreaChange = SafeAreaChange.movesAtTop
  /// When the content size is set to an equal one while the content is past its edge.
  package var equalContentSize = EqualContentSize.settles
  /// When the inset is set to an equal one while the content is past its edge.
  package var equalInset = EqualInset.isIgnored
  /// Who is notified of an offset that is set to an equal one.
  package var equalOffset = EqualOffset.notifiesObservers
  /// When the content size changes while the content is pulled past an edge.
  package var sizeDuringPull = SizeDuringPull.movesToEdge
  /// When the inset changes while the content is pulled past its edge.
  package var insetDuringPull = InsetDuringPull.movesAtNextTouch
  /// When the inset grows in `scrollViewDidEndDragging`.
  package var insetAtRelease = InsetAtRelease.keepsOffset
  /// When the inset changes while the content decelerates.
  package var insetDuringGlide = InsetDuringGlide.redirects
  /// When `contentOffset` is set during an animated scroll.
  package var offsetDuringScroll = OffsetDuringScroll.goesOn
  /// Whether the offset is rounded.
  package var offsetRounding = OffsetRounding.pixels
  /// Whether the inset is rounded.
  package var insetRounding = InsetRounding.none
  /// When the origin of the bounds is set directly.
  package var boundsOrigin = BoundsOrigin.isSilent

  // MARK: Touches

  /// Whether `isDecelerating` is `true` in `scrollViewDidEndDragging`.
  package var decelerationAtRelease = DecelerationAtRelease.isFalse
  /// When the end of a deceleration is reported that a finger stops.
  package var caughtDeceleration = CaughtDeceleration.endsAtLift
  /// Whether `isDragging` is `true` while the content decelerates.
  package var draggingInDeceleration = DraggingInDeceleration.isFalse
  /// Whether observers of the pan recognizer's state run before the content moves.
  package var panOrder = PanOrder.observersFirst
  /// Which offset `scrollViewWillEndDragging` receives as the target of content past its edge.
  package var targetPastEdge = TargetPastEdge.isOffset
  /// When the released content first moves.
  package var firstTick = FirstTick.nextFrame
  /// Whether an animated scroll that was interrupted reports its end.
  package var interruptedScroll = InterruptedScroll.reportsEnd

  // MARK: Animations

  /// When an animation completes that changes nothing.
  package var emptyAnimation = EmptyAnimation.completesSoon
  /// When an animation completes that changes only views outside a window.
  package var animationOutsideWindow = AnimationOutsideWindow.completesSoon
  /// When an animation completes that was removed, or whose view left its window.
  package var removedAnimation = RemovedAnimation.completesSoonWithFalse
  /// When an animation completes that another one of the same property follows.
  package var interruptedAnimation = InterruptedAnimation.completesAtEnd
  /// When an animation completes while animations are turned off.
  package var disabledAnimation = DisabledAnimation.completesInCall
  /// What happens to animations while the app is in the background.
  package var backgroundAnimation = BackgroundAnimation.ends
  /// Whether cells that are created in an animation are animated.
  package var cellsInAnimation = CellsInAnimation.areAnimated
  /// When cells disappear that an animation moves out of view.
  package var leavingCells = LeavingCells.disappearAtBegin

  // MARK: Layout and hierarchy

  /// Whether hidden views are laid out.
  package var hiddenLayout = HiddenLayout.happens
  /// What is laid out after a movement.
  package var movementLayout = MovementLayout.scrollView
  /// Where a table inserts rows.
  package var rowPlace = RowPlace.back
  /// Where a background view goes that is set later.
  package var backgroundPlace = BackgroundPlace.back
  /// Whether the system adds views over the edges of a scroll view.
  package var edgeEffects = EdgeEffects.absent
  /// When a view learns that its safe area has changed with its frame.
  package var safeAreaNotice = SafeAreaNotice.inSetter
  /// When the delegate is told of a new adjusted inset.
  package var adjustedInsetNotice = AdjustedInsetNotice.beforeMovement

  // MARK: Lists

  /// When the content size changes after items were inserted or deleted.
  package var insertedSize = InsertedSize.inUpdate
  /// How the offset is corrected when rows above are measured.
  package var measuredRows = MeasuredRows.moveWithNotice
  /// What happens to measured heights when data is reloaded.
  package var reloadedHeights = ReloadedHeights.areForgotten
  /// Which direction mirrors a list.
  package var mirroring = Mirroring.ofView

  // MARK: Others

  /// When the height of a bar follows the content.
  package var barHeight = BarHeight.followsContent
  /// What happens to the motion of content that leaves its window.
  package var motionOutsideWindow = MotionOutsideWindow.goesOn
  /// When a zoom lays out its scroll view.
  package var zoomLayout = ZoomLayout.inEachStep
  /// Where pages begin.
  package var pageOrigin = PageOrigin.zero

  /// The likelier answers.
  package init() {}
}
