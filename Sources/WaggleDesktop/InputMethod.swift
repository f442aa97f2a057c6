// GTK's input methods, which compose text for languages with more characters than keys.

import CGtk
import Foundation
import WaggleCore
import WaggleGeometry

/// The input method of one window. It receives keys before the views do, but only while text is edited.
@MainActor
final class InputMethod {
    private let gtk: Gtk
    private let context: OpaquePointer
    /// GTK's units per point.
    private let zoom: CGFloat
    private let send: (TextInputEvent) -> Void
    private weak var client: (any TextInputClient)?
    private var isComposing = false
    /// The last purpose that was set; setting it again may end a composition.
    private var purpose: TextContentPurpose?

    init?(_ gtk: Gtk, area: OpaquePointer, zoom: CGFloat, send: @escaping (TextInputEvent) -> Void) {
        guard let context = gtk.gtk_im_multicontext_new() else { return nil }
        self.gtk = gtk
        self.context = context
        self.zoom = zoom
        self.send = send
        gtk.gtk_im_context_set_client_widget(context, area)
        gtk.gtk_im_context_set_use_preedit(context, 1)
        connect()
    }

    private func connect() {
        typealias Text = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
        let committed: Text = { _, text, data in
            MainActor.assumeIsolated {
                if let text { target(data, as: InputMethod.self)?.commit(String(cString: text)) }
            }
        }
        gtk.connect(context, "commit", to: self, committed)
        typealias Plain = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let changed: Plain = { _, data in MainActor.assumeIsolated { target(data, as: InputMethod.self)?.compositionDidChange() } }
        gtk.connect(context, "preedit-changed", to: self, changed)
        typealias Ask = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean
        let asked: Ask = { _, data in MainActor.assumeIsolated { target(data, as: InputMethod.self)?.tellSurroundings() == true ? 1 : 0 } }
        gtk.connect(context, "retrieve-surrounding", to: self, asked)
        typealias Delete = @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> gboolean
        let deleted: Delete = { _, offset, count, data in
            MainActor.assumeIsolated { target(data, as: InputMethod.self)?.delete(offset: Int(offset), count: Int(count)) == true ? 1 : 0 }
        }
        gtk.connect(context, "delete-surrounding", to: self, deleted)
    }

    /// Called when the window closes. GTK releases this object with the context.
    func close() {
        gtk.gtk_im_context_focus_out(context)
        gtk.gtk_im_context_set_client_widget(context, nil)
        gtk.g_object_unref(UnsafeMutableRawPointer(context))
    }

    // MARK: The edited text

    /// Called when editing begins or the caret moves, and with nil when editing ends.
    func edit(_ client: (any TextInputClient)?) {
        if self.client !== client || client == nil {
            if self.client != nil {
                gtk.gtk_im_context_reset(context)
                gtk.gtk_im_context_focus_out(context)
            }
            self.client = client
            isComposing = false
            guard client != nil else { return }
            gtk.gtk_im_context_focus_in(context)
        }
        guard let client else { return }
        setPurpose(client.contentPurpose)
        let caret = client.caretRect
        var rectangle = GdkRectangle(
            x: Int32(caret.minX * zoom), y: Int32(caret.minY * zoom), width: Int32(max(caret.width * zoom, 1)),
            height: Int32(caret.height * zoom))
        gtk.gtk_im_context_set_cursor_location(context, &rectangle)
        if !isComposing { _ = tellSurroundings() }
    }

    private func setPurpose(_ purpose: TextContentPurpose) {
        guard purpose != self.purpose else { return }
        self.purpose = purpose
        // GTK's values.
        let number: Int32 = switch purpose {
        case .freeForm, .punctuation, .social, .webSearch: 0
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .name: 7
        case .password: 8
        case .pin: 9
        }
        var value = WaggleValue()
        _ = gtk.g_value_init(&value, gtk.gtk_input_purpose_get_type())
        gtk.g_value_set_enum(&value, number)
        gtk.g_object_set_property(context, "input-purpose", &value)
        gtk.g_value_unset(&value)
    }

