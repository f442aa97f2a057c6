// The floor of a tank that fills: translucent waves, each a path of points that Cairo fills, on one thread.
//     BenchFloorWaves [--frames 300] [--png FILE]
#include "drawing.h"
#include "frames.h"

/// As in Benchmarks/Scenes/Tank.swift: seconds for a wavelength, wavelengths on the screen, height of the waves, and how far below the surface.
typedef struct { double period, waves, amplitude, depth, hue; } Wave;
static const Wave waves[] = {{2.1, 1.3, 18, 0, 0.52}, {3.4, 0.9, 26, 30, 0.56}, {1.7, 2.1, 12, 62, 0.60}, {4.5, 0.7, 30, 96, 0.64}};
static const double FILL_SECONDS = 10;

static void draw(cairo_t *cairo, int frame, double time, void *scene) {
    (void)frame, (void)scene;
    floor_fill_screen(cairo, 1, 1, 1);
    double level = fmin(time / FILL_SECONDS, 1);
    for (size_t k = 0; k < sizeof waves / sizeof *waves; k++) {
        Wave wave = waves[k];
        double top = SCREEN_HEIGHT * (0.8 - 0.7 * level) + wave.depth, phase = 2 * M_PI * fmod(time / wave.period, 1);
        cairo_move_to(cairo, 0, SCREEN_HEIGHT);
        for (int x = 0; x <= SCREEN_WIDTH; x++) cairo_line_to(cairo, x, top + wave.amplitude * sin(2 * M_PI * wave.waves * x / SCREEN_WIDTH + phase));
        cairo_line_to(cairo, SCREEN_WIDTH, SCREEN_HEIGHT);
        cairo_close_path(cairo);
        floor_hue(cairo, wave.hue, 0.8, 0.9, 0.45);
        cairo_fill(cairo);
    }
}

int main(int count, char **arguments) { return floor_frames(count, arguments, "waves", floor_screen(), draw, NULL); }
