// The floor of a honeycomb frame: the drawing calls that a frame needs, passed to Cairo directly from a loop, on one thread.
//
// Discs and labels are alpha masks, drawn once for each size (and, for discs, quarter pixel) and then stamped in a colour.
//     BenchFloorHoneycomb --n 271 --frames 300 [--warm 60]     prints times per frame as one line of JSON
//     BenchFloorHoneycomb --n 271 --png FILE                   draws frame 150
#include <pango/pangocairo.h>
#include "report.h"
#include "scene.h"

// MARK: Masks

/// An alpha picture and the offset of its top left corner from the point at which it is stamped.
typedef struct {
    uint64_t key;
    cairo_surface_t *alpha;
    double left, top;
} Mask;

/// Open addressing; emptied when three quarters full, which rarely happens in a run of 300 frames.
enum { MASK_SLOTS = 1 << 17 };
typedef struct { Mask *slots; int count; } MaskCache;

static MaskCache mask_cache(void) { return (MaskCache){calloc(MASK_SLOTS, sizeof(Mask)), 0}; }

/// The slot of a key; its `alpha` is null until the mask has been drawn.
static Mask *mask_slot(MaskCache *cache, uint64_t key) {
    if (cache->count > MASK_SLOTS / 4 * 3) {
        for (int i = 0; i < MASK_SLOTS; i++) if (cache->slots[i].alpha) cairo_surface_destroy(cache->slots[i].alpha);
        memset(cache->slots, 0, MASK_SLOTS * sizeof(Mask));
        cache->count = 0;
    }
    uint64_t place = key * 0x9e3779b97f4a7c15u >> 47;
    while (cache->slots[place].alpha && cache->slots[place].key != key) place = (place + 1) % MASK_SLOTS;
    if (!cache->slots[place].alpha) {
        cache->slots[place].key = key;
        cache->count++;
    }
    return &cache->slots[place];
}

// MARK: The drawing

/// A label's glyphs at full size, relative to its centre; shaped on first use.
typedef struct {
    cairo_glyph_t glyphs[SCENE_LABEL_LENGTH];
    int count;
    double width, height;
} Run;

enum { SCALE_STEPS = 64 };

typedef struct {
    cairo_t *context;
    PangoLayout *text;
    /// The label face for each step of scale.
    cairo_scaled_font_t *fonts[SCALE_STEPS + 1];
    Run *runs;
    MaskCache discs, labels;
    SceneHex *spiral;
    int n;
    double diameter, pitch;
} Drawing;

static const Mask *disc(Drawing *drawing, double radius, double x, double y) {
    int eighths = (int)lround(radius * 8), phaseX = (int)((x - (int)floor(x)) * 4), phaseY = (int)((y - (int)floor(y)) * 4);
    Mask *mask = mask_slot(&drawing->discs, (uint64_t)eighths << 4 | (uint64_t)phaseX << 2 | (uint64_t)phaseY);
    if (mask->alpha) return mask;
    int reach = (int)ceil(eighths / 8.0) + 1;
    mask->alpha = cairo_image_surface_create(CAIRO_FORMAT_A8, 2 * reach, 2 * reach);
    mask->left = mask->top = -reach;
    cairo_t *context = cairo_create(mask->alpha);
    cairo_arc(context, reach + phaseX / 4.0 + 0.125, reach + phaseY / 4.0 + 0.125, eighths / 8.0, 0, 2 * M_PI);
    cairo_fill(context);
    cairo_destroy(context);
    return mask;
}

