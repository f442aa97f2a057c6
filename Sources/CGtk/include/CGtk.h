// GTK 4, loaded at run time: nothing links to it, so programs that only make images need neither GTK nor its headers.
//
// The declarations repeat the part of GTK's that is used here. `check.c` compares them with GTK's headers if these are installed.
#ifndef WAGGLE_GTK_H
#define WAGGLE_GTK_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Nullability is annotated only for the functions themselves.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

#ifndef WAGGLE_GTK_HEADERS
typedef int gboolean;
typedef int gint;
typedef unsigned int guint, guint32, GQuark;
typedef int16_t gint16;
typedef int gint32;
typedef double gdouble;
typedef unsigned long gulong, gsize, GType;
typedef long gssize;
typedef int64_t gint64;
typedef uint64_t guint64;
typedef void *gpointer;
typedef char gchar;
typedef struct _GMainContext GMainContext;
typedef struct _GVariant GVariant;
typedef struct _GVariantType GVariantType;
typedef struct _GCancellable GCancellable;
typedef struct _GDBusConnection GDBusConnection;
typedef struct _GDBusMethodInvocation GDBusMethodInvocation;
typedef struct _GDBusNodeInfo GDBusNodeInfo;
typedef struct _GDBusInterfaceInfo GDBusInterfaceInfo;
typedef struct _GDBusSubtreeVTable GDBusSubtreeVTable;
typedef struct _GDBusAuthObserver GDBusAuthObserver;
typedef struct _GListModel GListModel;
typedef struct _GList GList;
typedef struct _GtkWidget GtkWidget;
typedef struct _GtkWindow GtkWindow;
typedef struct _GtkDrawingArea GtkDrawingArea;
typedef struct _GtkSettings GtkSettings;
typedef struct _GtkNative GtkNative;
typedef struct _GtkEventController GtkEventController;
typedef struct _GdkDisplay GdkDisplay;
typedef struct _GdkMonitor GdkMonitor;
typedef struct _GdkAppLaunchContext GdkAppLaunchContext;
typedef struct _GdkSurface GdkSurface;
typedef struct _GdkToplevel GdkToplevel;
typedef struct _GdkFrameClock GdkFrameClock;
typedef struct _GdkEvent GdkEvent;
typedef struct _GdkEventSequence GdkEventSequence;
typedef struct _GdkClipboard GdkClipboard;
typedef struct _GAsyncResult GAsyncResult;
typedef struct _GBytes GBytes;
typedef struct _GdkContentFormats GdkContentFormats;
typedef struct _GdkContentProvider GdkContentProvider;
typedef struct _GdkDrag GdkDrag;
typedef struct _GdkDrop GdkDrop;
typedef struct _GdkDevice GdkDevice;
typedef struct _GdkSeat GdkSeat;
typedef struct _GdkTexture GdkTexture;
typedef struct _GtkDropTargetAsync GtkDropTargetAsync;
typedef struct _GFile GFile;
typedef struct _GtkFileChooser GtkFileChooser;
typedef struct _GtkFileFilter GtkFileFilter;
typedef struct _GtkFileChooserNative GtkFileChooserNative;
typedef struct _GtkNativeDialog GtkNativeDialog;
typedef struct _GtkIMContext GtkIMContext;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttrIterator PangoAttrIterator;
typedef struct _cairo cairo_t;
typedef struct _GtkOverlay GtkOverlay;
typedef struct _GdkPaintable GdkPaintable;
typedef struct _GdkSnapshot GdkSnapshot;
typedef struct _GdkSnapshot GtkSnapshot;
typedef struct _GskRenderNode GskRenderNode;
typedef struct { int x, y, width, height; } GdkRectangle;
typedef void (*GCallback)(void);
typedef void (*GDestroyNotify)(gpointer data);
typedef void (*GDBusSignalCallback)(GDBusConnection *connection, const gchar *sender, const gchar *path, const gchar *interface,
                                    const gchar *signal, GVariant *parameters, gpointer data);
