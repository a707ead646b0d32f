#ifndef APUS_LOG_OUTPUT_H
#define APUS_LOG_OUTPUT_H

#include <stdint.h>

/// Writes a message with swift-log.
///
/// The function is implemented in the module LogOutput. Modules that are part of programs' interfaces call it instead of importing swift-log, so
/// that programs can use a version of swift-log of their own.
///
/// `level` is the index of one of swift-log's levels, from `trace` (0) to `critical` (6).
void apus_write_log(const char *_Nonnull label, int32_t level, const char *_Nonnull text);

#endif