static const Run *run(Drawing *drawing, int number) {
    Run *run = &drawing->runs[number];
    if (run->count) return run;
    char text[SCENE_LABEL_LENGTH + 1];
    scene_label(number, text);
    pango_layout_set_text(drawing->text, text, SCENE_LABEL_LENGTH);
    int width, height;
    pango_layout_get_size(drawing->text, &width, &height);
    run->width = (double)width / PANGO_SCALE;
    run->height = (double)height / PANGO_SCALE;
    double x = -run->width / 2, y = (double)pango_layout_get_baseline(drawing->text) / PANGO_SCALE - run->height / 2;
    for (GSList *rest = pango_layout_get_line_readonly(drawing->text, 0)->runs; rest; rest = rest->next) {
        PangoGlyphString *glyphs = ((PangoGlyphItem *)rest->data)->glyphs;
        for (int i = 0; i < glyphs->num_glyphs && run->count < SCENE_LABEL_LENGTH; i++) {
            PangoGlyphGeometry place = glyphs->glyphs[i].geometry;
            run->glyphs[run->count++] = (cairo_glyph_t){glyphs->glyphs[i].glyph, x + (double)place.x_offset / PANGO_SCALE, y};
            x += (double)place.width / PANGO_SCALE;
        }
    }
    return run;
}

static cairo_scaled_font_t *font(Drawing *drawing, int step) {
    if (drawing->fonts[step]) return drawing->fonts[step];
    PangoFont *loaded = pango_font_map_load_font(pango_cairo_font_map_get_default(), pango_layout_get_context(drawing->text),
                                                 pango_layout_get_font_description(drawing->text));
    cairo_scaled_font_t *whole = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(loaded));
    cairo_matrix_t size, identity;
    cairo_matrix_init_scale(&size, SCENE_FONT_PIXELS * step / (double)SCALE_STEPS, SCENE_FONT_PIXELS * step / (double)SCALE_STEPS);
    cairo_matrix_init_identity(&identity);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_scaled_font_get_font_options(whole, options);
    drawing->fonts[step] = cairo_scaled_font_create(cairo_scaled_font_get_font_face(whole), &size, &identity, options);
    cairo_font_options_destroy(options);
    g_object_unref(loaded);
    return drawing->fonts[step];
}

static const Mask *label(Drawing *drawing, int number, double scale) {
    int step = (int)lround(scale * SCALE_STEPS);
    Mask *mask = mask_slot(&drawing->labels, (uint64_t)number << 7 | (uint64_t)step);
    if (mask->alpha) return mask;
    const Run *full = run(drawing, number);
    double factor = step / (double)SCALE_STEPS;
    // The first glyph begins on a whole pixel of the mask, and masks are stamped on whole pixels: that keeps text sharp.
    mask->left = -full->width * factor / 2 - 1;
    mask->top = -full->height * factor / 2 - 1;
    cairo_glyph_t glyphs[SCENE_LABEL_LENGTH];
    for (int i = 0; i < full->count; i++)
        glyphs[i] = (cairo_glyph_t){full->glyphs[i].index, full->glyphs[i].x * factor - mask->left, full->glyphs[i].y * factor - mask->top};
    mask->alpha = cairo_image_surface_create(CAIRO_FORMAT_A8, (int)ceil(-2 * mask->left), (int)ceil(-2 * mask->top));
    cairo_t *context = cairo_create(mask->alpha);
    cairo_set_scaled_font(context, font(drawing, step));
    cairo_show_glyphs(context, glyphs, full->count);
    cairo_destroy(context);
    return mask;
}

static void draw_cell(Drawing *drawing, int number, SceneCell cell) {
    const Mask *shape = disc(drawing, drawing->diameter / 2 * cell.scale, cell.x, cell.y);
    cairo_set_source_rgb(drawing->context, scene_color(number, 0), scene_color(number, 1), scene_color(number, 2));
    cairo_mask_surface(drawing->context, shape->alpha, floor(cell.x) + shape->left, floor(cell.y) + shape->top);
    const Mask *name = label(drawing, number, cell.scale);
    cairo_set_source_rgb(drawing->context, 1, 1, 1);
    cairo_mask_surface(drawing->context, name->alpha, round(cell.x + name->left), round(cell.y + name->top));
}

