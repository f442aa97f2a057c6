// gdk-pixbuf decodes every image format that programs ship.
#include <gdk-pixbuf/gdk-pixbuf.h>
