import EdgeRefresh
import UIKit

extension Trace {
  /// An option of a component: a row of the table ``all``.
  package struct Option: RawRepresentable, Hashable, Encodable, CodingKeyRepresentable, Sendable {
    /// The name in recordings. An option of `RefreshOptions` has the name of the property.
    package let rawValue: String
    /// The kinds of controls that have the option. Others ignore it.
    let kinds: Set<ControlKind>
    /// Throws if the option cannot have a value.
    let check: @Sendable (JSONField) throws(Problem) -> Void
    /// The values in random sessions.
    let draws: [JSONValue]
    /// The random sessions that have the option: those with one of these topics.
    let topics: Set<SoakSession.Topic>
    /// In such a session, one in `odds` controls has the option from the beginning.
    let odds: Int
    /// Changes the options of a control.
    let changeOptions: @Sendable (inout RefreshOptions, JSONValue) -> Void
    /// Changes anything else of a control.
    let changeControl: @MainActor @Sendable (TraceHost.HostedControl, JSONValue) -> Void
  }
}

extension Trace.Option {
  /// All options. They are set in this order. An option without a topic is an optional feature.
  package static let all: [Self] = [
    // The options of the recordings of MJRefresh.
    .option(\.fadesWithPull, .flag, in: [.anything]),
    .init("animationDisabled", .flag, in: [.anything], odds: 8) {
      $0.component.openingDuration = $1 ? 0 : 0.25
      $0.component.closingDuration = $1 ? 0 : 0.4
    },
    .option(\.openingDuration, .seconds(0, 0.1, 0.5), in: [.anything]),
    .option(\.closingDuration, .seconds(0, 0.1, 1), in: [.anything]),
    .option(\.distanceFromContent, .number(0, 10, 30, 40), in: [.anything]),
    .option(\.loading.loadsAutomatically, .flag, of: .automatic, in: [.anything]),
    .option(
      \.loading.loadThreshold, .number(0, 0.5, 1, -10), of: .automatic, in: [.anything]),
    // Setting the limit restarts the count, even with the same value.
    .init(
      "maximumLoadsPerDrag", .whole(-1, 0, 1, 2, 3, in: -1...1_000_000), of: .automatic,
      in: [.anything],
      control: { ($0.component as? any AutomaticLoading)?.maximumLoadsPerDrag = $1 < 0 ? nil : $1 },
      options: { $0.loading.maximumLoadsPerDrag = $1 < 0 ? nil : $1 }),
    .init("images", .images, of: .withImages, in: [.anything, .sizes], odds: 1) {
      $0.setImages($1)
    },
    .init("stateHidden", .flag, in: [.anything]) {
      TraceHost.stateLabel(of: $0.component)?.isHidden = $1
    },
    .init("timeHidden", .flag) {
      ($0.component as? StateHeader)?.lastUpdatedTimeLabel.isHidden = $1
    },
    .init("isRefreshingTitleHidden", .flag) {
      ($0.component as? AutoStateFooter)?.isRefreshingTitleHidden = $1
    },
    .init("inCallback", .choice, in: [.anything]) { $0.handlerAction = $1 },
    .init("grow", .whole(1, 5, 20, in: 0...10_000), in: [.anything]) { $0.growth = $1 },
    // The options of sessions with touches.
    .init(
      "length", .number(0, 30, 44, 54, 70, 100, in: 0...10_000), in: [.anything, .sizes], odds: 8
    ) { $0.setLength($1) },
    .option(\.isBlockedByOtherRefreshes, .flag, in: [.anything]),
    .init("isUserInteractionEnabled", .flag, in: [.anything], odds: 8) {
      $0.component.isUserInteractionEnabled = $1
    },
    .init("loadTime", .seconds(0, 0.1, 0.5, 1, 2), in: [.loads, .features], odds: 2) {
      $0.loadTime = $1
    },
    .init("fails", .flag, in: [.loads], odds: 1) { $0.fails = $1 },
    .init("asyncHandler", .flag) { $0.handleAsynchronously($1) },
    .init("outcome", .choice) { $0.outcome = $1 },
    .option(\.minimumVisibleDuration, .seconds(0, 0.3, 1, 2)),
    .option(\.resultDuration, .seconds(0, 0.3, 1, 2)),
    .optional(\.timeoutDuration, .seconds(0, 0.2, 1, 5)),
    .option(\.showsFailure, .flag),
    .option(\.beginsAtThreshold, .flag),
    .option(\.hidesUnderBars, .flag),
    .option(\.playsHapticFeedback, .flag),
    .option(\.scrollsToControl, .flag),
    .optional(\.adjustsForContentSizeCategory, .flag),
    .option(\.loading.loadsAgainOnReturn, .flag, of: .automatic),
    .option(\.loading.prefetchDistance, .distance, of: .automatic),
    .optional(\.loading.keepsVisibleContentInPlace, .flag, of: .automatic),
    .optional(\.loading.keepsEndVisible, .flag, of: .automatic),
    .option(\.footer.hidesWhenEmpty, .flag, of: .footers),
    .option(\.footer.hidesWhenContentFits, .flag, of: .footers),
    .option(\.footer.resetsWithHeader, .flag, of: .footers),
    .init("secondLevel", .number(0, 1, 2, 2.5, 4, in: 0...100), of: .pulledHeaders) {
      $0.setSecondLevel($1)
    },
    .init("inSetter", .choice, in: [.handlers], odds: 1) { $0.setterAction = $1 },
    .init("inEnd", .choice, in: [.handlers], odds: 1) { $0.endAction = $1 },
  ]

