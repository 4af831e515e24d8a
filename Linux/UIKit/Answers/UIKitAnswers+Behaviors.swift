extension UIKitAnswers {
  /// All behaviors, in the order of the table.
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
    Behavior("insertedSize", \.insertedSize),
    Behavior("measuredRows", \.measuredRows),
    Behavior("reloadedHeights", \.reloadedHeights),
    Behavior("mirroring", \.mirroring),
    Behavior("barHeight", \.barHeight),
    Behavior("motionOutsideWindow", \.motionOutsideWindow),
    Behavior("zoomLayout", \.zoomLayout),
    Behavior("pageOrigin", \.pageOrigin),
  ]

  /// The answers of ``clamp``.
  package enum Clamp: String, UIKitAnswer { case notifies, isSilent }
  /// The answers of ``clampToEqual``.
  package enum ClampToEqual: String, UIKitAnswer { case isSilent, notifies }
  /// The answers of ``movementOrder``.
  package enum MovementOrder: String, UIKitAnswer { case delegateFirst, observersFirst }
  /// The answers of ``growingTopInset``.
  package enum GrowingTopInset: String, UIKitAnswer { case keepsOffset, movesContent }
  /// The answers of ``shrinkingInset``.
  package enum ShrinkingInset: String, UIKitAnswer { case movesAtOnce, movesAtNextTouch }
  /// The answers of ``safeAreaChange``.
  package enum SafeAreaChange: String, UIKitAnswer {
    case movesAtTop, movesAnywhere, movesIfScrollable
  }
  /// The answers of ``equalContentSize``.
  package enum EqualContentSize: String, UIKitAnswer { case settles, isIgnored }
  /// The answers of ``equalInset``.
  package enum EqualInset: String, UIKitAnswer { case isIgnored, settles }
  /// The answers of ``equalOffset``.
  package enum EqualOffset: String, UIKitAnswer { case notifiesObservers, notifiesAll, isSilent }
  /// The answers of ``sizeDuringPull``.
  package enum SizeDuringPull: String, UIKitAnswer { case movesToEdge, keepsOffset }
  /// The answers of ``insetDuringPull``.
  package enum InsetDuringPull: String, UIKitAnswer { case movesAtNextTouch, keepsOffset }
  /// The answers of ``insetAtRelease``.
  package enum InsetAtRelease: String, UIKitAnswer { case keepsOffset, overshoots }
  /// The answers of ``insetDuringGlide``.
  package enum InsetDuringGlide: String, UIKitAnswer { case redirects, ends, stutters }
  /// The answers of ``offsetDuringScroll``.
  package enum OffsetDuringScroll: String, UIKitAnswer { case goesOn, ends }
  /// The answers of ``offsetRounding``.
  package enum OffsetRounding: String, UIKitAnswer { case pixels, none }
  /// The answers of ``insetRounding``.
  package enum InsetRounding: String, UIKitAnswer { case none, pixels }
  /// The answers of ``boundsOrigin``.
  package enum BoundsOrigin: String, UIKitAnswer { case isSilent, notifies }
  /// The answers of ``decelerationAtRelease``.
  package enum DecelerationAtRelease: String, UIKitAnswer { case isFalse, isTrue }
  /// The answers of ``caughtDeceleration``.
  package enum CaughtDeceleration: String, UIKitAnswer {
    case endsAtLift, endsAtTouch, isNotReported
  }
  /// The answers of ``draggingInDeceleration``.
  package enum DraggingInDeceleration: String, UIKitAnswer { case isFalse, isTrue }
  /// The answers of ``panOrder``.
  package enum PanOrder: String, UIKitAnswer { case observersFirst, contentFirst }
  /// The answers of ``targetPastEdge``.
  package enum TargetPastEdge: String, UIKitAnswer { case isOffset, isEdge }
  /// The answers of ``firstTick``.
  package enum FirstTick: String, UIKitAnswer { case nextFrame, withinRelease }
  /// The answers of ``interruptedScroll``.
  package enum InterruptedScroll: String, UIKitAnswer { case reportsEnd, isSilent }
  /// The answers of ``emptyAnimation``.
  package enum EmptyAnimation: String, UIKitAnswer { case completesSoon, completesAtEnd }
  /// The answers of ``animationOutsideWindow``.
  package enum AnimationOutsideWindow: String, UIKitAnswer { case completesSoon, completesAtEnd }
  /// The answers of ``removedAnimation``.
  package enum RemovedAnimation: String, UIKitAnswer {
    case completesSoonWithFalse, completesSoonWithTrue, completesAtEnd
  }
  /// The answers of ``interruptedAnimation``.
  package enum InterruptedAnimation: String, UIKitAnswer { case completesAtEnd, completesSoon }
  /// The answers of ``disabledAnimation``.
  package enum DisabledAnimation: String, UIKitAnswer { case completesInCall, completesSoon }
  /// The answers of ``backgroundAnimation``.
  package enum BackgroundAnimation: String, UIKitAnswer { case ends, goesOn }
  /// The answers of ``cellsInAnimation``.
  package enum CellsInAnimation: String, UIKitAnswer { case areAnimated, areNotAnimated }
  /// The answers of ``leavingCells``.
  package enum LeavingCells: String, UIKitAnswer { case disappearAtBegin, disappearAtEnd }
  /// The answers of ``hiddenLayout``.
  package enum HiddenLayout: String, UIKitAnswer { case happens, isSkipped }
  /// The answers of ``movementLayout``.
  package enum MovementLayout: String, UIKitAnswer { case scrollView, superview, atOnce }
  /// The answers of ``rowPlace``.
  package enum RowPlace: String, UIKitAnswer { case back, front }
  /// The answers of ``backgroundPlace``.
  package enum BackgroundPlace: String, UIKitAnswer { case back, front }
  /// The answers of ``edgeEffects``.
  package enum EdgeEffects: String, UIKitAnswer { case absent, present }
  /// The answers of ``safeAreaNotice``.
  package enum SafeAreaNotice: String, UIKitAnswer { case inSetter, inLayout }
  /// The answers of ``adjustedInsetNotice``.
  package enum AdjustedInsetNotice: String, UIKitAnswer { case beforeMovement, afterMovement }
  /// The answers of ``insertedSize``.
  package enum InsertedSize: String, UIKitAnswer { case inUpdate, inLayout }
  /// The answers of ``measuredRows``.
  package enum MeasuredRows: String, UIKitAnswer { case moveWithNotice, moveSilently, stay }
  /// The answers of ``reloadedHeights``.
  package enum ReloadedHeights: String, UIKitAnswer { case areForgotten, areKept }
  /// The answers of ``mirroring``.
  package enum Mirroring: String, UIKitAnswer { case ofView, ofApp }
  /// The answers of ``barHeight``.
  package enum BarHeight: String, UIKitAnswer { case followsContent, changesAtRest }
  /// The answers of ``motionOutsideWindow``.
  package enum MotionOutsideWindow: String, UIKitAnswer { case goesOn, ends }
  /// The answers of ``zoomLayout``.
  package enum ZoomLayout: String, UIKitAnswer { case inEachStep, later }
  /// The answers of ``pageOrigin``.
  package enum PageOrigin: String, UIKitAnswer { case zero, inset }
}
