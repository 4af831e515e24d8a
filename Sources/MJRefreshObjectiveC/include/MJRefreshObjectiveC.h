// The declarations of MJRefresh for Objective-C that are not in the headers that the Swift compiler
// writes: the names of classes and constants, and methods that are internal in Swift.
// NilArguments.swift and ObjectiveC.swift implement these methods.

/// An empty protocol: see ObjectiveC.swift.
@protocol MJRefreshNames @end

// In Swift, the module MJRefresh declares the following names.
#if !defined(__swift__)

// In a framework, which a pod may be, `@import` would cause a warning.
#pragma clang module import UIKit
#import <objc/message.h>
#import <objc/runtime.h>
#pragma clang module import EdgeRefreshCore
#pragma clang module import EdgeRefreshControls

NS_ASSUME_NONNULL_BEGIN

// The classes. At run time, they have the names of EdgeRefresh.
@compatibility_alias MJRefreshComponent RefreshComponent;
@compatibility_alias MJRefreshHeader RefreshHeader;
@compatibility_alias MJRefreshStateHeader StateHeader;
@compatibility_alias MJRefreshNormalHeader NormalHeader;
@compatibility_alias MJRefreshGifHeader ImageHeader;
@compatibility_alias MJRefreshFooter RefreshFooter;
@compatibility_alias MJRefreshBackFooter BackFooter;
@compatibility_alias MJRefreshBackStateFooter BackStateFooter;
@compatibility_alias MJRefreshBackNormalFooter BackNormalFooter;
@compatibility_alias MJRefreshBackGifFooter BackImageFooter;
@compatibility_alias MJRefreshAutoFooter AutoFooter;
@compatibility_alias MJRefreshAutoStateFooter AutoStateFooter;
@compatibility_alias MJRefreshAutoNormalFooter AutoNormalFooter;
@compatibility_alias MJRefreshAutoGifFooter AutoImageFooter;
@compatibility_alias MJRefreshTrailer RefreshTrailer;
@compatibility_alias MJRefreshStateTrailer StateTrailer;
@compatibility_alias MJRefreshNormalTrailer NormalTrailer;

/// What a control is doing.
typedef RefreshState MJRefreshState;
#define MJRefreshStateIdle RefreshStateIdle
#define MJRefreshStatePulling RefreshStatePulling
#define MJRefreshStateRefreshing RefreshStateRefreshing
#define MJRefreshStateWillRefresh RefreshStateWillRefresh
#define MJRefreshStateNoMoreData RefreshStateNoMoreData

/// A block that a control calls.
typedef void (^MJRefreshComponentAction)(void);
typedef __attribute__((deprecated("Use MJRefreshComponentAction"))) MJRefreshComponentAction
  MJRefreshComponentRefreshingBlock, MJRefreshComponentBeginRefreshingCompletionBlock,
  MJRefreshComponentEndRefreshingCompletionBlock;

// Constants. They are static, because a copy of MJRefresh in the same app would define the same
// symbols.
static const CGFloat MJRefreshLabelLeftInset = 25;
static const CGFloat MJRefreshHeaderHeight = 54, MJRefreshFooterHeight = 44;
static const CGFloat MJRefreshTrailWidth = 60;
static const CGFloat MJRefreshFastAnimationDuration = 0.25, MJRefreshSlowAnimationDuration = 0.4;
static NSString *const MJRefreshKeyPathContentOffset = @"contentOffset";
static NSString *const MJRefreshKeyPathContentInset = @"contentInset";
static NSString *const MJRefreshKeyPathContentSize = @"contentSize";
static NSString *const MJRefreshKeyPathPanState = @"state";
static NSString *const MJRefreshHeaderLastUpdatedTimeKey = @"MJRefreshHeaderLastUpdatedTimeKey";
static NSString *const MJRefreshDidChangeLanguageNotification =
  @"MJRefreshDidChangeLanguageNotification";
