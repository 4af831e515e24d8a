// Labels, titles, images, spinners and texts.

#import "MJRefresh.h"

// Form: a time that the app formats
static MJRefreshNormalHeader *HeaderWithTime(void) {
  MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
  header.lastUpdatedTimeKey = @"orders";
  header.lastUpdatedTimeText = ^NSString *(NSDate *time) {
    return time ? [NSString stringWithFormat:@"Updated %@", time] : @"Never updated";
  };
  return header;
}

// Form: titles for all states, in a chain
static MJRefreshStateHeader *HeaderWithTitles(void) {
  return [[[[MJRefreshStateHeader headerWithRefreshingBlock:^{}] setTitle:@"Pull"
                                                                 forState:MJRefreshStateIdle]
    setTitle:@"Release"
    forState:MJRefreshStatePulling] setTitle:@"Loading" forState:MJRefreshStateRefreshing];
}

// Form: labels
static void StyleLabels(MJRefreshStateHeader *header) {
  header.stateLabel.font = [UIFont systemFontOfSize:15];
  header.stateLabel.textColor = [UIColor redColor];
  header.lastUpdatedTimeLabel.textColor = MJRefreshLabelTextColor;
  [header.lastUpdatedTimeLabel setFont:MJRefreshLabelFont];
  header.stateLabel.mj_x = header.stateLabel.mj_textWidth;
}

// Form: images for each state
static MJRefreshGifHeader *HeaderWithImages(NSArray<UIImage *> *images) {
  MJRefreshGifHeader *header = [MJRefreshGifHeader headerWithRefreshingBlock:^{}];
  [header setImages:[images copy] forState:MJRefreshStateIdle];
  [header setImages:images forState:MJRefreshStatePulling];
  [header setImages:images duration:images.count * 0.05 forState:MJRefreshStateRefreshing];
  header.gifView.contentMode = UIViewContentModeScaleAspectFit;
  return header;
}

// Form: images and titles that may be nil
static void ClearHeader(MJRefreshGifHeader *header, NSArray *_Nullable images) {
  [header setImages:nil forState:MJRefreshStateIdle];
  [header setImages:images duration:1 forState:MJRefreshStatePulling];
  [header setTitle:nil forState:MJRefreshStatePulling];
}

// Form: a footer without a text during loads
static MJRefreshAutoNormalFooter *QuietFooter(void) {
  MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{}];
  footer.refreshingTitleHidden = YES;
  footer.stateLabel.hidden = footer.isRefreshingTitleHidden;
  [footer setTitle:@"" forState:MJRefreshStateIdle];
  [footer setTitle:@"No more orders" forState:MJRefreshStateNoMoreData];
  return footer;
}

// Form: setters in brackets, as older code has them
static void UseSetters(MJRefreshAutoNormalFooter *footer) {
  [footer setAutomaticallyRefresh:NO];
  [footer setAutomaticallyHidden:YES];
  [footer setRefreshingTitleHidden:YES];
  [footer setAutomaticallyChangeAlpha:YES];
  [footer setTriggerAutomaticallyRefreshPercent:0.5];
  if (footer.isAutomaticallyRefresh || footer.isAutomaticallyHidden) { [footer setHidden:NO]; }
}

// Form: titles of a back footer, read back
static NSString *TitleOf(MJRefreshBackStateFooter *footer) {
  [footer setTitle:@"Pull up" forState:MJRefreshStateIdle];
  NSString *title = [footer titleForState:footer.state];
  return title.length > 0 ? title : footer.stateLabel.text;
}

// Form: a spinner, and the style that MJRefresh has deprecated
static void StyleSpinner(MJRefreshNormalHeader *header, MJRefreshBackNormalFooter *footer) {
  header.loadingView.color = UIColor.whiteColor;
  footer.arrowView.image = nil;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  header.activityIndicatorViewStyle = UIActivityIndicatorViewStyleMedium;
  footer.activityIndicatorViewStyle = header.activityIndicatorViewStyle;
#pragma clang diagnostic pop
}

// Form: durations, and no animation
static void ChangeDurations(MJRefreshComponent *control) {
  control.fastAnimationDuration = MJRefreshFastAnimationDuration / 2;
  control.slowAnimationDuration = MJRefreshSlowAnimationDuration;
  [control setAnimationDisabled];
}

// Form: blocks around the refresh
static void AddBlocks(MJRefreshComponent *control, UIView *view) {
  control.beginRefreshingCompletionBlock = ^{ view.alpha = 0.5; };
  control.endRefreshingAnimationBeginAction = ^{ view.alpha = 1; };
  control.endRefreshingCompletionBlock = ^{ [view removeFromSuperview]; };
  control.refreshingBlock = nil;
}

// Form: a chain of calls
static void Chain(UITableView *tableView) {
  [[[[[[MJRefreshNormalHeader headerWithRefreshingBlock:^{}] autoChangeTransparency:YES]
    afterBeginningAction:^{ NSLog(@"open"); }] endingAnimationBeginningAction:nil]
    afterEndingAction:^{ NSLog(@"closed"); }] linkTo:tableView];
  [[[MJRefreshNormalHeader alloc] init] modifyLastUpdatedTimeText:^NSString *(NSDate *time) {
    return time.description;
  }];
}

// Form: deprecated names
static void UseDeprecatedNames(UIScrollView *scrollView) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  scrollView.header = [MJRefreshHeader headerWithRefreshingBlock:nil];
  scrollView.footer = [MJRefreshFooter footerWithRefreshingTarget:nil refreshingAction:nil];
  scrollView.header.autoChangeAlpha = YES;
  [scrollView.footer noticeNoMoreData];
  MJRefreshComponentRefreshingBlock block = ^{};
  scrollView.header.endRefreshingAnimateCompletionBlock = block;
#pragma clang diagnostic pop
}

// Form: the language
static void UseLanguage(NSString *_Nullable code) {
  MJRefreshConfig.defaultConfig.languageCode = code;
  [[MJRefreshConfig defaultConfig] setLanguageCode:@"zh-Hans"];
  MJRefreshConfig *config = [MJRefreshConfig defaultConfig];
  config.i18nFilename = @"Refresh";
  config.i18nBundle = [NSBundle mainBundle];
  config.languageCode = nil;
}

// Form: texts by their keys
static NSString *IdleText(void) {
  NSString *text = [NSBundle mj_localizedStringForKey:MJRefreshHeaderIdleText];
  return text ?: [NSBundle mj_localizedStringForKey:MJRefreshBackFooterIdleText value:@"Pull"];
}

// Form: images and the bundle
static UIImageView *Arrow(void) {
  UIImage *image = [NSBundle mj_refreshBundle] ? [NSBundle mj_arrowImage] : nil;
  return [[UIImageView alloc] initWithImage:image ?: [NSBundle mj_trailArrowImage]];
}

// Form: a label in the style of the controls
static UILabel *Label(void) {
  UILabel *label = [UILabel mj_label];
  label.backgroundColor = MJRefreshColor(240, 240, 240);
  return label;
}

NSArray *UseCustomizing(UITableView *tableView, MJRefreshBackNormalFooter *footer) {
  MJRefreshNormalHeader *header = HeaderWithTime();
  StyleLabels(HeaderWithTitles());
  ClearHeader(HeaderWithImages(@[]), nil);
  UseSetters(QuietFooter());
  StyleSpinner(header, footer);
  ChangeDurations(header);
  AddBlocks(header, tableView);
  Chain(tableView);
  UseDeprecatedNames(tableView);
  UseLanguage(nil);
  return @[ TitleOf(footer), IdleText(), Arrow(), Label() ];
}
