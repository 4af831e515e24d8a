// The names of MJRefresh 3.7.9 for Objective-C. `@import MJRefresh;` has the same effect.
#if __building_module(MJRefresh)
  // In a pod, this header is part of the module. The Swift compiler reads it before it writes
  // `MJRefresh-Swift.h`.
  #import <MJRefresh/MJRefreshObjectiveC.h>
  #if !defined(__swift__) && __has_include(<MJRefresh/MJRefresh-Swift.h>)
    #import <MJRefresh/MJRefresh-Swift.h>
  #endif
#else
  #pragma clang module import MJRefresh
#endif
