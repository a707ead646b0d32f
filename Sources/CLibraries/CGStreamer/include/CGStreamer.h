#ifndef APUS_GSTREAMER_H
#define APUS_GSTREAMER_H

#include <stdint.h>

/// A sound that GStreamer plays. A sound is used by one thread at a time.
typedef struct ApusSound ApusSound;

/// What has happened to a sound since the last call.
typedef enum { APUS_SOUND_NOTHING, APUS_SOUND_ENDED, APUS_SOUND_FAILED } ApusSoundNews;

/// Loads GStreamer. Returns NULL, or the reason for which it cannot be loaded.
const char *apus_sound_load(void);

/// Creates a sound of an address. `silent` plays it in real time without a device. NULL if GStreamer lacks the element that plays.
ApusSound *apus_sound_new(const char *address, int silent);
/// Stops a sound and frees it.
void apus_sound_free(ApusSound *sound);

/// Reads the beginning and waits for it, at most for some nanoseconds. Returns whether the sound can be played.
int apus_sound_prepare(ApusSound *sound, uint64_t nanoseconds);
/// Waits until the last change, such as to be prepared or to continue at a position, is complete, at most for some nanoseconds. Returns whether it is.
int apus_sound_wait(ApusSound *sound, uint64_t nanoseconds);
/// Plays or pauses the sound. Returns whether it does.
int apus_sound_set_playing(ApusSound *sound, int playing);
/// Continues at a position in nanoseconds, at a speed relative to the normal one. Returns whether it does.
int apus_sound_seek(ApusSound *sound, int64_t nanoseconds, double rate);
/// Sets the volume, 1 for that of the file.
void apus_sound_set_volume(ApusSound *sound, double volume);

/// The position in nanoseconds; -1 if it is not known.
int64_t apus_sound_position(ApusSound *sound);
/// The length in nanoseconds; -1 if it is not known.
int64_t apus_sound_duration(ApusSound *sound);
/// Returns what has happened since the last call.
ApusSoundNews apus_sound_news(ApusSound *sound);

/// Lets the pictures of a film be read. Called before the sound is prepared. Returns whether GStreamer has what it needs.
int apus_sound_add_pictures(ApusSound *sound);
/// Returns the picture that is due if it is not the one of the last call, else NULL. It consists of rows of pixels without padding: red, green,
/// blue and an unused byte. The pixels are valid until the next call.
const uint8_t *apus_sound_new_picture(ApusSound *sound, int *width, int *height);

/// Returns whether GStreamer has an element, such as an encoder.
int apus_element_exists(const char *name);

/// A recording into a file. A recording is used by one thread at a time.
typedef struct ApusRecording ApusRecording;

/// Creates a recording from the description of a pipeline, whose element `file` writes a file. NULL if an element is missing.
ApusRecording *apus_recording_new(const char *pipeline, const char *path);
/// Stops a recording and frees it.
void apus_recording_free(ApusRecording *recording);
/// Records or pauses. Returns whether it does.
int apus_recording_set_running(ApusRecording *recording, int running);
/// Reads the latest averages and peaks in decibels, for at most a number of channels; without news they are left as they are. Returns whether the
/// recording has not failed.
int apus_recording_levels(ApusRecording *recording, double *averages, double *peaks, int channels);
/// The recorded time in nanoseconds; -1 if it is not known.
int64_t apus_recording_position(ApusRecording *recording);
/// Ends the file and stops, after waiting for some nanoseconds at most. Returns whether the file is complete.
int apus_recording_finish(ApusRecording *recording, uint64_t nanoseconds);

#endif
