// The floor of a list: an array of rows with two labels each, shaped by Pango and stacked by a running sum. No views, no widgets, no drawing.
//     BenchFloorList --n 1000 [--rounds 5]     prints six times in milliseconds for each round as one line of JSON
#include <pango/pangocairo.h>
#include "report.h"

enum { ROW_HEIGHT = 24, LIST_WIDTH = 400, ICON_WIDTH = 24 };

typedef struct {
    PangoLayout *title, *detail;
    double titleWidth, detailWidth;
    double y, height, spacer;
} Row;

typedef struct {
    Row *rows;
    int count;
    double height;
    PangoContext *text;
    PangoFontDescription *font;
} List;

/// Sets a label's text, shapes it and returns its size.
static void set_label(List *list, PangoLayout **layout, const char *text, double *width, double *height) {
    if (!*layout) {
        *layout = pango_layout_new(list->text);
        pango_layout_set_font_description(*layout, list->font);
    }
    pango_layout_set_text(*layout, text, -1);
    int wide, high;
    pango_layout_get_size(*layout, &wide, &high);
    *width = (double)wide / PANGO_SCALE;
    *height = (double)high / PANGO_SCALE;
}

static void set_title(List *list, Row *row, const char *text) {
    double height;
    set_label(list, &row->title, text, &row->titleWidth, &height);
    row->height = height > ROW_HEIGHT ? height : ROW_HEIGHT;
}

static Row make_row(List *list, int number) {
    Row row = {0};
    char text[32];
    double height;
    snprintf(text, sizeof text, "Row %d", number);
    set_title(list, &row, text);
    snprintf(text, sizeof text, "detail %d", number * 7);
    set_label(list, &row.detail, text, &row.detailWidth, &height);
    return row;
}

static void free_row(Row *row) {
    g_object_unref(row->title);
    g_object_unref(row->detail);
}

static void stack(List *list) {
    double y = 0;
    for (int i = 0; i < list->count; i++) {
        Row *row = &list->rows[i];
        row->y = y;
        row->spacer = LIST_WIDTH - ICON_WIDTH - row->titleWidth - row->detailWidth;
        y += row->height;
    }
    list->height = y;
}

static void create(List *list, int n) {
    for (list->count = 0; list->count < n; list->count++) list->rows[list->count] = make_row(list, list->count);
    stack(list);
}

static void update_every_tenth(List *list, int round) {
    char text[48];
    for (int i = 0; i < list->count; i += 10) {
        snprintf(text, sizeof text, "Row %d changed %d", i, round);
        set_title(list, &list->rows[i], text);
    }
    stack(list);
}

static void swap(List *list, int a, int b) {
    Row row = list->rows[a];
    list->rows[a] = list->rows[b];
    list->rows[b] = row;
    stack(list);
}

static void insert_at_front(List *list) {
    memmove(list->rows + 1, list->rows, sizeof(Row) * (size_t)list->count++);
    list->rows[0] = make_row(list, -1);
    stack(list);
}

static void remove_row(List *list, int index) {
    free_row(&list->rows[index]);
    list->count--;
    memmove(list->rows + index, list->rows + index + 1, sizeof(Row) * (size_t)(list->count - index));
    stack(list);
}

static void clear(List *list) {
    for (int i = 0; i < list->count; i++) free_row(&list->rows[i]);
    list->count = 0;
    stack(list);
}

int main(int count, char **arguments) {
    int n = floor_number(count, arguments, "--n", 1000), rounds = floor_number(count, arguments, "--rounds", 5);
    if (n < 4) {
        fprintf(stderr, "--n takes a number from 4 on: the second row is swapped with the last but one\n");
        return 2;
    }
    List list = {calloc((size_t)n + 1, sizeof(Row)), 0, 0, pango_font_map_create_context(pango_cairo_font_map_get_default()),
                 pango_font_description_from_string("DejaVu Sans")};
    pango_font_description_set_absolute_size(list.font, 13 * PANGO_SCALE);
    // Loads the font before the first round.
    Row first = make_row(&list, 0);
    free_row(&first);

    for (int round = 0; round < rounds; round++) {
        double times[7] = {floor_wall()};
        create(&list, n);
        times[1] = floor_wall();
        update_every_tenth(&list, round);
        times[2] = floor_wall();
        swap(&list, 1, list.count - 2);
        times[3] = floor_wall();
        insert_at_front(&list);
        times[4] = floor_wall();
        remove_row(&list, list.count / 2);
        times[5] = floor_wall();
        clear(&list);
        times[6] = floor_wall();
        printf("{\"suite\":\"list\",\"impl\":\"floor\",\"variant\":\"pango\",\"n\":%d,\"rep\":%d", n, round);
        static const char *names[6] = {"create", "update10", "swap", "insert_front", "remove", "clear"};
        for (int i = 0; i < 6; i++) printf(",\"%s\":%.5f", names[i], times[i + 1] - times[i]);
        printf("}\n");
    }
    return 0;
}
