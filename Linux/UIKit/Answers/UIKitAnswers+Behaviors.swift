extension UIKitAnswers {
  /// All behaviors, in the order of the table in `Documentation/Probe.md`.
  package static let behaviors: [Behavior] = [
    Behavior("clamp", \.clamp),
    Behavior("clampToEqual", \.clampToEqual),
    Behavior("movementOrder", \.movementOrder),
    Behavior("growingTopInset", \.growingTopInset),
    Behavior("shrinkingInset", \.shrinkingInset),
    Behavior("safeAreaChange", \.safeAreaChange),
    Behavior("equalContentSize", \.equalContentSize),
    Behavior("equalInset", \.equalInset),
    Behavior("equalOffset", \.equalOffset),
    Behavior("sizeDuringPull", \.sizeDuringPull),
    Behavior("insetDuringPull", \.insetDuringPull),
    Behavior("insetAtRelease", \.insetAtRelease),
    Behavior("insetDuringGlide", \.insetDuringGlide),
    Behavior("insetDuringScroll", \.insetDuringScroll),
    Behavior("offsetDuringScroll", \.offsetDuringScroll),
    Behavior("offsetRounding", \.offsetRounding),
    Behavior("insetRounding", \.insetRounding),
    Behavior("boundsOrigin", \.boundsOrigin),
    Behavior("decelerationAtRelease", \.decelerationAtRelease),
    Behavior("caughtDeceleration", \.caughtDeceleration),
    Behavior("draggingInDeceleration", \.draggingInDeceleration),
    Behavior("panOrder", \.panOrder),
    Behavior("targetPastEdge", \.targetPastEdge),
    Behavior("firstTick", \.firstTick),
    Behavior("interruptedScroll", \.interruptedScroll),
    Behavior("emptyAnimation", \.emptyAnimation),
    Behavior("animationOutsideWindow", \.animationOutsideWindow),
    Behavior("removedAnimation", \.removedAnimation),
    Behavior("interruptedAnimation", \.interruptedAnimation),
    Behavior("disabledAnimation", \.disabledAnimation),
    Behavior("backgroundAnimation", \.backgroundAnimation),
    Behavior("cellsInAnimation", \.cellsInAnimation),
    Behavior("leavingCells", \.leavingCells),
    Behavior("hiddenLayout", \.hiddenLayout),
    Behavior("movementLayout", \.movementLayout),
    Behavior("rowPlace", \.rowPlace),
    Behavior("backgroundPlace", \.backgroundPlace),
    Behavior("edgeEffects", \.edgeEffects),
    Behavior("safeAreaNotice", \.safeAreaNotice),
    Behavior("adjustedInsetNotice", \.adjustedInsetNotice),
    Behavior("layoutOutside", \.layoutOutside),
    Behavior("uncommitted", \.uncommitted),
    Behavior("pinnedViews", \.pinnedViews),
    Behavior("insertedSize", \.insertedSize),
    Behavior("measuredRows", \.measuredRows),
    Behavior("reloadedHeights", \.reloadedHeights),
    Behavior("mirroring", \.mirroring),
    Behavior("flip", \.flip),
    Behavior("barHeight", \.barHeight),
    Behavior("motionOutsideWindow", \.motionOutsideWindow),
    Behavior("zoomLayout", \.zoomLayout),
    Behavior("pageOrigin", \.pageOrigin),
    Behavior("dispatchedBlocks", \.dispatchedBlocks),
    Behavior("sheetPull", \.sheetPull),
    Behavior("focusedElement", \.focusedElement),
    Behavior("equalFont", \.equalFont),
    Behavior("maskedEffect", \.maskedEffect),
  ]

  // Each type contains the answers of the property with the same name.

  package enum Clamp: String, UIKitAnswer { case notifies, isSilent }
  package enum ClampToEqual: String, UIKitAnswer { case isSilent, notifies }
  package enum MovementOrder: String, UIKitAnswer { case delegateFirst, observersFirst }
  package enum GrowingTopInset: String, UIKitAnswer { case keepsOffset, movesContent }
  package enum ShrinkingInset: String, UIKitAnswer { case movesAtOnce, movesAtNextTouch }
  package enum SafeAreaChange: String, UIKitAnswer {
    case movesAtTop, movesAnywhere, movesIfScrollable
  }
  package enum EqualContentSize: String, UIKitAnswer { case settles, isIgnored }
  package enum EqualInset: String, UIKitAnswer { case isIgnored, settles }
  package enum EqualOffset: String, UIKitAnswer { case notifiesObservers, notifiesAll, isSilent }
  package enum SizeDuringPull: String, UIKitAnswer { case movesToEdge, keepsOffset }
  package enum InsetDuringPull: String, UIKitAnswer { case movesAtNextTouch, keepsOffset }
  package enum InsetAtRelease: String, UIKitAnswer { case keepsOffset, overshoots }
  package enum InsetDuringGlide: String, UIKitAnswer { case redirects, ends, stutters }
  package enum InsetDuringScroll: String, UIKitAnswer { case goesOn, ends }
  package enum OffsetDuringScroll: String, UIKitAnswer { case goesOn, ends }
  package enum OffsetRounding: String, UIKitAnswer { case pixels, none }
  package enum InsetRounding: String, UIKitAnswer { case none, pixels }
  package enum BoundsOrigin: String, UIKitAnswer { case isSilent, notifies }
  package enum DecelerationAtRelease: String, UIKitAnswer { case isFalse, isTrue }
  package enum CaughtDeceleration: String, UIKitAnswer {
    case endsAtLift, endsAtTouch, isNotReported
  }
  package enum DraggingInDeceleration: String, UIKitAnswer { case isFalse, isTrue }
  package enum PanOrder: String, UIKitAnswer { case observersFirst, contentFirst }
  package enum TargetPastEdge: String, UIKitAnswer { case isOffset, isEdge }
  package enum FirstTick: String, UIKitAnswer { case nextFrame, withinRelease }
  package enum InterruptedScroll: String, UIKitAnswer { case reportsEnd, isSilent }
  package enum EmptyAnimation: String, UIKitAnswer { case completesSoon, completesAtEnd }
  package enum AnimationOutsideWindow: String, UIKitAnswer { case completesSoon, completesAtEnd }
  package enum RemovedAnimation: String, UIKitAnswer {
    case completesSoonWithFalse, completesSoonWithTrue, completesAtEnd
  }
  package enum InterruptedAnimation: String, UIKitAnswer { case completesAtEnd, completesSoon }
  package enum DisabledAnimation: String, UIKitAnswer { case completesInCall, completesSoon }
  package enum BackgroundAnimation: String, UIKitAnswer { case ends, goesOn }
  package enum CellsInAnimation: String, UIKitAnswer { case areAnimated, areNotAnimated }
  package enum LeavingCells: String, UIKitAnswer { case disappearAtBegin, disappearAtEnd }
  package enum HiddenLayout: String, UIKitAnswer { case happens, isSkipped }
  package enum MovementLayout: String, UIKitAnswer { case scrollView, superview, atOnce }
  package enum RowPlace: String, UIKitAnswer { case back, front }
  package enum BackgroundPlace: String, UIKitAnswer { case back, front }
  package enum EdgeEffects: String, UIKitAnswer { case absent, present }
  package enum SafeAreaNotice: String, UIKitAnswer { case inSetter, inLayout }
  package enum AdjustedInsetNotice: String, UIKitAnswer { case beforeMovement, afterMovement }
  package enum LayoutOutside: String, UIKitAnswer { case isReported, isSilent }
  package enum Uncommitted: String, UIKitAnswer { case excludesReload, includesReload }
  package enum PinnedViews: String, UIKitAnswer { case jump, follow }
  package enum InsertedSize: String, UIKitAnswer { case inUpdate, inLayout }
  package enum MeasuredRows: String, UIKitAnswer { case moveWithNotice, moveSilently, stay }
  package enum ReloadedHeights: String, UIKitAnswer { case areForgotten, areKept }
  package enum Mirroring: String, UIKitAnswer { case ofView, ofApp }
  package enum Flip: String, UIKitAnswer { case collection, subviews }
  package enum BarHeight: String, UIKitAnswer { case followsContent, changesAtRest }
  package enum MotionOutsideWindow: String, UIKitAnswer { case goesOn, ends }
  package enum ZoomLayout: String, UIKitAnswer { case inEachStep, later }
  package enum PageOrigin: String, UIKitAnswer { case zero, inset }
  package enum DispatchedBlocks: String, UIKitAnswer { case areOnTime, areLate }
  package enum SheetPull: String, UIKitAnswer { case sheet, list }
  package enum FocusedElement: String, UIKitAnswer {
    case isView, isInView, isNested, isInList
  }
  package enum EqualFont: String, UIKitAnswer { case isSet, isIgnored }
  package enum MaskedEffect: String, UIKitAnswer { case isFlat, looksRight, isReported }
}
