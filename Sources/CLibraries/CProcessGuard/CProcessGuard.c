#define _GNU_SOURCE
#include "CProcessGuard.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The messages to the guard: a letter, and a path or a process id in digits.
enum { ADD_FOLDER = 'F', REMOVE_FOLDER = 'f', ADD_SESSION = 'S', REMOVE_SESSION = 's' };

/// The calling process's end of the connection; -1 without a guard.
static int guard_socket = -1;
static pid_t guard_process = -1;
/// Whether a signal is ending the calling process: no program is started any more, and no end is reported.
static volatile sig_atomic_t is_ending;

static void wait_for_own_end(void) {
    while (is_ending) pause();
}

static void notify_guard(char what, const char *text) {
    if (guard_socket < 0) return;
    char message[PATH_MAX + 2];
    size_t length = strlen(text);
    if (length > PATH_MAX) return;
    message[0] = what;
    memcpy(message + 1, text, length + 1);
    // One message each; a guard that has ended is no reason to end.
    send(guard_socket, message, length + 2, MSG_NOSIGNAL);
}

void process_guard_add_folder(const char *path) { notify_guard(ADD_FOLDER, path); }
void process_guard_remove_folder(const char *path) { notify_guard(REMOVE_FOLDER, path); }

/// Writes a process id as digits, using only functions that the child of a multithreaded process may call.
static void write_number(char *text, pid_t number) {
    char digits[16];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0) *text++ = digits[--count];
    *text = 0;
}

static void sleep_milliseconds(int milliseconds) {
    struct timespec time = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
    nanosleep(&time, NULL);
}

// MARK: Sessions

/// Sends a signal to every process of a session that has not ended yet. Returns the number of these processes.
static int signal_session(pid_t session, int number) {
    DIR *processes = opendir("/proc");
    if (!processes) return kill(-session, number) == 0 ? 1 : 0;
    int count = 0;
    struct dirent *entry;
    while ((entry = readdir(processes))) {
        pid_t process = (pid_t)strtol(entry->d_name, NULL, 10);
        if (process <= 1 || process == getpid()) continue;
        char path[64], text[512];
        snprintf(path, sizeof path, "/proc/%d/stat", process);
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;
        ssize_t length = read(file, text, sizeof text - 1);
        close(file);
        if (length <= 0) continue;
        text[length] = 0;
        // The name, in brackets, may contain anything; the state, the parent, the group and the session follow.
        char *end = strrchr(text, ')');
        char state;
        int parent, group, owner;
        if (!end || sscanf(end + 1, " %c %d %d %d", &state, &parent, &group, &owner) != 4) continue;
        if (owner != session || state == 'Z' || state == 'X') continue;
        count += 1;
        kill(process, number);
    }
    closedir(processes);
    return count;
}

void process_guard_end_session(pid_t session, bool isGentle) {
    if (session <= 1) return;
    if (isGentle && signal_session(session, SIGTERM) > 0) {
        signal_session(session, SIGCONT);
        for (int round = 0; round < 50 && signal_session(session, 0) > 0; round++) sleep_milliseconds(10);
    }
    // Repeated, since a process may have started another one; a process that cannot be ended is not waited for.
    for (int round = 0; round < 500 && signal_session(session, SIGKILL) > 0; round++) sleep_milliseconds(2);
}

// MARK: The guard

typedef struct {
    char **items;
    size_t count;
} List;

static void add(List *list, const char *text) {
    char **items = realloc(list->items, (list->count + 1) * sizeof *items);
    if (!items) return;
    list->items = items;
    char *copy = strdup(text);
    if (copy) items[list->count++] = copy;
}

static void take_out(List *list, const char *text) {
    for (size_t index = list->count; index-- > 0;) {
        if (strcmp(list->items[index], text) != 0) continue;
        free(list->items[index]);
        list->items[index] = list->items[--list->count];
        return;
    }
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *walk) {
    (void)status, (void)walk;
    if (kind == FTW_DP) rmdir(path); else unlink(path);
    return 0;
}

