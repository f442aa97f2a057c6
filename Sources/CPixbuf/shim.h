// gdk-pixbuf decodes all common image formats.
#include <gdk-pixbuf/gdk-pixbuf.h>
