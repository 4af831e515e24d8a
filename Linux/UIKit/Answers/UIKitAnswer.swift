import Foundation

/// The possible answers to one question about the behavior of UIKit. The first one is the default.
package protocol UIKitAnswer: CaseIterable, RawRepresentable<String>, Sendable
where AllCases == [Self] {}

extension UIKitAnswers {
  /// A behavior with several likely answers, identified by the name of its property.
  package struct Behavior: Sendable, CustomStringConvertible {
    /// The name of the property of ``UIKitAnswers``.
    package let name: String
    /// The names of the answers. The first one is the default.
    package let answers: [String]
    /// Returns the name of the selected answer.
    package let answer: @Sendable (UIKitAnswers) -> String
    private let set: @Sendable (inout UIKitAnswers, String) -> Void

    init<Answer: UIKitAnswer>(
      _ name: String, _ property: any WritableKeyPath<UIKitAnswers, Answer> & Sendable
    ) {
      self.name = name
      answers = Answer.allCases.map(\.rawValue)
      answer = { $0[keyPath: property].rawValue }
      set = { all, name in
        guard let answer = Answer(rawValue: name) else { return }
        all[keyPath: property] = answer
      }
    }

    package var description: String { name }

    /// Selects an answer.
    package func set(_ answer: String, in answers: inout UIKitAnswers) { set(&answers, answer) }
  }

  /// The answers that are not the default, by the names of their behaviors.
  package var deviations: [String: String] {
    Dictionary(
      uniqueKeysWithValues: Self.behaviors.compactMap { behavior in
        let answer = behavior.answer(self)
        return answer == behavior.answers[0] ? nil : (behavior.name, answer)
      })
  }

  /// Creates the default answers with some exceptions. Returns `nil` if a behavior or an answer
  /// does not exist.
  ///
  /// - Parameter deviations: The exceptions, by the names of their behaviors.
  package init?(deviations: [String: String]) {
    self.init()
    guard change(deviations) else { return nil }
  }

  /// Selects answers, by the names of their behaviors. Returns whether all of them exist.
  @discardableResult
  package mutating func change(_ answers: [String: String]) -> Bool {
    for (name, answer) in answers {
      guard let behavior = Self.behaviors.first(where: { $0.name == name }),
        behavior.answers.contains(answer)
      else { return false }
      behavior.set(answer, in: &self)
    }
    return true
  }

  /// The answers for the sessions of MJRefresh that were recorded without a screen: see
  /// `Documentation/Traces.md`.
  package static var ofRecordingHost: UIKitAnswers {
    var answers = UIKitAnswers()
    answers.emptyAnimation = .completesAtEnd
    answers.removedAnimation = .completesAtEnd
    answers.animationOutsideWindow = .completesAtEnd
    answers.disabledAnimation = .completesSoon
    answers.equalInset = .settles
    answers.offsetDuringScroll = .ends
    answers.offsetRounding = .none
    return answers
  }

  /// The default answers, except for those in the environment variable `UIKIT_ANSWERS`, such as
  /// `clamp=isSilent,panOrder=contentFirst`. An unknown answer stops the program.
  package static let ofEnvironment: UIKitAnswers = {
    let text = ProcessInfo.processInfo.environment["UIKIT_ANSWERS"] ?? ""
    var answers = UIKitAnswers()
    for entry in text.split(separator: ",") {
      let parts = entry.split(separator: "=").map(String.init)
      precondition(
        parts.count == 2 && answers.change([parts[0]: parts[1]]), "there is no answer \(entry)")
    }
    return answers
  }()

  /// Each answer that is not the default, with its behavior.
  package static var singleDeviations: [(behavior: Behavior, answer: String)] {
    behaviors.flatMap { behavior in behavior.answers.dropFirst().map { (behavior, $0) } }
  }

  /// Random answers: the default in half of the cases, otherwise one of the others.
  package static func random(using generator: inout some RandomNumberGenerator) -> UIKitAnswers {
    var answers = UIKitAnswers()
    for behavior in behaviors where Bool.random(using: &generator) {
      guard let answer = behavior.answers.dropFirst().randomElement(using: &generator)
      else { continue }
      behavior.set(answer, in: &answers)
    }
    return answers
  }
}
