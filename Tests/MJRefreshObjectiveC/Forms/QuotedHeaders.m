// The headers of single classes in quotation marks.

#import "MJRefreshAutoFooter.h"
#import "MJRefreshAutoGifFooter.h"
#import "MJRefreshAutoNormalFooter.h"
#import "MJRefreshAutoStateFooter.h"
#import "MJRefreshBackFooter.h"
#import "MJRefreshBackGifFooter.h"
#import "MJRefreshBackNormalFooter.h"
#import "MJRefreshBackStateFooter.h"
#import "MJRefreshComponent.h"
#import "MJRefreshConfig.h"
#import "MJRefreshConst.h"
#import "MJRefreshFooter.h"
#import "MJRefreshGifHeader.h"
#import "MJRefreshHeader.h"
#import "MJRefreshNormalHeader.h"
#import "MJRefreshNormalTrailer.h"
#import "MJRefreshStateHeader.h"
#import "MJRefreshStateTrailer.h"
#import "MJRefreshTrailer.h"
#import "NSBundle+MJRefresh.h"
#import "UICollectionViewLayout+MJRefresh.h"
#import "UIScrollView+MJExtension.h"
#import "UIScrollView+MJRefresh.h"
#import "UIView+MJExtension.h"

// Form: a footer whose header is imported in quotation marks
MJRefreshFooter *MakeFooter(UIScrollView *list, id target) {
  MJRefreshAutoGifFooter *footer = [MJRefreshAutoGifFooter
    footerWithRefreshingTarget:target
              refreshingAction:@selector(loadMore)];
  footer.mj_h = MJRefreshFooterHeight + 6;
  footer.stateLabel.textColor = MJRefreshLabelTextColor;
  list.mj_footer = footer;
  return footer;
}
