import Foundation
import Testing

/// Runs `Scripts/run-probe` with commands that replace those of Xcode.
struct ProbeScriptTests {
  /// A folder with the commands, a container of the app, and the result.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("probe-\(UUID().uuidString)")

  private static let devices = """
    -- iOS 18.6 --
        iPhone 16 (11111111-AAAA-BBBB-CCCC-000000000001) (Shutdown)
    -- iOS 26.5 --
        iPhone 17 Pro (11111111-AAAA-BBBB-CCCC-000000000002) (Shutdown)
        iPhone SE (3rd generation) (11111111-AAAA-BBBB-CCCC-000000000003) (Booted)
        iPad mini (A17 Pro) (11111111-AAAA-BBBB-CCCC-000000000004) (Shutdown)
    """

  /// Runs the script.
  ///
  /// - Parameters:
  ///   - options: The options of the script.
  ///   - devices: The list of simulators.
  ///   - launch: The commands that replace a launch of the app. `$DOCUMENTS` is its folder.
  /// - Returns: The result of the script, the copied answers, and the commands that it called.
  /// - Throws: An error if the script cannot be started.
  private func run(
    options: [String] = [], devices: String = ProbeScriptTests.devices, launch: String
  ) async throws -> (result: CommandResult, answers: String?, calls: String) {
    let documents = folder.appendingPathComponent("container/Documents")
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(devices.utf8).write(to: folder.appendingPathComponent("devices"))
    try await CommandResult.writeScript(
      "echo \"xcodebuild $*\" >> '\(folder.path)/calls'",
      to: folder.appendingPathComponent("xcodebuild"))
    try await CommandResult.writeScript(
      """
      cd '\(folder.path)'
      DOCUMENTS=container/Documents
      echo "$*" >> calls
      case "$2" in
        list) cat devices ;;
        get_app_container) echo '\(folder.path)/container' ;;
        terminate) touch terminated ;;
        launch) \(launch) ;;
      esac
      """, to: folder.appendingPathComponent("xcrun"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let answers = folder.appendingPathComponent("result/answers.jsonl")
    let result = try await CommandResult.of(
      ["Scripts/run-probe"] + options + [answers.path],
      environment: ["PATH": "\(folder.path):\(path)", "PROBE_SECONDS": "2"])
    return (
      result, try? String(contentsOf: answers, encoding: .utf8),
      (try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)) ?? ""
    )
  }

  /// An app that writes its answers and stays open until it is terminated.
  private static let writing = """
    echo '{"lines":1}' > $DOCUMENTS/Probe.jsonl; echo "saved in /container/Documents/Probe.jsonl"
    while [ ! -e terminated ]; do sleep 0.1; done
    """

  @Test func `the answers of the newest iPhone are copied`() async throws {
    let run = try await run(launch: Self.writing)
    #expect(run.result.status == 0, "\(run.result.errors)")
    #expect(run.answers == "{\"lines\":1}\n")
    let device = "11111111-AAAA-BBBB-CCCC-000000000003"
    #expect(run.calls.contains("-destination id=\(device) "))
    #expect(run.calls.contains("simctl bootstatus \(device) -b"))
    #expect(run.calls.contains("\(device) org.edgerefresh.Probe -probe\n"))
    #expect(run.result.output.contains("refresh-replay --probe"))
    #expect(run.calls.contains("simctl terminate \(device) org.edgerefresh.Probe"))
  }

  @Test func `an option runs the experiments with SwiftUI, which are not compared`() async throws {
    let run = try await run(options: ["--swiftui"], launch: Self.writing)
    #expect(run.result.status == 0, "\(run.result.errors)")
    #expect(run.answers == "{\"lines\":1}\n")
    #expect(run.calls.contains("org.edgerefresh.Probe -probe-swiftui\n"))
    #expect(!run.result.output.contains("refresh-replay"))
  }

  @Test(arguments: [
    ("iPhone 16", "1"), ("iPhone SE (3rd generation)", "3"), ("iPad mini (A17 Pro)", "4"),
    ("iPhone 17 Pro", "5"), ("11111111-AAAA-BBBB-CCCC-000000000002", "2"),
  ])
  func `an option chooses a simulator by its name or its identifier`(
    _ name: String, number: String
  ) async throws {
    let newer =
      Self.devices
      + "\n-- iOS 27.0 --\n    iPhone 17 Pro (11111111-AAAA-BBBB-CCCC-000000000005) (Shutdown)"
    for options in [["--simulator", name], ["--swiftui", "--simulator", name]] {
      let run = try await run(options: options, devices: newer, launch: Self.writing)
      #expect(run.result.status == 0, "\(run.result.errors)")
      let device = "11111111-AAAA-BBBB-CCCC-00000000000\(number)"
      #expect(run.calls.contains("-destination id=\(device) "))
      #expect(run.calls.contains("simctl bootstatus \(device) -b"))
    }
  }

  @Test(arguments: ["iPhone 99", "iPhone", "iPhone 1", "iPad mini"])
  func `a simulator that does not exist is reported`(_ name: String) async throws {
    let run = try await run(options: ["--simulator", name], launch: Self.writing)
    #expect(run.result.status == 1)
    #expect(run.result.errors.contains("there is no simulator “\(name)”"))
    #expect(!run.calls.contains("xcodebuild"))
  }

  @Test(arguments: [[], ["--simulator"], ["--swiftui"], ["--simulator", "A"], ["--other", "a"]])
  func `a call without a file prints the usage`(_ arguments: [String]) async throws {
    let result = try await CommandResult.of(["Scripts/run-probe"] + arguments)
    #expect(result.status == 1)
    #expect(result.errors.contains("usage: Scripts/run-probe [--swiftui] [--simulator NAME] FILE"))
  }

  @Test func `the app knows the arguments of the script`() throws {
    let script = try Repository.text(of: "Scripts/run-probe")
    let app = try Repository.text(of: "Tools/Probe/iOS/ProbeLaunch.swift")
    let arguments = script.matches(of: /argument=(\S+)/).map { String($0.output.1) }
    #expect(arguments.count == 2)
    for argument in arguments { #expect(app.contains("\"\(argument)\"")) }
  }

  @Test func `the documentation names the experiments with SwiftUI`() throws {
    let text = try Repository.text(of: "Documentation/Probe.md")
    let described = Set(text.matches(of: /`(swiftui-[a-z-]+)…`/).map { String($0.output.1) })
    let sources = try Repository.swiftFiles
      .filter { $0.hasPrefix("Tools/Probe/iOS/SwiftUI/") }
      .map(Repository.text(of:)).joined()
    let names = Set(sources.matches(of: /"(swiftui-[a-z-]+)\\\(/).map { String($0.output.1) })
    #expect(names.count >= 8)
    #expect(described == names)
  }

  @Test func `an app that ends without answers is reported`() async throws {
    let run = try await run(launch: "echo 'Fatal error'; exit 1")
    #expect(run.result.status == 1)
    #expect(run.result.output.contains("Fatal error"))
    #expect(run.result.errors.contains("has not written its answers"))
    #expect(run.answers == nil)
  }

  @Test func `answers without their last line are reported`() async throws {
    let run = try await run(launch: "echo '{\"a\":1}' > $DOCUMENTS/Probe.jsonl; exit 1")
    #expect(run.result.status == 1)
    #expect(run.result.errors.contains("the run is not complete"))
    #expect(run.answers == "{\"a\":1}\n")
  }

  @Test func `an app that does not finish is terminated`() async throws {
    let run = try await run(launch: "while [ ! -e terminated ]; do sleep 0.1; done")
    #expect(run.result.status == 1)
    #expect(run.calls.contains("simctl terminate"))
  }

  @Test func `without an iPhone, the script says what to install`() async throws {
    let run = try await run(devices: "-- iOS 26.5 --\n", launch: Self.writing)
    #expect(run.result.status == 1)
    #expect(run.result.errors.contains("there is no simulator of an iPhone"))
    #expect(!run.calls.contains("xcodebuild"))
  }

  @Test func `the script builds the app of the project, with its identifier`() throws {
    let project = try XcodeProject(in: "Tools/Probe")
    let settings = try #require(project.settings("PBXNativeTarget", "Debug"))
    let identifier = try #require(settings["PRODUCT_BUNDLE_IDENTIFIER"])
    let script = try Repository.text(of: "Scripts/run-probe")
    #expect(script.contains("app=\(identifier)\n"))
    #expect(script.contains("-project \(project.path) -scheme \(project.name) "))
    #expect(script.contains("/\(project.name).app\""))
  }
}
