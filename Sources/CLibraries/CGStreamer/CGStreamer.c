// GStreamer is not linked but loaded with the first sound: programs without sound neither need it nor wait for it. Its headers are not
// needed either: the few functions and numbers that are used are part of its stable binary interface.

#include "include/CGStreamer.h"
#include <dlfcn.h>
#include <stdlib.h>

enum { FORMAT_TIME = 3 };
enum { STATE_NULL = 1, STATE_PAUSED = 3, STATE_PLAYING = 4 };
enum { STATE_CHANGE_FAILURE = 0, STATE_CHANGE_SUCCESS = 1 };
enum { SEEK_FLUSH = 1, SEEK_ACCURATE = 2, SEEK_TO = 1, SEEK_KEEP = 0 };
enum { MESSAGE_EOS = 1, MESSAGE_ERROR = 2 };
// Sound without pictures, with a volume of its own.
enum { PLAY_AUDIO = 0x02, PLAY_SOFT_VOLUME = 0x10 };

static struct {
    int (*gst_init_check)(int *, char ***, void **);
    void *(*gst_element_factory_make)(const char *, const char *);
    int (*gst_element_set_state)(void *, int);
    int (*gst_element_get_state)(void *, int *, int *, uint64_t);
    int (*gst_element_query_position)(void *, int, int64_t *);
    int (*gst_element_query_duration)(void *, int, int64_t *);
    int (*gst_element_seek)(void *, double, int, int, int, int64_t, int, int64_t);
    void *(*gst_element_get_bus)(void *);
    void *(*gst_bus_timed_pop_filtered)(void *, uint64_t, int);
    void (*gst_mini_object_unref)(void *);
    void (*gst_object_unref)(void *);
    void (*g_object_set)(void *, const char *, ...);
} gst;

struct ApusSound {
    void *player;
    void *bus;
};

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
    ApusSound *sound = malloc(sizeof *sound);
    if (!sound) abort();
    sound->player = player;
    sound->bus = gst.gst_element_get_bus(player);
    return sound;
}

void apus_sound_free(ApusSound *sound) {
    gst.gst_element_set_state(sound->player, STATE_NULL);
    gst.gst_object_unref(sound->bus);
    gst.gst_object_unref(sound->player);
    free(sound);
}

static int wait_for_state(ApusSound *sound, uint64_t nanoseconds) {
    return gst.gst_element_get_state(sound->player, NULL, NULL, nanoseconds) == STATE_CHANGE_SUCCESS;
}

int apus_sound_prepare(ApusSound *sound, uint64_t nanoseconds) {
    if (gst.gst_element_set_state(sound->player, STATE_PAUSED) == STATE_CHANGE_FAILURE) return 0;
    return wait_for_state(sound, nanoseconds);
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
