import EdgeRefreshCore
public import Foundation
public import UIKit

/// A recording of what happens to the refresh controls of a scroll view, for a bug report.
///
/// ```swift
/// @MainActor
/// func record(_ scrollView: UIScrollView, to file: URL) throws -> RefreshRecording {
///   try RefreshRecording(of: scrollView, to: file)
/// }
/// ```
///
/// A recording contains one line of JSON for each event of each control: the time, the event, the
/// geometry of the scroll view and the decision of the control's engine. It contains numbers and
/// the names of the library's own values, and the versions of the system and the library. It
/// contains none of the app's texts, images, class names or identifiers.
///
/// A control that is attached during the recording is recorded, too. Keep a reference to the
/// recording, and stop it when you have seen the problem. The recorded controls retain it until
/// then, so a function that you pass should capture the controls' owner weakly. Controls that are
/// not recorded compare one value with `nil` for each event. Recording an event takes a few
/// microseconds, and its line has 300 to 1,500 bytes. The last lines before a crash are in the
/// file, because each line is written immediately.
@MainActor
public final class RefreshRecording: EventRecorder {
  /// The version of the library.
  public static let libraryVersion = "0.1.0"

  /// Whether controls are being recorded.
  public private(set) var isRecording = true

  private weak var scrollView: UIScrollView?
  private let write: @MainActor (String) -> Void
  private let now: @MainActor () -> Date
  private let start: Date
  private var controls = SmallDictionary<ObjectIdentifier, RecordedControl>()
  private var lastNumber = 0
  /// The time of the last line, in milliseconds.
  private var lastTime = 0

  private final class RecordedControl {
    let number: Int
    /// The engine that a replay of the recording has after the last event.
    var engine: RefreshEngine?

    init(number: Int) { self.number = number }
  }

  /// Records the controls of a scroll view in a file. An earlier recording of the scroll view is
  /// stopped.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view. It is not retained.
  ///   - file: A file on the device. It is created, or replaced if it exists. If the device has no
  ///     space left, writing raises an exception, as `FileHandle` does.
  /// - Throws: The error of `FileHandle` if the file cannot be created.
  public convenience init(of scrollView: UIScrollView, to file: URL) throws {
    // If this fails, opening the file throws an error that contains the reason.
    _ = FileManager.default.createFile(atPath: file.path, contents: nil, attributes: nil)
    let handle = try FileHandle(forWritingTo: file)
    self.init(of: scrollView) { line in handle.write(Data("\(line)\n".utf8)) }
  }

  /// Records the controls of a scroll view, and passes each line to a function, for example to send
  /// it to another device. An earlier recording of the scroll view is stopped.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view. It is not retained.
  ///   - write: Called with each line, without a line break. It must not change the scroll view.
  public convenience init(
    of scrollView: UIScrollView, write: @escaping @MainActor (String) -> Void
  ) {
    self.init(of: scrollView, now: { Date() }, write: write)
  }

  init(
    of scrollView: UIScrollView, now: @escaping @MainActor () -> Date,
    write: @escaping @MainActor (String) -> Void
  ) {
    self.scrollView = scrollView
    self.write = write
    self.now = now
    start = now()
    write(
      #"{"recording":2,"library":"\#(Self.libraryVersion)","system":"\#(Self.systemVersion)"}"#)
    let host = ScrollHost.shared(by: scrollView)
    (host.recorder as? RefreshRecording)?.stop()
    host.recorder = self
  }

  /// Stops the recording. The file is complete. Stopping again has no effect.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    controls = SmallDictionary()
    scrollView.flatMap(ScrollHost.existing)?.recorder = nil
  }

  func record(
    _ event: RefreshEvent, of control: ObjectIdentifier, from old: RefreshEngine,
    to new: RefreshEngine, input: EngineInput, decision: Decision
  ) {
    guard isRecording else { return }
    // The system's clock may be set back.
    let time = max(lastTime, Int((now().timeIntervalSince(start) * 1000).rounded()))
    lastTime = time
    let recorded = controls[control] ?? RecordedControl(number: lastNumber + 1)
    var members: [(name: String, value: Any)] = [
      ("time", Double(time) / 1000), ("control", recorded.number),
    ]
    // If a setting of the engine has changed between two events, the engine is recorded again.
    if recorded.engine != old { members.append(("engine", old)) }
    members += [("event", event), ("input", input), ("decision", decision)]
    write(RecordedText.object(members))
    recorded.engine = new
    lastNumber = max(lastNumber, recorded.number)
    // A control that is attached again later begins with a new number.
    controls[control] = event == .detached ? nil : recorded
  }

  private static var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    #if os(Linux)
      let name = "Linux"
    #elseif os(visionOS)
      let name = "visionOS"
    #elseif os(tvOS)
      let name = "tvOS"
    #else
      let name = "iOS"
    #endif
    return "\(name) \(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}
