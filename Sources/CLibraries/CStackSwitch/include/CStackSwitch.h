#ifndef CSTACKSWITCH_H
#define CSTACKSWITCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The stack size that must remain for a call to run in place; with less it moves to a new segment.
#define STACK_SWITCH_RESERVE ((uintptr_t)192 * 1024)

/// The lowest frame address of the current thread at which calls run in place.
/// Starts at the greatest address, so that a thread's first check determines its bounds.
extern _Thread_local uintptr_t stack_switch_limit __attribute__((tls_model("initial-exec")));

/// Whether the calling function is below the limit, or its thread's bounds are not known yet.
static inline __attribute__((always_inline)) bool stack_switch_is_low(void) {
    return __builtin_expect((uintptr_t)__builtin_frame_address(0) < stack_switch_limit, 0);
}

/// Calls `function(context)` on the same thread: in place if there is enough stack, otherwise on a new stack segment,
/// which is twice as large as the one before it.
void stack_switch_call(void (*function)(void *context), void *context);

/// Gives the memory of the calling thread's unused segment back after some rounds in which the thread has not used it.
void stack_switch_end_round(void);

/// The bytes of memory that the calling thread's unused segment takes. Asks the system about each page.
size_t stack_switch_kept_size(void);

/// The number of segments that the calling thread uses beyond its own stack.
int stack_switch_depth(void);

#endif
