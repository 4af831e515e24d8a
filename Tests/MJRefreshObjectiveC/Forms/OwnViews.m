// What an app does instead of a subclass: a view that draws the control, and a Swift subclass.

#import <MJRefresh/MJRefresh.h>

#import "App-Swift.h"

@interface RingView : UIView <EdgeRefreshContent>
@property (nonatomic, strong) CALayer *ring;
@end

@implementation RingView

// Form: a view that draws a control
- (void)drawState:(MJRefreshState)state progress:(CGFloat)progress isRefreshing:(BOOL)isRefreshing {
  self.ring.opacity = (float)MIN(1, progress);
  self.backgroundColor = state == MJRefreshStatePulling ? UIColor.greenColor : UIColor.clearColor;
  self.hidden = state == MJRefreshStateIdle && !isRefreshing && progress == 0;
}

- (CGSize)intrinsicContentSize {
  return CGSizeMake(UIViewNoIntrinsicMetric, 80);
}

@end

// Form: a control with such a view
void UseOwnView(UITableView *tableView) {
  RingView *ring = [[RingView alloc] init];
  MJRefreshHeader *header = [[MJRefreshHeader alloc] initWithEdgeRefreshContent:ring];
  header.refreshingBlock = ^{ [tableView.mj_header endRefreshing]; };
  tableView.mj_header = header;
}

// Form: a Swift subclass
void UseSwiftSubclass(UITableView *tableView) {
  BrandHeader *header = [BrandHeader headerWithRefreshingBlock:^{}];
  header.brand = @"Example";
  header.lastUpdatedTimeLabel.hidden = YES;
  tableView.mj_header = header;
  [tableView.mj_header beginRefreshing];
}

// Form: a Swift subclass with overrides that Objective-C calls
NSInteger CountEnds(CountingFooter *footer) {
  [footer endRefreshing];
  [footer endRefreshingWithNoMoreData];
  [footer setTitle:nil forState:MJRefreshStateIdle];
  return footer.ends;
}

// Form: Swift methods that take controls and states
void UseSwiftMethods(AppLists *lists, UITableView *tableView) {
  [lists addFooterTo:tableView];
  lists.header = tableView.mj_header;
  if ([lists isEndedAt:MJRefreshStateNoMoreData]) { [lists.header endRefreshing]; }
}
