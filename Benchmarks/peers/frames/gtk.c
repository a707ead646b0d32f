// W8, W9 and W10 in GTK 4. The widgets are in a mapped window; layout is driven with gtk_widget_measure and gtk_widget_allocate, as the
// window's layout phase does, so that the frame clock is not in the numbers. A frame is painted by snapshot -> render node -> cairo into an
// image surface; the X server takes no part. Widgets keep the render nodes of what did not change, as in a window.
//
// GSK's cairo renderer clips each frame to the difference to the one before. gsk_render_node_diff is private in GTK 4 and could not be
// used: the whole image is painted. In W8 and W9 that difference is all rows, as each moves or is in a new image; in W10 it is the old and
// the new places of all boxes. What is painted in excess is white between them.
#include "frames.h"
#include <gtk/gtk.h>

// ---- The row of W8 and W9

static const char *style =
    "window, listview, listview > row, undershoot, overshoot { background: none; box-shadow: none; }"
    "listview > row { padding: 0 16px; margin: 0; border: none; min-height: 0; outline: none; transition: none; }"
    ".avatar { border-radius: 20px; background-image: linear-gradient(to bottom, rgb(0,122,255), rgb(175,82,222));"
    "  box-shadow: 0 1px 3px rgba(0,0,0,0.3); }"
    ".headline { font: 600 17px Inter; color: black; }"
    ".subheadline { font: 400 15px Inter; color: rgba(60,60,67,0.6); }"
    "image { color: black; -gtk-icon-size: 17px; }";

typedef struct {
  guint index;
  GtkWidget *headline, *subheadline, *symbol;
} Row;

static GtkWidget *label(const char *class) {
  GtkWidget *label = gtk_label_new("");
  gtk_widget_add_css_class(label, class);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
  Row *row = g_new0(Row, 1);
  GtkWidget *avatar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(avatar, "avatar");
  gtk_widget_set_size_request(avatar, 40, 40);
  gtk_widget_set_valign(avatar, GTK_ALIGN_CENTER);
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_box_append(GTK_BOX(texts), row->headline = label("headline"));
  gtk_box_append(GTK_BOX(texts), row->subheadline = label("subheadline"));
  row->symbol = gtk_image_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_size_request(box, -1, ROW_HEIGHT);
  gtk_box_append(GTK_BOX(box), avatar);
  gtk_box_append(GTK_BOX(box), texts);
  gtk_box_append(GTK_BOX(box), row->symbol);
  g_object_set_data_full(G_OBJECT(box), "row", row, g_free);
  gtk_list_item_set_child(item, box);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
  Row *row = g_object_get_data(G_OBJECT(gtk_list_item_get_child(item)), "row");
  char text[80];
  row->index = gtk_list_item_get_position(item);
  snprintf(text, sizeof text, "Person %u", row->index);
  gtk_label_set_text(GTK_LABEL(row->headline), text);
  snprintf(text, sizeof text, "Message %u, sent from somewhere", (guint)(row->index * 7919ULL % 1009));
  gtk_label_set_text(GTK_LABEL(row->subheadline), text);
  gtk_image_set_from_icon_name(GTK_IMAGE(row->symbol), row->index % 3 ? "go-next-symbolic" : "starred-symbolic");
}

static GtkWidget *make_list(void) {
  // Rows are made from their position; the strings are only there to be counted.
  const char **strings = g_new0(const char *, ROWS + 1);
  for (int i = 0; i < ROWS; i++) strings[i] = "";
  GListModel *model = G_LIST_MODEL(gtk_string_list_new(strings));
  g_free(strings);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  return scrolled;
}

/// Ends the program unless the list shows the row that belongs at the top, with the right size.
static void check_list(GtkWidget *list, double offset, double width, double height) {
  check("width", gtk_widget_get_width(list), width, 0);
  check("height", gtk_widget_get_height(list), height, 0);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list));
  check("scroll position", gtk_adjustment_get_value(adjustment), offset, 1);
  check("content height", gtk_adjustment_get_upper(adjustment), (double)ROWS * ROW_HEIGHT, ROW_HEIGHT);
  GtkWidget *widget = gtk_widget_pick(list, width / 2, ROW_HEIGHT, GTK_PICK_DEFAULT);
  Row *row = NULL;
  for (; widget && !row; widget = gtk_widget_get_parent(widget)) {
    row = g_object_get_data(G_OBJECT(widget), "row");
    if (!row) continue;
    graphene_point_t origin;
    if (!gtk_widget_compute_point(widget, list, &GRAPHENE_POINT_INIT(0, 0), &origin)) exit(3);
    check("row position", origin.y, row->index * (double)ROW_HEIGHT - offset, 1);
    check("row height", gtk_widget_get_height(widget), ROW_HEIGHT, 0);
    check("row width", gtk_widget_get_width(widget), width - 32, 0);
  }
  check("a row at the top", row != NULL, 1, 0);
}

// ---- The box of W10

typedef struct {
  GtkWidget parent;
  GdkRGBA color;
} Box;
typedef GtkWidgetClass BoxClass;
G_DEFINE_TYPE(Box, box, GTK_TYPE_WIDGET)

