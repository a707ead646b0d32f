// What the peers of W8, W9 and W10 have in common: the scenes, the clock, the checks and the JSON lines. C11 and C++17.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 100000, ROW_HEIGHT = 56, LIST_WIDTH = 1920, LIST_HEIGHT = 1080, BOXES = 1000, BOXES_WIDTH = 1280, BOXES_HEIGHT = 800 };

typedef enum { SCROLL, RESIZE, TURN } Kind;

typedef struct {
  Kind kind;
  const char *workload, *metric;
  int frames;
  int scale;            // pixels per logical pixel
  const char *picture;  // where to write the picture of one frame, or NULL
} Run;

/// Reads the arguments; ends the program with 2 for misuse.
static inline Run run_of_arguments(int argc, char **argv) {
  static const Run runs[] = {
      {SCROLL, "W8", "scroll_frame", 120, 2, NULL},
      {RESIZE, "W9", "resize_frame", 40, 2, NULL},
      {TURN, "W10", "frame", 120, 1, NULL},
  };
  for (int i = 0; i < 3 && argc > 1; i++) {
    Run run = runs[i];
    if (strcmp(argv[1], run.workload)) continue;
    if (argc == 2) return run;
    if (argc == 4 && !strcmp(argv[2], "--picture")) {
      run.picture = argv[3];
      return run;
    }
  }
  fprintf(stderr, "usage: %s W8|W9|W10 [--picture FILE.png]\n", argv[0]);
  exit(2);
}

/// The frame that --picture writes: not the last, where the boxes are back where they began.
static inline int is_picture_frame(const Run *run, int frame) { return run->picture && frame == run->frames / 3; }

/// The size of the list in a frame of W9. Frame -1 is what is shown before, so that the first frame is a change as well.
static inline int resized_width(int frame) { return LIST_WIDTH - 7 * frame; }
static inline int resized_height(int frame) { return LIST_HEIGHT - 3 * frame; }

/// How far the scroll position moves: steps of a wheel, then the momentum of a touchpad.
static inline double scroll_step(int frame) { return frame < 60 ? 60 : (120 - frame) / 2.0; }

/// How far the boxes have moved and turned, from 0 to 1, after `frame` sixtieths of a second: there in 1 s and back in 1 s.
static inline double turn_progress(int frame) {
  double time = fmod(frame / 60.0, 2);
  return time <= 1 ? time : 2 - time;
}

static inline void check(const char *what, double value, double expected, double tolerance) {
  if (fabs(value - expected) <= tolerance) return;
  fprintf(stderr, "FRAME CHECK FAILED %s: got %g want %g\n", what, value, expected);
  exit(3);
}

/// Ends the program unless an image of 0xAARRGGBB has a color, each component to within 40, at a logical position.
static inline void check_pixel(const Run *run, const void *pixels, long bytes_per_row, double x, double y, uint32_t color) {
  uint32_t pixel;
  memcpy(&pixel, (const char *)pixels + (long)(y * run->scale) * bytes_per_row + 4 * (long)(x * run->scale), 4);
  for (int shift = 0; shift < 32; shift += 8) check("pixel", pixel >> shift & 255, color >> shift & 255, 40);
}

/// Ends the program unless the middle of an avatar or of a box is painted, and the lower right corner is white.
static inline void check_image(
    const Run *run, const void *pixels, long bytes_per_row, int width, int height, double offset, double progress) {
  if (run->kind == TURN) check_pixel(run, pixels, bytes_per_row, 12 + 20 * progress, 12, 0xffe64545);
  else check_pixel(run, pixels, bytes_per_row, 36, (floor(offset / ROW_HEIGHT) + 1.5) * ROW_HEIGHT - offset, 0xff5766ee);
  check_pixel(run, pixels, bytes_per_row, width - 1, height - 1, 0xffffffff);
}

static inline double now_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/// Prints the median and the 95th percentile, as the bench does. Sorts the samples.
static inline void report(const char *peer, const Run *run, double *samples) {
  int n = run->frames;
  qsort(samples, (size_t)n, sizeof *samples, ascending);
  const char *form = "{\"peer\":\"%s\",\"workload\":\"%s\",\"metric\":\"%s%s\",\"value_ns\":%.1f,\"iterations\":%d}\n";
  printf(form, peer, run->workload, run->metric, "", (samples[(n - 1) / 2] + samples[n / 2]) / 2, n);
  printf(form, peer, run->workload, run->metric, "_95th_percentile", samples[n * 95 / 100], n);
  fflush(stdout);
}
