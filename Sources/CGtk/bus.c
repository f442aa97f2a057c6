#include "CGtk.h"
#include <stdlib.h>
#include <string.h>

// GDBus's function tables, each with room for future functions.
typedef struct {
    void (*method_call)(GDBusConnection *, const char *sender, const char *path, const char *interface, const char *method, GVariant *parameters,
                        GDBusMethodInvocation *, gpointer data);
    GVariant *(*get_property)(GDBusConnection *, const char *sender, const char *path, const char *interface, const char *property, WaggleError **, gpointer data);
    gboolean (*set_property)(GDBusConnection *, const char *sender, const char *path, const char *interface, const char *property, GVariant *value,
                             WaggleError **, gpointer data);
    gpointer room[8];
} InterfaceTable;
typedef struct {
    char **(*enumerate)(GDBusConnection *, const char *sender, const char *path, gpointer data);
    GDBusInterfaceInfo **(*introspect)(GDBusConnection *, const char *sender, const char *path, const char *node, gpointer data);
    const InterfaceTable *(*dispatch)(GDBusConnection *, const char *sender, const char *path, const char *interface, const char *node, gpointer *out, gpointer data);
    gpointer room[8];
} SubtreeTable;

enum { MOST_INTERFACES = 31 };

typedef struct {
    WaggleBusFunctions functions;
    void *data;
    GDBusNodeInfo *description;
    GDBusInterfaceInfo *interfaces[MOST_INTERFACES];
    char *names[MOST_INTERFACES];
    int count;
} Service;

static const char *last_part(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void refuse(WaggleError **error) {
    const WaggleGtk *gtk = waggle_gtk_load();
    gtk->g_set_error_literal(error, gtk->g_dbus_error_quark(), G_DBUS_ERROR_NOT_SUPPORTED, "The object has no such property now.");
}

static void method_call(GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *method, GVariant *parameters,
                        GDBusMethodInvocation *invocation, gpointer data) {
    const WaggleGtk *gtk = waggle_gtk_load();
    const Service *service = data;
    GVariant *answer = service->functions.call(last_part(path), interface, method, parameters, sender, service->data);
    if (answer) gtk->g_dbus_method_invocation_return_value(invocation, answer);
    else gtk->g_dbus_method_invocation_return_dbus_error(invocation, "org.freedesktop.DBus.Error.NotSupported", "The object cannot do this now.");
}

static GVariant *get_property(GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *property, WaggleError **error,
                              gpointer data) {
    const Service *service = data;
    GVariant *value = service->functions.get(last_part(path), interface, property, sender, service->data);
    if (!value) refuse(error);
    return value;
}

static gboolean set_property(GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *property, GVariant *value,
                             WaggleError **error, gpointer data) {
    const Service *service = data;
    bool done = service->functions.set(last_part(path), interface, property, value, sender, service->data);
    if (!done) refuse(error);
    return done;
}

static char **enumerate(GDBusConnection *connection, const char *sender, const char *path, gpointer data) {
    // Objects change all the time; clients find them through their parents.
    return waggle_gtk_load()->g_malloc0(sizeof(char *));
}

static GDBusInterfaceInfo **introspect(GDBusConnection *connection, const char *sender, const char *path, const char *node, gpointer data) {
    const WaggleGtk *gtk = waggle_gtk_load();
    const Service *service = data;
    unsigned bits = node ? service->functions.interfaces(node, service->data) : 0;
    GDBusInterfaceInfo **found = gtk->g_malloc0(sizeof *found * (size_t)(service->count + 1));
    int count = 0;
    for (int i = 0; i < service->count; i++) if (bits >> i & 1) found[count++] = gtk->g_dbus_interface_info_ref(service->interfaces[i]);
    return found;
}

static const InterfaceTable interface_table = { method_call, get_property, set_property, { NULL } };

static const InterfaceTable *dispatch(GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *node, gpointer *out,
                                      gpointer data) {
    const Service *service = data;
    unsigned bits = node ? service->functions.interfaces(node, service->data) : 0;
    *out = data;
    for (int i = 0; i < service->count; i++) if (bits >> i & 1 && strcmp(service->names[i], interface) == 0) return &interface_table;
    return NULL;
}

static void release(gpointer data) {
    Service *service = data;
    service->functions.release(service->data);
    waggle_gtk_load()->g_dbus_node_info_unref(service->description);
    for (int i = 0; i < service->count; i++) free(service->names[i]);
    free(service);
}

unsigned waggle_bus_serve(GDBusConnection *connection, const char *path, const char *description, const char *const *interfaces, WaggleBusFunctions functions,
                          void *data) {
    const WaggleGtk *gtk = waggle_gtk_load();
    Service *service = calloc(1, sizeof *service);
    if (!gtk || !service) abort();
    service->functions = functions;
    service->data = data;
    service->description = gtk->g_dbus_node_info_new_for_xml(description, NULL);
    for (; service->description && interfaces[service->count] && service->count < MOST_INTERFACES; service->count++) {
        service->interfaces[service->count] = gtk->g_dbus_node_info_lookup_interface(service->description, interfaces[service->count]);
        service->names[service->count] = strdup(interfaces[service->count]);
        if (!service->interfaces[service->count] || !service->names[service->count]) abort();
    }
    if (!service->description) abort();
    static const SubtreeTable table = { enumerate, introspect, dispatch, { NULL } };
    return gtk->g_dbus_connection_register_subtree(connection, path, (const GDBusSubtreeVTable *)&table, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
                                                   service, release, NULL);
}
