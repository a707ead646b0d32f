#ifdef APUS_GTK
#include "include/CGTKHost.h"

typedef struct {
    GtkWidget parent;
    void (*perform)(void *owner, ApusAccessibleAction action);
    void *owner;
} ApusAccessibleWidget;

typedef struct {
    GtkWidgetClass parent;
} ApusAccessibleWidgetClass;

G_DEFINE_TYPE(ApusAccessibleWidget, apus_accessible_widget, GTK_TYPE_WIDGET)

// Assistive programs see actions by these names, the last one installed first.
static const char *const action_names[] = {
    [APUS_ACCESSIBLE_ACTIVATE] = "view.activate",
    [APUS_ACCESSIBLE_INCREMENT] = "view.increment",
    [APUS_ACCESSIBLE_DECREMENT] = "view.decrement",
    [APUS_ACCESSIBLE_ESCAPE] = "view.escape",
    [APUS_ACCESSIBLE_DELETE] = "view.delete",
    [APUS_ACCESSIBLE_ZOOM_IN] = "view.zoom-in",
    [APUS_ACCESSIBLE_ZOOM_OUT] = "view.zoom-out",
};

static void perform(GtkWidget *widget, const char *name, GVariant *parameter) {
    ApusAccessibleWidget *self = (ApusAccessibleWidget *)widget;
    for (size_t action = 0; action < G_N_ELEMENTS(action_names); action++)
        if (self->owner && g_strcmp0(name, action_names[action]) == 0)
            return self->perform(self->owner, (ApusAccessibleAction)action);
}

static GQuark frame_quark(void) { return g_quark_from_static_string("apus-accessible-frame"); }

void apus_accessible_set_frame(GtkWidget *widget, GdkRectangle frame) {
    GdkRectangle *stored = g_object_get_qdata((GObject *)widget, frame_quark());
    if (stored && gdk_rectangle_equal(stored, &frame)) return;
    g_object_set_qdata_full((GObject *)widget, frame_quark(), g_memdup2(&frame, sizeof frame), g_free);
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (parent) gtk_widget_queue_allocate(parent);
}

void apus_accessible_allocate_children(GtkWidget *widget) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GdkRectangle *frame = g_object_get_qdata((GObject *)child, frame_quark());
        if (!frame) continue;
        // A widget must not be smaller than its minimum size.
        int width, height;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
        GtkAllocation allocation = { frame->x, frame->y, MAX(width, frame->width), MAX(height, frame->height) };
        gtk_widget_size_allocate(child, &allocation, -1);
    }
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) { apus_accessible_allocate_children(widget); }

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {}

static void dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child((GtkWidget *)object))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(apus_accessible_widget_parent_class)->dispose(object);
}

static void apus_accessible_widget_class_init(ApusAccessibleWidgetClass *class) {
    GtkWidgetClass *widget_class = (GtkWidgetClass *)class;
    widget_class->measure = measure;
    widget_class->size_allocate = size_allocate;
    widget_class->snapshot = snapshot;
    ((GObjectClass *)class)->dispose = dispose;
    for (int action = G_N_ELEMENTS(action_names) - 1; action >= 0; action--)
        gtk_widget_class_install_action(widget_class, action_names[action], NULL, perform);
}

static void apus_accessible_widget_init(ApusAccessibleWidget *self) { gtk_widget_set_can_target((GtkWidget *)self, FALSE); }

GtkWidget *apus_accessible_widget_new(GtkAccessibleRole role, void (*perform)(void *owner, ApusAccessibleAction action)) {
    ApusAccessibleWidget *widget = g_object_new(apus_accessible_widget_get_type(), "accessible-role", role, NULL);
    widget->perform = perform;
    return (GtkWidget *)widget;
}

void apus_accessible_widget_set_owner(GtkWidget *widget, void *owner) { ((ApusAccessibleWidget *)widget)->owner = owner; }

void apus_accessible_widget_allow(GtkWidget *widget, ApusAccessibleAction action, gboolean allowed) {
    gtk_widget_action_set_enabled(widget, action_names[action], allowed);
}

void apus_accessible_prepare(void) {
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        provider, ".apus-accessible, .apus-accessible * { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), (GtkStyleProvider *)provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
    // The view draws the visible caret; a second, blinking one would only wake the program up.
    g_object_set(gtk_settings_get_default(), "gtk-cursor-blink", FALSE, NULL);
}

GtkWidget *apus_accessible_entry_new(gboolean is_secure) {
    GtkWidget *entry = gtk_entry_new();
    // The window's input method serves the focused view.
    g_object_set(entry, "im-module", "gtk-im-context-simple", NULL);
    gtk_entry_set_visibility((GtkEntry *)entry, !is_secure);
    return entry;
}

void apus_accessible_describe(GtkWidget *widget, const char *label, const char *description, const char *value) {
    GtkAccessible *accessible = (GtkAccessible *)widget;
    gtk_accessible_update_property(
        accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label ? label : "", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        description ? description : "", -1);
    if (value)
        gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
    else
        gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
}

gboolean apus_accessible_announce(GtkWidget *widget, const char *text, int priority) {
    void (*announce)(GtkAccessible *, const char *, int) =
        (void (*)(GtkAccessible *, const char *, int))apus_gtk_function("gtk_accessible_announce");
    if (announce) announce((GtkAccessible *)widget, text, priority);
    return announce != NULL;
}

void apus_accessible_set_next(GtkWidget *widget, GtkWidget *next) {
    if (next)
        gtk_accessible_update_relation((GtkAccessible *)widget, GTK_ACCESSIBLE_RELATION_FLOW_TO, next, NULL, -1);
    else
        gtk_accessible_reset_relation((GtkAccessible *)widget, GTK_ACCESSIBLE_RELATION_FLOW_TO);
}

void apus_accessible_set_checked(GtkWidget *widget, GtkAccessibleTristate checked) {
    gtk_accessible_update_state((GtkAccessible *)widget, GTK_ACCESSIBLE_STATE_CHECKED, checked, -1);
}

void apus_accessible_set_selected(GtkWidget *widget, gboolean selected) {
    if (selected)
        gtk_accessible_update_state((GtkAccessible *)widget, GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
    else
        gtk_accessible_reset_state((GtkAccessible *)widget, GTK_ACCESSIBLE_STATE_SELECTED);
}

void apus_accessible_set_enabled(GtkWidget *widget, gboolean enabled) {
    gtk_widget_set_sensitive(widget, enabled);
    gtk_accessible_update_state((GtkAccessible *)widget, GTK_ACCESSIBLE_STATE_DISABLED, !enabled, -1);
}
#endif
