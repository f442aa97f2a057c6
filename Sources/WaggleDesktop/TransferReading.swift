// Reading what other programs offer on the clipboard or in a drag.

import CGtk
import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// A source of data by MIME type: a clipboard or a drop.
@MainActor
enum TransferSource {
    case clipboard(OpaquePointer)
    case drop(OpaquePointer)

    private var object: OpaquePointer {
        switch self {
        case .clipboard(let object), .drop(let object): object
        }
    }
    /// The offered MIME types.
    func names(_ gtk: Gtk) -> [String] {
        let formats: OpaquePointer? = switch self {
        case .clipboard(let clipboard): gtk.gdk_clipboard_get_formats(clipboard)
        case .drop(let drop): gtk.gdk_drop_get_formats(drop)
        }
        var count: gsize = 0
        guard let formats, let names = gtk.gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    private typealias Ready = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

    /// Closes both streams at the end: GLib's flags for the source, 1, and the target, 2.
    private static var closesBoth: WaggleSpliceFlags { 3 }

    /// Waits for data of one MIME type.
    private final class Reading {
        let gtk: Gtk
        let source: TransferSource
        let completion: @MainActor (Data?) -> Void
        init(_ gtk: Gtk, _ source: TransferSource, _ completion: @escaping @MainActor (Data?) -> Void) {
            (self.gtk, self.source, self.completion) = (gtk, source, completion)
        }
    }

    /// Reads the data of a MIME type; nil if the other program does not provide it.
    func read(_ name: String, _ gtk: Gtk, _ completion: @escaping @MainActor (Data?) -> Void) {
        let reading = Unmanaged.passRetained(Reading(gtk, self, completion)).toOpaque()
        let opened: Ready = { object, result, data in MainActor.assumeIsolated { TransferSource.didOpen(object, result, data) } }
        name.withCString { name in
            // The list is null-terminated.
            var names: [UnsafePointer<CChar>?] = [name, nil]
            switch self {
            case .clipboard(let clipboard): gtk.gdk_clipboard_read_async(clipboard, &names, 0, nil, opened, reading)
            case .drop(let drop): gtk.gdk_drop_read_async(drop, &names, 0, nil, opened, reading)
            }
        }
    }
    private static func didOpen(_ object: OpaquePointer?, _ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
        guard let object, let result, let data else { return }
        let reading = Unmanaged<Reading>.fromOpaque(data).takeUnretainedValue(), gtk = reading.gtk
        let stream: OpaquePointer? = switch reading.source {
        case .clipboard: gtk.gdk_clipboard_read_finish(object, result, nil, nil)
        case .drop: gtk.gdk_drop_read_finish(object, result, nil, nil)
        }
        guard let stream, let memory = gtk.g_memory_output_stream_new_resizable() else {
            Unmanaged<Reading>.fromOpaque(data).release()
            return reading.completion(nil)
        }
        let copied: Ready = { memory, result, data in MainActor.assumeIsolated { TransferSource.didCopy(memory, result, data) } }
        gtk.g_output_stream_splice_async(memory, stream, Self.closesBoth, 0, nil, copied, data)
        gtk.g_object_unref(UnsafeMutableRawPointer(stream))
    }
    private static func didCopy(_ memory: OpaquePointer?, _ result: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
        guard let memory, let result, let data else { return }
        let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue(), gtk = reading.gtk
        let isRead = gtk.g_output_stream_splice_finish(memory, result, nil) >= 0
        let count = Int(gtk.g_memory_output_stream_get_data_size(memory))
        let bytes = isRead ? gtk.g_memory_output_stream_get_data(memory).map { Data(bytes: $0, count: count) } ?? Data() : nil
        gtk.g_object_unref(UnsafeMutableRawPointer(memory))
        reading.completion(bytes)
    }

    /// Reads all data of some types, one after another, as items.
    /// - Parameter types: nil for all types that a program may want.
    func items(of types: [UTType]?, _ gtk: Gtk, _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        var waiting: [(name: String, type: UTType)] = []
        for name in names(gtk) {
            guard let type = TransferMIME.type(named: name), !waiting.contains(where: { $0.type == type }) else { continue }
            if types?.contains(where: { type.conforms(to: $0) || type == .url && $0.conforms(to: .url) }) ?? true {
                waiting.append((name, type))
            }
        }
        readNext(waiting[...], into: TransferContent([]), addresses: [], gtk, completion)
    }
    private func readNext(_ waiting: ArraySlice<(name: String, type: UTType)>, into item: TransferContent, addresses: [TransferContent],
                          _ gtk: Gtk,
                          _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        guard let next = waiting.first else {
            // If there are URLs, their accompanying text is ignored.
            return completion(addresses.isEmpty ? (item.forms.isEmpty ? [] : [item]) : addresses)
        }
        read(next.name, gtk) { data in
            var item = item, addresses = addresses
            if let data, next.type == .url {
                addresses = TransferMIME.items(ofAddresses: data)
            } else if let data {
                item.forms.append(.init(next.type, data))
            }
            readNext(waiting.dropFirst(), into: item, addresses: addresses, gtk, completion)
        }
    }
}

/// The desktop's clipboard as items.
@MainActor
final class ClipboardContents {
    private let gtk: Gtk
    private let clipboard: OpaquePointer
    private var watchers = ClipboardWatchers()
    private var isConnected = false

    init(_ gtk: Gtk, _ clipboard: OpaquePointer) { (self.gtk, self.clipboard) = (gtk, clipboard) }

    var types: [UTType] { TransferMIME.types(named: TransferSource.clipboard(clipboard).names(gtk)) }
    func read(_ types: [UTType], _ completion: @escaping @MainActor ([TransferContent]) -> Void) {
        TransferSource.clipboard(clipboard).items(of: types, gtk, completion)
    }
    func write(_ items: [TransferContent]) {
        guard let provider = gtk.contentProvider(of: items) else { return }
        _ = gtk.gdk_clipboard_set_content(clipboard, provider)
        gtk.g_object_unref(UnsafeMutableRawPointer(provider))
    }
    func watch(_ watcher: ClipboardWatcher) {
        watchers.add(watcher)
        guard !isConnected else { return }
        isConnected = true
        typealias Changed = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let changed: Changed = { _, data in MainActor.assumeIsolated { target(data, as: ClipboardContents.self)?.watchers.tell() } }
        gtk.connect(clipboard, "changed", to: self, changed)
    }
}

extension Gtk {
    /// Offers the items to other programs; nil if they have nothing to offer. The caller releases it.
    func contentProvider(of items: [TransferContent]) -> OpaquePointer? {
        var providers: [OpaquePointer?] = TransferMIME.offer(items).compactMap { name, data in
            guard let bytes = data.withUnsafeBytes({ self.g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return nil }
            defer { self.g_bytes_unref(bytes) }
            return self.gdk_content_provider_new_for_bytes(name, bytes)
        }
        // The union takes ownership of the providers.
        return providers.isEmpty ? nil : self.gdk_content_provider_new_union(&providers, gsize(providers.count))
    }
}
