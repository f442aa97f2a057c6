// GTK's services for the views of one window.

import CGtk
import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// The desktop services of a window: clipboard, pointer, dialogs, other programs, input methods.
@MainActor
final class WindowServices: HostServices {
    private let gtk: Gtk
    private let window: OpaquePointer
    private let area: OpaquePointer
    private let openURL: (URL) -> Bool
    /// Set once the window receives input.
    var inputMethod: InputMethod?

    init(_ gtk: Gtk, window: OpaquePointer, area: OpaquePointer, openURL: @escaping (URL) -> Bool) {
        self.gtk = gtk
        self.window = window
        self.area = area
        self.openURL = openURL
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

    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { readText(of: clipboard, completion) }
    private func readText(of clipboard: OpaquePointer?, _ completion: @escaping @MainActor (String?) -> Void) {
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

    /// What X11 calls the primary selection.
    private var selection: OpaquePointer? { gtk.gdk_display_get_default().flatMap { gtk.gdk_display_get_primary_clipboard($0) } }
    func readSelection(_ completion: @escaping @MainActor (String?) -> Void) {
        guard gtk.gtk_settings_get_default().map({ gtk.flag("gtk-enable-primary-paste", of: $0) }) ?? true else { return completion(nil) }
        readText(of: selection, completion)
    }
    func writeSelection(_ text: String) {
        if let selection { gtk.gdk_clipboard_set_text(selection, text) }
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

    func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void {
        FileDialog.open(request, over: window, gtk, completion)
    }

    func open(_ url: URL) -> Bool { openURL(url) }

    func beep() {
        if let display = gtk.gdk_display_get_default() { gtk.gdk_display_beep(display) }
    }

    // MARK: Text

    func edit(_ text: (any TextInputClient)?) { inputMethod?.edit(text) }

    /// Called when the window closes.
    func close() {
        inputMethod?.close()
        inputMethod = nil
    }
}
