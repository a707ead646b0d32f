#ifndef CPROCESSGUARD_H
#define CPROCESSGUARD_H

#include <stdbool.h>
#include <sys/types.h>

/// Starts the guard: a process that waits until the calling process has ended, for whatever reason, then ends every session and
/// removes every folder registered with it. Interrupt, terminate and hang-up signals end the calling process after the
/// guard has done its work, unless they were ignored. To be called once, before other threads exist.
void process_guard_start(void);

/// Registers a folder with the guard, before it is made.
void process_guard_add_folder(const char *path);

/// Unregisters a folder, after it has been removed or has become permanent.
void process_guard_remove_folder(const char *path);

/// The files that become a program's standard streams. A negative input stands for no input.
typedef struct {
    int input, output, error;
} ProcessGuardFiles;

/// Starts a program in a session of its own, which the guard ends with the calling process. The program also ends with the
/// calling thread. Returns its process id, or -1 with `errno` set.
pid_t process_guard_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory, ProcessGuardFiles files);

/// Makes a pipe whose ends (the reading one first) programs do not inherit. Returns whether it was made.
bool process_guard_pipe(int files[2]);

/// Waits for a process, for at most `milliseconds`. Returns whether it has ended, with its status as of `waitpid`.
bool process_guard_wait(pid_t process, int milliseconds, int *status);

/// Ends all processes of a session, including those that have left their process group, and waits until they are gone. With `isGentle`
/// they have half a second to end by themselves.
void process_guard_end_session(pid_t session, bool isGentle);

#endif
