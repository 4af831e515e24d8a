// The headers of single classes, as older code imports them.

#import <MJRefresh/MJRefreshAutoFooter.h>
#import <MJRefresh/MJRefreshAutoGifFooter.h>
#import <MJRefresh/MJRefreshAutoNormalFooter.h>
#import <MJRefresh/MJRefreshAutoStateFooter.h>
#import <MJRefresh/MJRefreshBackFooter.h>
#import <MJRefresh/MJRefreshBackGifFooter.h>
#import <MJRefresh/MJRefreshBackNormalFooter.h>
#import <MJRefresh/MJRefreshBackStateFooter.h>
#import <MJRefresh/MJRefreshComponent.h>
#import <MJRefresh/MJRefreshConfig.h>
#import <MJRefresh/MJRefreshConst.h>
#import <MJRefresh/MJRefreshFooter.h>
#import <MJRefresh/MJRefreshGifHeader.h>
#import <MJRefresh/MJRefreshHeader.h>
#import <MJRefresh/MJRefreshNormalHeader.h>
#import <MJRefresh/MJRefreshNormalTrailer.h>
#import <MJRefresh/MJRefreshStateHeader.h>
#import <MJRefresh/MJRefreshStateTrailer.h>
#import <MJRefresh/MJRefreshTrailer.h>
#import <MJRefresh/NSBundle+MJRefresh.h>
#import <MJRefresh/UICollectionViewLayout+MJRefresh.h>
#import <MJRefresh/UIScrollView+MJExtension.h>
#import <MJRefresh/UIScrollView+MJRefresh.h>
#import <MJRefresh/UIView+MJExtension.h>

// Form: classes whose headers are imported by the name of the module
MJRefreshHeader *MakeHeader(UIScrollView *list) {
  MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
  header.lastUpdatedTimeLabel.font = MJRefreshLabelFont;
  list.mj_header = header;
  list.mj_insetT += MJRefreshHeaderHeight;
  return list.mj_header;
}
