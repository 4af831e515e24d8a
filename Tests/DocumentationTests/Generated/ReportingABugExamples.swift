// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/ReportingABug.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

extension ExampleViewController {
  fileprivate func ReportingABug1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ReportingABug.md", line: 20)
    var recording: RefreshRecording?

    func startRecording(to file: URL) throws {
      recording = try RefreshRecording(of: tableView, to: file)
    }

    func stopRecording() {
      recording?.stop()
    }
#sourceLocation()
  }
}

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ReportingABug.md", line: 41)



struct RecordButton: View {
  @Environment(\.refreshControls) private var refreshControls
  @State private var recording: RefreshRecording?
  let file: URL

  var body: some View {
    Button(recording == nil ? "Record" : "Stop") {
      recording?.stop()
      recording = recording == nil ? try? refreshControls.record(to: file) : nil
    }
  }
}
#sourceLocation()
#endif

extension ExampleViewController {
  fileprivate func ReportingABug3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ReportingABug.md", line: 63)
    var lines: [String] = []
    let recording = RefreshRecording(of: tableView) { line in lines.append(line) }
    // When you have seen the problem:
    recording.stop()
#sourceLocation()
  }
}
