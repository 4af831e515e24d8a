// A header of MJRefresh 3.7.9. Here, one header has all names.
#import <MJRefresh/MJRefresh.h>
