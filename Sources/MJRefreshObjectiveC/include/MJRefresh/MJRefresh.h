// The names of MJRefresh 3.7.9 for Objective-C. `@import MJRefresh;` is the same.
#if __building_module(MJRefresh)
  // A header of a pod. The Swift compiler reads it, too, before it writes the other header.
  #import <MJRefresh/MJRefreshObjectiveC.h>
  #if !defined(__swift__) && __has_include(<MJRefresh/MJRefresh-Swift.h>)
    #import <MJRefresh/MJRefresh-Swift.h>
  #endif
#else
  #pragma clang module import MJRefresh
#endif
