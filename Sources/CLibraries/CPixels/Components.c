#include "CPixels.h"

#include <string.h>

// Cairo's pixels are numbers too; a byte's place in them is that of a machine that stores the lowest byte first.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "Other byte orders are not supported.");

void pixels_reorder(pixel_rows target, pixel_source source, size_t width, size_t height, pixel_order order) {
    const uint32_t first = order.from[0] * 8u, second = order.from[1] * 8u, third = order.from[2] * 8u, fourth = order.from[3] * 8u;
    const uint32_t opacity = order.is_opaque ? 0xFF000000u : 0;
    for (size_t row = 0; row < height; row++) {
        const uint8_t *from = source.bytes + (ptrdiff_t)row * source.bytes_per_row;
        uint8_t *to = target.bytes + (ptrdiff_t)row * target.bytes_per_row;
        for (size_t column = 0; column < width; column++) {
            uint32_t pixel;
            memcpy(&pixel, from + column * 4, 4);
            pixel = (pixel >> first & 0xFF) | (pixel >> second & 0xFF) << 8 | (pixel >> third & 0xFF) << 16 | (pixel >> fourth & 0xFF) << 24
                | opacity;
            memcpy(to + column * 4, &pixel, 4);
        }
    }
}

void pixels_premultiply(uint8_t *pixels, size_t count) {
    for (uint8_t *pixel = pixels; pixel < pixels + count * 4; pixel += 4) {
        const unsigned opacity = pixel[3];
        if (opacity == 255) continue;
        for (int component = 0; component < 3; component++) pixel[component] = (uint8_t)((pixel[component] * opacity + 127) / 255);
    }
}

void pixels_unpremultiply(uint8_t *pixels, size_t count) {
    for (uint8_t *pixel = pixels; pixel < pixels + count * 4; pixel += 4) {
        const unsigned opacity = pixel[3];
        if (opacity == 0 || opacity == 255) continue;
        for (int component = 0; component < 3; component++) {
            const unsigned value = (pixel[component] * 255u + opacity / 2) / opacity;
            pixel[component] = value > 255 ? 255 : (uint8_t)value;
        }
    }
}

void pixels_limit(uint8_t *pixels, size_t count) {
    for (uint8_t *pixel = pixels; pixel < pixels + count * 4; pixel += 4) {
        for (int component = 0; component < 3; component++) pixel[component] = pixel[component] < pixel[3] ? pixel[component] : pixel[3];
    }
}

void pixels_copy_opacity(pixel_rows target, pixel_source source, size_t width, size_t height) {
    for (size_t row = 0; row < height; row++) {
        const uint8_t *from = source.bytes + (ptrdiff_t)row * source.bytes_per_row;
        uint8_t *to = target.bytes + (ptrdiff_t)row * target.bytes_per_row;
        for (size_t column = 0; column < width; column++) to[column] = from[column * 4 + 3];
    }
}
