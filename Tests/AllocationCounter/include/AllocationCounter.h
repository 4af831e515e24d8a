#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted. With a sanitizer, which replaces `malloc`, they cannot.
bool allocation_counter_works(void);

/// How often the calling thread has asked for memory so far.
uint64_t allocation_counter_count(void);

/// The number of allocations by the calling thread, minus the number that it has freed. Freeing
/// another thread's memory counts as -1.
int64_t allocation_counter_balance(void);

#endif
