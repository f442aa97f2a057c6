#include "CGtk.h"

// The beginning of GdkPaintableInterface: the fields of every interface, then its first function.
typedef struct {
    GType interface_type, instance_type;
    void (*snapshot)(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height);
} PaintableInterface;

typedef void (*Show)(GdkSnapshot *snapshot, double width, double height, void *data);

static void snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height) {
    const WaggleGtk *gtk = waggle_gtk_load();
    WaggleObject *object = (WaggleObject *)paintable;
    Show show = (Show)gtk->g_object_get_data(object, "show");
    show(snapshot, width, height, gtk->g_object_get_data(object, "data"));
}

static void set_functions(gpointer interface, gpointer data) { ((PaintableInterface *)interface)->snapshot = snapshot; }

static GType paintable_type(const WaggleGtk *gtk) {
    static GType type;
    if (type) return type;
    WaggleTypeQuery object;
    gtk->g_type_query(G_TYPE_OBJECT, &object);
    type = gtk->g_type_register_static_simple(G_TYPE_OBJECT, "WagglePaintable", object.class_size, NULL, object.instance_size, NULL, 0);
    const WaggleInterfaceInfo functions = { set_functions, NULL, NULL };
    gtk->g_type_add_interface_static(type, gtk->gdk_paintable_get_type(), &functions);
    return type;
}

GdkPaintable *waggle_paintable_new(Show show, void *data) {
    const WaggleGtk *gtk = waggle_gtk_load();
    if (!gtk) return NULL;
    WaggleObject *object = gtk->g_object_new_with_properties(paintable_type(gtk), 0, NULL, NULL);
    gtk->g_object_set_data(object, "show", (gpointer)show);
    gtk->g_object_set_data(object, "data", data);
    return (GdkPaintable *)object;
}
