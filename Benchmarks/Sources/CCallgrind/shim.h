#include <valgrind/callgrind.h>

// Functions for the macros of valgrind. Without valgrind they do nothing.

static inline int callgrind_is_running(void) { return RUNNING_ON_VALGRIND; }

static inline void callgrind_start(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

static inline void callgrind_stop(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}
