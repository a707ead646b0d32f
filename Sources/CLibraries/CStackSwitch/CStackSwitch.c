#define _GNU_SOURCE
#include "CStackSwitch.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#if !defined(__x86_64__) && !defined(__aarch64__)
#include <ucontext.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define STACK_SWITCH_ADDRESS_SANITIZER 1
#include <sanitizer/common_interface_defs.h>
#endif
#if __has_feature(thread_sanitizer)
#define STACK_SWITCH_THREAD_SANITIZER 1
#include <sanitizer/tsan_interface.h>
#endif
#endif

#define FIRST_SEGMENT_SIZE ((size_t)64 << 20)
#define LARGEST_SEGMENT_SIZE ((size_t)1 << 30)
/// The part of a cached segment whose pages are kept for good.
#define KEPT_SIZE ((size_t)2 << 20)
/// The number of rounds without use after which the other pages of a cached segment are given back. The system clears each page that it
/// provides, which would take as long as the recursions of an update if each of them had its pages anew.
#define KEPT_ROUNDS 8

typedef struct {
    char *lowest;  // start of the mapping; its first page is the guard
    size_t size;
} Segment;

_Thread_local uintptr_t stack_switch_limit __attribute__((tls_model("initial-exec"))) = UINTPTR_MAX;
static _Thread_local int segment_depth;
static _Thread_local size_t current_segment_size;
static _Thread_local char *cached_segment;
/// The number of rounds since the cached segment was used; negative if it has no pages to give back.
static _Thread_local int unused_rounds = -1;

static pthread_key_t cache_key;
static pthread_once_t cache_key_once = PTHREAD_ONCE_INIT;

static void release_cached_segment(void *segment) {
    munmap(segment, FIRST_SEGMENT_SIZE);
}

static void make_cache_key(void) {
    pthread_key_create(&cache_key, release_cached_segment);
}

/// Finds the bounds of the thread's own stack.
static void look_up_limit(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    uintptr_t lowest = 0;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        void *address;
        size_t size, guard = 0;
        if (pthread_attr_getstack(&attributes, &address, &size) == 0) {
            pthread_attr_getguardsize(&attributes, &guard);
            lowest = (uintptr_t)address + guard;
        }
        pthread_attr_destroy(&attributes);
    }
    if (lowest == 0 || lowest > here) {
        // Without /proc the main thread's bounds are unknown; it has at least this much in practice.
        struct rlimit limit;
        uintptr_t size = (uintptr_t)1 << 20;
        if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < size) {
            size = limit.rlim_cur;
        }
        lowest = here - size / 2;
    } else if (here - lowest > ((uintptr_t)1 << 30)) {
        // An unlimited main stack may not be able to grow that far.
        lowest = here - ((uintptr_t)1 << 30);
    }
    stack_switch_limit = lowest + STACK_SWITCH_RESERVE;
}

