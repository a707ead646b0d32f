#include "CAllocator.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void allocator_return_blocks(size_t size) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, (int)size);
#else
    (void)size;
#endif
}
