// Declarations of Apple's SDK that the files in `Forms` use and that the tool of `make rehearsal`
// lacks. The tool includes this file before each of them. Apple's SDK does not need it.

#import <Foundation/Foundation.h>

#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define NSParameterAssert(condition) ((void)(condition))
#define QOS_CLASS_DEFAULT 0x15
#define DISPATCH_TIME_NOW 0ull
#define NSEC_PER_SEC 1000000000ull

typedef void (^dispatch_block_t)(void);
typedef NSObject *dispatch_queue_t;
typedef NSObject *dispatch_group_t;
typedef unsigned long long dispatch_time_t;
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
dispatch_time_t dispatch_time(dispatch_time_t when, long long delta);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
dispatch_group_t dispatch_group_create(void);
void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);
void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);

@interface NSString (Formats)
+ (instancetype)stringWithFormat:(NSString *)format, ...;
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@interface NSArray (Enumeration)
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained[])buffer
                                    count:(NSUInteger)count;
@end
