internal import UIKit

extension ProbeHost {
  /// Offers the lines in the system's share sheet.
  static let device = ProbeHost(
    system: { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" },
    share: { text, controller in
      guard let path = save(text) else {
        return "The file cannot be written."
      }
      let sheet = UIActivityViewController(
        activityItems: [URL(fileURLWithPath: path)], applicationActivities: nil)
      // On an iPad, the sheet is a popover, which must have a place.
      sheet.popoverPresentationController?.barButtonItem =
        controller.navigationItem.rightBarButtonItems?.last
      controller.present(sheet, animated: true)
      return nil
    })

  /// Saves the lines in the Documents folder of the app.
  ///
  /// - Parameter text: The lines.
  /// - Returns: The path of the file; `nil` if it cannot be written.
  @MainActor static func save(_ text: String) -> String? {
    let manager = FileManager.default
    let url = try? manager.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    guard let path = url?.appendingPathComponent(ProbeViewController.fileName).path else {
      return nil
    }
    return manager.createFile(atPath: path, contents: Data(text.utf8)) ? path : nil
  }
}