static NSString *const MJRefreshHeaderIdleText = @"MJRefreshHeaderIdleText";
static NSString *const MJRefreshHeaderPullingText = @"MJRefreshHeaderPullingText";
static NSString *const MJRefreshHeaderRefreshingText = @"MJRefreshHeaderRefreshingText";
static NSString *const MJRefreshHeaderLastTimeText = @"MJRefreshHeaderLastTimeText";
static NSString *const MJRefreshHeaderDateTodayText = @"MJRefreshHeaderDateTodayText";
static NSString *const MJRefreshHeaderNoneLastDateText = @"MJRefreshHeaderNoneLastDateText";
static NSString *const MJRefreshTrailerIdleText = @"MJRefreshTrailerIdleText";
static NSString *const MJRefreshTrailerPullingText = @"MJRefreshTrailerPullingText";
static NSString *const MJRefreshAutoFooterIdleText = @"MJRefreshAutoFooterIdleText";
static NSString *const MJRefreshAutoFooterRefreshingText = @"MJRefreshAutoFooterRefreshingText";
static NSString *const MJRefreshAutoFooterNoMoreDataText = @"MJRefreshAutoFooterNoMoreDataText";
static NSString *const MJRefreshBackFooterIdleText = @"MJRefreshBackFooterIdleText";
static NSString *const MJRefreshBackFooterPullingText = @"MJRefreshBackFooterPullingText";
static NSString *const MJRefreshBackFooterRefreshingText = @"MJRefreshBackFooterRefreshingText";
static NSString *const MJRefreshBackFooterNoMoreDataText = @"MJRefreshBackFooterNoMoreDataText";

#define MJWeakSelf __weak typeof(self) weakSelf = self;
#ifdef DEBUG
  #define MJRefreshLog(...) NSLog(__VA_ARGS__)
#else
  #define MJRefreshLog(...)
#endif
#define MJRefreshDeprecated(message) __attribute__((deprecated(message)))
#define MJRefreshColor(r, g, b) \
  [UIColor colorWithRed:(r) / 255.0 green:(g) / 255.0 blue:(b) / 255.0 alpha:1]
#define MJRefreshLabelTextColor MJRefreshColor(90, 90, 90)
#define MJRefreshLabelFont [UIFont boldSystemFontOfSize:14]
/// Calls a method that takes a view and returns nothing: `MJRefreshMsgTarget(target)`, the selector
/// and the view.
#define MJRefreshMsgSend(...) ((void (*)(void *, SEL, UIView *))objc_msgSend)(__VA_ARGS__)
#define MJRefreshMsgTarget(target) (__bridge void *)(target)
/// Runs statements in the next turn of the main queue. Until then, `self` is not retained.
#define MJRefreshDispatchAsyncOnMainQueue(...) \
  __weak typeof(self) weakSelf = self; \
  dispatch_async(dispatch_get_main_queue(), ^{ \
    __strong typeof(weakSelf) self = weakSelf; \
    (void)self; \
    {__VA_ARGS__} \
  });
/// The start of a method `setState:(MJRefreshState)state` that overrides one: returns if the state
/// does not change; otherwise, calls the overridden method.
#define MJRefreshCheckState \
  MJRefreshState oldState = self.state; \
  if (state == oldState) return; \
  [super setState:state];

/// Exchanges the implementations of two instance methods. Returns `NO` if the second one does not
/// exist. If `fromClass` inherits the first method, `toClass` gets the inherited implementation; if
/// `fromClass` has no such method, an empty one.
static inline BOOL MJRefreshExchangeImplementations(
  Class _Nullable fromClass, SEL originSelector, Class _Nullable toClass, SEL newSelector) {
  Method new = fromClass ? class_getInstanceMethod(toClass, newSelector) : NULL;
  if (!new) { return NO; }
  Method origin = class_getInstanceMethod(fromClass, originSelector);
  IMP implementation = method_getImplementation(new);
  if (!class_addMethod(fromClass, originSelector, implementation, method_getTypeEncoding(new))) {
    method_exchangeImplementations(origin, new);
  } else if (origin) {
    class_replaceMethod(
      toClass, newSelector, method_getImplementation(origin), method_getTypeEncoding(origin));
  } else {
    class_replaceMethod(
      toClass, newSelector, imp_implementationWithBlock(^(id object) { (void)object; }), "v@:");
  }
  return YES;
}

// A control calls its block or a method of its target, which it references weakly.

@interface RefreshHeader (MJRefresh)
+ (instancetype)headerWithRefreshingBlock:(nullable MJRefreshComponentAction)block;
+ (instancetype)headerWithRefreshingTarget:(nullable id)target
                          refreshingAction:(nullable SEL)action;
@end

@interface RefreshFooter (MJRefresh)
+ (instancetype)footerWithRefreshingBlock:(nullable MJRefreshComponentAction)block;
+ (instancetype)footerWithRefreshingTarget:(nullable id)target
                          refreshingAction:(nullable SEL)action;
- (void)endRefreshingWithNoMoreData;
- (void)resetNoMoreData;
@end

@interface RefreshTrailer (MJRefresh)
+ (instancetype)trailerWithRefreshingBlock:(nullable MJRefreshComponentAction)block;
+ (instancetype)trailerWithRefreshingTarget:(nullable id)target
                           refreshingAction:(nullable SEL)action;
