#include "CGtk.h"
#include <dlfcn.h>
#include <stdio.h>

static WaggleGtk functions;
static char error[300];

static bool find(void *library, const char *name, void *place) {
    void *symbol = dlsym(library, name);
    if (!symbol) {
        snprintf(error, sizeof error, "libgtk-4.so.1 has no function %s", name);
        return false;
    }
    *(void **)place = symbol;
    return true;
}

const WaggleGtk *waggle_gtk_load(void) {
    static bool loaded;
    if (loaded) return &functions;
    // Libraries that GTK loads later, such as input methods, may look up its functions by name.
    void *library = dlopen("libgtk-4.so.1", RTLD_NOW | RTLD_GLOBAL);
    if (!library) {
        snprintf(error, sizeof error, "%s", dlerror());
        return NULL;
    }
#define FIND(result, name, parameters) if (!find(library, #name, &functions.name)) return NULL;
    WAGGLE_GTK_FUNCTIONS(FIND)
#define FIND_NEWER(result, name, parameters) functions.name = (result (*) parameters)dlsym(library, #name);
    WAGGLE_GTK_NEWER_FUNCTIONS(FIND_NEWER)
    loaded = true;
    return &functions;
}

const char *waggle_gtk_error(void) { return error; }
