#ifdef APUS_GTK
// Windows whose views are drawn on a background of the program's, which may be translucent, in place of that of the desktop's theme.

#include "include/CGTKHost.h"

static const char *const class_name = "apus-translucent";

void apus_window_set_translucent(GtkWindow *window, gboolean is_translucent) {
    static gboolean is_loaded = FALSE;
    if (!is_translucent) {
        gtk_widget_remove_css_class((GtkWidget *)window, class_name);
        return;
    }
    if (!is_loaded) {
        is_loaded = TRUE;
        GtkCssProvider *provider = gtk_css_provider_new();
        gtk_css_provider_load_from_data(provider, "window.apus-translucent { background: none; }", -1);
        gtk_style_context_add_provider_for_display(
            gtk_widget_get_display((GtkWidget *)window), (GtkStyleProvider *)provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
        g_object_unref(provider);
    }
    gtk_widget_add_css_class((GtkWidget *)window, class_name);
}
#endif