typedef gboolean (*GtkTickCallback)(GtkWidget *widget, GdkFrameClock *clock, gpointer data);
// GLib's complete types have different names here, because one Swift file may see both.
typedef struct _WaggleObject WaggleObject;
typedef struct _WaggleError WaggleError;
typedef struct _WaggleLaunchContext WaggleLaunchContext;
typedef struct { int fd; unsigned short events, revents; } WagglePollFile;
typedef struct { GType type; union { guint64 number; void *pointer; } data[2]; } WaggleValue;
typedef void (*WaggleClosureNotify)(gpointer data, void *closure);
typedef struct _WaggleTypeInstance WaggleTypeInstance;
typedef void (*WaggleAsyncReady)(WaggleObject *source, GAsyncResult *result, gpointer data);
typedef struct _WagglePangoAttribute WagglePangoAttribute;
typedef struct _WaggleMemoryStream WaggleMemoryStream;
typedef struct _WaggleInputStream WaggleInputStream;
typedef struct _WaggleOutputStream WaggleOutputStream;
typedef struct { float x, y, width, height; } WaggleRect;
typedef struct { GType type; const gchar *name; guint class_size, instance_size; } WaggleTypeQuery;
typedef struct { void (*init)(gpointer interface, gpointer data); void (*finalize)(gpointer interface, gpointer data); gpointer data; } WaggleInterfaceInfo;
typedef void (*WaggleClassInit)(gpointer type_class, gpointer data);
typedef void (*WaggleInstanceInit)(void *instance, gpointer type_class);
typedef guint WaggleTypeFlags;
typedef guint WaggleSpliceFlags;
#else
typedef GObject WaggleObject;
typedef GError WaggleError;
typedef GAppLaunchContext WaggleLaunchContext;
typedef GPollFD WagglePollFile;
typedef GValue WaggleValue;
typedef GClosureNotify WaggleClosureNotify;
typedef GTypeInstance WaggleTypeInstance;
typedef GAsyncReadyCallback WaggleAsyncReady;
typedef PangoAttribute WagglePangoAttribute;
typedef GMemoryOutputStream WaggleMemoryStream;
typedef GInputStream WaggleInputStream;
typedef GOutputStream WaggleOutputStream;
typedef GOutputStreamSpliceFlags WaggleSpliceFlags;
typedef graphene_rect_t WaggleRect;
typedef GTypeQuery WaggleTypeQuery;
typedef GInterfaceInfo WaggleInterfaceInfo;
typedef GClassInitFunc WaggleClassInit;
typedef GInstanceInitFunc WaggleInstanceInit;
typedef GTypeFlags WaggleTypeFlags;
#endif

