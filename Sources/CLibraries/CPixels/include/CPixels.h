#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Loops over the bytes of pixels, in C because such loops in Swift are slow in debug builds, in which people test their programs.
// Rows are given by their first byte and the bytes from one row to the next. Pixels have four bytes unless stated otherwise.

/// Rows of bytes to write to.
typedef struct {
    uint8_t *_Nonnull bytes;
    ptrdiff_t bytes_per_row;
} pixel_rows;

/// Rows of bytes to read from.
typedef struct {
    const uint8_t *_Nonnull bytes;
    ptrdiff_t bytes_per_row;
} pixel_source;

/// The order of bytes in a pixel: byte `i` of the target is byte `from[i]` of the source. The last byte of the target is 255 if
/// `is_opaque`.
typedef struct {
    uint8_t from[4];
    bool is_opaque;
} pixel_order;

/// Copies pixels, with the bytes of each in another order.
void pixels_reorder(pixel_rows target, pixel_source source, size_t width, size_t height, pixel_order order);

/// Multiplies the first three bytes of each pixel by the last one, as a fraction of 255, rounded to the nearest.
void pixels_premultiply(uint8_t *_Nonnull pixels, size_t count);

/// Divides the first three bytes of each pixel by the last one, as a fraction of 255, rounded to the nearest and at most 255. Clear pixels
/// stay as they are.
void pixels_unpremultiply(uint8_t *_Nonnull pixels, size_t count);

/// Limits the first three bytes of each pixel to the last one, as in premultiplied pixels.
void pixels_limit(uint8_t *_Nonnull pixels, size_t count);

/// Copies the last byte of each pixel to a target with one byte for each.
void pixels_copy_opacity(pixel_rows target, pixel_source source, size_t width, size_t height);

/// The number of lines of bytes that are blurred at a time.
#define BLURRED_LINES 16

/// Lines of bytes: `groups` of them, `distance` bytes apart, in each `lines` side by side, of which each has `count` bytes, `step` bytes
/// apart. There are at most `BLURRED_LINES` altogether.
typedef struct {
    uint8_t *_Nonnull bytes;
    size_t groups, lines, count;
    ptrdiff_t distance, step;
} byte_lines;

/// A box for averages: the bytes up to `radius` before and after the middle, and by the fraction `edge` those just beyond.
typedef struct {
    size_t radius;
    float edge;
    /// Whether the bytes at the ends of a line are extended beyond it; otherwise zeros lie beyond.
    bool extends_edges;
} blur_box;

/// The number of floats that `pixels_blur` needs as memory for lines of a length.
size_t pixels_blur_memory(size_t count, blur_box box);

/// Replaces each byte by the average in a box around it, three times in succession without rounding in between.
///
/// `memory` is aligned to 64 bytes.
void pixels_blur(byte_lines lines, blur_box box, float *_Nonnull memory);

#endif
