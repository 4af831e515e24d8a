#import <UIKit/UIKit.h>

@class MJRefreshNormalHeader;

@interface HeaderMaker : NSObject
- (MJRefreshNormalHeader *)makeHeader;
@end

#import <MJRefresh/MJRefresh.h>

@implementation HeaderMaker

// error: reference to 'MJRefreshNormalHeader' is ambiguous
- (MJRefreshNormalHeader *)makeHeader {
  return [[MJRefreshNormalHeader alloc] init];
}

@end
