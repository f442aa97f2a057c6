// The desktop's file dialogs.

import CGtk
import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// An open file dialog: the desktop's own if a portal offers one, otherwise GTK's.
@MainActor
final class FileDialog {
    private let gtk: Gtk
    private let dialog: OpaquePointer
    private var completion: (@MainActor ([URL]) -> Void)?

    private init(_ gtk: Gtk, _ dialog: OpaquePointer, _ completion: @escaping @MainActor ([URL]) -> Void) {
        self.gtk = gtk
        self.dialog = dialog
        self.completion = completion
    }

    /// Shows a dialog in front of a window.
    /// - Returns: a closure that closes the dialog without a result.
    static func open(
        _ request: FileRequest, over window: OpaquePointer, _ gtk: Gtk, _ completion: @escaping @MainActor ([URL]) -> Void
    ) -> @MainActor () -> Void {
        let action = switch request.purpose {
        case .open: GTK_FILE_CHOOSER_ACTION_OPEN
        case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
        guard let dialog = gtk.gtk_file_chooser_native_new(
            request.message ?? request.title, window, UInt32(action), request.confirmation, nil
        ) else {
            completion([])
            return {}
        }
        let made = FileDialog(gtk, dialog, completion)
        made.prepare(request)
        typealias Response = @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Void
        let answered: Response = { _, response, data in MainActor.assumeIsolated { target(data, as: FileDialog.self)?.answer(response) } }
        gtk.connect(dialog, "response", to: made, answered)
        gtk.gtk_native_dialog_show(dialog)
        return { [weak made] in made?.close() }
    }

    private func prepare(_ request: FileRequest) {
        switch request.purpose {
        case .open(let several): gtk.gtk_file_chooser_set_select_multiple(dialog, several ? 1 : 0)
        case .openFolder: break
        case .save(let name): gtk.gtk_file_chooser_set_current_name(dialog, name)
        }
        if let folder = request.folder, let file = gtk.g_file_new_for_path(folder.path) {
            // A missing folder leaves the dialog's default.
            _ = gtk.gtk_file_chooser_set_current_folder(dialog, file, nil)
            gtk.g_object_unref(UnsafeMutableRawPointer(file))
        }
        addFilter(request)
    }

    /// Filters by the types' filename extensions and MIME types; no filter if a type has neither.
    private func addFilter(_ request: FileRequest) {
        guard request.purpose != .openFolder, !request.types.isEmpty else { return }
        let known = request.types.map { type in (type.tags[.filenameExtension] ?? [], type.tags[.mimeType] ?? []) }
        guard known.allSatisfy({ !$0.0.isEmpty || !$0.1.isEmpty }), let filter = gtk.gtk_file_filter_new() else { return }
        let names = request.types.map { $0.localizedDescription ?? $0.preferredFilenameExtension ?? $0.identifier }
        gtk.gtk_file_filter_set_name(filter, names.joined(separator: ", "))
        for (extensions, mimeTypes) in known {
            for name in extensions { gtk.gtk_file_filter_add_suffix(filter, name) }
            for name in mimeTypes { gtk.gtk_file_filter_add_mime_type(filter, name) }
        }
        // The dialog takes ownership of the filter.
        gtk.gtk_file_chooser_add_filter(dialog, filter)
    }

    private func answer(_ response: Int32) {
        guard let completion else { return }
        self.completion = nil
        completion(response == Int32(GTK_RESPONSE_ACCEPT) ? files : [])
        // The dialog's signal handler releases this object.
        gtk.g_object_unref(UnsafeMutableRawPointer(dialog))
    }
    private func close() {
        guard completion != nil else { return }
        completion = nil
        gtk.gtk_native_dialog_hide(dialog)
        gtk.g_object_unref(UnsafeMutableRawPointer(dialog))
    }

    private var files: [URL] {
        guard let list = gtk.gtk_file_chooser_get_files(dialog) else { return [] }
        defer { gtk.g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<gtk.g_list_model_get_n_items(list)).compactMap { index in
            guard let file = gtk.g_list_model_get_item(list, index) else { return nil }
            defer { gtk.g_object_unref(file) }
            guard let address = gtk.g_file_get_uri(OpaquePointer(file)) else { return nil }
            defer { gtk.g_free(address) }
            return URL(string: String(cString: address))
        }
    }
}
