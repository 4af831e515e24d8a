import Foundation
import Testing

/// The Xcode projects of the gallery and of the probe.
struct XcodeProjectTests {
  @Test(arguments: XcodeProject.folders)
  func `every object has a kind and refers to objects of the project`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    #expect(project.objects.count > 15)
    for (identifier, object) in project.objects {
      #expect(object["isa"] is String, "\(identifier)")
      for other in XcodeProject.identifiers(in: object) {
        #expect(project.objects[other] != nil, "\(identifier) refers to \(other)")
      }
    }
  }

  @Test(arguments: XcodeProject.folders)
  func `every object is used`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    var used: Set<String> = [project.root]
    var waiting = [project.root]
    while let next = waiting.popLast() {
      for other in XcodeProject.identifiers(in: project.objects[next] ?? [:])
      where used.insert(other).inserted {
        waiting.append(other)
      }
    }
    #expect(used == Set(project.objects.keys))
  }

  @Test(arguments: XcodeProject.folders)
  func `every folder of a project exists and is compiled`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    let folders = try project.sourceFolders
    #expect(folders.allSatisfy(Repository.paths.contains))
    #expect(folders.contains("\(folder)/iOS"))
    #expect(folders.count == project.objects("PBXFileSystemSynchronizedRootGroup").count)
  }

  @Test func `the gallery compiles its own folders only`() throws {
    let folders = try XcodeProject(in: "Examples/Gallery").sourceFolders
    #expect(folders == ["Examples/Gallery/Examples", "Examples/Gallery/iOS"])
  }

  /// The checks on a device use examples of the gallery, so that one app is enough for all checks.
  @Test func `the probe compiles everything of the gallery except for its start`() throws {
    let gallery = try XcodeProject(in: "Examples/Gallery").swiftFiles
    let others = Set(gallery).subtracting(try XcodeProject(in: "Tools/Probe").swiftFiles)
    #expect(
      others == [
        "Examples/Gallery/iOS/GalleryApp.swift", "Examples/Gallery/iOS/GalleryScene.swift",
      ])
  }

  @Test func `the rehearsal compiles what the project of the probe compiles`() throws {
    let folders = try XcodeProject(in: "Tools/Probe").sourceFolders
    let list = try JSONSerialization.jsonObject(
      with: Data(try Repository.text(of: "ios-rehearsal.json").utf8))
    let clients = try #require(list as? [[String: Any]])
    let probe = try #require(clients.first { $0["name"] as? String == "the probe for iOS" })
    #expect(probe["sources"] as? [String] == folders)
  }

  @Test(arguments: XcodeProject.folders)
  func `an app has one entry point, and each of its files has a name of its own`(
    _ folder: String
  ) throws {
    let files = try XcodeProject(in: folder).swiftFiles
    let names = files.map { $0.split(separator: "/").last }
    #expect(Set(names).count == files.count)
    let entries = try files.filter { try Repository.text(of: $0).contains("\n@main\n") }
    #expect(entries.count == 1, "\(entries)")
  }

  @Test(arguments: XcodeProject.folders)
  func `an app links the products of the package that its sources import`(
    _ folder: String
  ) async throws {
    let project = try XcodeProject(in: folder)
    let dependencies = project.objects.filter {
      $0.value["isa"] as? String == "XCSwiftPackageProductDependency"
    }
    let products = Set(dependencies.values.compactMap { $0["productName"] as? String })
    let linked = project.objects("PBXBuildFile").compactMap { $0["productRef"] as? String }
    #expect(Set(linked) == Set(dependencies.keys))
    let target = try #require(project.objects("PBXNativeTarget").first)
    let declared = target["packageProductDependencies"] as? [String] ?? []
    #expect(Set(declared) == Set(dependencies.keys))
    let manifest = try await Manifest.read(on: "macOS")
    let imported = try project.swiftFiles
      .flatMap { try Repository.text(of: $0).matches(of: /(?m)^\w+ import (\w+)$/) }
      .map { String($0.output.1) }
    #expect(products == Set(imported).intersection(manifest.products.map(\.name)))
    #expect(products == ["EdgeRefresh", "EdgeRefreshUI"])
    let packages = project.objects("XCLocalSwiftPackageReference")
      .compactMap { $0["relativePath"] as? String }
    #expect(packages == ["../.."])
  }

  @Test(arguments: XcodeProject.folders, ["Debug", "Release"])
  func `a project has the language mode of the package`(
    _ folder: String, _ configuration: String
  ) async throws {
    let settings = try #require(
      try XcodeProject(in: folder).settings("PBXProject", configuration))
    let manifest = try await Manifest.read(on: "macOS")
    #expect("\(settings["SWIFT_VERSION"] ?? "").0" == manifest.toolsVersion.version)
    #expect(settings["SDKROOT"] == "iphoneos")
  }

  @Test(arguments: XcodeProject.folders)
  func `the settings of a target are equal in both configurations`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    let debug = try #require(project.settings("PBXNativeTarget", "Debug"))
    #expect(debug == project.settings("PBXNativeTarget", "Release"))
    #expect(debug["PRODUCT_BUNDLE_IDENTIFIER"] == "org.edgerefresh.\(project.name)")
  }

  @Test(arguments: XcodeProject.folders)
  func `an app supports the usual orientations`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    let settings = try #require(project.settings("PBXNativeTarget", "Release"))
    #expect(settings["GENERATE_INFOPLIST_FILE"] == "YES")
    let prefix = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let phone = Set((settings["\(prefix)_iPhone"] ?? "").split(separator: " "))
    let pad = Set((settings["\(prefix)_iPad"] ?? "").split(separator: " "))
    let landscape: Set<Substring> = [
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
    ]
    #expect(phone == landscape.union(["UIInterfaceOrientationPortrait"]))
    // Windows of any size on an iPad require all orientations.
    #expect(pad == phone.union(["UIInterfaceOrientationPortraitUpsideDown"]))
  }

  @Test(arguments: XcodeProject.folders)
  func `an app declares a scene whose delegate exists`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    let information = try project.information
    let scenes = try #require(information["UIApplicationSceneManifest"] as? XcodeProject.Object)
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    let roles = scenes["UISceneConfigurations"] as? [String: [[String: String]]]
    let configurations = roles?["UIWindowSceneSessionRoleApplication"] ?? []
    #expect(configurations.count == 1)
    let delegate = "\(project.name)Scene"
    #expect(
      configurations.first?["UISceneDelegateClassName"] == "$(PRODUCT_MODULE_NAME).\(delegate)")
    let source = try Repository.text(of: "\(folder)/iOS/\(delegate).swift")
    #expect(source.contains("final class \(delegate): UIResponder, UIWindowSceneDelegate {"))
    #expect(source.contains("UIWindow(windowScene: scene)"))
  }

  @Test(arguments: XcodeProject.folders)
  func `the list of an app has every section that exists only on iOS`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    let list = try Repository.text(of: "\(folder)/iOS/\(project.name)Scene.swift")
    let sections = try project.swiftFiles
      .filter { $0.contains("/iOS/") }
      .flatMap {
        try Repository.text(of: $0).matches(of: /static let (\w+) = GallerySection\(/)
          .map { String($0.output.1) }
      }
    #expect(sections.count >= 2)
    #expect(list.contains("GallerySection.all"))
    for section in sections {
      #expect(list.contains(".\(section),") || list.contains(".\(section)]"), "\(section)")
    }
  }

  @Test(arguments: XcodeProject.folders)
  func `the scheme builds the target of the app`(_ folder: String) throws {
    let project = try XcodeProject(in: folder)
    let scheme = try Repository.text(
      of: "\(project.path)/xcshareddata/xcschemes/\(project.name).xcscheme")
    let identifiers = scheme.matches(of: /BlueprintIdentifier="(\w+)"/).map {
      String($0.output.1)
    }
    #expect(!identifiers.isEmpty)
    for identifier in identifiers {
      #expect(project.objects[identifier]?["isa"] as? String == "PBXNativeTarget")
    }
    #expect(scheme.contains("container:\(project.name).xcodeproj"))
  }
}
