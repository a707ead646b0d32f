#include "CManagedObjectCreation.h"

// The descriptors of the class NSManagedObject and of its initialiser, by the names that Swift's mangling gives them.
extern const char object_class[] __asm__("$s8CoreData15NSManagedObjectCMn");
extern const char object_initializer[] __asm__("$s8CoreData15NSManagedObjectC6entity10insertIntoAcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfCTq");

// Of the Swift runtime: returns the implementation of a class's method in a subclass.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description);

// An allocating initialiser takes the type in the context register, owns its arguments, and returns the new object retained.
typedef __attribute__((swiftcall)) void *initializer(void *entity, void *context, __attribute__((swift_context)) const void *type);

void *apus_create_managed_object(const void *type, void *entity, void *context) {
    return ((initializer *)swift_lookUpClassMethod(type, object_initializer, object_class))(entity, context, type);
}
