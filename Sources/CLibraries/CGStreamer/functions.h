// The functions of GStreamer that are used, and the parts of its binary interface that sounds and pictures share.

#ifndef APUS_GSTREAMER_FUNCTIONS_H
#define APUS_GSTREAMER_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

// GStreamer's GstMapInfo: the bytes of a buffer while it is mapped.
struct apus_mapped_bytes {
    void *memory;
    int flags;
    uint8_t *bytes;
    size_t size, capacity;
    void *owned[4], *reserved[4];
};

struct apus_gstreamer_functions {
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
    // What recordings need in addition.
    void *(*gst_parse_launch)(const char *, void **);
    void *(*gst_element_factory_find)(const char *);
    void *(*gst_bin_get_by_name)(void *, const char *);
    void *(*gst_event_new_eos)(void);
    int (*gst_element_send_event)(void *, void *);
    const void *(*gst_message_get_structure)(void *);
    int (*gst_structure_has_name)(const void *, const char *);
    const void *(*gst_structure_get_value)(const void *, const char *);
    void *(*g_value_get_boxed)(const void *);
    void (*g_clear_error)(void **);
    // What pictures need in addition.
    void *(*gst_parse_bin_from_description)(const char *, int, void **);
    void (*g_object_get)(void *, const char *, ...);
    void *(*gst_sample_get_buffer)(void *);
    void *(*gst_sample_get_caps)(void *);
    void *(*gst_caps_get_structure)(const void *, unsigned);
    int (*gst_structure_get_int)(const void *, const char *, int *);
    int (*gst_buffer_map)(void *, struct apus_mapped_bytes *, int);
    void (*gst_buffer_unmap)(void *, struct apus_mapped_bytes *);
};

// What a player plays: the sound and the pictures of a film, with a volume of its own.
enum { PLAY_VIDEO = 0x01, PLAY_AUDIO = 0x02, PLAY_SOFT_VOLUME = 0x10 };

// Is filled by apus_sound_load.
extern struct apus_gstreamer_functions apus_gstreamer;

struct ApusSound {
    // The element that plays, and its messages.
    void *player, *bus;
    // The element that receives the pictures; NULL for sounds without pictures.
    void *pictures;
    // The latest picture, which is mapped; NULL for none.
    void *sample;
    struct apus_mapped_bytes pixels;
};

// Frees what the pictures of a sound use.
void apus_sound_forget_pictures(struct ApusSound *sound);

#endif
