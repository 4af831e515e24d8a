// Tables and collections that load pages, with blocks and with targets.

#import <MJRefresh/MJRefresh.h>

@interface OrdersController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSMutableArray<NSString *> *orders;
@property (nonatomic) NSInteger page;
@end

@implementation OrdersController

// Form: blocks that capture the controller weakly
- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{
    weakSelf.page = 1;
    [weakSelf loadPage];
  }];
  self.tableView.mj_footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{
    weakSelf.page += 1;
    [weakSelf loadPage];
  }];
  [self.tableView.mj_header beginRefreshing];
}

// Form: the end of a page, with or without more data
- (void)showPage:(NSArray<NSString *> *)page isLast:(BOOL)isLast {
  [self.orders addObjectsFromArray:page];
  [self.tableView reloadData];
  [self.tableView.mj_header endRefreshing];
  isLast ? [self.tableView.mj_footer endRefreshingWithNoMoreData]
         : [self.tableView.mj_footer endRefreshing];
}

// Form: a getter that creates the table with targets
- (UITableView *)tableView {
  if (!_tableView) {
    _tableView = [[UITableView alloc] initWithFrame:CGRectZero style:UITableViewStylePlain];
    _tableView.dataSource = self;
    _tableView.mj_header =
      [MJRefreshNormalHeader headerWithRefreshingTarget:self refreshingAction:@selector(reload)];
    _tableView.mj_footer =
      [MJRefreshBackNormalFooter footerWithRefreshingTarget:self
                                           refreshingAction:@selector(loadMore:)];
    _tableView.mj_footer.hidden = YES;
  }
  return _tableView;
}

- (void)reload {
  [self.tableView.mj_footer resetNoMoreData];
  [self loadPage];
}

// Form: an action that takes the control
- (void)loadMore:(MJRefreshBackNormalFooter *)footer {
  if (footer.isRefreshing && footer.state == MJRefreshStateRefreshing) { [self loadPage]; }
}

- (void)loadPage {}

// Form: ending whichever control is active
- (void)stop {
  if ([self.tableView.mj_header isRefreshing]) { [self.tableView.mj_header endRefreshing]; }
  if (self.tableView.mj_footer.refreshing) { [self.tableView.mj_footer endRefreshing]; }
}

// Form: a completion block that may be nil
- (void)stopWithCompletion:(nullable void (^)(void))completion {
  [self.tableView.mj_header endRefreshingWithCompletionBlock:completion];
  [self.tableView.mj_footer endRefreshingWithCompletionBlock:nil];
}

// Form: beginning with a completion block
- (void)start {
  __weak typeof(self) weakSelf = self;
  [self.tableView.mj_header beginRefreshingWithCompletionBlock:^{
    [weakSelf.tableView reloadData];
  }];
}

// Form: beginning after a delay, by selector
- (void)startLater {
  [self.tableView.mj_header performSelector:@selector(beginRefreshing)
                                 withObject:nil
                                 afterDelay:0.5];
}

// Form: a footer that depends on the number of rows
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  tableView.mj_footer.hidden = self.orders.count == 0;
  return (NSInteger)self.orders.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  return [[UITableViewCell alloc] init];
}

// Form: removing the controls
- (void)showAll {
  self.tableView.mj_header = nil;
  self.tableView.mj_footer = nil;
  [self.tableView setMj_footer:nil];
}

@end

@interface PhotosController : UICollectionViewController
@end

@implementation PhotosController

// Form: a collection with a header, a footer and automatic loading before the end
- (void)viewDidLoad {
  [super viewDidLoad];
  UICollectionView *collectionView = self.collectionView;
  collectionView.mj_header = [MJRefreshGifHeader headerWithRefreshingTarget:self
                                                           refreshingAction:@selector(reload)];
  MJRefreshAutoGifFooter *footer =
    [MJRefreshAutoGifFooter footerWithRefreshingTarget:self refreshingAction:@selector(loadMore)];
  footer.triggerAutomaticallyRefreshPercent = -10;
  footer.automaticallyRefresh = YES;
  footer.autoTriggerTimes = -1;
  collectionView.mj_footer = footer;
}

- (void)reload {}
- (void)loadMore {}

// Form: a trailer after horizontal content
- (void)addTrailerTo:(UICollectionView *)row {
  MJRefreshNormalTrailer *trailer = [MJRefreshNormalTrailer trailerWithRefreshingBlock:^{
    [row.mj_trailer endRefreshing];
  }];
  [trailer setTitle:@"More" forState:MJRefreshStateIdle];
  [trailer setTitle:@"Release" forState:MJRefreshStatePulling];
  trailer.ignoredScrollViewContentInsetRight = 8;
  trailer.arrowView.tintColor = UIColor.grayColor;
  row.mj_trailer = trailer;
}

// Form: a trailer with a target, in brackets throughout
- (void)addStateTrailerTo:(UIScrollView *)scrollView {
  [scrollView setMj_trailer:[MJRefreshStateTrailer
                              trailerWithRefreshingTarget:self
                                         refreshingAction:@selector(loadMore)]];
  [[[scrollView mj_trailer] layer] setZPosition:-1];
}

// Form: the number of all items
- (BOOL)isEmpty {
  return [self.collectionView mj_totalDataCount] == 0;
}

// Form: adding what is missing
- (void)addMissingControls {
  if (!self.collectionView.mj_header) {
    self.collectionView.mj_header = [MJRefreshStateHeader headerWithRefreshingBlock:^{}];
  }
  if (self.collectionView.mj_footer == nil) {
    self.collectionView.mj_footer = [MJRefreshBackStateFooter footerWithRefreshingBlock:^{}];
  }
}

@end
