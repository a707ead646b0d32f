#ifndef APUS_SPEECH_DISPATCHER_H
#define APUS_SPEECH_DISPATCHER_H

#include <stddef.h>

/// A connection to the server of Speech Dispatcher. A connection is used by one thread at a time.
typedef struct ApusSpeech ApusSpeech;

/// What the server reports of a message.
typedef enum {
    APUS_SPEECH_BEGAN = 0,
    APUS_SPEECH_ENDED = 1,
    APUS_SPEECH_REACHED_MARK = 2,
    APUS_SPEECH_CANCELLED = 3,
    APUS_SPEECH_PAUSED = 4,
    APUS_SPEECH_RESUMED = 5,
} ApusSpeechEvent;

/// Receives the reports of all connections, on threads of the library. The mark is NULL except for APUS_SPEECH_REACHED_MARK.
typedef void (*ApusSpeechReport)(size_t message, size_t client, ApusSpeechEvent event, const char *mark);

/// Loads Speech Dispatcher's library. Returns NULL, or the reason for which it cannot be loaded.
const char *apus_speech_load(void);

/// Connects to the server, which is started if need be. NULL if there is none. The library must be loaded.
ApusSpeech *apus_speech_open(const char *program, ApusSpeechReport report);
/// Ends a connection and its speech.
void apus_speech_close(ApusSpeech *speech);
/// The number by which reports name the connection.
size_t apus_speech_client(ApusSpeech *speech);

/// Speaks a text in SSML with a voice, a language, or both, either of which may be NULL, and a rate, pitch and volume from -100 to 100. Returns the
/// number by which reports name the message; negative if it is not spoken.
int apus_speech_say(ApusSpeech *speech, const char *text, const char *voice, const char *language, int rate, int pitch, int volume);
/// Ends the speech.
void apus_speech_cancel(ApusSpeech *speech);
/// Pauses the speech.
void apus_speech_pause(ApusSpeech *speech);
/// Continues paused speech.
void apus_speech_resume(ApusSpeech *speech);

/// Calls a function with the name, the language and the variant of each voice, which may be NULL.
void apus_speech_list_voices(
    ApusSpeech *speech, void (*each)(const char *name, const char *language, const char *variant, void *context), void *context);

#endif
