#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this program's allocations can be counted: not under a sanitizer, which has its own.
bool allocation_counter_works(void);

/// How often the calling thread has asked for memory so far.
uint64_t allocation_counter_count(void);

/// How many pieces of memory the calling thread has asked for and not given back so far. What one
/// thread asks for and another gives back is missing with both.
int64_t allocation_counter_balance(void);

#endif
