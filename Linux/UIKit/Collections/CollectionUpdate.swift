import Foundation

/// An insertion, deletion, reload or move of an item or a section.
///
/// As in UIKit, deletions and reloads use paths before the updates, and insertions use paths after
/// them.
enum CollectionUpdate {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
}