// F(result, name, parameters): the functions of GLib, GDK and GTK used by the window.
#define WAGGLE_GTK_FUNCTIONS(F) \
    F(GMainContext *, g_main_context_default, (void)) \
    F(gboolean, g_main_context_acquire, (GMainContext *)) \
    F(gboolean, g_main_context_prepare, (GMainContext *, gint *)) \
    F(gint, g_main_context_query, (GMainContext *, gint, gint *, WagglePollFile *, gint)) \
    F(gboolean, g_main_context_check, (GMainContext *, gint, WagglePollFile *, gint)) \
    F(void, g_main_context_dispatch, (GMainContext *)) \
    F(gint64, g_get_monotonic_time, (void)) \
    F(void, g_set_prgname, (const gchar *)) \
    F(void, g_set_application_name, (const gchar *)) \
    F(gpointer, g_object_ref, (gpointer)) \
    F(void, g_object_unref, (gpointer)) \
    F(WaggleObject *, g_object_new_with_properties, (GType, guint, const char *[], const WaggleValue [])) \
    F(void, g_object_set_data, (WaggleObject *, const gchar *, gpointer)) \
    F(gpointer, g_object_get_data, (WaggleObject *, const gchar *)) \
    F(void, g_type_query, (GType, WaggleTypeQuery *)) \
    F(GType, g_type_register_static_simple, (GType, const gchar *, guint, WaggleClassInit, guint, WaggleInstanceInit, WaggleTypeFlags)) \
    F(void, g_type_add_interface_static, (GType, GType, const WaggleInterfaceInfo *)) \
    F(void, g_free, (gpointer)) \
    F(void, g_object_get_property, (WaggleObject *, const gchar *, WaggleValue *)) \
    F(void, g_object_set_property, (WaggleObject *, const gchar *, const WaggleValue *)) \
    F(WaggleValue *, g_value_init, (WaggleValue *, GType)) \
    F(gboolean, g_value_get_boolean, (const WaggleValue *)) \
    F(const gchar *, g_value_get_string, (const WaggleValue *)) \
    F(void, g_value_set_boolean, (WaggleValue *, gboolean)) \
    F(void, g_value_set_enum, (WaggleValue *, gint)) \
    F(void, g_value_unset, (WaggleValue *)) \
    F(gulong, g_signal_connect_data, (gpointer, const gchar *, GCallback, gpointer, WaggleClosureNotify, guint)) \
    F(GDBusConnection *, g_bus_get_sync, (gint, GCancellable *, WaggleError **)) \
    F(GVariant *, g_dbus_connection_call_sync, (GDBusConnection *, const gchar *, const gchar *, const gchar *, const gchar *, GVariant *, \
                                                const GVariantType *, guint, gint, GCancellable *, WaggleError **)) \
    F(guint, g_dbus_connection_signal_subscribe, (GDBusConnection *, const gchar *, const gchar *, const gchar *, const gchar *, \
                                                  const gchar *, guint, GDBusSignalCallback, gpointer, GDestroyNotify)) \
    F(void, g_dbus_connection_signal_unsubscribe, (GDBusConnection *, guint)) \
    F(void, g_dbus_connection_call, (GDBusConnection *, const gchar *, const gchar *, const gchar *, const gchar *, GVariant *, \
                                     const GVariantType *, guint, gint, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(GVariant *, g_dbus_connection_call_finish, (GDBusConnection *, GAsyncResult *, WaggleError **)) \
    F(gboolean, g_dbus_connection_emit_signal, (GDBusConnection *, const gchar *, const gchar *, const gchar *, const gchar *, GVariant *, WaggleError **)) \
    F(void, g_dbus_connection_new_for_address, (const gchar *, guint, GDBusAuthObserver *, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(GDBusConnection *, g_dbus_connection_new_for_address_finish, (GAsyncResult *, WaggleError **)) \
    F(const gchar *, g_dbus_connection_get_unique_name, (GDBusConnection *)) \
    F(void, g_dbus_connection_close, (GDBusConnection *, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(guint, g_dbus_connection_register_subtree, (GDBusConnection *, const gchar *, const GDBusSubtreeVTable *, guint, gpointer, \
                                                  GDestroyNotify, WaggleError **)) \
    F(gboolean, g_dbus_connection_unregister_subtree, (GDBusConnection *, guint)) \
    F(GDBusNodeInfo *, g_dbus_node_info_new_for_xml, (const gchar *, WaggleError **)) \
    F(void, g_dbus_node_info_unref, (GDBusNodeInfo *)) \
    F(GDBusInterfaceInfo *, g_dbus_node_info_lookup_interface, (GDBusNodeInfo *, const gchar *)) \
    F(GDBusInterfaceInfo *, g_dbus_interface_info_ref, (GDBusInterfaceInfo *)) \
    F(void, g_dbus_method_invocation_return_value, (GDBusMethodInvocation *, GVariant *)) \
    F(void, g_dbus_method_invocation_return_dbus_error, (GDBusMethodInvocation *, const gchar *, const gchar *)) \
    F(GQuark, g_dbus_error_quark, (void)) \
    F(void, g_set_error_literal, (WaggleError **, GQuark, gint, const gchar *)) \
    F(gboolean, g_type_check_instance_is_a, (WaggleTypeInstance *, GType)) \
    F(gpointer, g_malloc0, (gsize)) \
    F(GVariant *, g_variant_new_string, (const gchar *)) \
    F(GVariant *, g_variant_new_object_path, (const gchar *)) \
    F(GVariant *, g_variant_new_boolean, (gboolean)) \
    F(GVariant *, g_variant_new_int16, (gint16)) \
    F(GVariant *, g_variant_new_int32, (gint32)) \
    F(GVariant *, g_variant_new_uint32, (guint32)) \
    F(GVariant *, g_variant_new_double, (gdouble)) \
    F(GVariant *, g_variant_new_variant, (GVariant *)) \
    F(GVariant *, g_variant_new_array, (const GVariantType *, GVariant *const *, gsize)) \
    F(GVariant *, g_variant_new_dict_entry, (GVariant *, GVariant *)) \
    F(GVariant *, g_variant_new_tuple, (GVariant *const *, gsize)) \
    F(gsize, g_variant_n_children, (GVariant *)) \
    F(GVariant *, g_variant_get_child_value, (GVariant *, gsize)) \
    F(GVariant *, g_variant_get_variant, (GVariant *)) \
    F(const gchar *, g_variant_get_type_string, (GVariant *)) \
    F(const gchar *, g_variant_get_string, (GVariant *, gsize *)) \
    F(guint32, g_variant_get_uint32, (GVariant *)) \
    F(gint32, g_variant_get_int32, (GVariant *)) \
    F(gint16, g_variant_get_int16, (GVariant *)) \
    F(gdouble, g_variant_get_double, (GVariant *)) \
    F(gboolean, g_variant_get_boolean, (GVariant *)) \
    F(void, g_variant_unref, (GVariant *)) \
    F(gboolean, g_app_info_launch_default_for_uri, (const char *, WaggleLaunchContext *, WaggleError **)) \
    F(guint, gtk_get_minor_version, (void)) \
    F(gboolean, gtk_init_check, (void)) \
    F(GtkSettings *, gtk_settings_get_default, (void)) \
    F(GtkWidget *, gtk_window_new, (void)) \
    F(void, gtk_window_set_title, (GtkWindow *, const char *)) \
    F(void, gtk_window_set_default_size, (GtkWindow *, int, int)) \
    F(void, gtk_window_set_resizable, (GtkWindow *, gboolean)) \
    F(void, gtk_window_set_child, (GtkWindow *, GtkWidget *)) \
    F(void, gtk_window_present, (GtkWindow *)) \
    F(void, gtk_widget_set_size_request, (GtkWidget *, int, int)) \
    F(void, gtk_window_close, (GtkWindow *)) \
    F(void, gtk_window_destroy, (GtkWindow *)) \
    F(GtkWidget *, gtk_drawing_area_new, (void)) \
    F(GtkWidget *, gtk_overlay_new, (void)) \
    F(void, gtk_overlay_set_child, (GtkOverlay *, GtkWidget *)) \
    F(void, gtk_overlay_add_overlay, (GtkOverlay *, GtkWidget *)) \
    F(GtkWidget *, gtk_picture_new_for_paintable, (GdkPaintable *)) \
    F(GType, gdk_paintable_get_type, (void)) \
    F(void, gdk_paintable_invalidate_contents, (GdkPaintable *)) \
    F(void, gtk_snapshot_append_node, (GtkSnapshot *, GskRenderNode *)) \
    F(GskRenderNode *, gsk_cairo_node_new, (const WaggleRect *)) \
    F(cairo_t *, gsk_cairo_node_get_draw_context, (GskRenderNode *)) \
    F(void, gsk_render_node_unref, (GskRenderNode *)) \
    F(void, cairo_destroy, (cairo_t *)) \
    F(void, gtk_drawing_area_set_content_width, (GtkDrawingArea *, int)) \
    F(void, gtk_drawing_area_set_content_height, (GtkDrawingArea *, int)) \
    F(guint, gtk_widget_add_tick_callback, (GtkWidget *, GtkTickCallback, gpointer, GDestroyNotify)) \
    F(void, gtk_widget_remove_tick_callback, (GtkWidget *, guint)) \
    F(void, gtk_widget_set_can_target, (GtkWidget *, gboolean)) \
    F(void, gtk_widget_realize, (GtkWidget *)) \
    F(void, gtk_widget_measure, (GtkWidget *, guint, int, int *, int *, int *, int *)) \
    F(GdkFrameClock *, gtk_widget_get_frame_clock, (GtkWidget *)) \
    F(int, gtk_widget_get_scale_factor, (GtkWidget *)) \
    F(int, gtk_widget_get_width, (GtkWidget *)) \
    F(int, gtk_widget_get_height, (GtkWidget *)) \
    F(gboolean, gtk_widget_get_mapped, (GtkWidget *)) \
    F(void, gtk_widget_set_focusable, (GtkWidget *, gboolean)) \
    F(gboolean, gtk_widget_grab_focus, (GtkWidget *)) \
    F(void, gtk_widget_add_controller, (GtkWidget *, GtkEventController *)) \
    F(gboolean, gtk_widget_translate_coordinates, (GtkWidget *, GtkWidget *, double, double, double *, double *)) \
    F(GtkNative *, gtk_widget_get_native, (GtkWidget *)) \
    F(GdkSurface *, gtk_native_get_surface, (GtkNative *)) \
    F(void, gtk_native_get_surface_transform, (GtkNative *, double *, double *)) \
    F(GtkEventController *, gtk_event_controller_legacy_new, (void)) \
    F(GtkEventController *, gtk_event_controller_motion_new, (void)) \
    F(gint64, gdk_frame_clock_get_frame_time, (GdkFrameClock *)) \
    F(void, gdk_frame_clock_get_refresh_info, (GdkFrameClock *, gint64, gint64 *, gint64 *)) \
    F(guint, gdk_toplevel_get_state, (GdkToplevel *)) \
    F(GdkDisplay *, gdk_display_get_default, (void)) \
    F(GdkAppLaunchContext *, gdk_display_get_app_launch_context, (GdkDisplay *)) \
    F(GListModel *, gdk_display_get_monitors, (GdkDisplay *)) \
    F(gpointer, g_list_model_get_item, (GListModel *, guint)) \
    F(guint, g_list_model_get_n_items, (GListModel *)) \
    F(char *, g_file_get_uri, (GFile *)) \
    F(void, gdk_display_beep, (GdkDisplay *)) \
    F(void, gdk_toplevel_set_icon_list, (GdkToplevel *, GList *)) \
    F(GList *, g_list_append, (GList *, gpointer)) \
    F(void, g_list_free, (GList *)) \
    F(GdkClipboard *, gdk_display_get_clipboard, (GdkDisplay *)) \
    F(GdkClipboard *, gdk_display_get_primary_clipboard, (GdkDisplay *)) \
    F(void, gdk_clipboard_set_text, (GdkClipboard *, const char *)) \
    F(void, gdk_clipboard_read_text_async, (GdkClipboard *, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(char *, gdk_clipboard_read_text_finish, (GdkClipboard *, GAsyncResult *, WaggleError **)) \
    F(GdkContentFormats *, gdk_clipboard_get_formats, (GdkClipboard *)) \
    F(gboolean, gdk_clipboard_set_content, (GdkClipboard *, GdkContentProvider *)) \
    F(void, gdk_clipboard_read_async, (GdkClipboard *, const char **, int, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(WaggleInputStream *, gdk_clipboard_read_finish, (GdkClipboard *, GAsyncResult *, const char **, WaggleError **)) \
    F(const char *const *, gdk_content_formats_get_mime_types, (const GdkContentFormats *, gsize *)) \
    F(GdkContentProvider *, gdk_content_provider_new_for_bytes, (const char *, GBytes *)) \
    F(GdkContentProvider *, gdk_content_provider_new_union, (GdkContentProvider **, gsize)) \
    F(GBytes *, g_bytes_new, (const void *, gsize)) \
    F(void, g_bytes_unref, (GBytes *)) \
    F(WaggleOutputStream *, g_memory_output_stream_new_resizable, (void)) \
    F(gpointer, g_memory_output_stream_get_data, (WaggleMemoryStream *)) \
    F(gsize, g_memory_output_stream_get_data_size, (WaggleMemoryStream *)) \
    F(void, g_output_stream_splice_async, (WaggleOutputStream *, WaggleInputStream *, WaggleSpliceFlags, int, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(gssize, g_output_stream_splice_finish, (WaggleOutputStream *, GAsyncResult *, WaggleError **)) \
    F(GtkDropTargetAsync *, gtk_drop_target_async_new, (GdkContentFormats *, guint)) \
    F(GdkContentFormats *, gdk_drop_get_formats, (GdkDrop *)) \
    F(void, gdk_drop_finish, (GdkDrop *, guint)) \
    F(void, gdk_drop_read_async, (GdkDrop *, const char **, int, GCancellable *, WaggleAsyncReady, gpointer)) \
    F(WaggleInputStream *, gdk_drop_read_finish, (GdkDrop *, GAsyncResult *, const char **, WaggleError **)) \
    F(GdkDrag *, gdk_drag_begin, (GdkSurface *, GdkDevice *, GdkContentProvider *, guint, double, double)) \
    F(void, gdk_drag_drop_done, (GdkDrag *, gboolean)) \
    F(void, gtk_drag_icon_set_from_paintable, (GdkDrag *, GdkPaintable *, int, int)) \
    F(GdkTexture *, gdk_memory_texture_new, (int, int, guint, GBytes *, gsize)) \
    F(GdkSeat *, gdk_display_get_default_seat, (GdkDisplay *)) \
    F(GdkDevice *, gdk_seat_get_pointer, (GdkSeat *)) \
    F(void, gtk_widget_set_cursor_from_name, (GtkWidget *, const char *)) \
    F(GtkFileChooserNative *, gtk_file_chooser_native_new, (const char *, GtkWindow *, guint, const char *, const char *)) \
    F(void, gtk_file_chooser_set_select_multiple, (GtkFileChooser *, gboolean)) \
    F(void, gtk_file_chooser_set_current_name, (GtkFileChooser *, const char *)) \
    F(GListModel *, gtk_file_chooser_get_files, (GtkFileChooser *)) \
    F(GFile *, g_file_new_for_path, (const char *)) \
    F(gboolean, gtk_file_chooser_set_current_folder, (GtkFileChooser *, GFile *, WaggleError **)) \
    F(void, gtk_file_chooser_add_filter, (GtkFileChooser *, GtkFileFilter *)) \
    F(GtkFileFilter *, gtk_file_filter_new, (void)) \
    F(void, gtk_file_filter_set_name, (GtkFileFilter *, const char *)) \
    F(void, gtk_file_filter_add_suffix, (GtkFileFilter *, const char *)) \
    F(void, gtk_file_filter_add_mime_type, (GtkFileFilter *, const char *)) \
    F(void, gtk_native_dialog_hide, (GtkNativeDialog *)) \
    F(void, gtk_native_dialog_show, (GtkNativeDialog *)) \
    F(GType, gtk_input_purpose_get_type, (void)) \
    F(GtkIMContext *, gtk_im_multicontext_new, (void)) \
    F(void, gtk_im_context_set_client_widget, (GtkIMContext *, GtkWidget *)) \
    F(void, gtk_im_context_set_use_preedit, (GtkIMContext *, gboolean)) \
    F(void, gtk_im_context_get_preedit_string, (GtkIMContext *, char **, PangoAttrList **, int *)) \
    F(gboolean, gtk_im_context_filter_keypress, (GtkIMContext *, GdkEvent *)) \
    F(void, gtk_im_context_focus_in, (GtkIMContext *)) \
    F(void, gtk_im_context_focus_out, (GtkIMContext *)) \
    F(void, gtk_im_context_reset, (GtkIMContext *)) \
    F(void, gtk_im_context_set_cursor_location, (GtkIMContext *, const GdkRectangle *)) \
    F(PangoAttrIterator *, pango_attr_list_get_iterator, (PangoAttrList *)) \
    F(void, pango_attr_list_unref, (PangoAttrList *)) \
    F(void, pango_attr_iterator_range, (PangoAttrIterator *, int *, int *)) \
    F(gboolean, pango_attr_iterator_next, (PangoAttrIterator *)) \
    F(WagglePangoAttribute *, pango_attr_iterator_get, (PangoAttrIterator *, guint)) \
    F(void, pango_attr_iterator_destroy, (PangoAttrIterator *)) \
    F(void, gdk_monitor_get_geometry, (GdkMonitor *, GdkRectangle *)) \
    F(int, gdk_monitor_get_scale_factor, (GdkMonitor *)) \
    F(int, gdk_monitor_get_refresh_rate, (GdkMonitor *)) \
    F(guint, gdk_event_get_event_type, (GdkEvent *)) \
    F(gboolean, gdk_event_get_position, (GdkEvent *, double *, double *)) \
    F(guint32, gdk_event_get_time, (GdkEvent *)) \
    F(guint, gdk_event_get_modifier_state, (GdkEvent *)) \
    F(GdkEventSequence *, gdk_event_get_event_sequence, (GdkEvent *)) \
    F(guint, gdk_button_event_get_button, (GdkEvent *)) \
    F(guint, gdk_scroll_event_get_direction, (GdkEvent *)) \
    F(void, gdk_scroll_event_get_deltas, (GdkEvent *, double *, double *)) \
    F(gboolean, gdk_scroll_event_is_stop, (GdkEvent *)) \
    F(guint, gdk_touchpad_event_get_gesture_phase, (GdkEvent *)) \
    F(double, gdk_touchpad_event_get_pinch_scale, (GdkEvent *)) \
    F(double, gdk_touchpad_event_get_pinch_angle_delta, (GdkEvent *)) \
    F(guint, gdk_key_event_get_keyval, (GdkEvent *)) \
    F(guint, gdk_key_event_get_keycode, (GdkEvent *)) \
    F(guint32, gdk_keyval_to_unicode, (guint)) \
    F(guint, gdk_keyval_to_lower, (guint))

// Functions that older versions of GTK 4 lack.
#define WAGGLE_GTK_NEWER_FUNCTIONS(F) \
    F(guint, gdk_scroll_event_get_unit, (GdkEvent *)) \
    F(void, gtk_im_context_set_surrounding_with_selection, (GtkIMContext *, const char *, int, int, int))

// C(name, value): GTK's constants.
#define WAGGLE_GTK_CONSTANTS(C) \
    C(GDK_MOTION_NOTIFY, 1) C(GDK_BUTTON_PRESS, 2) C(GDK_BUTTON_RELEASE, 3) C(GDK_KEY_PRESS, 4) C(GDK_KEY_RELEASE, 5) C(GDK_SCROLL, 15) \
    C(GDK_GRAB_BROKEN, 16) C(GDK_TOUCH_BEGIN, 17) C(GDK_TOUCH_UPDATE, 18) C(GDK_TOUCH_END, 19) C(GDK_TOUCH_CANCEL, 20) C(GDK_TOUCHPAD_PINCH, 22) C(GDK_TOUCHPAD_HOLD, 28) \
    C(GDK_TOUCHPAD_GESTURE_PHASE_BEGIN, 0) C(GDK_TOUCHPAD_GESTURE_PHASE_UPDATE, 1) C(GDK_TOUCHPAD_GESTURE_PHASE_END, 2) \
    C(GDK_TOUCHPAD_GESTURE_PHASE_CANCEL, 3) \
    C(GDK_SCROLL_UP, 0) C(GDK_SCROLL_DOWN, 1) C(GDK_SCROLL_LEFT, 2) C(GDK_SCROLL_RIGHT, 3) C(GDK_SCROLL_SMOOTH, 4) \
    C(GDK_SCROLL_UNIT_SURFACE, 1) \
    C(GDK_SHIFT_MASK, 1) C(GDK_LOCK_MASK, 2) C(GDK_CONTROL_MASK, 4) C(GDK_ALT_MASK, 8) C(GDK_SUPER_MASK, 1 << 26) C(GDK_META_MASK, 1 << 28) \
    C(GDK_TOPLEVEL_STATE_MINIMIZED, 1) C(GDK_TOPLEVEL_STATE_FOCUSED, 1 << 6) \
    C(GTK_ORIENTATION_VERTICAL, 1) \
    C(GTK_FILE_CHOOSER_ACTION_OPEN, 0) C(GTK_FILE_CHOOSER_ACTION_SAVE, 1) C(GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, 2) C(GTK_RESPONSE_ACCEPT, -3) \
    C(PANGO_ATTR_BACKGROUND, 10) \
    C(GDK_ACTION_COPY, 1) C(GDK_ACTION_MOVE, 2) C(GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, 0) \
    C(G_TYPE_BOOLEAN, 5 << 2) C(G_TYPE_STRING, 16 << 2) C(G_TYPE_OBJECT, 20 << 2) C(G_BUS_TYPE_SESSION, 2) \
    C(G_DBUS_CALL_FLAGS_NO_AUTO_START, 1) C(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, 1) C(G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, 8) \
    C(G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, 1) C(G_DBUS_ERROR_NOT_SUPPORTED, 7)

#ifndef WAGGLE_GTK_HEADERS
enum {
#define WAGGLE_GTK_CONSTANT(name, value) name = value,
    WAGGLE_GTK_CONSTANTS(WAGGLE_GTK_CONSTANT)
#undef WAGGLE_GTK_CONSTANT
};
#endif

/// GTK's functions under their own names.
typedef struct {
#define WAGGLE_GTK_FIELD(result, name, parameters) result (*_Nonnull name) parameters;
    WAGGLE_GTK_FUNCTIONS(WAGGLE_GTK_FIELD)
#undef WAGGLE_GTK_FIELD
#define WAGGLE_GTK_FIELD(result, name, parameters) result (*_Nullable name) parameters;
    WAGGLE_GTK_NEWER_FUNCTIONS(WAGGLE_GTK_FIELD)
#undef WAGGLE_GTK_FIELD
} WaggleGtk;

/// Loads GTK 4, once per process.
/// - Returns: NULL if it is not installed or lacks a function; `waggle_gtk_error` then has the reason.
const WaggleGtk *_Nullable waggle_gtk_load(void);
/// The loading error as the system describes it; empty if there was none.
const char *_Nonnull waggle_gtk_error(void);

/// Creates a paintable that shows what the function appends. Call it only after GTK has been loaded.
/// - Parameter data: passed to the function; must outlive the paintable.
GdkPaintable *_Nullable waggle_paintable_new(void (*_Nonnull show)(GdkSnapshot *_Nonnull snapshot, double width, double height, void *_Nonnull data),
                                             void *_Nonnull data);

/// The replies to calls to the objects of a subtree. Objects are named by the last component of their path.
typedef struct {
    /// The interfaces of an object, a bit for each; 0 if there is no such object.
    unsigned (*_Nonnull interfaces)(const char *_Nullable node, void *_Nullable data);
    /// Each returns NULL, or false, if the object does not support the call.
    GVariant *_Nullable (*_Nonnull call)(const char *_Nullable node, const char *_Nullable interface, const char *_Nullable method,
                                         GVariant *_Nullable parameters, const char *_Nullable sender, void *_Nullable data);
    GVariant *_Nullable (*_Nonnull get)(const char *_Nullable node, const char *_Nullable interface, const char *_Nullable property,
                                        const char *_Nullable sender, void *_Nullable data);
    bool (*_Nonnull set)(const char *_Nullable node, const char *_Nullable interface, const char *_Nullable property, GVariant *_Nullable value,
                         const char *_Nullable sender, void *_Nullable data);
    void (*_Nonnull release)(void *_Nullable data);
} WaggleBusFunctions;

/// Replies to calls to all objects directly below a path on the bus.
/// - Parameters:
///   - description: the interfaces as D-Bus introspection XML.
///   - interfaces: their names, NULL-terminated; at most 31.
///   - data: passed to the functions, and to `release` when the objects are unregistered.
/// - Returns: an ID for `g_dbus_connection_unregister_subtree`; 0 if the path is taken.
unsigned waggle_bus_serve(GDBusConnection *_Nonnull connection, const char *_Nonnull path, const char *_Nonnull description,
                          const char *_Nullable const *_Nonnull interfaces, WaggleBusFunctions functions, void *_Nonnull data);

/// The position of a surface on the screen in device pixels.
/// - Returns: false if the desktop does not reveal it, as under Wayland.
bool waggle_screen_position(GdkSurface *_Nonnull surface, int *_Nonnull x, int *_Nonnull y);

/// Creates a descriptor that becomes readable when one of the files does, or at a time. Negative if the system has no descriptors left.
int waggle_readiness_make(void);
/// Replaces the files and the time that the descriptor waits for.
/// - Parameter timeout: milliseconds from now; negative for never.
void waggle_readiness_set(int readiness, const WagglePollFile *_Nullable files, int count, int timeout);
/// Polls each file.
void waggle_readiness_ask(WagglePollFile *_Nullable files, int count);
#pragma clang diagnostic pop
#endif
