internal import UIKit

extension ProbeHost {
  /// Returns a host that offers the lines in the system's share sheet, as a file with a name.
  static func device(_ fileName: String) -> ProbeHost {
    ProbeHost(
      system: { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" },
      delay: { seconds, block in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          MainActor.assumeIsolated { block() }
        }
      },
      share: { text, controller in
        guard let path = save(text, as: fileName) else {
          return "The file cannot be written."
        }
        let sheet = UIActivityViewController(
          activityItems: [URL(fileURLWithPath: path)], applicationActivities: nil)
        // On an iPad, the sheet is a popover, which needs an anchor.
        sheet.popoverPresentationController?.barButtonItem =
          controller.navigationItem.rightBarButtonItems?.last
        controller.present(sheet, animated: true)
        return nil
      })
  }

  /// Saves the lines in the Documents folder of the app.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - fileName: The name of the file.
  /// - Returns: The path of the file; `nil` if it cannot be written.
  @MainActor static func save(_ text: String, as fileName: String) -> String? {
    let manager = FileManager.default
    let url = try? manager.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    guard let path = url?.appendingPathComponent(fileName).path else {
      return nil
    }
    return manager.createFile(atPath: path, contents: Data(text.utf8)) ? path : nil
  }
}
