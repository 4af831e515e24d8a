#import <MJRefresh/MJRefresh.h>

// error: cannot subclass a class that was declared with the 'objc_subclassing_restricted' attribute
@interface BrandHeader : MJRefreshNormalHeader
@end

@implementation BrandHeader
@end
