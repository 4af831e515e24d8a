internal import UIKit

/// The gallery on iOS. `Info.plist` names the class of its scenes.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {}
