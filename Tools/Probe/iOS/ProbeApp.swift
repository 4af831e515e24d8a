internal import UIKit

/// The probe on iOS. `Info.plist` names the class of its scenes.
@main
final class ProbeApp: UIResponder, UIApplicationDelegate {}
