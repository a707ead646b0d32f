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

// MARK: The main loop

/// Makes GLib's default main loop call `run`, which runs Foundation's main run loop once, whenever Dispatch's main queue has
/// work, a timer of the run loop is due, or the loop is about to sleep after something has happened. Called once.
void apus_serve_main_queue(void (*run)(void));

#endif
