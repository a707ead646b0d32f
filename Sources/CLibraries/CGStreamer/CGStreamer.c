// GStreamer is not linked but loaded with the first sound: programs without sound neither need it nor wait for it. Its headers are not
// needed either: the few functions and numbers that are used are part of its stable binary interface.

#include "include/CGStreamer.h"
#include "functions.h"
#include <dlfcn.h>
#include <stdlib.h>

enum { FORMAT_TIME = 3 };
enum { STATE_NULL = 1, STATE_PAUSED = 3, STATE_PLAYING = 4 };
enum { STATE_CHANGE_FAILURE = 0, STATE_CHANGE_SUCCESS = 1 };
enum { SEEK_FLUSH = 1, SEEK_ACCURATE = 2, SEEK_TO = 1, SEEK_KEEP = 0 };
enum { MESSAGE_EOS = 1, MESSAGE_ERROR = 2, MESSAGE_ELEMENT = 1 << 15 };

struct apus_gstreamer_functions apus_gstreamer;
#define gst apus_gstreamer

const char *apus_sound_load(void) {
    static int loaded;
    if (loaded) return NULL;
    void *library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define LOAD(name) \
    if (!(*(void **)&gst.name = dlsym(library, #name))) return "GStreamer lacks " #name;
    LOAD(gst_init_check)
    LOAD(gst_element_factory_make)
    LOAD(gst_element_set_state)
    LOAD(gst_element_get_state)
    LOAD(gst_element_query_position)
    LOAD(gst_element_query_duration)
    LOAD(gst_element_seek)
    LOAD(gst_element_get_bus)
    LOAD(gst_bus_timed_pop_filtered)
    LOAD(gst_mini_object_unref)
    LOAD(gst_object_unref)
    LOAD(g_object_set)
    LOAD(gst_parse_launch)
    LOAD(gst_element_factory_find)
    LOAD(gst_bin_get_by_name)
    LOAD(gst_event_new_eos)
    LOAD(gst_element_send_event)
    LOAD(gst_message_get_structure)
    LOAD(gst_structure_has_name)
    LOAD(gst_structure_get_value)
    LOAD(g_value_get_boxed)
    LOAD(g_clear_error)
    LOAD(gst_parse_bin_from_description)
    LOAD(g_object_get)
    LOAD(gst_sample_get_buffer)
    LOAD(gst_sample_get_caps)
    LOAD(gst_caps_get_structure)
    LOAD(gst_structure_get_int)
    LOAD(gst_buffer_map)
    LOAD(gst_buffer_unmap)
#undef LOAD
    if (!gst.gst_init_check(NULL, NULL, NULL)) return "GStreamer cannot be initialised";
    loaded = 1;
    return NULL;
}

ApusSound *apus_sound_new(const char *address, int silent) {
    void *player = gst.gst_element_factory_make("playbin", NULL);
    if (!player) return NULL;
    gst.g_object_set(player, "uri", address, "flags", PLAY_AUDIO | PLAY_SOFT_VOLUME, (char *)NULL);
    if (silent) {
        void *sink = gst.gst_element_factory_make("fakesink", NULL);
        if (sink) {
            gst.g_object_set(sink, "sync", 1, (char *)NULL);
            gst.g_object_set(player, "audio-sink", sink, (char *)NULL);
        }
    }
    ApusSound *sound = calloc(1, sizeof *sound);
    if (!sound) abort();
    sound->player = player;
    sound->bus = gst.gst_element_get_bus(player);
    return sound;
}

void apus_sound_free(ApusSound *sound) {
    gst.gst_element_set_state(sound->player, STATE_NULL);
    apus_sound_forget_pictures(sound);
    gst.gst_object_unref(sound->bus);
    gst.gst_object_unref(sound->player);
    free(sound);
}

int apus_sound_wait(ApusSound *sound, uint64_t nanoseconds) {
    return gst.gst_element_get_state(sound->player, NULL, NULL, nanoseconds) == STATE_CHANGE_SUCCESS;
}

int apus_sound_prepare(ApusSound *sound, uint64_t nanoseconds) {
    if (gst.gst_element_set_state(sound->player, STATE_PAUSED) == STATE_CHANGE_FAILURE) return 0;
    return apus_sound_wait(sound, nanoseconds);
}

int apus_sound_set_playing(ApusSound *sound, int playing) {
    return gst.gst_element_set_state(sound->player, playing ? STATE_PLAYING : STATE_PAUSED) != STATE_CHANGE_FAILURE;
}

int apus_sound_seek(ApusSound *sound, int64_t nanoseconds, double rate) {
    return gst.gst_element_seek(sound->player, rate, FORMAT_TIME, SEEK_FLUSH | SEEK_ACCURATE, SEEK_TO, nanoseconds, SEEK_KEEP, -1);
}

void apus_sound_set_volume(ApusSound *sound, double volume) { gst.g_object_set(sound->player, "volume", volume, (char *)NULL); }

int64_t apus_sound_position(ApusSound *sound) {
    int64_t position = -1;
    return gst.gst_element_query_position(sound->player, FORMAT_TIME, &position) ? position : -1;
}

int64_t apus_sound_duration(ApusSound *sound) {
    int64_t duration = -1;
    return gst.gst_element_query_duration(sound->player, FORMAT_TIME, &duration) ? duration : -1;
}

// The public beginning of GStreamer's messages.
struct message {
    struct {
        uintptr_t type;
        int references, locks;
        unsigned flags;
        void *copy, *dispose, *release;
        unsigned private_number;
        void *private_pointer;
    } object;
    int type;
};

ApusSoundNews apus_sound_news(ApusSound *sound) {
    struct message *message = gst.gst_bus_timed_pop_filtered(sound->bus, 0, MESSAGE_EOS | MESSAGE_ERROR);
    if (!message) return APUS_SOUND_NOTHING;
    ApusSoundNews news = message->type == MESSAGE_ERROR ? APUS_SOUND_FAILED : APUS_SOUND_ENDED;
    gst.gst_mini_object_unref(message);
    return news;
}

// MARK: Recordings

int apus_element_exists(const char *name) {
    void *factory = gst.gst_element_factory_find(name);
    if (factory) gst.gst_object_unref(factory);
    return factory != NULL;
}

struct ApusRecording {
    void *pipeline;
    void *bus;
    int failed;
};

ApusRecording *apus_recording_new(const char *pipeline, const char *path) {
    void *error = NULL;
    void *made = gst.gst_parse_launch(pipeline, &error);
    if (error) {
        gst.g_clear_error(&error);
        if (made) gst.gst_object_unref(made);
        return NULL;
    }
    void *file = made ? gst.gst_bin_get_by_name(made, "file") : NULL;
    if (!file) {
        if (made) gst.gst_object_unref(made);
        return NULL;
    }
    gst.g_object_set(file, "location", path, (char *)NULL);
    gst.gst_object_unref(file);
    ApusRecording *recording = calloc(1, sizeof *recording);
    if (!recording) abort();
    recording->pipeline = made;
    recording->bus = gst.gst_element_get_bus(made);
    return recording;
}

void apus_recording_free(ApusRecording *recording) {
    gst.gst_element_set_state(recording->pipeline, STATE_NULL);
    gst.gst_object_unref(recording->bus);
    gst.gst_object_unref(recording->pipeline);
    free(recording);
}

int apus_recording_set_running(ApusRecording *recording, int running) {
    return gst.gst_element_set_state(recording->pipeline, running ? STATE_PLAYING : STATE_PAUSED) != STATE_CHANGE_FAILURE;
}

// An array of values as in the interface of GObject: a type and the value in 8 bytes, and 8 bytes for types that need them.
struct value {
    uintptr_t type;
    double number;
    uint64_t rest;
};
struct value_array {
    unsigned count;
    struct value *values;
};

static void read_levels(const void *structure, const char *name, double *levels, int channels) {
    const void *value = gst.gst_structure_get_value(structure, name);
    const struct value_array *array = value ? gst.g_value_get_boxed(value) : NULL;
    if (!array) return;
    for (int channel = 0; channel < channels && channel < (int)array->count; channel++) levels[channel] = array->values[channel].number;
}

int apus_recording_levels(ApusRecording *recording, double *averages, double *peaks, int channels) {
    struct message *message;
    while ((message = gst.gst_bus_timed_pop_filtered(recording->bus, 0, MESSAGE_ERROR | MESSAGE_ELEMENT))) {
        if (message->type == MESSAGE_ERROR) {
            recording->failed = 1;
        } else {
            const void *structure = gst.gst_message_get_structure(message);
            if (structure && gst.gst_structure_has_name(structure, "level")) {
                read_levels(structure, "rms", averages, channels);
                read_levels(structure, "peak", peaks, channels);
            }
        }
        gst.gst_mini_object_unref(message);
    }
    return !recording->failed;
}

int64_t apus_recording_position(ApusRecording *recording) {
    int64_t position = -1;
    return gst.gst_element_query_position(recording->pipeline, FORMAT_TIME, &position) ? position : -1;
}

int apus_recording_finish(ApusRecording *recording, uint64_t nanoseconds) {
    // The end is written only while the pipeline runs.
    gst.gst_element_set_state(recording->pipeline, STATE_PLAYING);
    int finished = 0;
    if (!recording->failed && gst.gst_element_send_event(recording->pipeline, gst.gst_event_new_eos())) {
        struct message *message = gst.gst_bus_timed_pop_filtered(recording->bus, nanoseconds, MESSAGE_EOS | MESSAGE_ERROR);
        finished = message && message->type == MESSAGE_EOS;
        if (message) gst.gst_mini_object_unref(message);
    }
    gst.gst_element_set_state(recording->pipeline, STATE_NULL);
    return finished;
}
