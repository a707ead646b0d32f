#ifndef APUS_OBJECT_CREATION_H
#define APUS_OBJECT_CREATION_H

/// Creates an object of a Swift class that inherits from Foundation's `NSObject`, by `init()`, and returns it retained.
///
/// `type` is the metadata of the class. A class without `init()` stops the program with Swift's message.
void *_Nonnull apus_create_object(const void *_Nonnull type);

#endif
