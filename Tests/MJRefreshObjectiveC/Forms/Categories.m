// Categories of an app that wrap the controls.

#import <MJRefresh/MJRefresh.h>

typedef NS_ENUM(NSInteger, ListLoadResult) { ListLoadResultMore, ListLoadResultLast };

// Form: a category of scroll views, with optional blocks
@interface UIScrollView (AppRefresh)
- (void)app_addHeader:(nullable dispatch_block_t)block;
- (void)app_addFooter:(nullable MJRefreshComponentAction)block;
- (void)app_endWithResult:(ListLoadResult)result;
@property (nonatomic, readonly) BOOL app_isRefreshing;
@end

@implementation UIScrollView (AppRefresh)

- (void)app_addHeader:(dispatch_block_t)block {
  MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:block];
  header.automaticallyChangeAlpha = YES;
  header.lastUpdatedTimeLabel.hidden = YES;
  self.mj_header = header;
}

- (void)app_addFooter:(MJRefreshComponentAction)block {
  self.mj_footer = block ? [MJRefreshAutoNormalFooter footerWithRefreshingBlock:block] : nil;
}

// Form: a state for both controls
- (void)app_endWithResult:(ListLoadResult)result {
  [self.mj_header endRefreshing];
  if (result == ListLoadResultLast) {
    self.mj_footer.state = MJRefreshStateNoMoreData;
  } else {
    [self.mj_footer setState:MJRefreshStateIdle];
  }
}

- (BOOL)app_isRefreshing {
  return self.mj_header.isRefreshing || self.mj_footer.isRefreshing || self.mj_trailer.isRefreshing;
}

@end

// Form: a category of a control
@interface MJRefreshNormalHeader (AppStyle)
+ (instancetype)app_headerWithTarget:(id)target action:(SEL)action;
- (instancetype)app_hideTexts;
@end

@implementation MJRefreshNormalHeader (AppStyle)

+ (instancetype)app_headerWithTarget:(id)target action:(SEL)action {
  return [[self headerWithRefreshingTarget:target refreshingAction:action] app_hideTexts];
}

- (instancetype)app_hideTexts {
  self.stateLabel.hidden = YES;
  self.lastUpdatedTimeLabel.hidden = YES;
  self.labelLeftInset = 0;
  return self;
}

@end

// Form: a category of the base class
@interface MJRefreshComponent (AppName)
@property (nonatomic, readonly) NSString *app_name;
@end

@implementation MJRefreshComponent (AppName)
- (NSString *)app_name {
  return [NSString stringWithFormat:@"%@ %.0f", [self class], self.pullingPercent];
}
@end

// Form: methods of plain controls that only other controls have in MJRefresh
@interface MJRefreshHeader (AppBanner)
@property (nonatomic, copy) NSString *activityIndicatorViewStyle;
- (instancetype)initWithContent:(UIView *)content;
- (BOOL)setTitle:(NSString *)title forState:(NSInteger)state;
@end

@implementation MJRefreshHeader (AppBanner)

- (instancetype)initWithContent:(UIView *)content {
  if (self = [self init]) { [self addSubview:content]; }
  return self;
}

- (BOOL)setTitle:(NSString *)title forState:(NSInteger)state {
  self.accessibilityHint = title;
  return state == MJRefreshStateIdle && [self respondsToSelector:@selector(setImages:forState:)];
}

- (NSString *)activityIndicatorViewStyle { return self.accessibilityHint; }
- (void)setActivityIndicatorViewStyle:(NSString *)style { self.accessibilityHint = style; }

@end

// Form: a category of tables that creates controls of a class
@interface UITableView (AppPaging)
- (void)app_useHeaderClass:(Class)headerClass footerClass:(Class)footerClass;
@end

@implementation UITableView (AppPaging)
- (void)app_useHeaderClass:(Class)headerClass footerClass:(Class)footerClass {
  self.mj_header = [headerClass headerWithRefreshingBlock:^{}];
  self.mj_footer = [footerClass footerWithRefreshingBlock:^{}];
  if (![headerClass isSubclassOfClass:[MJRefreshHeader class]]) { self.mj_header = nil; }
}
@end

@class MJRefreshHeader, MJRefreshFooter;

// Form: a forward declaration after the import, and a protocol of the app
@protocol AppRefreshing <NSObject>
@property (nonatomic, strong, nullable) MJRefreshHeader *header;
- (nonnull MJRefreshFooter *)footerForList:(nonnull UIScrollView *)list;
@end

// Form: frames of the app's views, set through the geometry members
static void AppLayOut(UIScrollView *scrollView, UIView *banner) {
  banner.mj_x = 16;
  banner.mj_y = scrollView.mj_offsetY + scrollView.mj_insetT;
  banner.mj_w = scrollView.mj_w - 2 * banner.mj_x;
  banner.mj_h += 8;
  banner.mj_size = CGSizeMake(banner.mj_w, 44);
  banner.mj_origin = CGPointZero;
  [banner setMj_y:scrollView.mj_contentH];
}

// Form: insets, offsets and content sizes
static void AppScroll(UIScrollView *scrollView) {
  scrollView.mj_insetB = 49;
  scrollView.mj_insetT += 10;
  scrollView.mj_insetL = scrollView.mj_insetR = 0;
  scrollView.mj_offsetX = scrollView.mj_contentW - scrollView.mj_w;
  scrollView.mj_offsetY = -scrollView.mj_inset.top;
  scrollView.mj_contentH = MAX(scrollView.mj_h, scrollView.mj_contentH);
}

void AppUseCategories(UITableView *tableView) {
  AppLayOut(tableView, tableView.tableHeaderView);
  AppScroll(tableView);
}
