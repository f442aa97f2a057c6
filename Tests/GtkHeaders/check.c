// Our declarations of GTK's functions against GTK's own headers. Compiled only, where libgtk-4-dev is installed:
// clang -fsyntax-only $(pkg-config --cflags gtk4) -I Sources/CGtk/include Tests/GtkHeaders/check.c
#include <gtk/gtk.h>
#define WAGGLE_GTK_HEADERS
#include "CGtk.h"

#define CHECK(result, name, parameters) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(&name), result (*) parameters), #name " is declared otherwise by GTK");
WAGGLE_GTK_FUNCTIONS(CHECK)
#if GTK_CHECK_VERSION(4, 8, 0)
WAGGLE_GTK_NEWER_FUNCTIONS(CHECK)
#endif

#define CHECK_VALUE(name, value) _Static_assert((name) == (value), #name " has another value in GTK");
WAGGLE_GTK_CONSTANTS(CHECK_VALUE)
// What paintable.c writes to.
_Static_assert(offsetof(GdkPaintableInterface, snapshot) == 2 * sizeof(GType), "GdkPaintableInterface begins otherwise in GTK");
