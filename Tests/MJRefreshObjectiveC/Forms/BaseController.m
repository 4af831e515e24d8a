// A base class of controllers, and two subclasses.

#import "BaseController.h"

@implementation ListController

@synthesize tableView = _tableView;

- (void)viewDidLoad {
  [super viewDidLoad];
  _tableView = [[UITableView alloc] init];
  self.tableView.mj_footer = [self makeFooter];
}

// Form: a property that adds or removes the header
- (void)setShowsHeader:(BOOL)showsHeader {
  _showsHeader = showsHeader;
  self.tableView.mj_header = showsHeader ? self.refreshHeader : nil;
}

// Form: a control that is created once, with a block that is set later
- (MJRefreshHeader *)refreshHeader {
  if (_refreshHeader == nil) {
    _refreshHeader = [[MJRefreshNormalHeader alloc] init];
    _refreshHeader.refreshingBlock = self.refreshAction;
  }
  return _refreshHeader;
}

// Form: a nullable control
- (MJRefreshFooter *)makeFooter {
  return nil;
}

// Form: a nullable block that is passed on
- (void)endRefreshing:(MJRefreshComponentAction)completion {
  [self.refreshHeader endRefreshingWithCompletionBlock:completion];
}

// Form: a target that is set and removed
- (void)replaceTarget:(nullable id)target {
  [self.refreshHeader setRefreshingTarget:self refreshingAction:@selector(reload:)];
  self.refreshHeader.refreshingTarget = target;
  self.refreshHeader.refreshingAction = @selector(reload:);
  self.refreshHeader.refreshingAction = nil;
}

- (void)reload:(MJRefreshComponent *)sender {
  NSParameterAssert(sender == self.tableView.mj_header);
}

// Form: leaving the screen
- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  if (self.tableView.mj_header.state != MJRefreshStateIdle) {
    [self.tableView.mj_header endRefreshing];
  }
}

@end

@interface MessagesController : ListController
@end

@implementation MessagesController

// Form: a footer of a more specific class
- (MJRefreshBackGifFooter *)makeFooter {
  MJRefreshBackGifFooter *footer =
    [MJRefreshBackGifFooter footerWithRefreshingTarget:self refreshingAction:@selector(reload:)];
  footer.ignoredScrollViewContentInsetBottom = 34;
  [footer setTitle:@"Pull for older messages" forState:MJRefreshStateIdle];
  return footer;
}

// Form: a header of a more specific class, which a subclass styles
- (void)viewDidLoad {
  [super viewDidLoad];
  MJRefreshNormalHeader *header = self.refreshHeader;
  header.ignoredScrollViewContentInsetTop = 10;
  header.stateLabel.textColor = UIColor.whiteColor;
  self.showsHeader = YES;
}

@end
