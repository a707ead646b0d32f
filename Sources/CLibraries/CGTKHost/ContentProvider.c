#ifdef APUS_GTK
// Provides copied or dragged data to other programs, on demand.

#include "include/CGTKHost.h"

typedef struct {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    const ApusContentCallbacks *callbacks;
    void *owner;
} ApusContentProvider;

typedef struct {
    GdkContentProviderClass parent;
} ApusContentProviderClass;

G_DEFINE_TYPE(ApusContentProvider, apus_content_provider, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *ref_formats(GdkContentProvider *provider) {
    return gdk_content_formats_ref(((ApusContentProvider *)provider)->formats);
}

static void write_mime_type_async(
    GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
    ApusContentProvider *self = (ApusContentProvider *)provider;
    GTask *task = g_task_new(provider, cancellable, callback, data);
    g_task_set_priority(task, priority);
    g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
    self->callbacks->load(self->owner, mime_type, task);
}

static gboolean write_mime_type_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    return g_task_propagate_boolean((GTask *)result, error);
}

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
    GTask *task = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish((GOutputStream *)stream, result, NULL, &error))
        g_task_return_boolean(task, TRUE);
    else
        g_task_return_error(task, error);
    g_object_unref(task);
}

void apus_content_answer(GTask *task, const void *bytes, size_t length) {
    if (!bytes) {
        g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "There is no such data");
        g_object_unref(task);
        return;
    }
    GBytes *copy = g_bytes_new(bytes, length);
    g_object_set_data_full((GObject *)task, "apus-bytes", copy, (GDestroyNotify)g_bytes_unref);
    g_output_stream_write_all_async(
        g_task_get_task_data(task), g_bytes_get_data(copy, NULL), length, g_task_get_priority(task), g_task_get_cancellable(task), written,
        task);
}

static void finalize(GObject *object) {
    ApusContentProvider *self = (ApusContentProvider *)object;
    self->callbacks->release(self->owner);
    gdk_content_formats_unref(self->formats);
    G_OBJECT_CLASS(apus_content_provider_parent_class)->finalize(object);
}

static void apus_content_provider_class_init(ApusContentProviderClass *class) {
    GdkContentProviderClass *provider_class = (GdkContentProviderClass *)class;
    provider_class->ref_formats = ref_formats;
    provider_class->write_mime_type_async = write_mime_type_async;
    provider_class->write_mime_type_finish = write_mime_type_finish;
    ((GObjectClass *)class)->finalize = finalize;
}

static void apus_content_provider_init(ApusContentProvider *self) {}

GdkContentProvider *apus_content_provider_new(
    const char *const *mime_types, size_t count, const ApusContentCallbacks *callbacks, void *owner) {
    ApusContentProvider *provider = g_object_new(apus_content_provider_get_type(), NULL);
    provider->formats = gdk_content_formats_new((const char **)mime_types, count);
    provider->callbacks = callbacks;
    provider->owner = owner;
    return (GdkContentProvider *)provider;
}

// MARK: Reading

typedef struct {
    ApusContentRead completion;
    void *data;
} Reading;

static void end_reading(Reading *reading, const void *bytes, size_t length) {
    reading->completion(reading->data, bytes, length);
    g_free(reading);
}

static void spliced(GObject *memory, GAsyncResult *result, gpointer data) {
    GMemoryOutputStream *bytes = (GMemoryOutputStream *)memory;
    if (g_output_stream_splice_finish((GOutputStream *)memory, result, NULL) < 0)
        end_reading(data, NULL, 0);
    else
        end_reading(data, g_memory_output_stream_get_size(bytes) ? g_memory_output_stream_get_data(bytes) : "",
                    g_memory_output_stream_get_data_size(bytes));
}

static void read_stream(GInputStream *stream, Reading *reading) {
    if (!stream) return end_reading(reading, NULL, 0);
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(
        memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT, NULL, spliced,
        reading);
    g_object_unref(memory);
    g_object_unref(stream);
}

static void drop_opened(GObject *drop, GAsyncResult *result, gpointer data) {
    read_stream(gdk_drop_read_finish((GdkDrop *)drop, result, NULL, NULL), data);
}

static void clipboard_opened(GObject *clipboard, GAsyncResult *result, gpointer data) {
    read_stream(gdk_clipboard_read_finish((GdkClipboard *)clipboard, result, NULL, NULL), data);
}

static Reading *new_reading(ApusContentRead completion, void *data) {
    Reading *reading = g_new(Reading, 1);
    *reading = (Reading) { completion, data };
    return reading;
}

void apus_drop_read(GdkDrop *drop, const char *mime_type, ApusContentRead completion, void *data) {
    const char *types[] = { mime_type, NULL };
    gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, drop_opened, new_reading(completion, data));
}

void apus_clipboard_read(GdkClipboard *clipboard, const char *mime_type, ApusContentRead completion, void *data) {
    const char *types[] = { mime_type, NULL };
    gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, NULL, clipboard_opened, new_reading(completion, data));
}
#endif
