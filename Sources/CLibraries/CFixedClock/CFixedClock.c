#define _GNU_SOURCE
#include "CFixedClock.h"

#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

// These functions stand before those of the C library in the order in which the loader looks for symbols. Until a date is fixed they
// pass every call on.

static atomic_bool is_fixed;
/// The date in nanoseconds since 1970.
static atomic_llong fixed_date;

void apus_fix_date(double seconds) {
    atomic_store(&fixed_date, (long long)floor(seconds * 1e9));
    atomic_store(&is_fixed, true);
}

static struct timespec fixed_time(void) {
    long long date = atomic_load(&fixed_date);
    long long nanoseconds = ((date % 1000000000) + 1000000000) % 1000000000;
    return (struct timespec){.tv_sec = (time_t)((date - nanoseconds) / 1000000000), .tv_nsec = (long)nanoseconds};
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*_Atomic next)(clockid_t, struct timespec *);
    if (clock == CLOCK_REALTIME && atomic_load_explicit(&is_fixed, memory_order_relaxed)) {
        *time = fixed_time();
        return 0;
    }
    int (*function)(clockid_t, struct timespec *) = atomic_load_explicit(&next, memory_order_relaxed);
    if (!function) {
        function = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
        atomic_store_explicit(&next, function, memory_order_relaxed);
    }
    return function(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now;
    int status = clock_gettime(CLOCK_REALTIME, &now);
    if (status == 0) *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return status;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
