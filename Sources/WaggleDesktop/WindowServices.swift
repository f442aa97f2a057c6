// What GTK does for the views of one window.

import CGtk
import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// The desktop around a window: clipboard, pointer, dialogs, other programs, input methods.
@MainActor
final class WindowServices: HostServices {
    private let gtk: Gtk
    private let window: OpaquePointer
    private let area: OpaquePointer
    private let openAddress: (URL) -> Bool
    /// Understands keys for the text that is edited; there once the window takes input.
    var inputMethod: InputMethod?

    init(_ gtk: Gtk, window: OpaquePointer, area: OpaquePointer, openAddress: @escaping (URL) -> Bool) {
        self.gtk = gtk
        self.window = window
        self.area = area
        self.openAddress = openAddress
    }

    // MARK: Clipboard

    private var clipboard: OpaquePointer? { gtk.gdk_display_get_default().flatMap { gtk.gdk_display_get_clipboard($0) } }

    /// Waits for an answer from another program.
    private final class ClipboardReading {
        let gtk: Gtk
        let completion: @MainActor (String?) -> Void
        init(_ gtk: Gtk, _ completion: @escaping @MainActor (String?) -> Void) {
            self.gtk = gtk
            self.completion = completion
        }
    }

    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {
        guard let clipboard else { return completion(nil) }
        let reading = Unmanaged.passRetained(ClipboardReading(gtk, completion))
        gtk.gdk_clipboard_read_text_async(clipboard, nil, { source, result, data in
            MainActor.assumeIsolated {
                guard let data, let source, let result else { return }
                let reading = Unmanaged<ClipboardReading>.fromOpaque(data).takeRetainedValue()
                let text = reading.gtk.gdk_clipboard_read_text_finish(source, result, nil)
                defer { reading.gtk.g_free(text) }
                reading.completion(text.map { String(cString: $0) })
            }
        }, reading.toOpaque())
    }
    func writeClipboard(_ text: String) {
        if let clipboard { gtk.gdk_clipboard_set_text(clipboard, text) }
    }

    private lazy var contents = clipboard.map { ClipboardContents(gtk, $0) }
    var clipboardTypes: [UTType] { contents?.types ?? [] }
    func readClipboard(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        guard let contents else { return completion([]) }
        contents.read(types, completion)
    }
    func writeClipboard(_ items: [TransferContent]) { contents?.write(items) }
    func watchClipboard(_ watcher: ClipboardWatcher) { contents?.watch(watcher) }
    func beginDrag(_ items: [TransferContent], image: DragImage?) -> Bool {
        DesktopDrag.begin(items, image: image, from: area, gtk)
    }

    // MARK: Pointer

    func setPointer(_ shape: PointerShape) {
        let name: String? = switch shape {
        case .standard: nil
        case .link: "pointer"
        case .text: "text"
        }
        gtk.gtk_widget_set_cursor_from_name(area, name)
    }

    // MARK: Dialogs

    /// A dialog for files that is open.
    private final class FileDialog {
        let gtk: Gtk
        let dialog: OpaquePointer
        var completion: (@MainActor ([URL]) -> Void)?
        init(_ gtk: Gtk, _ dialog: OpaquePointer, _ completion: @escaping @MainActor ([URL]) -> Void) {
            self.gtk = gtk
            self.dialog = dialog
            self.completion = completion
        }
        @MainActor func answer(_ response: Int32) {
            guard let completion else { return }
            self.completion = nil
            completion(response == Int32(GTK_RESPONSE_ACCEPT) ? files : [])
            // The dialog lets go of this object with its signal.
            gtk.g_object_unref(UnsafeMutableRawPointer(dialog))
        }
        @MainActor private var files: [URL] {
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

    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) {
        let action = switch request.purpose {
        case .open: GTK_FILE_CHOOSER_ACTION_OPEN
        case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
        guard let dialog = gtk.gtk_file_chooser_native_new(request.title, window, UInt32(action), nil, nil) else { return completion([]) }
        switch request.purpose {
        case .open(let several): gtk.gtk_file_chooser_set_select_multiple(dialog, several ? 1 : 0)
        case .openFolder: break
        case .save(let name): gtk.gtk_file_chooser_set_current_name(dialog, name)
        }
        typealias Response = @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Void
        let answered: Response = { _, response, data in MainActor.assumeIsolated { target(data, as: FileDialog.self)?.answer(response) } }
        gtk.connect(dialog, "response", to: FileDialog(gtk, dialog, completion), answered)
        gtk.gtk_native_dialog_show(dialog)
    }

    func open(_ url: URL) -> Bool { openAddress(url) }

    func beep() {
        if let display = gtk.gdk_display_get_default() { gtk.gdk_display_beep(display) }
    }

    // MARK: Text

    func edit(_ text: (any TextInputClient)?) { inputMethod?.edit(text) }

    /// The window goes away.
    func close() {
        inputMethod?.close()
        inputMethod = nil
    }
}
