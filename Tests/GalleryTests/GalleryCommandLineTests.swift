import Foundation
import Testing

@testable import Gallery

struct GalleryCommandLineTests {
  @Test func `the list names each example once with a summary`() async throws {
    let outcome = try await GalleryExecutable.run("--list")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.first == "header-default")
    #expect(names.count == Set(names).count)
    #expect(lines.allSatisfy { $0.split(separator: " ").count > 2 })
  }

  @Test func `help prints the options`() async throws {
    let outcome = try await GalleryExecutable.run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("--record FILE.gif"))
    #expect(outcome.output.contains("--frame-times"))
  }

  @Test(arguments: [
    (["no-such-example"], "no-such-example"),
    (["header-default", "header-default"], "one too many"),
    (["--no-such-option"], "--no-such-option"),
    (["--record"], "--record needs a value"),
    (["--record", "--dark"], "--record needs a value"),
    (["--record", "/nowhere/at/all.gif"], "/nowhere/at/all.gif cannot be written"),
    (["--record", "/"], "/ cannot be written"),
    (["--screenshot", "/nowhere/at/all.png", "--at", "1"], "/nowhere/at/all.png"),
    (["--screenshot", "picture.png"], "--at SECONDS"),
    (["--screenshot", "picture.png", "--at", "-1"], "not -1"),
    (["--screenshot", "picture.png", "--at", "soon"], "not soon"),
    (["--screenshot", "picture.png", "--at", "nan"], "not nan"),
    (["--at", "1"], "--at belongs to --screenshot"),
    (["--scale", "5"], "not 5"),
    (["--frame-times", "--record", "a.gif"], "--frame-times belongs to the window"),
    (["--screenshot", "a.png", "--at", "1", "--frame-times"], "belongs to the window"),
    (["--list", "--frame-times"], "--frame-times belongs to the window"),
    (["--pictures", "folder", "--frame-times"], "--frame-times belongs to the window"),
    (["--frame-times"], "no window can be opened"),
    (["--record", "a.gif", "--scale", "0"], "not 0"),
    (["--record", "a.gif", "--size", "390"], "not 390"),
    (["--record", "a.gif", "--size", "390x"], "not 390x"),
    (["--record", "a.gif", "--size", "0x844"], "not 0x844"),
    (["--record", "a.gif", "--screenshot", "a.png"], "exclude each other"),
  ])
  func `invalid arguments print one line and exit with two`(
    arguments: [String], reason: String
  ) async throws {
    let outcome = try await GalleryExecutable.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(reason))
  }

  @Test func `the window has a scale and a report of frame times if they are requested`() throws {
    #expect(try GalleryCommand.parse([], examples: []) == .open(.init(), .init()))
    var scaled = GalleryCommand.Configuration()
    scaled.scale = 3
    #expect(
      try GalleryCommand.parse(["--scale", "3", "--frame-times"], examples: [])
        == .open(scaled, .init(scale: 3, printsFrameTimes: true)))
  }

  @Test func `each option of the screen changes its look`() throws {
    var screen = GalleryCommand.Configuration()
    screen.isDark = true
    screen.isRightToLeft = true
    screen.hasGlassBars = true
    #expect(
      try GalleryCommand.parse(["--dark", "--right-to-left", "--glass"], examples: [])
        == .open(screen, .init()))
  }

  @Test func `a screenshot has the requested size in pixels`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("picture.png")
    let outcome = try await GalleryExecutable.run(
      "header-default", "--screenshot", path, "--at", "0.1", "--size", "200x300", "--scale", "2")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(data.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(bigEndian(data[16..<20]) == 400)
    #expect(bigEndian(data[20..<24]) == 600)
  }

  @Test func `the main queue and tasks run while a session is played`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url
    async let before = picture("header-default", at: "0.1", in: url)
    async let byMainQueue = picture("header-default", at: "5.4", in: url)
    async let beforeTask = picture("handler-async", at: "0.1", in: url)
    async let byTask = picture("handler-async", at: "5.4", in: url)
    let pictures = try await (before, byMainQueue, beforeTask, byTask)
    #expect(pictures.1 != pictures.0)
    #expect(pictures.3 != pictures.2)
  }

  @Test func `a recording is an animated GIF of the requested size`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.gif")
    let outcome = try await GalleryExecutable.run(
      "header-default", "--record", path, "--size", "160x240", "--scale", "1")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(path))
    let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(data.prefix(6) == [0x47, 0x49, 0x46, 0x38, 0x39, 0x61])
    #expect(data[6..<10] == [160, 0, 240, 0])
    #expect(data.last == 0x3B)
  }

  @Test func `without a display, a session is recorded and its path is printed`() async throws {
    let outcome = try await GalleryExecutable.run("--size", "240x320")
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("no window can be opened"))
    let path = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(path.hasSuffix("gallery.gif"))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  private func picture(_ example: String, at seconds: String, in folder: URL) async throws -> Data {
    let url = folder.appendingPathComponent("\(example)-\(seconds).png")
    let outcome = try await GalleryExecutable.run(
      example, "--screenshot", url.path, "--at", seconds, "--size", "160x240", "--scale", "1")
    #expect(outcome.status == 0)
    return try Data(contentsOf: url)
  }

  private func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
