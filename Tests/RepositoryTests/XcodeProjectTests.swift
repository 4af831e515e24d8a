import Foundation
import Testing

struct XcodeProjectTests {
  private let project: XcodeProject

  init() throws {
    project = try XcodeProject()
  }

  @Test func `every object has a kind and refers to objects of the project`() {
    #expect(project.objects.count > 15)
    for (identifier, object) in project.objects {
      #expect(object["isa"] is String, "\(identifier)")
      for other in XcodeProject.identifiers(in: object) {
        #expect(project.objects[other] != nil, "\(identifier) refers to \(other)")
      }
    }
  }

  @Test func `every object is used`() {
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

  @Test func `the folders of the app exist`() throws {
    let folders = project.objects("PBXFileSystemSynchronizedRootGroup")
      .compactMap { $0["path"] as? String }
    #expect(Set(folders) == ["Examples", "iOS"])
    for folder in folders {
      #expect(Repository.paths.contains("Examples/Gallery/\(folder)"))
    }
  }

  @Test func `the app links the products of the package that its sources import`() async throws {
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
    let imported = try Repository.swiftFiles
      .filter {
        $0.hasPrefix("Examples/Gallery/Examples/") || $0.hasPrefix("Examples/Gallery/iOS/")
      }
      .flatMap { try Repository.text(of: $0).matches(of: /(?m)^\w+ import (\w+)$/) }
      .map { String($0.output.1) }
    #expect(products == Set(imported).intersection(manifest.products.map(\.name)))
    #expect(products == ["EdgeRefresh", "EdgeRefreshUI"])
    let packages = project.objects("XCLocalSwiftPackageReference")
      .compactMap { $0["relativePath"] as? String }
    #expect(packages == ["../.."])
  }

  @Test(arguments: ["Debug", "Release"])
  func `the project has the language mode of the package`(_ configuration: String) async throws {
    let settings = try #require(project.settings("PBXProject", configuration))
    let manifest = try await Manifest.read(on: "macOS")
    #expect("\(settings["SWIFT_VERSION"] ?? "").0" == manifest.toolsVersion.version)
    #expect(settings["SDKROOT"] == "iphoneos")
  }

  @Test func `the settings of the target are equal in both configurations`() throws {
    let debug = try #require(project.settings("PBXNativeTarget", "Debug"))
    #expect(debug == project.settings("PBXNativeTarget", "Release"))
  }

  @Test func `the app supports the usual orientations`() throws {
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

  @Test func `the app declares a scene whose delegate exists`() throws {
    let settings = try #require(project.settings("PBXNativeTarget", "Release"))
    let file = try #require(settings["INFOPLIST_FILE"])
    let data = Data(try Repository.text(of: "Examples/Gallery/\(file)").utf8)
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let information = try #require(list as? XcodeProject.Object)
    let scenes = try #require(information["UIApplicationSceneManifest"] as? XcodeProject.Object)
    #expect(scenes["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    let roles = scenes["UISceneConfigurations"] as? [String: [[String: String]]]
    let configurations = roles?["UIWindowSceneSessionRoleApplication"] ?? []
    #expect(configurations.count == 1)
    for configuration in configurations {
      let parts = (configuration["UISceneDelegateClassName"] ?? "").split(separator: ".")
      #expect(parts.first == "$(PRODUCT_MODULE_NAME)")
      let name = try #require(parts.last)
      let source = try Repository.text(of: "Examples/Gallery/iOS/\(name).swift")
      #expect(source.contains("final class \(name): UIResponder, UIWindowSceneDelegate {"))
      #expect(source.contains("UIWindow(windowScene: scene)"))
    }
  }

  @Test func `the list of the app has every section that exists only on iOS`() throws {
    let list = try Repository.text(of: "Examples/Gallery/iOS/GalleryScene.swift")
    let sections = try Repository.swiftFiles
      .filter { $0.hasPrefix("Examples/Gallery/iOS/") }
      .flatMap {
        try Repository.text(of: $0).matches(of: /static let (\w+) = GallerySection\(/)
          .map { String($0.output.1) }
      }
    #expect(sections.count >= 4)
    for section in sections {
      #expect(list.contains(".\(section),") || list.contains(".\(section)]"), "\(section)")
    }
  }

  @Test func `the scheme builds the target of the app`() throws {
    let scheme = try Repository.text(
      of: "\(XcodeProject.path)/xcshareddata/xcschemes/Gallery.xcscheme")
    let identifiers = scheme.matches(of: /BlueprintIdentifier="(\w+)"/).map {
      String($0.output.1)
    }
    #expect(!identifiers.isEmpty)
    for identifier in identifiers {
      #expect(project.objects[identifier]?["isa"] as? String == "PBXNativeTarget")
    }
  }
}
