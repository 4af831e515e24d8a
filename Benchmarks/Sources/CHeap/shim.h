#include <malloc.h>

// The bytes that malloc has handed out, including what it needs to manage them.
static inline size_t heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
