#ifdef APUS_GTK
#include "include/CGTKHost.h"
#include <malloc.h>

size_t apus_heap_size(void) {
#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#endif
#endif
    return 0;
}
#endif
