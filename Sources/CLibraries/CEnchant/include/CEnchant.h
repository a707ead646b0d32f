#ifndef CENCHANT_H
#define CENCHANT_H

#include <stddef.h>

/// Returns the dictionary of a language, such as "en_US", which is kept until the program ends; NULL if there is none, or Enchant is not installed.
void *spelling_dictionary(const char *language);
/// Returns whether a word of some bytes of UTF-8 is spelled correctly.
int spelling_is_correct(void *dictionary, const char *word, size_t length);
/// Calls a function with each correction of a word, the likeliest first.
void spelling_visit_corrections(
    void *dictionary, const char *word, size_t length, void *context, void (*visit)(void *context, const char *correction));
/// Calls a function with each language that has a dictionary.
void spelling_visit_languages(void *context, void (*visit)(void *context, const char *language));

#endif