  /// Makes the row of a property of `RefreshOptions`. The description of a key path ends with the
  /// name of the property.
  private static func option<Value>(
    _ path: any WritableKeyPath<RefreshOptions, Value> & Sendable, _ values: OptionValues<Value>,
    of kinds: Set<Trace.ControlKind> = .all, in topics: Set<SoakSession.Topic> = [.features]
  ) -> Self {
    let name = path.debugDescription.split(separator: ".").last.map(String.init) ?? ""
    return Self(name, values, of: kinds, in: topics, options: { $0[keyPath: path] = $1 })
  }

  /// Makes the row of a property that may be `nil`, which no recording sets.
  private static func optional<Value>(
    _ path: any WritableKeyPath<RefreshOptions, Value?> & Sendable, _ values: OptionValues<Value>,
    of kinds: Set<Trace.ControlKind> = .all
  ) -> Self {
    option(path, values.optional, of: kinds)
  }

  private init<Value>(
    _ name: String, _ values: OptionValues<Value>, of kinds: Set<Trace.ControlKind> = .all,
    in topics: Set<SoakSession.Topic> = [.features], odds: Int = 4,
    control: (@MainActor @Sendable (TraceHost.HostedControl, Value) -> Void)? = nil,
    options: (@Sendable (inout RefreshOptions, Value) -> Void)? = nil
  ) {
    (rawValue, self.kinds, self.topics, self.odds) = (name, kinds, topics, odds)
    draws = values.draws
    check = { (field) throws(Trace.Problem) in _ = try values.read(field) }
    @Sendable func value(_ json: JSONValue) -> Value? {
      try? values.read(JSONField(json, path: []))
    }
    changeOptions = { target, json in
      if let value = value(json) { options?(&target, value) }
    }
    changeControl = { target, json in
      if let value = value(json) { control?(target, value) }
    }
  }

  /// Makes the option with a name; `nil` if there is none.
  package init?(rawValue: String) {
    guard let option = Self.options[rawValue] else { return nil }
    self = option
  }

  private static let options = Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $0) })
}

extension Trace.Option: ExpressibleByStringLiteral {
  /// Makes the option with a name, which must exist.
  package init(stringLiteral name: String) {
    guard let option = Self(rawValue: name) else { preconditionFailure("no option \(name)") }
    self = option
  }
}

/// The options that a trace has set on a control.
struct OptionSettings {
  let setUp: Trace.ComponentSetUp
  var options = RefreshOptions()
  /// The values of all options, including those of `RefreshOptions`.
  private(set) var values: [Trace.Option: JSONValue] = [:]

  init(_ setUp: Trace.ComponentSetUp) {
    self.setUp = setUp
    for (option, value) in setUp.orderedOptions { set(option, to: value) }
  }

  mutating func set(_ option: Trace.Option, to value: JSONValue) {
    values[option] = value
    option.changeOptions(&options, value)
  }
}
