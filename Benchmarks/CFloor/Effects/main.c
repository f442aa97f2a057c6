// The floors of effects: what each of them takes from Cairo and a box blur, called from a loop, on one thread.
//     BenchFloorEffects --scene blur|shadows|masks|material|waves [--frames 60] [--start SECONDS] [--png FILE]
#include "drawing.h"
#include "frames.h"
#include "scenes.h"

int main(int count, char **arguments) {
    static const struct { const char *name; floor_draw draw; } scenes[] = {
        {"blur", draw_blur}, {"shadows", draw_shadows}, {"masks", draw_masks}, {"material", draw_material}, {"waves", draw_waves},
    };
    const char *name = floor_option(count, arguments, "--scene");
    for (size_t k = 0; name && k < sizeof scenes / sizeof *scenes; k++)
        if (!strcmp(scenes[k].name, name)) return floor_frames(count, arguments, name, floor_screen(), scenes[k].draw, NULL);
    fprintf(stderr, "--scene takes blur, shadows, masks, material or waves, not %s\n", name ? name : "nothing");
    return 2;
}
