#ifdef APUS_GTK
#include "include/CGTKHost.h"

typedef struct {
    GtkWidget parent;
    const ApusDrawingWidgetCallbacks *callbacks;
    void *owner;
} ApusDrawingWidget;

typedef struct {
    GtkWidgetClass parent;
} ApusDrawingWidgetClass;

G_DEFINE_TYPE(ApusDrawingWidget, apus_drawing_widget, GTK_TYPE_WIDGET)

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    ApusDrawingWidget *self = (ApusDrawingWidget *)widget;
    if (self->owner) self->callbacks->snapshot(self->owner, snapshot);
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    ApusDrawingWidget *self = (ApusDrawingWidget *)widget;
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    if (self->owner) self->callbacks->measure(self->owner, orientation, minimum, natural);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    ApusDrawingWidget *self = (ApusDrawingWidget *)widget;
    if (self->owner) self->callbacks->allocate(self->owner, width, height);
    apus_accessible_allocate_children(widget);
}

static void dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child((GtkWidget *)object))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(apus_drawing_widget_parent_class)->dispose(object);
}

static void apus_drawing_widget_class_init(ApusDrawingWidgetClass *class) {
    GtkWidgetClass *widget_class = (GtkWidgetClass *)class;
    widget_class->snapshot = snapshot;
    widget_class->measure = measure;
    widget_class->size_allocate = size_allocate;
    ((GObjectClass *)class)->dispose = dispose;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void apus_drawing_widget_init(ApusDrawingWidget *self) {
    gtk_widget_set_focusable((GtkWidget *)self, TRUE);
    gtk_widget_set_hexpand((GtkWidget *)self, TRUE);
    gtk_widget_set_vexpand((GtkWidget *)self, TRUE);
    gtk_widget_set_overflow((GtkWidget *)self, GTK_OVERFLOW_HIDDEN);
}

GtkWidget *apus_drawing_widget_new(const ApusDrawingWidgetCallbacks *callbacks) {
    ApusDrawingWidget *widget = g_object_new(apus_drawing_widget_get_type(), NULL);
    widget->callbacks = callbacks;
    return (GtkWidget *)widget;
}

void apus_drawing_widget_set_owner(GtkWidget *widget, void *owner) { ((ApusDrawingWidget *)widget)->owner = owner; }
#endif
