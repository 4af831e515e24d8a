// Pages, nested lists and requests.

@import MJRefresh;

@interface PageController : UIViewController
@property (nonatomic, strong) UIScrollView *pages;
@property (nonatomic, copy) NSArray<UITableView *> *lists;
@property (nonatomic, copy) void (^didReload)(NSError *_Nullable error);
@end

@implementation PageController

// Form: a control for each of several lists, in a loop
- (void)addControls {
  [self.lists enumerateObjectsUsingBlock:^(UITableView *list, NSUInteger index, BOOL *stop) {
    list.tag = (NSInteger)index;
    __weak UITableView *weakList = list;
    list.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{
      [self reloadListAtIndex:index completion:^{ [weakList.mj_header endRefreshing]; }];
    }];
  }];
}

- (void)reloadListAtIndex:(NSUInteger)index completion:(MJRefreshComponentAction)completion {
  completion();
}

// Form: a page that begins to refresh when it first appears
- (void)showPage:(NSInteger)page {
  self.pages.mj_offsetX = page * self.pages.mj_w;
  UITableView *list = self.lists[(NSUInteger)page];
  if (list.mj_totalDataCount == 0 && !list.mj_header.isRefreshing) {
    [list.mj_header beginRefreshing];
  }
}

// Form: an end on another thread, as after requests
- (void)loadInBackground:(UITableView *)list {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_DEFAULT, 0), ^{
    [list.mj_header endRefreshing];
    [list.mj_footer endRefreshingWithNoMoreData];
    dispatch_async(dispatch_get_main_queue(), ^{ [list reloadData]; });
  });
}

// Form: an end after a delay
- (void)endLater:(UITableView *)list {
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    [list.mj_header endRefreshing];
  });
}

// Form: a group of requests
- (void)loadAll:(UITableView *)list {
  dispatch_group_t group = dispatch_group_create();
  dispatch_group_enter(group);
  [self reloadListAtIndex:0 completion:^{ dispatch_group_leave(group); }];
  dispatch_group_notify(group, dispatch_get_main_queue(), ^{
    [list.mj_header endRefreshingWithCompletionBlock:^{ [list reloadData]; }];
  });
}

// Form: a result in a block of the app
- (void)finish:(NSError *)error {
  MJRefreshFooter *footer = self.lists.firstObject.mj_footer;
  footer.endRefreshingCompletionBlock = ^{
    if (self.didReload) { self.didReload(error); }
  };
  error ? [footer endRefreshing] : [footer resetNoMoreData];
}

// Form: a header of the outer scroll view that refreshes the inner one
- (void)joinHeaders {
  MJRefreshHeader *outer = self.pages.mj_header;
  outer.refreshingBlock = ^{ [self.lists.firstObject.mj_header executeRefreshingCallback]; };
}

// Form: controls in a dictionary, and by key path
- (NSArray<MJRefreshHeader *> *)headers {
  NSMutableDictionary<NSNumber *, MJRefreshHeader *> *headers = [NSMutableDictionary dictionary];
  for (UITableView *list in self.lists) { headers[@(list.tag)] = list.mj_header; }
  NSArray *found = [self.lists valueForKeyPath:@"mj_header"];
  return headers.count == found.count ? headers.allValues : found;
}

@end
