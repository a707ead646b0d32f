#ifndef CPROCESSGUARD_H
#define CPROCESSGUARD_H

#include <stdbool.h>
#include <sys/types.h>

/// Starts the guard: a process that waits until the calling one has ended, for whatever reason, then ends every session and
/// removes every folder that was entrusted to it. Interrupt, terminate and hang-up signals end the calling process after the
/// guard has done its work, unless they were ignored. To be called once, before other threads exist.
void process_guard_start(void);

/// Entrusts a folder to the guard, before it is made.
void process_guard_add_folder(const char *path);

/// Takes a folder back, after it is gone or has become permanent.
void process_guard_remove_folder(const char *path);

/// The files that become a program's standard files. A negative input stands for no input.
typedef struct {
    int input, output, error;
} ProcessGuardFiles;

/// Starts a program in a session of its own, which the guard ends with the calling process. The program also ends with the
/// calling thread. Returns its process id, or -1 with `errno` set.
pid_t process_guard_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory, ProcessGuardFiles files);

/// Waits for a process, `milliseconds` at most. Returns whether it has ended, with its status as of `waitpid`.
bool process_guard_wait(pid_t process, int milliseconds, int *status);

/// Ends all processes of a session, those that have left their process group too, and waits until they are gone. With `isGentle`
/// they get half a second to end by themselves.
void process_guard_end_session(pid_t session, bool isGentle);

#endif
