#ifndef APUS_MANAGED_OBJECT_CREATION_H
#define APUS_MANAGED_OBJECT_CREATION_H

/// Creates an object of a subclass of `NSManagedObject` by `init(entity:insertInto:)`, and returns it retained.
///
/// `type` is the metadata of the class; `entity` and `context`, which may be null, are retained objects that the call releases. A subclass with
/// initialisers of its own that does not override this one stops the program with Swift's message, as on Apple's systems.
void *_Nonnull apus_create_managed_object(const void *_Nonnull type, void *_Nonnull entity, void *_Nullable context);

#endif
