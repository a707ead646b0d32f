// Speech Dispatcher's library is not linked but loaded with the first utterance: programs that do not speak neither need it nor wait for it. Its
// headers are not needed either: the few functions, numbers and fields that are used are part of the binary interface of libspeechd.so.2.

#include "include/CSpeechDispatcher.h"
#include <dlfcn.h>
#include <stdlib.h>

enum { MODE_THREADED = 1, PRIORITY_MESSAGE = 2, DATA_SSML = 1, NOTIFY_ALL = 0x3f };

/// The beginning of a connection of the library: its callbacks.
struct ApusSpeech {
    void (*began)(size_t, size_t, int);
    void (*ended)(size_t, size_t, int);
    void (*cancelled)(size_t, size_t, int);
    void (*paused)(size_t, size_t, int);
    void (*resumed)(size_t, size_t, int);
    void (*reached_mark)(size_t, size_t, int, char *);
};

typedef struct {
    char *name;
    char *language;
    char *variant;
} Voice;

static struct {
    ApusSpeech *(*spd_open2)(const char *, const char *, const char *, int, const void *, int, char **);
    void (*spd_close)(ApusSpeech *);
    int (*spd_get_client_id)(ApusSpeech *);
    int (*spd_set_data_mode)(ApusSpeech *, int);
    int (*spd_set_notification_on)(ApusSpeech *, int);
    int (*spd_set_synthesis_voice)(ApusSpeech *, const char *);
    int (*spd_set_language)(ApusSpeech *, const char *);
    int (*spd_set_voice_rate)(ApusSpeech *, int);
    int (*spd_set_voice_pitch)(ApusSpeech *, int);
    int (*spd_set_volume)(ApusSpeech *, int);
    int (*spd_say)(ApusSpeech *, int, const char *);
    int (*spd_cancel)(ApusSpeech *);
    int (*spd_pause)(ApusSpeech *);
    int (*spd_resume)(ApusSpeech *);
    Voice **(*spd_list_synthesis_voices)(ApusSpeech *);
    void (*free_spd_voices)(Voice **);
} spd;

static ApusSpeechReport receiver;

const char *apus_speech_load(void) {
    static int loaded;
    if (loaded) return NULL;
    void *library = dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define LOAD(name) \
    if (!(*(void **)&spd.name = dlsym(library, #name))) return "Speech Dispatcher's library lacks " #name;
    LOAD(spd_open2)
    LOAD(spd_close)
    LOAD(spd_get_client_id)
    LOAD(spd_set_data_mode)
    LOAD(spd_set_notification_on)
    LOAD(spd_set_synthesis_voice)
    LOAD(spd_set_language)
    LOAD(spd_set_voice_rate)
    LOAD(spd_set_voice_pitch)
    LOAD(spd_set_volume)
    LOAD(spd_say)
    LOAD(spd_cancel)
    LOAD(spd_pause)
    LOAD(spd_resume)
    LOAD(spd_list_synthesis_voices)
#undef LOAD
    // Older versions lack it, and leave their lists to the program.
    *(void **)&spd.free_spd_voices = dlsym(library, "free_spd_voices");
    loaded = 1;
    return NULL;
}

static void report(size_t message, size_t client, int event) { receiver(message, client, (ApusSpeechEvent)event, NULL); }

static void report_mark(size_t message, size_t client, int event, char *mark) {
    receiver(message, client, (ApusSpeechEvent)event, mark);
}

ApusSpeech *apus_speech_open(const char *program, ApusSpeechReport report_event) {
    char *error = NULL;
    ApusSpeech *speech = spd.spd_open2(program, "speech", NULL, MODE_THREADED, NULL, 1, &error);
    free(error);
    if (!speech) return NULL;
    receiver = report_event;
    speech->began = report;
    speech->ended = report;
    speech->cancelled = report;
    speech->paused = report;
    speech->resumed = report;
    speech->reached_mark = report_mark;
    spd.spd_set_data_mode(speech, DATA_SSML);
    spd.spd_set_notification_on(speech, NOTIFY_ALL);
    return speech;
}

void apus_speech_close(ApusSpeech *speech) {
    spd.spd_cancel(speech);
    spd.spd_close(speech);
}

size_t apus_speech_client(ApusSpeech *speech) { return (size_t)spd.spd_get_client_id(speech); }

int apus_speech_say(ApusSpeech *speech, const char *text, const char *voice, const char *language, int rate, int pitch, int volume) {
    if (language) spd.spd_set_language(speech, language);
    if (voice) spd.spd_set_synthesis_voice(speech, voice);
    spd.spd_set_voice_rate(speech, rate);
    spd.spd_set_voice_pitch(speech, pitch);
    spd.spd_set_volume(speech, volume);
    return spd.spd_say(speech, PRIORITY_MESSAGE, text);
}

void apus_speech_cancel(ApusSpeech *speech) { spd.spd_cancel(speech); }
void apus_speech_pause(ApusSpeech *speech) { spd.spd_pause(speech); }
void apus_speech_resume(ApusSpeech *speech) { spd.spd_resume(speech); }

void apus_speech_list_voices(
    ApusSpeech *speech, void (*each)(const char *, const char *, const char *, void *), void *context) {
    Voice **voices = spd.spd_list_synthesis_voices(speech);
    if (!voices) return;
    for (Voice **voice = voices; *voice; voice++) each((*voice)->name, (*voice)->language, (*voice)->variant, context);
    if (spd.free_spd_voices) spd.free_spd_voices(voices);
}
