#import <MJRefresh/MJRefresh.h>
