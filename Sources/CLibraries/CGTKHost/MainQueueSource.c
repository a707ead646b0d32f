#ifdef APUS_GTK
// Serves Dispatch's main queue, and with it Swift's main actor, and the timers of Foundation's main run loop inside GLib's loop.

#define _GNU_SOURCE
#include "include/CGTKHost.h"
#include <dlfcn.h>
#include <pthread.h>

// Functions of Dispatch and Foundation without public headers on Linux.
int _dispatch_get_main_queue_handle_4CF(void);
extern const void *kCFRunLoopDefaultMode;
const void *CFRunLoopGetMain(void);
double CFAbsoluteTimeGetCurrent(void);
double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode);

typedef struct {
    GSource source;
    gpointer queue;
} MainQueueSource;

static void (*run)(void);

/// The microseconds until the next timer is due; -1 for none.
static gint64 next_timer(void) {
    double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    if (date <= 0) return -1;
    double wait = date - CFAbsoluteTimeGetCurrent();
    return wait <= 0 ? 0 : (gint64)(MIN(wait, 1e9) * 1e6);
}

static gboolean prepare(GSource *source, gint *timeout) {
    gint64 wait = next_timer();
    // Rounded up: the loop would otherwise spin until the timer is due.
    *timeout = wait < 0 ? -1 : (gint)MIN((wait + 999) / 1000, G_MAXINT);
    return wait == 0;
}

static gboolean check(GSource *source) {
    return g_source_query_unix_fd(source, ((MainQueueSource *)source)->queue) != 0 || next_timer() == 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    run();
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = { prepare, check, dispatch, NULL };

// Blocks added to the run loop on the main thread (`RunLoop.perform`) do not wake it: it runs before the loop sleeps again.
static gboolean has_run;

static gint poll_descriptors(GPollFD *descriptors, guint count, gint timeout) {
    if (timeout != 0 && !has_run) {
        has_run = TRUE;
        run();
        // There may be work now.
        timeout = 0;
    } else if (timeout != 0) {
        has_run = FALSE;
    }
    return g_poll(descriptors, count, timeout);
}

// Blocks and timers that other threads add to the main run loop (`RunLoop.main.perform`) do not wake it by themselves, since GLib's loop
// sleeps instead. Foundation calls these functions of its own by name: in a program the names resolve to these, which wake the loop and
// call Foundation's. They are weak: where Foundation is linked statically its own ones win, and the loop is not woken.

static pthread_t main_thread;
static gint is_serving;

static void wake_for(const void *loop) {
    if (!g_atomic_int_get(&is_serving) || pthread_equal(pthread_self(), main_thread)) return;
    if (loop == CFRunLoopGetMain()) g_main_context_wakeup(NULL);
}

__attribute__((weak)) void CFRunLoopPerformBlock(const void *loop, const void *mode, void *block) {
    void (*perform)(const void *, const void *, void *) = dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
    if (perform) perform(loop, mode, block);
    wake_for(loop);
}

__attribute__((weak)) void CFRunLoopAddTimer(const void *loop, void *timer, const void *mode) {
    void (*add)(const void *, void *, const void *) = dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
    if (add) add(loop, timer, mode);
    wake_for(loop);
}

// Defined by the linker where it is called with --wrap, and null otherwise.
__attribute__((weak)) void __real_CFRunLoopPerformBlock(const void *loop, const void *mode, void *block);
__attribute__((weak)) void __real_CFRunLoopAddTimer(const void *loop, void *timer, const void *mode);

__attribute__((weak)) void __wrap_CFRunLoopPerformBlock(const void *loop, const void *mode, void *block) {
    if (__real_CFRunLoopPerformBlock) __real_CFRunLoopPerformBlock(loop, mode, block);
    wake_for(loop);
}

__attribute__((weak)) void __wrap_CFRunLoopAddTimer(const void *loop, void *timer, const void *mode) {
    if (__real_CFRunLoopAddTimer) __real_CFRunLoopAddTimer(loop, timer, mode);
    wake_for(loop);
}

void apus_serve_main_queue(void (*run_once)(void)) {
    run = run_once;
    main_thread = pthread_self();
    g_atomic_int_set(&is_serving, TRUE);
    GSource *source = g_source_new(&functions, sizeof(MainQueueSource));
    ((MainQueueSource *)source)->queue = g_source_add_unix_fd(source, _dispatch_get_main_queue_handle_4CF(), G_IO_IN);
    g_source_attach(source, NULL);
    g_source_unref(source);
    g_main_context_set_poll_func(NULL, poll_descriptors);
}
#endif
