// Key-value observing, notifications, macros, and states as values.

#import <MJRefresh/MJRefresh.h>

static void *StateContext = &StateContext;

@interface StateObserver : NSObject
@property (nonatomic, weak) UIScrollView *scrollView;
@property (nonatomic) MJRefreshState lastState;
@end

@implementation StateObserver

// Form: key-value observing of a control
- (void)observe:(MJRefreshComponent *)control {
  [control addObserver:self
            forKeyPath:NSStringFromSelector(@selector(state))
               options:NSKeyValueObservingOptionNew
               context:StateContext];
  [control addObserver:self forKeyPath:@"pullingPercent" options:0 context:NULL];
}

// Form: the new state, from the change
- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(void *)context {
  if (context == StateContext) {
    self.lastState = (MJRefreshState)[change[NSKeyValueChangeNewKey] integerValue];
  }
}

// Form: a switch over all states
- (NSString *)nameOfState:(MJRefreshState)state {
  switch (state) {
    case MJRefreshStateIdle: return @"idle";
    case MJRefreshStatePulling: return @"pulling";
    case MJRefreshStateWillRefresh:
    case MJRefreshStateRefreshing: return @"refreshing";
    case MJRefreshStateNoMoreData: return @"no more data";
  }
}

// Form: a switch with a default, over the state of a footer
- (BOOL)canLoad {
  switch (self.scrollView.mj_footer.state) {
    case MJRefreshStateNoMoreData: return NO;
    default: return YES;
  }
}

// Form: states in an array
- (BOOL)isBusy:(MJRefreshComponent *)control {
  NSArray *states = @[ @(MJRefreshStateRefreshing), @(MJRefreshStateWillRefresh) ];
  return [states containsObject:@(control.state)];
}

// Form: a notification
- (void)observeLanguage {
  NSNotificationCenter *center = NSNotificationCenter.defaultCenter;
  [center addObserver:self
             selector:@selector(languageDidChange:)
                 name:MJRefreshDidChangeLanguageNotification
               object:nil];
}

- (void)languageDidChange:(NSNotification *)notification {}

// Form: a macro for a weak reference
- (void)addHeader {
  MJWeakSelf
  self.scrollView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{
    weakSelf.lastState = MJRefreshStateRefreshing;
  }];
}

// Form: constants
- (CGFloat)heightOfControls {
  NSDictionary<NSString *, NSNumber *> *heights = @{
    MJRefreshHeaderLastUpdatedTimeKey : @(MJRefreshHeaderHeight),
    MJRefreshKeyPathContentOffset : @(MJRefreshFooterHeight),
  };
  return heights[MJRefreshKeyPathContentOffset].doubleValue + MJRefreshTrailWidth;
}

// Form: the class of a control
- (BOOL)loadsAutomatically {
  UIView *footer = self.scrollView.mj_footer;
  return [footer isKindOfClass:[MJRefreshAutoFooter class]]
    && ![footer isKindOfClass:MJRefreshBackFooter.class];
}

// Form: a cast to a more specific class
- (void)hideTime {
  ((MJRefreshNormalHeader *)self.scrollView.mj_header).lastUpdatedTimeLabel.hidden = YES;
  [(MJRefreshAutoStateFooter *)self.scrollView.mj_footer setTitle:@"" forState:MJRefreshStateIdle];
}

// Form: whether a control responds, and calls by selector
- (void)callIfPossible:(id)control {
  if ([control respondsToSelector:@selector(endRefreshingWithNoMoreData)]) {
    [control endRefreshingWithNoMoreData];
  }
  if ([control respondsToSelector:@selector(setTitle:forState:)]) { [control i18nDidChange]; }
}

// Form: values by key
- (void)useKeys {
  [self.scrollView.mj_header setValue:@NO forKey:@"automaticallyChangeAlpha"];
  [self.scrollView setValue:nil forKey:@"mj_footer"];
  self.lastState = [[self.scrollView.mj_header valueForKey:@"state"] integerValue];
}

// Form: where the control is, and the inset without it
- (BOOL)isVisible:(MJRefreshComponent *)control {
  CGFloat top = control.scrollViewOriginalInset.top + control.scrollView.contentOffset.y;
  return control.pullingPercent > 0 && top < 0 && CGRectGetHeight(control.frame) > 0;
}

// Form: a button that begins a refresh
- (UIButton *)refreshButton {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  [button addTarget:self.scrollView.mj_header
              action:@selector(beginRefreshing)
    forControlEvents:UIControlEventTouchUpInside];
  return button;
}

// Form: a header that leaves the cells where they are
- (void)keepCells:(MJRefreshHeader *)header {
  header.isCollectionViewAnimationBug = YES;
  NSDate *time = header.lastUpdatedTime ?: [NSDate date];
  NSLog(@"%@", time);
}

- (void)dealloc {
  [NSNotificationCenter.defaultCenter removeObserver:self];
}

@end
