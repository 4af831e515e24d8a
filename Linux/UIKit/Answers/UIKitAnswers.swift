/// How this implementation of UIKit behaves where Apple's behavior is not known.
///
/// Each property is an uncertain behavior, and its type lists the likely answers.
/// `Documentation/Probe.md` describes them. The initial values are the likeliest answers. The
/// answer for `edgeEffects` depends on the version: the initial value is that of iOS 15 to 18. A
/// library that works with all answers does not depend on the uncertain behavior.
///
/// A main loop has one value. A scroll view keeps the value that its loop had when it was created.
package struct UIKitAnswers: Equatable, Sendable {
  // MARK: Offset, inset and content size

  /// Whether the offset is reported when a new inset, size or frame moves the content.
  package var clamp = Clamp.notifies
  /// Whether the offset is reported when a new inset, size or frame does not move the content.
  package var clampToEqual = ClampToEqual.isSilent
  /// Whether a movement is reported to the delegate or to observers first.
  package var movementOrder = MovementOrder.delegateFirst
  /// Whether content that rests at the top moves when the top inset grows.
  package var growingTopInset = GrowingTopInset.keepsOffset
  /// When content that rests at an edge moves after the inset of that edge shrinks.
  package var shrinkingInset = ShrinkingInset.movesAtOnce
  /// Which content moves with the top safe area.
  package var safeAreaChange = SafeAreaChange.movesAtTop
  /// Whether setting an equal content size moves content that is past its edge.
  package var equalContentSize = EqualContentSize.settles
  /// Whether setting an equal inset moves content that is past its edge.
  package var equalInset = EqualInset.isIgnored
  /// Who is notified when the offset is set to an equal value.
  package var equalOffset = EqualOffset.notifiesObservers
  /// Whether a new content size moves content that is pulled past an edge.
  package var sizeDuringPull = SizeDuringPull.movesToEdge
  /// Whether a new inset moves content that is pulled past an edge.
  package var insetDuringPull = InsetDuringPull.movesAtNextTouch
  /// Whether the content moves too far when the inset grows in `scrollViewDidEndDragging`.
  package var insetAtRelease = InsetAtRelease.keepsOffset
  /// What a new inset does to a deceleration.
  package var insetDuringGlide = InsetDuringGlide.redirects
  /// Whether a new inset ends an animated scroll.
  package var insetDuringScroll = InsetDuringScroll.goesOn
  /// Whether setting `contentOffset` ends an animated scroll.
  package var offsetDuringScroll = OffsetDuringScroll.goesOn
  /// Whether the offset is rounded.
  package var offsetRounding = OffsetRounding.pixels
  /// Whether the inset is rounded.
  package var insetRounding = InsetRounding.none
  /// Whether the offset is reported when the origin of the bounds is set directly.
  package var boundsOrigin = BoundsOrigin.isSilent

  // MARK: Touches

  /// Whether `isDecelerating` is `true` in `scrollViewDidEndDragging`.
  package var decelerationAtRelease = DecelerationAtRelease.isFalse
  /// When the end of a deceleration that a finger stops is reported.
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

  /// When an animation that changes nothing completes.
  package var emptyAnimation = EmptyAnimation.completesSoon
  /// When an animation that changes only views outside a window completes.
  package var animationOutsideWindow = AnimationOutsideWindow.completesSoon
  /// When, and with which flag, an animation completes if it is removed or its view leaves its
  /// window.
  package var removedAnimation = RemovedAnimation.completesSoonWithFalse
  /// When an animation completes if another one of the same property follows.
  package var interruptedAnimation = InterruptedAnimation.completesAtEnd
  /// When an animation completes while animations are turned off.
  package var disabledAnimation = DisabledAnimation.completesInCall
  /// What happens to animations while the app is in the background.
  package var backgroundAnimation = BackgroundAnimation.ends
  /// Whether cells that are created in an animation are animated.
  package var cellsInAnimation = CellsInAnimation.areAnimated
  /// When cells that an animation moves out of view disappear.
  package var leavingCells = LeavingCells.disappearAtBegin

  // MARK: Layout and hierarchy

  /// Whether hidden views are laid out.
  package var hiddenLayout = HiddenLayout.happens
  /// What is laid out after a movement.
  package var movementLayout = MovementLayout.scrollView
  /// Where a table inserts rows.
  package var rowPlace = RowPlace.back
  /// Where a background view is inserted if other subviews exist already.
  package var backgroundPlace = BackgroundPlace.back
  /// Whether the system adds views over the edges of a scroll view.
  package var edgeEffects = EdgeEffects.absent
  /// When a view learns that its safe area has changed with its frame.
  package var safeAreaNotice = SafeAreaNotice.inSetter
  /// When the delegate is told of a new adjusted inset.
  package var adjustedInsetNotice = AdjustedInsetNotice.beforeMovement

  /// Whether laying out a list outside a window is reported.
  package var layoutOutside = LayoutOutside.isReported

  // MARK: Lists

  /// Whether a collection that was reloaded has uncommitted updates.
  package var uncommitted = Uncommitted.excludesReload
  /// Whether pinned section headers and footers follow an animated movement.
  package var pinnedViews = PinnedViews.jump
  /// When the content size changes after items were inserted or deleted.
  package var insertedSize = InsertedSize.inUpdate
  /// How the offset is corrected when rows above are measured.
  package var measuredRows = MeasuredRows.moveWithNotice
  /// What happens to measured heights when data is reloaded.
  package var reloadedHeights = ReloadedHeights.areForgotten
  /// Whose layout direction mirrors a collection.
  package var mirroring = Mirroring.ofView
  /// What a flipped collection mirrors.
  package var flip = Flip.collection

  // MARK: Others

  /// When the height of a bar follows the content.
  package var barHeight = BarHeight.followsContent
  /// What happens to the motion of content that leaves its window.
  package var motionOutsideWindow = MotionOutsideWindow.goesOn
  /// When a zoom lays out its scroll view.
  package var zoomLayout = ZoomLayout.inEachStep
  /// Where pages begin.
  package var pageOrigin = PageOrigin.zero
  /// When blocks run that were added to the main queue with a delay.
  package var dispatchedBlocks = DispatchedBlocks.areOnTime
  /// What a pull at the top of a list in a sheet moves.
  package var sheetPull = SheetPull.sheet
  /// What `UIAccessibility.focusedElement(using:)` returns for a view that has the focus.
  package var focusedElement = FocusedElement.isView
  /// Whether a label takes a font that is equal to its own.
  package var equalFont = EqualFont.isSet
  /// How a visual effect looks below a mask or an alpha less than 1.
  package var maskedEffect = MaskedEffect.isFlat

  /// Creates the default answers.
  package init() {}
}
