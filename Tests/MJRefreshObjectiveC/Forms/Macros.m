// The macros of MJRefresh, and the function, in code of an app.

#import <MJRefresh/MJRefreshConst.h>

@interface BadgeBase : UIView
@property (nonatomic) MJRefreshState state;
@property (nonatomic, weak) id target;
@end

@implementation BadgeBase
@end

@interface BadgeView : BadgeBase
@property (nonatomic, copy) NSString *text MJRefreshDeprecated("Use the label");
@end

@implementation BadgeView

// Form: a setter of a state that returns early
- (void)setState:(MJRefreshState)state {
  MJRefreshCheckState
  self.hidden = state == MJRefreshStateIdle;
  MJRefreshLog(@"from %ld to %ld", (long)oldState, (long)state);
}

// Form: work in the next turn, with more than one statement and a comma
- (void)showSoon {
  MJRefreshDispatchAsyncOnMainQueue(
    self.backgroundColor = MJRefreshColor(240, 240, 240);
    self.state = [@[ @1, @2 ] containsObject:@2] ? MJRefreshStatePulling : MJRefreshStateIdle;)
}

// Form: work that does not use the object
- (void)logSoon {
  MJRefreshDispatchAsyncOnMainQueue(MJRefreshLog(@"soon");)
}

// Form: a message to a target, without a warning
- (void)callTarget:(SEL)action {
  if ([self.target respondsToSelector:action]) {
    MJRefreshMsgSend(MJRefreshMsgTarget(self.target), action, self);
  }
}

// Form: a weak reference in a block
- (dispatch_block_t)hideLater {
  MJWeakSelf
  return ^{ weakSelf.hidden = YES; };
}

@end

// Form: exchanged implementations, as categories do in `load`
@interface UITableView (Counting)
@end

@implementation UITableView (Counting)

+ (void)load {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    MJRefreshExchangeImplementations(
      [self class], @selector(reloadData), [self class], @selector(app_reloadData));
  });
}

- (void)app_reloadData {
  [self app_reloadData];
  // Form: functions of the runtime, which the original's header imports
  objc_setAssociatedObject(
    self, @selector(app_reloadData), @(self.mj_totalDataCount), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

@end

// Form: keys that a category observes
void ObserveList(UIScrollView *list, NSObject *observer) {
  for (NSString *key in @[ MJRefreshKeyPathContentOffset, MJRefreshKeyPathContentSize ]) {
    [list addObserver:observer forKeyPath:key options:NSKeyValueObservingOptionNew context:nil];
  }
  [list.panGestureRecognizer addObserver:observer
                              forKeyPath:MJRefreshKeyPathPanState
                                 options:NSKeyValueObservingOptionNew
                                 context:nil];
}