static void box_measure(GtkWidget *box, GtkOrientation orientation, int other, int *minimum, int *natural, int *b1, int *b2) {
  *minimum = *natural = 24;
}
static void box_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  GskRoundedRect shape;
  gsk_rounded_rect_init_from_rect(&shape, &GRAPHENE_RECT_INIT(0, 0, 24, 24), 4);
  gtk_snapshot_push_rounded_clip(snapshot, &shape);
  gtk_snapshot_append_color(snapshot, &((Box *)widget)->color, &shape.bounds);
  gtk_snapshot_pop(snapshot);
}
static void box_class_init(BoxClass *class) {
  class->measure = box_measure;
  class->snapshot = box_snapshot;
}
static void box_init(Box *box) {}

static GtkWidget *boxes[BOXES];

static GtkWidget *make_boxes(void) {
  GtkWidget *fixed = gtk_fixed_new();
  for (int i = 0; i < BOXES; i++) {
    Box *box = g_object_new(box_get_type(), NULL);
    box->color.alpha = 1;
    gtk_hsv_to_rgb((float)(i % 100) / 100, 0.7f, 0.9f, &box->color.red, &box->color.green, &box->color.blue);
    gtk_fixed_put(GTK_FIXED(fixed), boxes[i] = GTK_WIDGET(box), 0, 0);
  }
  return fixed;
}

static graphene_point_t box_origin(int index, double progress) {
  return GRAPHENE_POINT_INIT((float)(index % 40 * 31 + 20 * progress), (float)(index / 40 * 31));
}

/// The program is the animation: GTK has no animations of widgets in its API.
static void turn_boxes(GtkWidget *fixed, double progress) {
  for (int i = 0; i < BOXES; i++) {
    graphene_point_t origin = box_origin(i, progress);
    GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(origin.x + 12, origin.y + 12));
    transform = gsk_transform_rotate(transform, (float)(180 * progress));
    transform = gsk_transform_translate(transform, &GRAPHENE_POINT_INIT(-12, -12));
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), boxes[i], transform);
    gsk_transform_unref(transform);
  }
}

static void check_boxes(GtkWidget *fixed, double progress) {
  for (int i = 0; i < BOXES; i += 37) {
    graphene_point_t center, origin = box_origin(i, progress);
    if (!gtk_widget_compute_point(boxes[i], fixed, &GRAPHENE_POINT_INIT(12, 12), &center)) exit(3);
    check("box x", center.x, origin.x + 12, 0.01);
    check("box y", center.y, origin.y + 12, 0.01);
  }
}

// ---- Frames

static GtkWidget *host;  // the child of the window

static void lay_out(GtkWidget *child, int width, int height) {
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate(child, width, height, -1, NULL);
}

static cairo_surface_t *make_surface(int width, int height, int scale) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_surface_set_device_scale(surface, scale, scale);
  return surface;
}

static void paint(GtkWidget *child, cairo_surface_t *surface) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(host, child, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  if (node) {
    gsk_render_node_draw(node, cairo);
    gsk_render_node_unref(node);
  }
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
}

int main(int argc, char **argv) {
  Run run = run_of_arguments(argc, argv);
  g_setenv("GDK_BACKEND", "x11", TRUE);
  g_setenv("GDK_SCALE", run.scale == 2 ? "2" : "1", TRUE);
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  g_setenv("GTK_A11Y", "none", TRUE);
  if (!gtk_init_check()) {
    fprintf(stderr, "no display\n");
    return 4;
  }
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  GtkCssProvider *css = gtk_css_provider_new();
  gtk_css_provider_load_from_data(css, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_USER);

  int width = run.kind == TURN ? BOXES_WIDTH : LIST_WIDTH, height = run.kind == TURN ? BOXES_HEIGHT : LIST_HEIGHT;
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  host = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child(GTK_WINDOW(window), host);
  GtkWidget *child = run.kind == TURN ? make_boxes() : make_list();
  gtk_widget_set_vexpand(child, TRUE);
  gtk_box_append(GTK_BOX(host), child);
  gtk_window_present(GTK_WINDOW(window));
  for (int i = 0; i < 100; i++) {
    while (g_main_context_iteration(NULL, FALSE)) {}
    g_usleep(2000);
  }
  if (!gtk_widget_get_mapped(child) || gtk_widget_get_scale_factor(child) != run.scale) {
    fprintf(stderr, "no window of scale %d\n", run.scale);
    return 4;
  }

  if (run.kind == RESIZE) width = resized_width(-1), height = resized_height(-1);
  cairo_surface_t *surface = make_surface(width, height, run.scale);
  lay_out(child, width, height);
  paint(child, surface);
  double samples[120], offset = 0;
  for (int frame = 0; frame < run.frames; frame++) {
    if (run.kind == SCROLL) offset += scroll_step(frame);
    if (run.kind == RESIZE) width = resized_width(frame), height = resized_height(frame);
    double progress = turn_progress(frame + 1);
    double start = now_nanoseconds();
    if (run.kind == SCROLL) gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(child)), offset);
    if (run.kind == TURN) turn_boxes(child, progress);
    lay_out(child, width, height);
    if (run.kind == RESIZE) {
      cairo_surface_destroy(surface);
      surface = make_surface(width, height, run.scale);
    }
    paint(child, surface);
    samples[frame] = now_nanoseconds() - start;
    if (run.kind == TURN) check_boxes(child, progress);
    else check_list(child, offset, width, height);
    check_image(&run, cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface), width, height, offset, progress);
    check("image width", cairo_image_surface_get_width(surface), width * run.scale, 0);
    check("image height", cairo_image_surface_get_height(surface), height * run.scale, 0);
    if (is_picture_frame(&run, frame)) cairo_surface_write_to_png(surface, run.picture);
  }
  report("gtk4", &run, samples);
  _Exit(0);  // the widgets need not be destroyed
}