/// Draws the cell if it is visible and exists; returns the number of cells drawn.
static int draw_hex(Drawing *drawing, SceneHex hex, int number, ScenePoint pan) {
    ScenePoint place = {(hex.q + hex.r / 2.0) * drawing->pitch + pan.x, hex.r * drawing->pitch * sqrt(3) / 2 + pan.y};
    SceneCell cell;
    if (number >= drawing->n || !scene_look(place, drawing->diameter, &cell)) return 0;
    draw_cell(drawing, number, cell);
    return 1;
}

/// Draws one frame and returns the number of cells in it.
static int draw_frame(Drawing *drawing, int frame) {
    cairo_set_source_rgb(drawing->context, 0, 0, 0);
    cairo_paint(drawing->context);
    ScenePoint pan = scene_pan(frame);
    int cells = 0;
    if (drawing->n <= SCENE_ALL_CELLS) {
        for (int i = 0; i < drawing->n; i++) cells += draw_hex(drawing, drawing->spiral[i], i, pan);
    } else {
        double rowHeight = drawing->pitch * sqrt(3) / 2, reach = SCENE_SIDE / 2.0 + drawing->diameter / 2;
        for (int r = (int)ceil((-reach - pan.y) / rowHeight); r * rowHeight + pan.y <= reach; r++) {
            double shift = pan.x + r * drawing->pitch / 2;
            for (int q = (int)ceil((-reach - shift) / drawing->pitch); q * drawing->pitch + shift <= reach; q++)
                cells += draw_hex(drawing, (SceneHex){q, r}, scene_number(q, r), pan);
        }
    }
    cairo_surface_flush(cairo_get_target(drawing->context));
    return cells;
}

int main(int count, char **arguments) {
    int n = floor_number(count, arguments, "--n", 37), frames = floor_number(count, arguments, "--frames", 300);
    int warm = floor_number(count, arguments, "--warm", 60);
    const char *picture = floor_option(count, arguments, "--png");
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, SCENE_SIDE, SCENE_SIDE);
    Drawing drawing = {.context = cairo_create(surface), .discs = mask_cache(), .labels = mask_cache(), .n = n, .diameter = scene_diameter(n)};
    drawing.pitch = scene_pitch(drawing.diameter);
    drawing.spiral = malloc((size_t)n * sizeof(SceneHex));
    scene_spiral(n, drawing.spiral);
    drawing.runs = calloc((size_t)n, sizeof(Run));
    drawing.text = pango_layout_new(pango_font_map_create_context(pango_cairo_font_map_get_default()));
    PangoFontDescription *description = pango_font_description_from_string(SCENE_FONT);
    pango_font_description_set_absolute_size(description, SCENE_FONT_PIXELS * PANGO_SCALE);
    pango_layout_set_font_description(drawing.text, description);

    if (picture) {
        draw_frame(&drawing, SCENE_PICTURE_FRAME);
        cairo_status_t status = cairo_surface_write_to_png(surface, picture);
        if (status) fprintf(stderr, "%s: %s\n", picture, cairo_status_to_string(status));
        return status ? 1 : 0;
    }

    for (int frame = 0; frame < warm; frame++) draw_frame(&drawing, frame);
    double *times = malloc(sizeof(double) * (size_t)frames), sum = 0, processor = floor_processor();
    long cells = 0;
    for (int frame = 0; frame < frames; frame++) {
        double start = floor_wall();
        cells += draw_frame(&drawing, frame);
        sum += times[frame] = floor_wall() - start;
    }
    processor = floor_processor() - processor;
    qsort(times, (size_t)frames, sizeof(double), floor_ascending);
    printf("{\"suite\":\"honeycomb\",\"impl\":\"floor\",\"variant\":\"masks\",\"n\":%d,\"frames\":%d,\"median\":%.4f,\"p95\":%.4f,\"mean\":%.4f,"
           "\"min\":%.4f,\"cpu\":%.4f,\"cells\":%.1f}\n",
           n, frames, floor_percentile(times, frames, 0.5), floor_percentile(times, frames, 0.95), sum / frames, times[0], processor / frames,
           (double)cells / frames);
    return 0;
}
