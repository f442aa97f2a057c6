#define _GNU_SOURCE
#include "CGtk.h"
#include <dlfcn.h>

// GTK does not provide positions on the screen. Under X11 the server knows them; Wayland does not reveal them.
bool waggle_screen_position(GdkSurface *surface, int *x, int *y) {
    const WaggleGtk *gtk = waggle_gtk_load();
    // Loaded with GTK, if GTK was built for X11.
    GType (*surface_type)(void) = (GType (*)(void))dlsym(RTLD_DEFAULT, "gdk_x11_surface_get_type");
    unsigned long (*surface_window)(GdkSurface *) = (unsigned long (*)(GdkSurface *))dlsym(RTLD_DEFAULT, "gdk_x11_surface_get_xid");
    void *(*server)(GdkDisplay *) = (void *(*)(GdkDisplay *))dlsym(RTLD_DEFAULT, "gdk_x11_display_get_xdisplay");
    unsigned long (*root_window)(void *) = (unsigned long (*)(void *))dlsym(RTLD_DEFAULT, "XDefaultRootWindow");
    int (*translate)(void *, unsigned long, unsigned long, int, int, int *, int *, unsigned long *) =
        (int (*)(void *, unsigned long, unsigned long, int, int, int *, int *, unsigned long *))dlsym(RTLD_DEFAULT, "XTranslateCoordinates");
    if (!gtk || !surface_type || !surface_window || !server || !root_window || !translate) return false;
    GdkDisplay *display = gtk->gdk_display_get_default();
    if (!display || !gtk->g_type_check_instance_is_a((void *)surface, surface_type())) return false;
    void *connection = server(display);
    unsigned long child;
    return connection && translate(connection, surface_window(surface), root_window(connection), 0, 0, x, y, &child) != 0;
}
