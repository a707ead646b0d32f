#ifdef APUS_GTK
// Requests that GTK 4 leaves to the desktop but X11 supports for windows: the position at which they open, whether they stay above others,
// and their maximum size. On other displays, and if GTK was built without X11, these functions do nothing.

#include "include/CGTKHost.h"
#include <dlfcn.h>

#if __has_include(<X11/Xlib.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>

// Some builds of GTK have no functions for X11, and none of these is linked.
#define X11_FUNCTIONS(FUNCTION) \
    FUNCTION(XInternAtom) FUNCTION(XGetWindowProperty) FUNCTION(XChangeProperty) FUNCTION(XMoveWindow) FUNCTION(XSendEvent) \
    FUNCTION(XGetGeometry) FUNCTION(XFree)

static struct {
    GType (*surface_type)(void);
    GType (*monitor_type)(void);
    Window (*window)(GdkSurface *);
    Display *(*display)(GdkDisplay *);
    Window (*root_window)(GdkDisplay *);
    void (*work_area)(GdkMonitor *, GdkRectangle *);
#define POINTER(name) __typeof__(&name) name;
    X11_FUNCTIONS(POINTER)
} x11;

static gboolean load(void) {
    static enum { UNKNOWN, MISSING, LOADED } state = UNKNOWN;
    if (state != UNKNOWN) return state == LOADED;
    state = MISSING;
    void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
    if (!library) return FALSE;
#define LOAD_GDK(field, name) if (!(x11.field = apus_gtk_function(name))) return FALSE;
    LOAD_GDK(surface_type, "gdk_x11_surface_get_type")
    LOAD_GDK(monitor_type, "gdk_x11_monitor_get_type")
    LOAD_GDK(window, "gdk_x11_surface_get_xid")
    LOAD_GDK(display, "gdk_x11_display_get_xdisplay")
    LOAD_GDK(root_window, "gdk_x11_display_get_xrootwindow")
    LOAD_GDK(work_area, "gdk_x11_monitor_get_workarea")
#define LOAD(name) if (!(x11.name = dlsym(library, #name))) return FALSE;
    X11_FUNCTIONS(LOAD)
    state = LOADED;
    return TRUE;
}

typedef struct {
    GdkSurface *surface;
    GdkDisplay *gdk;
    Display *display;
    Window window;
    /// Pixels per point.
    int scale;
} X11Window;

static gboolean find(GtkWindow *window, X11Window *found) {
    GdkSurface *surface = gtk_native_get_surface((GtkNative *)window);
    if (!surface || !load() || !g_type_check_instance_is_a((GTypeInstance *)surface, x11.surface_type())) return FALSE;
    GdkDisplay *gdk = gtk_widget_get_display((GtkWidget *)window);
    *found = (X11Window){
        surface, gdk, x11.display(gdk), x11.window(surface), gdk_surface_get_scale_factor(surface) };
    return TRUE;
}

/// Reads the numbers of a property; returns how many there are, at most `count`.
static unsigned long read_numbers(X11Window *x, const char *name, long *numbers, unsigned long count) {
    Atom type;
    int format;
    unsigned long length = 0, left;
    unsigned char *data = NULL;
    int result = x11.XGetWindowProperty(
        x->display, x->window, x11.XInternAtom(x->display, name, False), 0, count, False, AnyPropertyType, &type, &format, &length, &left, &data);
    if (result != Success || format != 32) length = 0;
    for (unsigned long index = 0; index < length; index++) numbers[index] = ((long *)data)[index];
    if (data) x11.XFree(data);
    return length;
}

ApusPlacing apus_x11_place(GtkWindow *window, double x, double y, gboolean is_relative) {
    X11Window found;
    if (!find(window, &found)) return APUS_PLACING_IMPOSSIBLE;
    long state[2], frame[4] = { 0, 0, 0, 0 };
    // The window manager sets this property on a window that it manages. Before that it would choose another position.
    if (read_numbers(&found, "WM_STATE", state, 2) == 0) return APUS_PLACING_TOO_EARLY;
    read_numbers(&found, "_NET_FRAME_EXTENTS", frame, 4);
    GdkMonitor *monitor = gdk_display_get_monitor_at_surface(found.gdk, found.surface);
    if (!monitor) return APUS_PLACING_IMPOSSIBLE;
    GdkRectangle area;
    x11.work_area(monitor, &area);
    // GTK receives the size later.
    Window root;
    int left, top;
    unsigned content_width, content_height, border, depth;
    if (!x11.XGetGeometry(found.display, found.window, &root, &left, &top, &content_width, &content_height, &border, &depth)) {
        return APUS_PLACING_IMPOSSIBLE;
    }
    double width = (double)content_width + frame[0] + frame[1], height = (double)content_height + frame[2] + frame[3];
    x = is_relative ? area.x * found.scale + (area.width * found.scale - width) * x : x * found.scale;
    y = is_relative ? area.y * found.scale + (area.height * found.scale - height) * y : y * found.scale;
    // The window manager places the frame there.
    x11.XMoveWindow(found.display, found.window, (int)(x + 0.5), (int)(y + 0.5));
    return APUS_PLACING_DONE;
}