static void guard(int socket) {
    List folders = {0}, sessions = {0};
    char message[PATH_MAX + 2];
    while (1) {
        ssize_t length = recv(socket, message, sizeof message, 0);
        if (length < 0 && errno == EINTR) continue;
        if (length < 2) break;
        message[length - 1] = 0;
        switch (message[0]) {
        case ADD_FOLDER: add(&folders, message + 1); break;
        case REMOVE_FOLDER: take_out(&folders, message + 1); break;
        case ADD_SESSION: add(&sessions, message + 1); break;
        case REMOVE_SESSION: take_out(&sessions, message + 1); break;
        }
    }
    for (size_t index = 0; index < sessions.count; index++) {
        process_guard_end_session((pid_t)strtol(sessions.items[index], NULL, 10), true);
    }
    for (size_t index = 0; index < folders.count; index++) {
        nftw(folders.items[index], remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    }
    _exit(0);
}

/// Waits until the guard has done its work, then ends by the same signal.
static void end_by_signal(int number) {
    is_ending = 1;
    int saved = guard_socket;
    guard_socket = -1;
    if (saved >= 0) {
        shutdown(saved, SHUT_RDWR);
        close(saved);
        int status;
        while (waitpid(guard_process, &status, 0) < 0 && errno == EINTR) {}
        // The programs have ended too; without a process that adopts orphans they would remain as zombies.
        while (waitpid(-1, &status, WNOHANG) > 0) {}
    }
    signal(number, SIG_DFL);
    raise(number);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { ENDING_SIGNAL_COUNT = sizeof ending_signals / sizeof *ending_signals };

void process_guard_start(void) {
    if (guard_socket >= 0) return;
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0) return;
    guard_process = fork();
    if (guard_process < 0) {
        close(sockets[0]);
        close(sockets[1]);
        return;
    }
    if (guard_process == 0) {
        // Signals to the terminal's processes, or to all processes of a name, are not meant for the guard.
        setsid();
        prctl(PR_SET_NAME, "cleanup");
        for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
        signal(SIGCHLD, SIG_DFL);
        // The guard must not keep the calling process's files open: their readers wait for the end of file.
        int nothing = open("/dev/null", O_RDWR);
        for (int file = 0; file < 3; file++) dup2(nothing, file);
        int limit = (int)sysconf(_SC_OPEN_MAX);
        int own = dup2(sockets[1], 3);
        if (syscall(SYS_close_range, 4u, ~0u, 0u) != 0) {
            for (int file = 4; file < limit && file < 4096; file++) close(file);
        }
        if (chdir("/") != 0) {}
        guard(own);
    }
    close(sockets[1]);
    guard_socket = sockets[0];
    // A parent that starts programs from a thread with blocked signals passes its mask on.
    sigset_t ending;
    sigemptyset(&ending);
    for (int index = 0; index < ENDING_SIGNAL_COUNT; index++) {
        sigaddset(&ending, ending_signals[index]);
        struct sigaction old, new;
        if (sigaction(ending_signals[index], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
        memset(&new, 0, sizeof new);
        new.sa_handler = end_by_signal;
        sigfillset(&new.sa_mask);
        sigaction(ending_signals[index], &new, NULL);
    }
    pthread_sigmask(SIG_UNBLOCK, &ending, NULL);
}

// MARK: Programs

bool process_guard_pipe(int files[2]) { return pipe2(files, O_CLOEXEC) == 0; }

pid_t process_guard_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory, ProcessGuardFiles files
) {
    // The child reports through this pipe why it could not execute the program.
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t parent = getpid();
    // No signal must arrive while the child is incomplete.
    sigset_t all, previous;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &previous);
    if (is_ending) {
        pthread_sigmask(SIG_SETMASK, &previous, NULL);
        wait_for_own_end();
    }
    pid_t process = fork();
    if (process == 0) {
        for (int index = 0; index < ENDING_SIGNAL_COUNT; index++) {
            struct sigaction old;
            if (sigaction(ending_signals[index], NULL, &old) == 0 && old.sa_handler == end_by_signal) signal(ending_signals[index], SIG_DFL);
        }
        pthread_sigmask(SIG_SETMASK, &previous, NULL);
        setsid();
        // Sent before the program begins, so that the guard knows it however soon the calling process ends.
        char number[16];
        write_number(number, getpid());
        notify_guard(ADD_SESSION, number);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        bool isReady = getppid() == parent
            && (!directory || chdir(directory) == 0)
            && (files.input >= 0 || (files.input = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0)
            && (files.input == 0 || dup2(files.input, 0) >= 0)
            && (files.output == 1 || dup2(files.output, 1) >= 0)
            && (files.error == 2 || dup2(files.error, 2) >= 0);
        if (isReady) execve(path, arguments, environment);
        int reason = errno;
        if (write(failure[1], &reason, sizeof reason) < 0) {}
        _exit(127);
    }
    int reason = process < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &previous, NULL);
    close(failure[1]);
    if (process > 0) {
        ssize_t length;
        while ((length = read(failure[0], &reason, sizeof reason)) < 0 && errno == EINTR) {}
        if (length == (ssize_t)sizeof reason) {
            int status;
            waitpid(process, &status, 0);
            process = -1;
        }
    }
    close(failure[0]);
    if (process < 0) errno = reason;
    return process;
}

bool process_guard_wait(pid_t process, int milliseconds, int *status) {
    pid_t result;
    while ((result = waitpid(process, status, WNOHANG)) < 0 && errno == EINTR) {}
    if (result == 0) {
        int file = (int)syscall(SYS_pidfd_open, process, 0u);
        if (file >= 0) {
            struct pollfd wait = {.fd = file, .events = POLLIN};
            poll(&wait, 1, milliseconds);
            close(file);
        } else {
            sleep_milliseconds(milliseconds < 10 ? milliseconds : 10);
        }
        while ((result = waitpid(process, status, WNOHANG)) < 0 && errno == EINTR) {}
    }
    if (result == 0) return false;
    wait_for_own_end();
    // A process that another caller has waited for counts as ended successfully.
    if (result < 0) *status = 0;
    char number[16];
    write_number(number, process);
    notify_guard(REMOVE_SESSION, number);
    return true;
}
