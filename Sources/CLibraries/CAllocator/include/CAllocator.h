#ifndef CALLOCATOR_H
#define CALLOCATOR_H

#include <stddef.h>

/// Lets the allocator take blocks of at least `size` bytes from the system and return them when they are freed, in all cases. By itself the C
/// library keeps such blocks after the first ones have been freed. Does nothing with other C libraries than glibc.
void allocator_return_blocks(size_t size);

#endif
