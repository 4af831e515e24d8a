#if !hasFeature(Embedded)
  /// An engine that can be written in a recording, and restored from it in any state.
  package protocol RecordableEngine: Equatable, Sendable {
    /// The name of the engine in recordings.
    static var recordedName: String { get }
    /// The values of the engine, except its edge and its input, in the order in which they are set.
    static var recordedFields: [RecordedField<Self>] { get }

    init(edge: RefreshEdge, extent: Double)
    var edge: RefreshEdge { get }
    var extent: Double { get set }
    var mayBegin: Bool { get set }
    var isInWindow: Bool { get set }
    /// The geometry of the last event.
    var geometry: ScrollGeometry { get set }
    mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision
  }

  extension RecordableEngine {
    /// Restores the engine that a word describes. A value that the word does not have is that of a
    /// new engine.
    package init(_ word: RecordedWord) throws(RecordingProblem) {
      guard
        let edge = word.values.first(where: { $0.name == "edge" })
          .flatMap({ RefreshEdge(recordedText: $0.text) })
      else { throw RecordingProblem("the engine has no edge") }
      var input = EngineInput.ofNewEngine
      var texts: [String: String] = [:]
      for (name, text) in word.values where name != "edge" {
        if try RecordedList.set(name, to: text, in: &input, fields: EngineInput.recordedFields) {
          continue
        }
        guard Self.recordedFields.contains(where: { $0.name == name }) else {
          throw RecordingProblem("there is no value \"\(name)\"")
        }
        texts[name] = text
      }
      let new = Self(edge: edge, extent: input.extent)
      self = new
      // Setting one value may change another one, so every value is set.
      for field in Self.recordedFields {
        let text = texts[field.name] ?? field.text(new)
        _ = try RecordedList.set(field.name, to: text, in: &self, fields: [field])
      }
      geometry = input.geometry
      mayBegin = input.mayBegin
      isInWindow = input.isInWindow
    }

    /// The word that describes the engine.
    package var recordedWord: String {
      let changes =
        RecordedList.changes(
          from: .ofNewEngine, to: lastInput, fields: EngineInput.recordedFields)
        + RecordedList.changes(
          from: Self(edge: edge, extent: extent), to: self, fields: Self.recordedFields)
      return (["\(Self.recordedName)@edge=\(edge.recordedText)"] + changes).joined(separator: ",")
    }

    /// The input of the last event.
    package var lastInput: EngineInput {
      EngineInput(geometry: geometry, extent: extent, mayBegin: mayBegin, isInWindow: isInWindow)
    }

    /// Handles an event with its input, as the component does.
    package mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision {
      extent = input.extent
      mayBegin = input.mayBegin
      isInWindow = isInWindow || input.isInWindow
      return handle(event, in: input.geometry)
    }
  }

  extension EngineInput {
    /// The input before the first event.
    fileprivate static var ofNewEngine: EngineInput {
      EngineInput(geometry: ScrollGeometry(), extent: 0, mayBegin: true, isInWindow: false)
    }
  }

  extension PullEngine: RecordableEngine {
    package static var recordedName: String { "pull" }

    package static var recordedFields: [RecordedField<PullEngine>] {
      [
        RecordedField("handlerTiming", \.handlerTiming),
        RecordedField("revealsWhenBegun", \.revealsWhenBegun),
        RecordedField("beginsAtThreshold", \.beginsAtThreshold),
        RecordedField("showsFailure", \.showsFailure), RecordedField("holds", \.holds),
        RecordedField("phase", \.phase), RecordedField("displayedOutcome", \.displayedOutcome),
        RecordedField("runningHolds", \.runningHolds),
        RecordedField("hasReachedThreshold", \.hasReachedThreshold),
        RecordedField("progress", \.progress),
        RecordedField("lastPullProgress", \.lastPullProgress),
        RecordedField("insetAmount", \.insetAmount), RecordedField("isHidden", \.isHidden),
        RecordedField("lastExtent", \.lastExtent), RecordedField("lastNumber", \.lastNumber),
      ]
    }
  }

  extension AutoEngine: RecordableEngine {
    package static var recordedName: String { "auto" }

    // Setting the limit of loads restarts their count, so the count comes after it.
    package static var recordedFields: [RecordedField<AutoEngine>] {
      [
        RecordedField("loadsAutomatically", \.loadsAutomatically),
        RecordedField("loadThreshold", \.loadThreshold),
        RecordedField("prefetchDistance", \.prefetchDistance),
        RecordedField("prefetchedItemsLength", \.prefetchedItemsLength),
        RecordedField("showsFailure", \.showsFailure),
        RecordedField("maximumLoadsPerDrag", \.maximumLoadsPerDrag),
        RecordedField("loadsAgainWithoutFinger", \.loadsAgainWithoutFinger),
        RecordedField("phase", \.phase),
        RecordedField("remainingLoads", \.remainingLoads),
        RecordedField("mayLoadWithoutFinger", \.mayLoadWithoutFinger),
        RecordedField("mayPrefetch", \.mayPrefetch),
        RecordedField("fruitlessLoads", \.fruitlessLoads),
        RecordedField("dragStart", \.dragStart), RecordedField("comesFromStart", \.comesFromStart),
        RecordedField("isHidden", \.isHidden), RecordedField("isAttached", \.isAttached),
        RecordedField("lastNumber", \.lastNumber),
      ]
    }
  }
#endif
