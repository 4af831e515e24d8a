// A file that imports only the header of a class.

#import "MJRefreshNormalHeader.h"

// Form: one header for one class
@interface ArticleHeaderMaker : NSObject
@property (nonatomic, weak) UITableView *tableView;
@end

@implementation ArticleHeaderMaker
- (void)attach {
  self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{
    [self.tableView.mj_header endRefreshing];
  }];
}
@end
