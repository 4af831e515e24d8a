internal import UIKit

extension ProbeExperiment {
  /// The values of new views, and the layout direction.
  static let defaults: [ProbeExperiment] = [
    ProbeExperiment("default-scroll-view", "The values of a new scroll view.") { stage in
      readDefaults(of: UIScrollView(), stage)
    },
    ProbeExperiment("default-table", "The values of a new table.") { stage in
      let table = UITableView()
      readDefaults(of: table, stage)
      stage.read {
        [
          "style": table.style.rawValue, "rowHeight": table.rowHeight,
          "estimatedRowHeight": table.estimatedRowHeight,
          "sectionHeaderHeight": table.sectionHeaderHeight,
          "estimatedSectionHeaderHeight": table.estimatedSectionHeaderHeight,
        ]
      }
    },
    ProbeExperiment("default-collection", "The values of a new collection with a flow layout.") {
      stage in
      let layout = UICollectionViewFlowLayout()
      readDefaults(of: UICollectionView(frame: .zero, collectionViewLayout: layout), stage)
      stage.read {
        [
          "itemSize": layout.itemSize, "lineSpacing": layout.minimumLineSpacing,
          "itemSpacing": layout.minimumInteritemSpacing,
          "flips": layout.flipsHorizontallyInOppositeLayoutDirection,
        ]
      }
    },
    ProbeExperiment(
      "default-controllers", "The values of the scroll views of list controllers."
    ) { stage in
      let table = UITableViewController(style: .plain)
      let collection = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      stage.addChild(table)
      stage.addChild(collection)
      stage.read {
        [
          "tableBounces": table.tableView.alwaysBounceVertical,
          "collectionBounces": collection.collectionView.alwaysBounceVertical,
          "tableAdjustment": table.tableView.contentInsetAdjustmentBehavior.rawValue,
          "collectionAdjustment": collection.collectionView.contentInsetAdjustmentBehavior.rawValue,
        ]
      }
    },
    ProbeExperiment(
      "direction-inherited", "The layout direction of views and of their subviews."
    ) { stage in
      let outer = UIView(frame: stage.canvas.bounds)
      let inner = UIScrollView(frame: stage.canvas.bounds)
      outer.addSubview(inner)
      stage.canvas.addSubview(outer)
      stage.read {
        [
          "outerIsRightToLeft": outer.effectiveUserInterfaceLayoutDirection == .rightToLeft,
          "innerIsRightToLeft": inner.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        ]
      }
      stage.step("the outer view is left to right") {
        outer.semanticContentAttribute = .forceLeftToRight
        inner.semanticContentAttribute = .forceLeftToRight
      }
      stage.step("the outer view is right to left") {
        outer.semanticContentAttribute = .forceRightToLeft
      }
      stage.step("the inner view is right to left") {
        inner.semanticContentAttribute = .forceRightToLeft
      }
    },
    ProbeExperiment(
      "direction-scroll-view", "The offset of a plain scroll view that becomes right to left."
    ) { stage in
      let scrollView = stage.scrollView(content: 700)
      scrollView.contentSize.width = 1000
      let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      scrollView.addSubview(subview)
      stage.readScrolling(scrollView)
      stage.read { ["placeInCanvas": subview.convert(subview.bounds, to: stage.canvas)] }
      stage.step("it is right to left") { scrollView.semanticContentAttribute = .forceRightToLeft }
    },
    ProbeExperiment(
      "direction-trait", "When a child learns that its controller overrides the layout direction."
    ) { stage in
      let view = stage.view("view", [.traits, .layout])
      let child = stage.controller("child", [], view: view)
      stage.addChild(child)
      stage.read {
        ["isRightToLeft": view.effectiveUserInterfaceLayoutDirection == .rightToLeft]
      }
      for (name, direction) in [
        ("right to left", UITraitEnvironmentLayoutDirection.rightToLeft),
        ("left to right", .leftToRight),
      ] {
        stage.step("the direction is \(name)") {
          stage.controller.setOverrideTraitCollection(
            UITraitCollection(layoutDirection: direction), forChild: child)
        }
      }
    },
  ]

  @MainActor private static func readDefaults(of scrollView: UIScrollView, _ stage: ProbeStage) {
    stage.retained.append(scrollView)
    stage.read {
      [
        "bounces": scrollView.bounces, "bouncesVertically": scrollView.alwaysBounceVertical,
        "bouncesHorizontally": scrollView.alwaysBounceHorizontal,
        "clips": scrollView.clipsToBounds,
        "adjustment": scrollView.contentInsetAdjustmentBehavior.rawValue,
        "pages": scrollView.isPagingEnabled, "scrollsToTop": scrollView.scrollsToTop,
        "delaysTouches": scrollView.delaysContentTouches,
        "deceleration": scrollView.decelerationRate.rawValue,
        "keyboardMode": scrollView.keyboardDismissMode.rawValue,
        "minimumScale": scrollView.minimumZoomScale, "maximumScale": scrollView.maximumZoomScale,
        "recognizers": scrollView.gestureRecognizers?.contains(scrollView.panGestureRecognizer),
        "autoresizes": scrollView.autoresizesSubviews,
      ]
    }
  }
}
