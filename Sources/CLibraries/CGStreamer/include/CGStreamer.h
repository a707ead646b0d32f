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

#endif
