internal import EdgeRefreshUI
internal import SwiftUI
internal import UIKit

extension ProbeExperiment {
  /// Whether SwiftUI resets the insets of its scroll views.
  static let swiftUIInsets: [ProbeExperiment] = ProbeContent.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-inset-\(kind.rawValue)",
      "Whether an inset and an offset that are set from outside survive updates and new sizes."
    ) { stage in
      let model = ProbeModel()
      let host = stage.show(ProbeContent(kind: kind, model: model))
      stage.retained.append(model)
      readInsets(stage)
      countInsetWrites(stage)
      stage.step("an inset is set", for: 0.3) {
        stage.scrollView?.contentInset = UIEdgeInsets(top: 54, left: 60, bottom: 44, right: 60)
      }
      stage.step("the offset is set to the start of the inset", for: 0.3) {
        stage.scrollView?.contentOffset =
          kind == .horizontal ? CGPoint(x: -60, y: 0) : CGPoint(x: 0, y: -54)
      }
      stage.step("the view is updated", for: 0.3) { model.objectWillChange.send() }
      stage.step("a row is appended", for: 0.3) { model.rowCount += 1 }
      stage.step("the width grows, as in a rotation", for: 0.5) {
        host.view.frame = CGRect(x: 0, y: 0, width: 700, height: 390)
      }
      stage.step("the width shrinks", for: 0.5) { host.view.frame = stage.canvas.bounds }
      stage.step("the safe area grows at the bottom", for: 0.5) {
        host.additionalSafeAreaInsets.bottom = 300
      }
      stage.step("the safe area shrinks", for: 0.5) { host.additionalSafeAreaInsets.bottom = 0 }
    }
  }

  /// Whether the keyboard resets the insets.
  static let swiftUIKeyboard: [ProbeExperiment] = [ProbeContent.Kind.list, .stack].map { kind in
    ProbeExperiment(
      "swiftui-keyboard-\(kind.rawValue)",
      "Whether an inset that is set from outside survives the keyboard."
    ) { stage in
      let model = stage.show(kind)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      stage.canvas.addSubview(field)
      stage.retained.append(model)
      readInsets(stage)
      stage.read { ["isEditing": field.isFirstResponder] }
      stage.step("an inset is set", for: 0.3) {
        stage.scrollView?.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 44, right: 0)
      }
      stage.step("the keyboard is shown", for: 1) { field.becomeFirstResponder() }
      stage.step("a row is appended", for: 0.3) { model.rowCount += 1 }
      stage.step("the keyboard is hidden", for: 1) { field.resignFirstResponder() }
    }
  }

  /// Whether the controls of the library are attached, and survive updates.
  static let swiftUIControls: [ProbeExperiment] = ProbeContent.Kind.allCases.map { kind in
    ProbeExperiment(
      "swiftui-control-\(kind.rawValue)",
      "Whether the modifiers find the scroll view, and whether a refresh survives updates."
    ) { stage in
      let model = ProbeModel()
      stage.show(ProbeModifiedContent(kind: kind, model: model))
      stage.retained.append(model)
      readInsets(stage)
      stage.read {
        let scrollView = stage.scrollView
        let control = scrollView?.refreshHeader ?? scrollView?.refreshLeader
        let other = scrollView?.refreshFooter ?? scrollView?.refreshTrailer
        return [
          "start": control?.frame, "end": other?.frame, "isRefreshing": control?.isRefreshing,
          "content": control?.subviews.first?.frame,
          "drawn": control?.subviews.first?.subviews.first?.frame,
        ]
      }
      stage.step("nothing happens", for: 1.5) {}
      stage.step("a refresh begins", for: 1) {
        stage.scrollView?.refreshHeader?.beginRefreshing()
        stage.scrollView?.refreshLeader?.beginRefreshing()
      }
      stage.step("a row is appended during the refresh", for: 0.5) { model.rowCount += 1 }
      stage.step("the content is replaced during the refresh", for: 1.5) { model.generation += 1 }
      stage.step("the refresh ends", for: 1) {
        stage.scrollView?.refreshHeader?.endRefreshing()
        stage.scrollView?.refreshLeader?.endRefreshing()
      }
    }
  }

  /// Whether a large title still collapses.
  static let swiftUILargeTitles: [ProbeExperiment] = [false, true].map { isModified in
    ProbeExperiment(
      "swiftui-large-title-\(isModified ? "modified" : "plain")",
      "Whether a large title collapses while a list in SwiftUI scrolls."
    ) { stage in
      let model = ProbeModel()
      let screen: UIViewController =
        isModified
        ? UIHostingController(rootView: ProbeModifiedContent(kind: .list, model: model))
        : UIHostingController(rootView: ProbeContent(kind: .list, model: model))
      screen.title = "Inbox"
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = true
      stage.showWindow(stack)
      stack.view.layoutIfNeeded()
      let height = stack.navigationBar.frame.height
      stage.read {
        let current = stack.navigationBar.frame.height
        return [
          "bar": current == height ? "as at the start" : current < height ? "smaller" : "larger",
          "inset": screen.view.firstScrollView?.contentInset,
        ]
      }
      stage.step("nothing happens", for: 1.5) {}
      stage.step("the list is scrolled", for: 0.5) {
        screen.view.firstScrollView?.contentOffset.y += 300
      }
      stage.step("the list is scrolled past its start", for: 0.5) {
        guard let list = screen.view.firstScrollView else { return }
        list.contentOffset.y = -list.adjustedContentInset.top - 100
      }
    }
  }

  /// Reads how often the inset was set since the first reading. The steps set it at most once.
  @MainActor private static func countInsetWrites(_ stage: ProbeStage) {
    var count = 0
    weak var observed: UIScrollView?
    stage.read {
      if let scrollView = stage.scrollView, scrollView !== observed {
        observed = scrollView
        stage.observations.append(
          scrollView.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { count += 1 } })
      }
      return ["insetWrites": count]
    }
  }

  @MainActor private static func readInsets(_ stage: ProbeStage) {
    stage.read {
      [
        "inset": stage.scrollView?.contentInset,
        "adjustedInset": stage.scrollView?.adjustedContentInset,
        "offset": stage.scrollView?.contentOffset, "size": stage.scrollView?.bounds.size,
        "contentSize": stage.scrollView?.contentSize,
      ]
    }
  }
}

/// Content with the modifiers of the library and a style that is drawn in SwiftUI.
private struct ProbeModifiedContent: View {
  let kind: ProbeContent.Kind
  let model: ProbeModel

  var body: some View {
    if kind == .horizontal {
      ProbeContent(kind: kind, model: model)
        .refreshLeader { try await Task.sleep(nanoseconds: 60_000_000_000) }
        .refreshTrailer { .noMoreData }
        .refreshStyle(RingStyle(), for: .leading)
    } else {
      ProbeContent(kind: kind, model: model)
        .refreshHeader { try await Task.sleep(nanoseconds: 60_000_000_000) }
        .refreshFooter { .noMoreData }
        .refreshStyle(RingStyle(), for: .top)
    }
  }
}
