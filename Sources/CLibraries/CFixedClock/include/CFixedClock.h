#ifndef CFIXEDCLOCK_H
#define CFIXEDCLOCK_H

/// Makes the wall clock of this process stand still at a date, in seconds since 1970: `clock_gettime` for `CLOCK_REALTIME`,
/// `gettimeofday` and `time` return it. Clocks that measure durations go on.
///
/// Works in programs that load the ApusRuntime library before the C library. Found by `dlsym`, since only that library contains it.
void apus_fix_date(double seconds);

#endif
