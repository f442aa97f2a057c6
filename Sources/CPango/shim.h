// Cairo, Pango and fontconfig as one module: pangocairo brings Cairo with it.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
