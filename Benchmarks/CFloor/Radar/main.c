// The floor of a radar: rings, spokes, labels, blips and a chart by Cairo and Pango, and two turning gradients by a loop over pixels, on one thread.
//     BenchFloorRadar [--frames 300] [--png FILE]
#include <stdint.h>
#include "cone.h"
#include "drawing.h"
#include "frames.h"
#include "words.h"

enum { RINGS = 5, SPOKES = 12, BLIPS = 24, VALUES = 5, SETS = 4, REACH = 150, FRAMES_PER_SET = 90 };

/// As in Benchmarks/Scenes/Radar.swift.
static const double sets[SETS][VALUES] = {{0.9, 0.5, 0.7, 0.4, 0.8}, {0.4, 0.9, 0.5, 0.8, 0.6}, {0.7, 0.6, 0.95, 0.5, 0.4}, {0.5, 0.8, 0.4, 0.9, 0.7}};

typedef struct { Words labels[SPOKES], names[VALUES]; } Radar;

static double fraction(double value) { return value - floor(value); }

static void draw_ground(cairo_t *cairo, const Radar *radar, double x, double y) {
    cairo_set_line_width(cairo, 1);
    for (int ring = 1; ring <= RINGS; ring++) {
        cairo_set_source_rgba(cairo, 0.3, 0.9, 0.5, 0.5);
        cairo_arc(cairo, x, y, REACH * ring / (double)RINGS, 0, 2 * M_PI);
        cairo_stroke(cairo);
    }
    for (int spoke = 0; spoke < SPOKES; spoke++) {
        double angle = spoke * 2 * M_PI / SPOKES, dx = cos(angle), dy = sin(angle);
        const Words *label = &radar->labels[spoke];
        cairo_set_source_rgba(cairo, 0.3, 0.9, 0.5, 0.35);
        cairo_move_to(cairo, x, y);
        cairo_line_to(cairo, x + REACH * dx, y + REACH * dy);
        cairo_stroke(cairo);
        cairo_set_source_rgb(cairo, 0.7, 0.9, 0.75);
        floor_show(cairo, label, x + (REACH + 14) * dx - label->width / 2, y + (REACH + 14) * dy - label->height / 2);
    }
}

static void draw_sweep(cairo_t *cairo, double x, double y, double turn) {
    static const ConeStop stops[] = {{0, 0.2, 1, 0.5, 0}, {0.7, 0.2, 1, 0.5, 0}, {1, 0.2, 1, 0.5, 0.8}};
    cone_source(cairo, x - REACH, y - REACH, 2 * REACH, 2 * REACH, x, y, turn, stops, 3);
    cairo_arc(cairo, x, y, REACH, 0, 2 * M_PI);
    cairo_fill(cairo);
}

static void draw_blips(cairo_t *cairo, double x, double y, int frame) {
    for (int blip = 0; blip < BLIPS; blip++) {
        double place = fraction(blip * 0.618034), distance = REACH * (0.2 + 0.75 * fraction(blip * 0.381966 + 0.3));
        // Brightest where the sweep has just been.
        double age = fraction(frame / 120.0 - place), angle = place * 2 * M_PI;
        cairo_set_source_rgba(cairo, 0.6, 1, 0.7, 1 - age);
        cairo_arc(cairo, x + distance * cos(angle), y + distance * sin(angle), 4, 0, 2 * M_PI);
        cairo_fill(cairo);
    }
}

static void draw_chart(cairo_t *cairo, const Radar *radar, double x, double y, int frame) {
    static const ConeStop stops[] = {{0, 1, 0.3, 0.3, 0.6}, {1 / 3.0, 1, 0.85, 0.2, 0.6}, {2 / 3.0, 0.2, 0.6, 1, 0.6}, {1, 1, 0.3, 0.3, 0.6}};
    int set = frame / FRAMES_PER_SET;
    double part = frame % FRAMES_PER_SET / (double)FRAMES_PER_SET;
    cone_source(cairo, x - REACH, y - REACH, 2 * REACH, 2 * REACH, x, y, 0, stops, 4);
    for (int k = 0; k < VALUES; k++) {
        double before = sets[(set > 0 ? set - 1 : 0) % SETS][k], after = sets[set % SETS][k], value = before + (after - before) * part;
        double angle = k * 2 * M_PI / VALUES - M_PI / 2;
        cairo_line_to(cairo, x + REACH * value * cos(angle), y + REACH * value * sin(angle));
    }
    cairo_close_path(cairo);
    cairo_fill_preserve(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_set_line_width(cairo, 2);
    cairo_stroke(cairo);
    for (int k = 0; k < VALUES; k++) {
        double angle = k * 2 * M_PI / VALUES - M_PI / 2;
        const Words *name = &radar->names[k];
        floor_show(cairo, name, x + (REACH + 30) * cos(angle) - name->width / 2, y + (REACH + 30) * sin(angle) - name->height / 2);
    }
}

static void draw(cairo_t *cairo, int frame, double time, void *scene) {
    (void)time;
    Radar *radar = scene;
    double x = SCREEN_WIDTH / 2.0, y = SCREEN_HEIGHT / 2.0;
    if (!radar->names[0].count) {
        static const char *names[VALUES] = {"Reach", "Speed", "Depth", "Noise", "Drift"};
        for (int k = 0; k < SPOKES; k++) {
            char text[8];
            snprintf(text, sizeof text, "%d°", k * 30);
            radar->labels[k] = floor_words(cairo, "DejaVu Sans", 10, text);
        }
        for (int k = 0; k < VALUES; k++) radar->names[k] = floor_words(cairo, "DejaVu Sans Bold", 12, names[k]);
    }
    floor_fill_screen(cairo, 0.02, 0.08, 0.1);
    draw_ground(cairo, radar, x, y);
    draw_sweep(cairo, x, y, frame * 2 * M_PI / 120);
    draw_blips(cairo, x, y, frame);
    draw_chart(cairo, radar, x, y, frame);
}

int main(int count, char **arguments) {
    static Radar radar;
    return floor_frames(count, arguments, "radar", floor_screen(), draw, &radar);
}
