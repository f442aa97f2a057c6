// The honeycomb scene that every program of the comparison draws: positions, colours and labels are functions of the frame and the cell only.
//
// 800 x 800 pixels, black; n discs on a hexagonal spiral with rows 0.866 pitches apart; a pan that swings and dies down; a fish-eye in a fringe
// of 150 pixels; an eight-letter label in DejaVu Sans, 13 pixels, that scales with its disc.
#ifndef FLOOR_SCENE_H
#define FLOOR_SCENE_H
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

enum { SCENE_SIDE = 800, SCENE_FONT_PIXELS = 13, SCENE_LABEL_LENGTH = 8, SCENE_PICTURE_FRAME = 150 };
#define SCENE_FONT "DejaVu Sans"

typedef struct { double x, y; } ScenePoint;
typedef struct { double x, y, scale; } SceneCell;

static inline double scene_diameter(int n) {
    if (n <= 37) return 125;
    return n <= 271 ? 40 : 20;
}

static inline double scene_pitch(double diameter) { return diameter * 1.04; }

/// The offset of the comb in a frame; 60 frames per second.
static inline ScenePoint scene_pan(int frame) {
    double t = frame / 60.0, decay = exp(-t / 2);
    return (ScenePoint){220 * decay * cos(1.4 * M_PI * t), 160 * decay * sin(0.9 * M_PI * t + 0.6)};
}

/// One axis of the fish-eye: 0 well inside, 1 where a cell touches the edge from outside.
static inline double scene_nearness(double place, double diameter) {
    double room = SCENE_SIDE / 2.0 - fabs(place) + diameter / 2;
    return room < 150 ? 1 - room / 150 : 0;
}

/// The appearance of a cell with its centre at `place`, relative to the middle; false if it is not visible.
static inline bool scene_look(ScenePoint place, double diameter, SceneCell *cell) {
    double nearX = scene_nearness(place.x, diameter), nearY = scene_nearness(place.y, diameter);
    if (nearX >= 1 || nearY >= 1) return false;
    double near = fmax(nearX, nearY);
    cell->x = SCENE_SIDE / 2.0 + place.x - copysign(45 * nearX * nearX, place.x);
    cell->y = SCENE_SIDE / 2.0 + place.y - copysign(45 * nearY * nearY, place.y);
    cell->scale = 1 - 0.8 * near * near;
    return true;
}

/// The number of a cell on the spiral. Ring k begins at (-k, k) and is walked along +q first.
static inline int scene_number(int q, int r) {
    int s = -q - r, k = abs(q) > abs(r) ? abs(q) : abs(r);
    if (abs(s) > k) k = abs(s);
    if (k == 0) return 0;
    int before = 1 + 3 * k * (k - 1);
    if (r == k && q < 0) return before + q + k;
    if (s == -k && q < k) return before + k + q;
    if (q == k && r > -k) return before + 2 * k - r;
    if (r == -k && q > 0) return before + 3 * k + k - q;
    if (s == k && q > -k) return before + 4 * k - q;
    return before + 5 * k + r;
}

typedef struct { int q, r; } SceneHex;

/// Up to this many cells are visited one by one, in spiral order; with more, only the visible rows and columns are, in order.
enum { SCENE_ALL_CELLS = 1027 };

/// The cells 0 ..< n, in order.
static inline void scene_spiral(int n, SceneHex *cells) {
    static const SceneHex directions[6] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    SceneHex cell = {0, 0};
    cells[0] = cell;
    for (int ring = 1, i = 1; i < n; ring++) {
        cell = (SceneHex){-ring, ring};
        for (int step = 0; step < 6 * ring && i < n; step++) {
            cells[i++] = cell;
            cell.q += directions[step / ring].q;
            cell.r += directions[step / ring].r;
        }
    }
}

static inline void scene_label(int number, char label[SCENE_LABEL_LENGTH + 1]) {
    uint32_t state = (uint32_t)number * 2654435761u + 12345u;
    for (int i = 0; i < SCENE_LABEL_LENGTH; i++) {
        state = state * 1664525u + 1013904223u;
        label[i] = (char)((i == 0 ? 'A' : 'a') + (state >> 24) % 26);
    }
    label[SCENE_LABEL_LENGTH] = 0;
}

/// The red, green or blue component (0, 1, 2) of a cell, 0...1.
static inline double scene_color(int number, int component) {
    static const uint32_t factors[3] = {53, 97, 151};
    return (64 + (uint32_t)number * factors[component] % 128) / 255.0;
}
#endif
