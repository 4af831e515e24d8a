@import MJRefresh;