static Segment take_segment(size_t size) {
    if (size == FIRST_SEGMENT_SIZE && cached_segment) {
        Segment segment = {cached_segment, FIRST_SEGMENT_SIZE};
        cached_segment = NULL;
        pthread_setspecific(cache_key, NULL);
        return segment;
    }
    for (; size >= 4 * STACK_SWITCH_RESERVE; size /= 2) {
        char *lowest = mmap(NULL, size, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (lowest != MAP_FAILED) {
            mprotect(lowest, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
            madvise(lowest, size, MADV_HUGEPAGE);
            return (Segment){lowest, size};
        }
    }
    return (Segment){NULL, 0};
}

static void put_segment(Segment segment) {
    if (segment.size == FIRST_SEGMENT_SIZE && !cached_segment) {
        pthread_once(&cache_key_once, make_cache_key);
        if (pthread_setspecific(cache_key, segment.lowest) == 0) {
            cached_segment = segment.lowest;
            unused_rounds = 0;
            return;
        }
    }
    munmap(segment.lowest, segment.size);
}

typedef struct {
    void (*function)(void *);
    void *context;
#ifdef STACK_SWITCH_ADDRESS_SANITIZER
    void *fake_stack;
    const void *previous_lowest;
    size_t previous_size;
#endif
} Call;

static void enter(void *argument) {
    Call *call = argument;
#ifdef STACK_SWITCH_ADDRESS_SANITIZER
    __sanitizer_finish_switch_fiber(NULL, &call->previous_lowest, &call->previous_size);
#endif
    call->function(call->context);
#ifdef STACK_SWITCH_ADDRESS_SANITIZER
    __sanitizer_start_switch_fiber(NULL, call->previous_lowest, call->previous_size);
#endif
}

#if defined(__x86_64__)
// The frame pointer carries the old stack across the call, and the unwinder follows it.
void stack_switch_jump(void *top, void (*function)(void *), void *argument);
__asm__(
    ".text\n"
    ".hidden stack_switch_jump\n"
    ".globl stack_switch_jump\n"
    ".type stack_switch_jump, @function\n"
    "stack_switch_jump:\n"
    ".cfi_startproc\n"
    "pushq %rbp\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset %rbp, -16\n"
    "movq %rsp, %rbp\n"
    ".cfi_def_cfa_register %rbp\n"
    "movq %rdi, %rsp\n"
    "movq %rdx, %rdi\n"
    "callq *%rsi\n"
    "movq %rbp, %rsp\n"
    "popq %rbp\n"
    ".cfi_def_cfa %rsp, 8\n"
    "retq\n"
    ".cfi_endproc\n"
    ".size stack_switch_jump, .-stack_switch_jump\n");
#elif defined(__aarch64__)
void stack_switch_jump(void *top, void (*function)(void *), void *argument);
__asm__(
    ".text\n"
    ".hidden stack_switch_jump\n"
    ".globl stack_switch_jump\n"
    ".type stack_switch_jump, @function\n"
    "stack_switch_jump:\n"
    ".cfi_startproc\n"
    "stp x29, x30, [sp, #-16]!\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset x29, -16\n"
    ".cfi_offset x30, -8\n"
    "mov x29, sp\n"
    ".cfi_def_cfa_register x29\n"
    "mov sp, x0\n"
    "mov x0, x2\n"
    "blr x1\n"
    "mov sp, x29\n"
    ".cfi_def_cfa_register sp\n"
    "ldp x29, x30, [sp], #16\n"
    "ret\n"
    ".cfi_endproc\n"
    ".size stack_switch_jump, .-stack_switch_jump\n");
#else
static void enter_context(unsigned high, unsigned low) {
    enter((void *)(((uintptr_t)high << 16 << 16) | (uintptr_t)low));
}
#endif

void stack_switch_call(void (*function)(void *context), void *context) {
    if (stack_switch_limit == UINTPTR_MAX) {
        look_up_limit();
    }
    if (!stack_switch_is_low()) {
        function(context);
        return;
    }
    size_t previous_size = current_segment_size;
    size_t wanted = previous_size == 0 ? FIRST_SEGMENT_SIZE : previous_size * 2;
    Segment segment = take_segment(wanted < LARGEST_SEGMENT_SIZE ? wanted : LARGEST_SEGMENT_SIZE);
    if (!segment.lowest) {
        function(context);
        return;
    }
    uintptr_t previous_limit = stack_switch_limit;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    stack_switch_limit = (uintptr_t)segment.lowest + page + STACK_SWITCH_RESERVE;
    current_segment_size = segment.size;
    segment_depth += 1;

    Call call = {.function = function, .context = context};
#ifdef STACK_SWITCH_ADDRESS_SANITIZER
    __sanitizer_start_switch_fiber(&call.fake_stack, segment.lowest + page, segment.size - page);
#endif
#ifdef STACK_SWITCH_THREAD_SANITIZER
    // Both switches are in this function: the data that `enter` records about itself must begin and end on the same stack.
    void *own_fiber = __tsan_get_current_fiber();
    void *fiber = __tsan_create_fiber(0);
    __tsan_switch_to_fiber(fiber, 0);
#endif
#if defined(__x86_64__) || defined(__aarch64__)
    stack_switch_jump(segment.lowest + segment.size, enter, &call);
#else
    ucontext_t here, there;
    getcontext(&there);
    there.uc_stack.ss_sp = segment.lowest;
    there.uc_stack.ss_size = segment.size;
    there.uc_link = &here;
    uintptr_t argument = (uintptr_t)&call;
    makecontext(&there, (void (*)(void))enter_context, 2, (unsigned)(argument >> 16 >> 16), (unsigned)argument);
    swapcontext(&here, &there);
#endif
#ifdef STACK_SWITCH_ADDRESS_SANITIZER
    __sanitizer_finish_switch_fiber(call.fake_stack, NULL, NULL);
#endif
#ifdef STACK_SWITCH_THREAD_SANITIZER
    __tsan_switch_to_fiber(own_fiber, 0);
    __tsan_destroy_fiber(fiber);
#endif

    segment_depth -= 1;
    current_segment_size = previous_size;
    stack_switch_limit = previous_limit;
    put_segment(segment);
}

void stack_switch_end_round(void) {
    if (unused_rounds < 0 || !cached_segment) {
        return;
    }
    unused_rounds += 1;
    if (unused_rounds > KEPT_ROUNDS) {
        madvise(cached_segment, FIRST_SEGMENT_SIZE - KEPT_SIZE, MADV_DONTNEED);
        unused_rounds = -1;
    }
}

size_t stack_switch_kept_size(void) {
    enum { MOST_PAGES = 1 << 14 };
    unsigned char residency[MOST_PAGES];
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t pages = FIRST_SEGMENT_SIZE / page;
    if (!cached_segment || pages > MOST_PAGES || mincore(cached_segment, FIRST_SEGMENT_SIZE, residency) != 0) {
        return 0;
    }
    size_t resident = 0;
    for (size_t index = 0; index < pages; index += 1) {
        resident += residency[index] & 1;
    }
    return resident * page;
}

int stack_switch_depth(void) {
    return segment_depth;
}
