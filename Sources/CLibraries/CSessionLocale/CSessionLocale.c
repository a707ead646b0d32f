// Foundation reads no settings of the user's session on Linux: `Locale.current` is `en_001` there, whatever the session's language. The
// functions below stand in the program itself, before those of Foundation in the order in which the loader looks for symbols, and return
// the values of the session.
//
// They are weak, so that a program with a static Foundation keeps that of Foundation. Without SwiftUI in the program they pass the call on.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// `Locale` and `Calendar` are structures of one class-bound existential: a reference to an object and to its witnesses. `[String]` is one
// reference. All are returned with a reference of the caller's own, which these functions pass on.
typedef struct {
    void *object;
    void *witnesses;
} existential;

#define SWIFT __attribute__((swiftcall))
#define REPLACING(symbol) __asm__(symbol)

#define CURRENT_LOCALE "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define UPDATED_LOCALE "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
#define CURRENT_CALENDAR "$s20FoundationEssentials8CalendarV7currentACvgZ"
#define UPDATED_CALENDAR "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ"

// Functions of SwiftUI.
SWIFT __attribute__((weak)) existential apus_session_locale(void);
SWIFT __attribute__((weak)) existential apus_session_calendar(void);
SWIFT __attribute__((weak)) void *apus_session_languages(void);

typedef SWIFT existential (*existential_getter)(void);
typedef SWIFT void *(*array_getter)(void);

SWIFT __attribute__((weak)) existential apus_current_locale(void) REPLACING(CURRENT_LOCALE);
SWIFT existential apus_current_locale(void) {
    return (apus_session_locale ? apus_session_locale : (existential_getter)dlsym(RTLD_NEXT, CURRENT_LOCALE))();
}

SWIFT __attribute__((weak)) existential apus_updated_locale(void) REPLACING(UPDATED_LOCALE);
SWIFT existential apus_updated_locale(void) {
    return (apus_session_locale ? apus_session_locale : (existential_getter)dlsym(RTLD_NEXT, UPDATED_LOCALE))();
}

SWIFT __attribute__((weak)) existential apus_current_calendar(void) REPLACING(CURRENT_CALENDAR);
SWIFT existential apus_current_calendar(void) {
    return (apus_session_calendar ? apus_session_calendar : (existential_getter)dlsym(RTLD_NEXT, CURRENT_CALENDAR))();
}

SWIFT __attribute__((weak)) existential apus_updated_calendar(void) REPLACING(UPDATED_CALENDAR);
SWIFT existential apus_updated_calendar(void) {
    return (apus_session_calendar ? apus_session_calendar : (existential_getter)dlsym(RTLD_NEXT, UPDATED_CALENDAR))();
}

SWIFT __attribute__((weak)) void *apus_preferred_languages(void) REPLACING(LANGUAGES);
SWIFT void *apus_preferred_languages(void) {
    return (apus_session_languages ? apus_session_languages : (array_getter)dlsym(RTLD_NEXT, LANGUAGES))();
}