gboolean apus_x11_work_area(GdkMonitor *monitor, GdkRectangle *area) {
    if (!load() || !g_type_check_instance_is_a((GTypeInstance *)monitor, x11.monitor_type())) return FALSE;
    x11.work_area(monitor, area);
    return TRUE;
}

static void set_state(X11Window *x, const char *name, gboolean is_set) {
    XEvent event = { .xclient = {
        .type = ClientMessage, .window = x->window, .message_type = x11.XInternAtom(x->display, "_NET_WM_STATE", False), .format = 32,
        .data.l = { is_set, (long)x11.XInternAtom(x->display, name, False), 0, 1, 0 } } };
    x11.XSendEvent(
        x->display, x11.root_window(x->gdk), False, SubstructureNotifyMask | SubstructureRedirectMask, &event);
}

ApusPlacing apus_x11_set_level(GtkWindow *window, int level) {
    X11Window found;
    if (!find(window, &found)) return APUS_PLACING_IMPOSSIBLE;
    long state[2];
    if (read_numbers(&found, "WM_STATE", state, 2) == 0) return APUS_PLACING_TOO_EARLY;
    set_state(&found, "_NET_WM_STATE_ABOVE", level > 0);
    set_state(&found, "_NET_WM_STATE_BELOW", level < 0);
    return APUS_PLACING_DONE;
}

ApusPlacing apus_x11_set_on_all_workspaces(GtkWindow *window, gboolean is_set) {
    X11Window found;
    if (!find(window, &found)) return APUS_PLACING_IMPOSSIBLE;
    long state[2];
    if (read_numbers(&found, "WM_STATE", state, 2) == 0) return APUS_PLACING_TOO_EARLY;
    // The number of a workspace, or all bits for all of them.
    long workspace = 0;
    Atom type;
    int format;
    unsigned long length = 0, left;
    unsigned char *data = NULL;
    Window root = x11.root_window(found.gdk);
    int result = x11.XGetWindowProperty(
        found.display, root, x11.XInternAtom(found.display, "_NET_CURRENT_DESKTOP", False), 0, 1, False, AnyPropertyType, &type, &format,
        &length, &left, &data);
    if (result == Success && format == 32 && length == 1) workspace = *(long *)data;
    if (data) x11.XFree(data);
    XEvent event = { .xclient = {
        .type = ClientMessage, .window = found.window, .message_type = x11.XInternAtom(found.display, "_NET_WM_DESKTOP", False), .format = 32,
        .data.l = { is_set ? 0xFFFFFFFF : workspace, 1, 0, 0, 0 } } };
    x11.XSendEvent(found.display, root, False, SubstructureNotifyMask | SubstructureRedirectMask, &event);
    return APUS_PLACING_DONE;
}

void apus_x11_set_largest_size(GtkWindow *window, int width, int height) {
    X11Window found;
    // The indices of the window manager's size hints: the flags of those given, and the maximum width and height.
    enum { GIVEN = 0, WIDTH = 7, HEIGHT = 8, COUNT = 18, LARGEST_IS_GIVEN = 1 << 5 };
    long hints[COUNT];
    if (!find(window, &found) || read_numbers(&found, "WM_NORMAL_HINTS", hints, COUNT) != COUNT) return;
    // GTK itself sets 32767 for an unlimited size; its hints are left alone if they would not change.
    long wanted[2] = { MIN((long)width * found.scale, G_MAXSHORT), MIN((long)height * found.scale, G_MAXSHORT) };
    if (hints[GIVEN] & LARGEST_IS_GIVEN && hints[WIDTH] == wanted[0] && hints[HEIGHT] == wanted[1]) return;
    hints[GIVEN] |= LARGEST_IS_GIVEN;
    hints[WIDTH] = wanted[0];
    hints[HEIGHT] = wanted[1];
    x11.XChangeProperty(
        found.display, found.window, XA_WM_NORMAL_HINTS, XA_WM_SIZE_HINTS, 32, PropModeReplace, (unsigned char *)hints, COUNT);
}

#else
ApusPlacing apus_x11_place(GtkWindow *window, double x, double y, gboolean is_relative) { return APUS_PLACING_IMPOSSIBLE; }
gboolean apus_x11_work_area(GdkMonitor *monitor, GdkRectangle *area) { return FALSE; }
ApusPlacing apus_x11_set_level(GtkWindow *window, int level) { return APUS_PLACING_IMPOSSIBLE; }
ApusPlacing apus_x11_set_on_all_workspaces(GtkWindow *window, gboolean is_set) { return APUS_PLACING_IMPOSSIBLE; }
void apus_x11_set_largest_size(GtkWindow *window, int width, int height) {}
#endif
#endif
