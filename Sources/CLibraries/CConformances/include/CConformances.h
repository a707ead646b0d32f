#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

#include <stddef.h>

/// The number of programs and libraries whose types Swift's runtime knows. It grows when a library is loaded.
size_t conformances_image_count(void);

/// Calls a function with the descriptor of each type that some program or library declares to conform to a protocol, on conditions or not.
///
/// - Parameters:
///   - protocol: The protocol's descriptor.
///   - visit: Is called with the context and the descriptor.
void conformances_visit_types(const void *protocol, void *context, void (*visit)(void *context, const void *descriptor));

#endif
