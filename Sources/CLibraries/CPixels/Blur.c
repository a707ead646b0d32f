#include "CPixels.h"

// The same bits on every processor.
#pragma STDC FP_CONTRACT OFF

/// A value of each line. Debug builds compute it with vector instructions too.
typedef float vector __attribute__((vector_size(BLURRED_LINES * sizeof(float))));

static size_t reach(blur_box box) { return box.radius + 1; }

/// The values of lines, extended at both ends by as much as a box reaches.
static size_t padded_count(size_t count, blur_box box) { return count + 2 * reach(box); }

size_t pixels_blur_memory(size_t count, blur_box box) { return 2 * padded_count(count, box) * BLURRED_LINES; }

/// Reads the bytes at an index of each line. Returns a number that is zero if all of them are.
static inline __attribute__((always_inline)) uint8_t read(
    const uint8_t *bytes, size_t groups, size_t lines, ptrdiff_t distance, float *values) {
    uint8_t mixed = 0;
    for (size_t group = 0; group < groups; group++) {
        for (size_t line = 0; line < lines; line++) {
            const uint8_t byte = bytes[(ptrdiff_t)group * distance + (ptrdiff_t)line];
            mixed |= byte;
            values[group * lines + line] = byte;
        }
    }
    for (size_t rest = groups * lines; rest < BLURRED_LINES; rest++) values[rest] = 0;
    return mixed;
}

/// Writes the values at an index of each line, rounded.
static inline __attribute__((always_inline)) void write(
    uint8_t *bytes, size_t groups, size_t lines, ptrdiff_t distance, const float *values) {
    for (size_t group = 0; group < groups; group++) {
        for (size_t line = 0; line < lines; line++) {
            const float value = values[group * lines + line] + 0.5f;
            bytes[(ptrdiff_t)group * distance + (ptrdiff_t)line] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
        }
    }
}

/// Averages the values in the box around each index.
static inline void average(vector *source, vector *target, size_t count, blur_box box) {
    const ptrdiff_t radius = (ptrdiff_t)box.radius, far = (ptrdiff_t)reach(box), end = (ptrdiff_t)count;
    const vector none = {0};
    const vector before = box.extends_edges ? source[0] : none, after = box.extends_edges ? source[end - 1] : none;
    for (ptrdiff_t index = 1; index <= far; index++) {
        source[-index] = before;
        source[end - 1 + index] = after;
    }
    const float scale = 1 / ((float)(2 * box.radius + 1) + 2 * box.edge);
    vector sum = none;
    for (ptrdiff_t index = -radius; index <= radius; index++) sum += source[index];
    for (ptrdiff_t index = 0; index < end; index++) {
        target[index] = (sum + box.edge * (source[index - far] + source[index + far])) * scale;
        sum += source[index + far] - source[index - radius];
    }
}

static inline __attribute__((always_inline)) void blur(byte_lines lines, size_t groups, size_t side_by_side, blur_box box, float *memory) {
    vector *first = (vector *)memory + reach(box), *second = first + padded_count(lines.count, box);
    uint8_t mixed = 0;
    for (size_t index = 0; index < lines.count; index++) {
        mixed |= read(lines.bytes + (ptrdiff_t)index * lines.step, groups, side_by_side, lines.distance, (float *)(first + index));
    }
    // Most of the area around a shadow is empty.
    if (mixed == 0) return;
    average(first, second, lines.count, box);
    average(second, first, lines.count, box);
    average(first, second, lines.count, box);
    for (size_t index = 0; index < lines.count; index++) {
        write(lines.bytes + (ptrdiff_t)index * lines.step, groups, side_by_side, lines.distance, (const float *)(second + index));
    }
}

void pixels_blur(byte_lines lines, blur_box box, float *memory) {
    // With constants the compiler reads and writes the bytes of a group at once.
    if (lines.groups == 1 && lines.lines == BLURRED_LINES) {
        blur(lines, 1, BLURRED_LINES, box, memory);
    } else if (lines.groups == BLURRED_LINES / 4 && lines.lines == 4) {
        blur(lines, BLURRED_LINES / 4, 4, box, memory);
    } else {
        blur(lines, lines.groups, lines.lines, box, memory);
    }
}
