/// A footer after the end of the content. The user pulls the content up past the footer's height
/// and lifts the finger to load.
///
/// If the content does not fill the scroll view, the footer is below the bottom edge.
open class BackFooter: RefreshFooter {}
