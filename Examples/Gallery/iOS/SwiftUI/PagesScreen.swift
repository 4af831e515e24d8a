internal import EdgeRefreshUI
internal import SwiftUI
internal import UIKit

/// Lists on pages. The modifiers of a page find its list, and not the scroll view of the pages.
struct PagesScreen: View {
  let server: MessageServer

  var body: some View {
    Pages(pages: (0..<3).map { _ in ListScreen(server: server) })
      .ignoresSafeArea(edges: .bottom)
  }
}

/// Pages that the user turns.
private struct Pages<Page: View>: UIViewControllerRepresentable {
  let pages: [Page]

  final class Coordinator: NSObject, UIPageViewControllerDataSource {
    let controllers: [UIViewController]

    init(pages: [Page]) {
      controllers = pages.map { UIHostingController(rootView: $0) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      controller(-1, from: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      controller(1, from: viewController)
    }

    private func controller(_ distance: Int, from controller: UIViewController)
      -> UIViewController?
    {
      guard let index = controllers.firstIndex(of: controller),
        controllers.indices.contains(index + distance)
      else { return nil }
      return controllers[index + distance]
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(pages: pages) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = context.coordinator
    pages.setViewControllers(
      Array(context.coordinator.controllers.prefix(1)), direction: .forward, animated: false,
      completion: nil)
    return pages
  }

  func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
}
