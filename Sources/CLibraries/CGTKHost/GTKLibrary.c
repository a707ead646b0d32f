#ifdef APUS_GTK
// GTK is not linked but loaded when a program opens its first window: programs that render images or run tests neither need
// GTK nor wait until it has started. Every function of GTK and GDK that is used has a symbol here that jumps to the loaded function.

#include "include/CGTKHost.h"
#include <dlfcn.h>

#if defined(__x86_64__)
#define JUMP(name) "jmp *apus_gtk_slot_" name "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(name) \
    "adrp x16, apus_gtk_slot_" name "\n" \
    "ldr x16, [x16, :lo12:apus_gtk_slot_" name "]\n" \
    "br x16\n"
#else
#error "Add how this processor jumps to an address in memory."
#endif

// Hidden: the symbols must not be visible to GTK's own libraries.
#define FUNCTION(name) \
    __attribute__((visibility("hidden"))) void *apus_gtk_slot_##name; \
    __asm__(".text\n.p2align 4\n.globl " #name "\n.hidden " #name "\n.type " #name ", @function\n" #name ":\n" JUMP(#name) \
            ".size " #name ", . - " #name "\n");
#include "GTKFunctions.h"
#undef FUNCTION

static const struct { const char *name; void **slot; } functions[] = {
#define FUNCTION(name) { #name, &apus_gtk_slot_##name },
#include "GTKFunctions.h"
#undef FUNCTION
};

static void *library;

const char *apus_gtk_load(void) {
    if (library) return NULL;
    void *loaded = dlopen("libgtk-4.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!loaded) return dlerror();
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        void *function = dlsym(loaded, functions[index].name);
        if (!function) return functions[index].name;
        *functions[index].slot = function;
    }
    library = loaded;
    return NULL;
}

void *apus_gtk_function(const char *name) { return library ? dlsym(library, name) : NULL; }
#endif