    private func tellSurroundings() -> Bool {
        guard let (text, selection) = client?.surroundingText,
              let tell = gtk.gtk_im_context_set_surrounding_with_selection else { return false }
        tell(context, text, Int32(text.utf8.count), Int32(selection.upperBound), Int32(selection.lowerBound))
        return true
    }

    // MARK: Keys

    /// - Returns: true if the input method consumed the key; text arrives separately.
    func filter(_ event: OpaquePointer) -> Bool { client != nil && gtk.gtk_im_context_filter_keypress(context, event) != 0 }

    private func commit(_ text: String) {
        isComposing = false
        send(.commit(text))
    }

    private func compositionDidChange() {
        var text: UnsafeMutablePointer<CChar>?, attributes: OpaquePointer?, caret: Int32 = 0
        gtk.gtk_im_context_get_preedit_string(context, &text, &attributes, &caret)
        defer {
            gtk.g_free(text)
            if let attributes { gtk.pango_attr_list_unref(attributes) }
        }
        let string = text.map { String(cString: $0) } ?? ""
        guard isComposing || !string.isEmpty else { return }
        isComposing = !string.isEmpty
        send(.compose(TextComposition(
            string, caret: string.utf8Offset(ofScalar: Int(caret)), clauses: clauses(attributes, length: string.utf8.count))))
    }

    /// Input methods mark clauses with text attributes; the clause being converted has a background.
    private func clauses(_ attributes: OpaquePointer?, length: Int) -> [TextComposition.Clause] {
        guard length > 0, let attributes, let iterator = gtk.pango_attr_list_get_iterator(attributes) else { return [] }
        defer { gtk.pango_attr_iterator_destroy(iterator) }
        var clauses: [TextComposition.Clause] = []
        repeat {
            var start: Int32 = 0, end: Int32 = 0
            gtk.pango_attr_iterator_range(iterator, &start, &end)
            let range = min(Int(start), length)..<max(min(Int(end), length), min(Int(start), length))
            let isActive = gtk.pango_attr_iterator_get(iterator, UInt32(PANGO_ATTR_BACKGROUND)) != nil
            if !range.isEmpty { clauses.append(TextComposition.Clause(range, isActive: isActive)) }
        } while gtk.pango_attr_iterator_next(iterator) != 0
        return clauses
    }

    /// - Parameters: in Unicode scalars, relative to the caret.
    private func delete(offset: Int, count: Int) -> Bool {
        guard let (text, selection) = client?.surroundingText,
              let event = TextInputEvent.deletion(offset: offset, count: count, in: text, caret: selection.upperBound) else { return false }
        send(event)
        return true
    }
}

extension TextInputEvent {
    /// Converts a deletion from Unicode scalars to UTF-8 bytes; nil if it does not touch the caret.
    static func deletion(offset: Int, count: Int, in text: String, caret: Int) -> TextInputEvent? {
        guard count > 0, offset <= 0, offset + count >= 0, caret <= text.utf8.count else { return nil }
        let scalars = Array(text.unicodeScalars)
        var passed = 0, caretScalar = 0
        while caretScalar < scalars.count, passed < caret {
            passed += UTF8.width(scalars[caretScalar])
            caretScalar += 1
        }
        func bytes(_ range: Range<Int>) -> Int { scalars[range.clamped(to: 0..<scalars.count)].reduce(0) { $0 + UTF8.width($1) } }
        return .deleteSurrounding(
            before: bytes(max(caretScalar + offset, 0)..<caretScalar), after: bytes(caretScalar..<(caretScalar + offset + count)))
    }
}

extension String {
    /// The number of UTF-8 bytes before a Unicode scalar.
    func utf8Offset(ofScalar number: Int) -> Int { unicodeScalars.prefix(max(number, 0)).reduce(0) { $0 + UTF8.width($1) } }
}
