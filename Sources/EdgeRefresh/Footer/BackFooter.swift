/// A footer beyond the end of the content: pull the content up past its height and let go to load.
///
/// Where the content does not fill the scroll view, it waits below the bottom edge.
open class BackFooter: RefreshFooter {}
