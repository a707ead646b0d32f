// Enchant is not linked but loaded with the first question about a word: most programs ask none, and need it not. The functions are part of the
// stable interface of version 2.

#include "include/CEnchant.h"
#include <dlfcn.h>
#include <sys/types.h>

static struct {
    void *(*enchant_broker_init)(void);
    void *(*enchant_broker_request_dict)(void *broker, const char *tag);
    int (*enchant_dict_check)(void *dictionary, const char *word, ssize_t length);
    char **(*enchant_dict_suggest)(void *dictionary, const char *word, ssize_t length, size_t *count);
    void (*enchant_dict_free_string_list)(void *dictionary, char **list);
    void (*enchant_broker_list_dicts)(void *broker, void (*visit)(const char *, const char *, const char *, const char *, void *), void *context);
} enchant;

// Returns Enchant's broker; NULL if it is not installed.
static void *broker(void) {
    static void *made;
    static int loaded;
    if (loaded) return made;
    loaded = 1;
    void *library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return NULL;
#define LOAD(name) \
    if (!(*(void **)&enchant.name = dlsym(library, #name))) return NULL;
    LOAD(enchant_broker_init)
    LOAD(enchant_broker_request_dict)
    LOAD(enchant_dict_check)
    LOAD(enchant_dict_suggest)
    LOAD(enchant_dict_free_string_list)
    LOAD(enchant_broker_list_dicts)
#undef LOAD
    made = enchant.enchant_broker_init();
    return made;
}

void *spelling_dictionary(const char *language) { return broker() ? enchant.enchant_broker_request_dict(broker(), language) : NULL; }

int spelling_is_correct(void *dictionary, const char *word, size_t length) {
    return enchant.enchant_dict_check(dictionary, word, (ssize_t)length) <= 0;
}

void spelling_visit_corrections(
    void *dictionary, const char *word, size_t length, void *context, void (*visit)(void *context, const char *correction)) {
    size_t count = 0;
    char **list = enchant.enchant_dict_suggest(dictionary, word, (ssize_t)length, &count);
    if (!list) return;
    for (size_t i = 0; i < count; i++) visit(context, list[i]);
    enchant.enchant_dict_free_string_list(dictionary, list);
}

struct visit {
    void *context;
    void (*function)(void *, const char *);
};

static void visit_language(const char *tag, const char *name, const char *description, const char *file, void *context) {
    (void)name, (void)description, (void)file;
    const struct visit *visit = context;
    visit->function(visit->context, tag);
}

void spelling_visit_languages(void *context, void (*function)(void *context, const char *language)) {
    struct visit visit = {context, function};
    if (broker()) enchant.enchant_broker_list_dicts(broker(), visit_language, &visit);
}
