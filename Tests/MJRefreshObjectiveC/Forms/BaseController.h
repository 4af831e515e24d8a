#import <MJRefresh/MJRefresh.h>

NS_ASSUME_NONNULL_BEGIN

/// A base class of an app's lists, with controls that subclasses may replace.
@interface ListController : UIViewController
@property (nonatomic, strong, readonly) UITableView *tableView;
@property (nonatomic, strong, nullable) __kindof MJRefreshHeader *refreshHeader;
@property (nonatomic, copy, nullable) MJRefreshComponentAction refreshAction;
@property (nonatomic) BOOL showsHeader;
- (nullable __kindof MJRefreshFooter *)makeFooter;
- (void)endRefreshing:(nullable MJRefreshComponentAction)completion;
@end

NS_ASSUME_NONNULL_END
