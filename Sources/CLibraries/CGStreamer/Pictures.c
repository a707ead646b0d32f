// The pictures of films. GStreamer's base class of sinks keeps the picture that is due, which is read from here whenever it is wanted, so that
// no function is called on its threads.

#include "functions.h"
#include "include/CGStreamer.h"
#include <string.h>

#define gst apus_gstreamer

enum { MAP_READ = 1 };

int apus_sound_add_pictures(ApusSound *sound) {
    static const char end[] = "videoconvert ! videoscale ! video/x-raw,format=RGBx,pixel-aspect-ratio=1/1"
                              " ! fakesink name=pictures sync=true qos=true enable-last-sample=true";
    // Films of telephones have the orientation of the sensor, and a tag with the rotation for display.
    static const char turning[] = "videoflip video-direction=auto ! ";
    char description[sizeof turning + sizeof end] = "";
    if (apus_element_exists("videoflip")) strcpy(description, turning);
    strcat(description, end);
    void *error = NULL;
    void *sink = gst.gst_parse_bin_from_description(description, 1, &error);
    if (error) {
        gst.g_clear_error(&error);
        if (sink) gst.gst_object_unref(sink);
        return 0;
    }
    if (!sink) return 0;
    sound->pictures = gst.gst_bin_get_by_name(sink, "pictures");
    gst.g_object_set(sound->player, "video-sink", sink, "flags", PLAY_VIDEO | PLAY_AUDIO | PLAY_SOFT_VOLUME, (char *)NULL);
    return sound->pictures != NULL;
}

static void forget_sample(ApusSound *sound) {
    if (!sound->sample) return;
    if (sound->pixels.bytes) gst.gst_buffer_unmap(gst.gst_sample_get_buffer(sound->sample), &sound->pixels);
    gst.gst_mini_object_unref(sound->sample);
    sound->sample = NULL;
    sound->pixels.bytes = NULL;
}

void apus_sound_forget_pictures(ApusSound *sound) {
    forget_sample(sound);
    if (sound->pictures) gst.gst_object_unref(sound->pictures);
    sound->pictures = NULL;
}

const uint8_t *apus_sound_new_picture(ApusSound *sound, int *width, int *height) {
    if (!sound->pictures) return NULL;
    void *sample = NULL;
    gst.g_object_get(sound->pictures, "last-sample", &sample, (char *)NULL);
    if (!sample || sample == sound->sample) {
        if (sample) gst.gst_mini_object_unref(sample);
        return NULL;
    }
    forget_sample(sound);
    sound->sample = sample;
    void *buffer = gst.gst_sample_get_buffer(sample), *caps = gst.gst_sample_get_caps(sample);
    const void *structure = caps ? gst.gst_caps_get_structure(caps, 0) : NULL;
    int is_complete = buffer && structure && gst.gst_structure_get_int(structure, "width", width)
        && gst.gst_structure_get_int(structure, "height", height) && *width > 0 && *height > 0;
    if (!is_complete || !gst.gst_buffer_map(buffer, &sound->pixels, MAP_READ)) {
        sound->pixels.bytes = NULL;
        return NULL;
    }
    // Rows of four bytes for each pixel have no padding, since the sink does not announce support for padded rows.
    return sound->pixels.size >= (size_t)*width * (size_t)*height * 4 ? sound->pixels.bytes : NULL;
}
