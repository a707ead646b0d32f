#include "CObjectCreation.h"

// The descriptors of the class NSObject and of its `init()`, by the names that Swift's mangling gives them.
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const char object_initializer[] __asm__("$s10Foundation8NSObjectCACycfCTq");

// Of the Swift runtime: returns the implementation of a class's method in a subclass.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description);

// An allocating initialiser takes the type in the context register and returns the new object retained.
typedef __attribute__((swiftcall)) void *initializer(__attribute__((swift_context)) const void *type);

void *apus_create_object(const void *type) {
    return ((initializer *)swift_lookUpClassMethod(type, object_initializer, object_class))(type);
}
