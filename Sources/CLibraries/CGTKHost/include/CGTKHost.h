// What the window host needs of GTK and cannot express in Swift: loading the library, widget classes, casts.
#ifndef CGTKHOST_H
#define CGTKHOST_H

#include <gtk/gtk.h>

// MARK: Loading GTK

/// Loads GTK's library, once. Returns NULL, or the reason why it cannot be used. No function of GTK or GDK may be called before.
const char *apus_gtk_load(void);

/// Looks a function of the loaded library up by name; NULL if this version of GTK has none.
void *apus_gtk_function(const char *name);

// MARK: A widget whose owner draws it

/// The callbacks of a drawing widget to its owner.
typedef struct {
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    void (*measure)(void *owner, GtkOrientation orientation, int *minimum, int *natural);
    void (*allocate)(void *owner, int width, int height);
} ApusDrawingWidgetCallbacks;

/// A widget that draws nothing by itself.
GtkWidget *apus_drawing_widget_new(const ApusDrawingWidgetCallbacks *callbacks);

/// Sets a widget's owner; NULL removes it.
void apus_drawing_widget_set_owner(GtkWidget *widget, void *owner);

// MARK: Requests that only X11 supports for windows

/// The result of a request.
typedef enum {
    /// The request was passed on to the window manager.
    APUS_PLACING_DONE,
    /// The window manager does not manage the window yet.
    APUS_PLACING_TOO_EARLY,
    /// The display does not support such requests.
    APUS_PLACING_IMPOSSIBLE,
} ApusPlacing;

/// Moves a window so that a point of it coincides with the same point of the screen, both as fractions of the size; or so that its
/// upper left corner is at a point.
ApusPlacing apus_x11_place(GtkWindow *window, double x, double y, gboolean is_relative);

/// Returns the area of a display that windows should use, in points, by reference; the result is whether it is known.
gboolean apus_x11_work_area(GdkMonitor *monitor, GdkRectangle *area);

/// Keeps a window above others (1), below them (-1), or neither (0).
ApusPlacing apus_x11_set_level(GtkWindow *window, int level);

/// Draws the views of a window without the background of the desktop's theme behind them, or with it.
void apus_window_set_translucent(GtkWindow *window, gboolean is_translucent);

/// Shows a window on all workspaces of the desktop, or on one.
ApusPlacing apus_x11_set_on_all_workspaces(GtkWindow *window, gboolean is_set);

/// Sets the maximum size of a window, in points.
void apus_x11_set_largest_size(GtkWindow *window, int width, int height);

// MARK: Widgets for assistive programs

/// The actions that an assistive program can perform on a view.
typedef enum {
    APUS_ACCESSIBLE_ACTIVATE,
    APUS_ACCESSIBLE_INCREMENT,
    APUS_ACCESSIBLE_DECREMENT,
    APUS_ACCESSIBLE_ESCAPE,
    APUS_ACCESSIBLE_DELETE,
    APUS_ACCESSIBLE_ZOOM_IN,
    APUS_ACCESSIBLE_ZOOM_OUT,
} ApusAccessibleAction;

/// A widget that draws nothing and represents a view on the accessibility bus.
GtkWidget *apus_accessible_widget_new(GtkAccessibleRole role, void (*perform)(void *owner, ApusAccessibleAction action));

/// Sets the owner of such a widget; NULL removes it.
void apus_accessible_widget_set_owner(GtkWidget *widget, void *owner);

/// Sets whether such a widget offers an action.
void apus_accessible_widget_allow(GtkWidget *widget, ApusAccessibleAction action, gboolean allowed);

/// Sets the frame of any widget that represents a view, in its parent.
void apus_accessible_set_frame(GtkWidget *widget, GdkRectangle frame);

/// Allocates the children that have a frame.
void apus_accessible_allocate_children(GtkWidget *widget);

/// Prepares GTK's own widgets, of class `apus-accessible`, for invisible use. Called once.
void apus_accessible_prepare(void);

/// Makes an entry without an input method of its own.
GtkWidget *apus_accessible_entry_new(gboolean is_secure);

/// Sets the name of a widget; NULL for none.
void apus_accessible_describe(GtkWidget *widget, const char *label, const char *description, const char *value);

/// Speaks a text through the screen reader. The priority is 0 for low, 1 for medium, 2 for high. GTK before 4.14 cannot, which the
/// result says.
gboolean apus_accessible_announce(GtkWidget *widget, const char *text, int priority);

/// Sets the widget that follows another one in reading order; NULL for none.
void apus_accessible_set_next(GtkWidget *widget, GtkWidget *next);

void apus_accessible_set_checked(GtkWidget *widget, GtkAccessibleTristate checked);
void apus_accessible_set_selected(GtkWidget *widget, gboolean selected);
void apus_accessible_set_enabled(GtkWidget *widget, gboolean enabled);

// MARK: Copied and dragged data

/// The callbacks of a content provider to its owner.
typedef struct {
    /// Requests the data of a type, which the owner passes to `apus_content_answer` at any later time.
    void (*load)(void *owner, const char *mime_type, GTask *task);
    /// The provider is not used any more.
    void (*release)(void *owner);
} ApusContentCallbacks;

/// Makes a provider of data of MIME types.
GdkContentProvider *apus_content_provider_new(
    const char *const *mime_types, size_t count, const ApusContentCallbacks *callbacks, void *owner);

/// Answers a request with data, or NULL for none. Consumes the task.
void apus_content_answer(GTask *task, const void *bytes, size_t length);

/// Called with the data that was read; NULL if there was none. The bytes are valid during the call.
typedef void (*ApusContentRead)(void *data, const void *bytes, size_t length);

/// Reads dropped data, or the data of a clipboard, as a type.
void apus_drop_read(GdkDrop *drop, const char *mime_type, ApusContentRead completion, void *data);
void apus_clipboard_read(GdkClipboard *clipboard, const char *mime_type, ApusContentRead completion, void *data);

// MARK: Measuring

/// The number of bytes that the program has allocated and not freed; 0 if the C library does not provide it.
size_t apus_heap_size(void);

// MARK: The main loop

/// Makes GLib's default main loop call `run`, which runs Foundation's main run loop once, whenever Dispatch's main queue has
/// work, a timer of the run loop is due, or the loop is about to sleep after something has happened. Called once.
void apus_serve_main_queue(void (*run)(void));

#endif