@end

@interface RefreshComponent (MJRefresh)
- (void)beginRefreshingWithCompletionBlock:(nullable MJRefreshComponentAction)completionBlock;
// These two methods, and the two instance methods of a footer, may be called on any thread.
- (void)endRefreshing;
- (void)endRefreshingWithCompletionBlock:(nullable MJRefreshComponentAction)completionBlock;

// Each of these sets one property, or attaches the control, and returns the control.
- (instancetype)afterBeginningAction:(nullable MJRefreshComponentAction)action;
- (instancetype)endingAnimationBeginningAction:(nullable MJRefreshComponentAction)action;
- (instancetype)afterEndingAction:(nullable MJRefreshComponentAction)action;
- (instancetype)linkTo:(nullable UIScrollView *)scrollView;
@end

@interface StateHeader (MJRefresh)
/// Sets the block that returns the text for the last-updated time.
- (instancetype)modifyLastUpdatedTimeText:
  (NSString *_Nullable (^_Nullable)(NSDate *_Nullable lastUpdatedTime))text;
@end

@protocol EdgeRefreshTitles
/// Sets the text for a state. `nil` changes nothing.
- (instancetype)setTitle:(nullable NSString *)title forState:(MJRefreshState)state;
@end
@interface StateHeader (MJRefreshTitles) <EdgeRefreshTitles> @end
@interface BackStateFooter (MJRefreshTitles) <EdgeRefreshTitles> @end
@interface AutoStateFooter (MJRefreshTitles) <EdgeRefreshTitles> @end
@interface StateTrailer (MJRefreshTitles) <EdgeRefreshTitles> @end

@protocol EdgeRefreshImages
/// Sets the images for a state, with the duration of one cycle in seconds. `nil` changes nothing.
- (instancetype)setImages:(nullable NSArray *)images
                 duration:(NSTimeInterval)duration
                 forState:(MJRefreshState)state;
/// Sets the images for a state. Each is displayed for 0.1 seconds. `nil` changes nothing.
- (instancetype)setImages:(nullable NSArray *)images forState:(MJRefreshState)state;
@end
@interface ImageHeader (MJRefreshImages) <EdgeRefreshImages> @end
@interface BackImageFooter (MJRefreshImages) <EdgeRefreshImages> @end
@interface AutoImageFooter (MJRefreshImages) <EdgeRefreshImages> @end

@protocol EdgeRefreshSpinner
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle
  __attribute__((deprecated("Use loadingView")));
@end
@interface NormalHeader (MJRefreshSpinner) <EdgeRefreshSpinner> @end
@interface BackNormalFooter (MJRefreshSpinner) <EdgeRefreshSpinner> @end
@interface AutoNormalFooter (MJRefreshSpinner) <EdgeRefreshSpinner> @end

/// A view that draws a control. In Objective-C, controls cannot be subclassed.
@protocol EdgeRefreshContent <NSObject>
/// Draws the control. Called when the control is created, when a value changes, and when the
/// control enters a window. What it changes while the control opens or closes is animated.
///
/// `progress` is 0 at the edge, 1 at the threshold and more for a longer pull. `isRefreshing` stays
/// `YES` while the control closes.
- (void)drawState:(MJRefreshState)state progress:(CGFloat)progress isRefreshing:(BOOL)isRefreshing;
@end

@interface RefreshComponent (EdgeRefreshContent)
/// Creates a control that a view draws. The control retains the view and sets its size. The view's
/// `intrinsicContentSize` is the length of the control.
- (instancetype)initWithEdgeRefreshContent:(UIView<EdgeRefreshContent> *)content;
@end

/// The language and the texts of all controls.
__attribute__((objc_runtime_name("EdgeRefreshConfig"), objc_subclassing_restricted))
@interface MJRefreshConfig : NSObject
/// The configuration of all controls.
@property (class, nonatomic, readonly) MJRefreshConfig *defaultConfig;
/// The language as a BCP 47 tag, such as `de`. Default: `nil`, for the language of the app.
@property (nonatomic, copy, nullable) NSString *languageCode;
/// The name of the app's strings file, without `.strings`. Default: `nil`, for `Localizable`.
@property (nonatomic, copy, nullable) NSString *i18nFilename;
/// The bundle that contains the app's strings file. Default: `nil`, for the main bundle.
@property (nonatomic, nullable) NSBundle *i18nBundle;
@end

NS_ASSUME_NONNULL_END

#endif
