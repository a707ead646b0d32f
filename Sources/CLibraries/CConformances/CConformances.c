// Reads the conformances that Swift's compiler writes into programs and libraries, in the form that is described in the compiler's ABI/Metadata.h.

#include "include/CConformances.h"
#include <stdbool.h>
#include <stdint.h>

// The beginning of MetadataSections in the runtime's MetadataSections.h, to which fields are only added at the end.
struct range {
    uintptr_t start;
    size_t length;
};
struct sections {
    uintptr_t version;
    const void *image;
    void *unused[2];
    struct range protocols, conformances;
};

extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *, void *), void *context);

// The beginning of ProtocolConformanceDescriptor. A reference is the distance to what it refers to; where it may be indirect, its lowest bit tells
// that there is the address.
struct conformance {
    int32_t protocol, type, witnesses;
    uint32_t flags;
};
enum type_reference { DIRECT_TYPE = 0, INDIRECT_TYPE = 1 };

static const void *resolve(const int32_t *reference, bool is_indirect) {
    if (!*reference) return NULL;
    const char *place = (const char *)reference + (*reference & ~1);
    return is_indirect ? *(const void *const *)place : place;
}

static bool count(const struct sections *sections, void *context) {
    (void)sections;
    ++*(size_t *)context;
    return true;
}

size_t conformances_image_count(void) {
    size_t images = 0;
    swift_enumerateAllMetadataSections(count, &images);
    return images;
}

struct visit {
    const void *protocol;
    void *context;
    void (*function)(void *, const void *);
};

static bool visit_image(const struct sections *sections, void *context) {
    const struct visit *visit = context;
    const int32_t *records = (const int32_t *)sections->conformances.start;
    size_t length = sections->conformances.length / sizeof *records;
    for (size_t i = 0; i < length; i++) {
        const struct conformance *conformance = resolve(&records[i], false);
        if (!conformance || resolve(&conformance->protocol, conformance->protocol & 1) != visit->protocol) continue;
        uint32_t kind = conformance->flags >> 3 & 7;
        if (kind != DIRECT_TYPE && kind != INDIRECT_TYPE) continue;
        const void *descriptor = resolve(&conformance->type, kind == INDIRECT_TYPE);
        if (descriptor) visit->function(visit->context, descriptor);
    }
    return true;
}

void conformances_visit_types(const void *protocol, void *context, void (*function)(void *context, const void *descriptor)) {
    struct visit visit = {protocol, context, function};
    swift_enumerateAllMetadataSections(visit_image, &visit);
}
