// What the window host needs of GTK and Swift cannot say: loading the library, a widget class of our own, casts.
#ifndef CGTKHOST_H
#define CGTKHOST_H

#include <gtk/gtk.h>

// MARK: Loading GTK

/// Loads GTK's library, once. Gives NULL, or why it cannot be used. No function of GTK or GDK may be called before.
const char *apus_gtk_load(void);

/// A function of the loaded library by its name; NULL where this version of GTK has none.
void *apus_gtk_function(const char *name);

// MARK: A widget that others draw

/// What a drawing widget asks of its owner.
typedef struct {
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    void (*measure)(void *owner, GtkOrientation orientation, int *minimum, int *natural);
    void (*allocate)(void *owner, int width, int height);
} ApusDrawingWidgetCallbacks;

/// A widget that draws nothing by itself.
GtkWidget *apus_drawing_widget_new(const ApusDrawingWidgetCallbacks *callbacks);

/// Gives a widget its owner, or makes it forget the one it has.
void apus_drawing_widget_set_owner(GtkWidget *widget, void *owner);

// MARK: What only X11 lets a program say of its windows

/// What has become of a wish.
typedef enum {
    /// It is passed on to the window manager.
    APUS_PLACING_DONE,
    /// The window manager has not taken the window over yet.
    APUS_PLACING_TOO_EARLY,
    /// This display knows no such wishes.
    APUS_PLACING_IMPOSSIBLE,
} ApusPlacing;

/// Moves a window so that the place in it lies at the same place of the screen, both as parts of the width and height; or so that its
/// upper left corner lies at a point.
ApusPlacing apus_x11_place(GtkWindow *window, double x, double y, gboolean is_relative);

/// Gives what of a display windows should use, in points; says whether it can.
gboolean apus_x11_work_area(GdkMonitor *monitor, GdkRectangle *area);

/// Keeps a window in front of others (1), behind them (-1), or neither (0).
ApusPlacing apus_x11_set_level(GtkWindow *window, int level);

/// Says how large a window can get, in points.
void apus_x11_set_largest_size(GtkWindow *window, int width, int height);

// MARK: Widgets for assistive programs

/// What an assistive program can ask a view for.
typedef enum {
    APUS_ACCESSIBLE_ACTIVATE,
    APUS_ACCESSIBLE_INCREMENT,
    APUS_ACCESSIBLE_DECREMENT,
    APUS_ACCESSIBLE_ESCAPE,
    APUS_ACCESSIBLE_DELETE,
} ApusAccessibleAction;

/// A widget that draws nothing and stands for a view on the accessibility bus.
GtkWidget *apus_accessible_widget_new(GtkAccessibleRole role, void (*perform)(void *owner, ApusAccessibleAction action));

/// Gives such a widget its owner, or makes it forget the one it has.
void apus_accessible_widget_set_owner(GtkWidget *widget, void *owner);

/// Whether such a widget offers an action.
void apus_accessible_widget_allow(GtkWidget *widget, ApusAccessibleAction action, gboolean allowed);

/// Says where in its parent any widget that stands for a view lies.
void apus_accessible_set_frame(GtkWidget *widget, GdkRectangle frame);

/// Gives the children that have a frame their place.
void apus_accessible_allocate_children(GtkWidget *widget);

/// Prepares GTK's own widgets, of class `apus-accessible`, for standing where nobody sees them. Called once.
void apus_accessible_prepare(void);

/// An entry without an input method of its own.
GtkWidget *apus_accessible_entry_new(gboolean is_secure);

/// Names a widget; NULL for nothing.
void apus_accessible_describe(GtkWidget *widget, const char *label, const char *description, const char *value);

void apus_accessible_set_checked(GtkWidget *widget, GtkAccessibleTristate checked);
void apus_accessible_set_selected(GtkWidget *widget, gboolean selected);
void apus_accessible_set_enabled(GtkWidget *widget, gboolean enabled);

// MARK: What is copied and dragged

/// What a content provider asks of its owner.
typedef struct {
    /// Wants the data of a type, and is given it with `apus_content_answer`, sooner or later.
    void (*load)(void *owner, const char *mime_type, GTask *task);
    /// Wants nothing any more.
    void (*release)(void *owner);
} ApusContentCallbacks;

/// Something that can be given as types of the web.
GdkContentProvider *apus_content_provider_new(
    const char *const *mime_types, size_t count, const ApusContentCallbacks *callbacks, void *owner);

/// Gives the data that was asked for; NULL for none. Takes the task.
void apus_content_answer(GTask *task, const void *bytes, size_t length);

/// Called with what was read; NULL where there was nothing. The bytes are there during the call.
typedef void (*ApusContentRead)(void *data, const void *bytes, size_t length);

/// Reads what is dropped, or in a clipboard, as a type.
void apus_drop_read(GdkDrop *drop, const char *mime_type, ApusContentRead completion, void *data);
void apus_clipboard_read(GdkClipboard *clipboard, const char *mime_type, ApusContentRead completion, void *data);

// MARK: Measuring

/// How many bytes the program has allocated and not given back; 0 where the C library does not say.
size_t apus_heap_size(void);

// MARK: The main loop

/// Makes GLib's default main loop call `run`, which runs Foundation's main run loop once, whenever Dispatch's main queue has
/// work, a timer of the run loop is due, or the loop is about to sleep after something has happened. Called once.
void apus_serve_main_queue(void (*run)(void));

#endif
