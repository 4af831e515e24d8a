#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// These functions replace those of the C library for the whole program. Each thread has its own
// counts, so that tests can run in parallel.

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define COUNTS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define COUNTS 0
#else
#define COUNTS 1
#endif
#else
#define COUNTS 1
#endif

#if COUNTS

static __thread uint64_t count;
static __thread int64_t balance;

bool allocation_counter_works(void) { return true; }
uint64_t allocation_counter_count(void) { return count; }
int64_t allocation_counter_balance(void) { return balance; }

// The C library's own functions, which remain available under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static void *counted(void *memory) {
  count += 1;
  if (memory != NULL) balance += 1;
  return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *old, size_t size) {
  void *new = __libc_realloc(old, size);
  count += 1;
  if (old == NULL && new != NULL) balance += 1;
  if (old != NULL && new == NULL && size == 0) balance -= 1;
  return new;
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *new = memalign(alignment, size);
  if (new == NULL) return ENOMEM;
  *memory = new;
  return 0;
}

void free(void *memory) {
  if (memory != NULL) balance -= 1;
  __libc_free(memory);
}

#else

bool allocation_counter_works(void) { return false; }
uint64_t allocation_counter_count(void) { return 0; }
int64_t allocation_counter_balance(void) { return 0; }

#endif
