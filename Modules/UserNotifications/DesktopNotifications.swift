import Foundation

/// The desktop's notifications (org.freedesktop.Notifications on the session's bus), by GIO, which is there with the windows.
@MainActor
final class DesktopNotifications {
    /// Nil without a session bus.
    static let shared = DesktopNotifications()

    private let bus: OpaquePointer
    private let library: GIO
    /// GIO's types of the texts and hints of an array, which last as long as the program.
    private let textType, hintType: OpaquePointer?
    /// The program's identifiers of what the desktop shows, by the desktop's numbers.
    private var shown: [UInt32: String] = [:]

    private init?() {
        guard let library = GIO(), let bus = library.session(2, nil, nil) else { return nil }
        (self.library, self.bus, textType, hintType) = (library, bus, library.type("s"), library.type("{sv}"))
        for signal in ["ActionInvoked", "NotificationClosed"] {
            _ = library.subscribe(bus, Self.name, Self.name, signal, Self.path, nil, 0, { _, _, _, _, signal, values, _ in
                guard let library = GIO(), let values, let signal else { return }
                let number = library.number(library.child(values, 0)), kind = String(cString: signal)
                let action = kind == "ActionInvoked" ? library.text(library.child(values, 1), nil)
                    .map { String(cString: $0) } ?? "" : UNNotificationDismissActionIdentifier
                // Signals arrive in the main loop of the windows.
                MainActor.assumeIsolated { DesktopNotifications.shared?.pressed(number, action) }
            }, nil, nil)
        }
    }

    private static let name = "org.freedesktop.Notifications", path = "/org/freedesktop/Notifications"

    func show(_ notification: UNNotification, _ category: UNNotificationCategory?) {
        let content = notification.request.content
        let words = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
            body = readsMarkup ? Self.escaped(words) : words
        let buttons = [(UNNotificationDefaultActionIdentifier, "")] + (category?.actions ?? [])
            .filter { !($0 is UNTextInputNotificationAction) }.map { ($0.identifier, $0.title) }
        // The desktop's name for the notification itself.
        let actions = buttons.flatMap { [$0.0 == UNNotificationDefaultActionIdentifier ? "default" : $0.0, $0.1] }
        let previous = shown.first { $0.value == notification.request.identifier }?.key ?? 0
        let hints = library.array(hintType, nil, 0)
        var values = [
            library.string(ProcessInfo.processInfo.processName), library.uint32(previous), library.string(""),
            library.string(content.title), library.string(body), strings(actions), hints, library.int32(-1),
        ]
        guard let answer = library.call(
            bus, Self.name, Self.path, Self.name, "Notify", library.tuple(&values, values.count), nil, 0, 2000, nil, nil
        ) else {
            return
        }
        shown[library.number(library.child(answer, 0))] = notification.request.identifier
    }

    private func strings(_ texts: [String]) -> OpaquePointer? {
        var values = texts.map { library.string($0) }
        return library.array(textType, &values, values.count)
    }

    /// Whether the desktop reads a notification's words as markup.
    private lazy var readsMarkup = asksForMarkup()

    private func asksForMarkup() -> Bool {
        guard let answer = library.call(
            bus, Self.name, Self.path, Self.name, "GetCapabilities", nil, nil, 0, 2000, nil, nil) else { return false }
        let names = library.child(answer, 0)
        for index in 0..<library.count(names) {
            if let name = library.text(library.child(names, index), nil), String(cString: name) == "body-markup" { return true }
        }
        return false
    }

    /// A program's words are words, whatever signs are in them.
    static func escaped(_ words: String) -> String {
        words.reduce(into: "") { result, sign in
            switch sign {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(sign)
            }
        }
    }

    private func pressed(_ number: UInt32, _ action: String) {
        guard let identifier = shown.removeValue(forKey: number) else { return }
        Task {
            await UNUserNotificationCenter.current()
                .respond(to: identifier, with: action == "default" ? UNNotificationDefaultActionIdentifier : action)
        }
    }
}

/// The functions of GIO that notifications take.
private struct GIO: Sendable {
    typealias Value = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Handler = @convention(c) (OpaquePointer?, Text?, Text?, Text?, Text?, Value?, UnsafeMutableRawPointer?) -> Void
    let session: @Sendable @convention(c) (Int32, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    let call: @Sendable @convention(c) (OpaquePointer?, Text?, Text?, Text?, Text?, Value?, OpaquePointer?, Int32, Int32, OpaquePointer?,
        OpaquePointer?) -> Value?
    let subscribe: @Sendable @convention(c) (OpaquePointer?, Text?, Text?, Text?, Text?, Text?, Int32, Handler?, UnsafeMutableRawPointer?,
        OpaquePointer?) -> UInt32
    let string: @Sendable @convention(c) (Text?) -> Value?
    let uint32: @Sendable @convention(c) (UInt32) -> Value?
    let int32: @Sendable @convention(c) (Int32) -> Value?
    let type: @Sendable @convention(c) (Text?) -> OpaquePointer?
    let array: @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<Value?>?, Int) -> Value?
    let tuple: @Sendable @convention(c) (UnsafeMutablePointer<Value?>?, Int) -> Value?
    let child: @Sendable @convention(c) (Value?, Int) -> Value?
    let count: @Sendable @convention(c) (Value?) -> Int
    let number: @Sendable @convention(c) (Value?) -> UInt32
    let text: @Sendable @convention(c) (Value?, UnsafeMutablePointer<Int>?) -> Text?

    init?() {
        guard let library = dlopen("libgio-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String) -> Function? { dlsym(library, name).map { unsafeBitCast($0, to: Function.self) } }
        guard let session: @Sendable @convention(c) (Int32, OpaquePointer?, OpaquePointer?) -> OpaquePointer? = find("g_bus_get_sync"),
              let call: @Sendable @convention(c) (
                  OpaquePointer?, Text?, Text?, Text?, Text?, Value?, OpaquePointer?, Int32, Int32, OpaquePointer?,
                  OpaquePointer?) -> Value? = find("g_dbus_connection_call_sync"),
              let subscribe: @Sendable @convention(c) (
                  OpaquePointer?, Text?, Text?, Text?, Text?, Text?, Int32, Handler?, UnsafeMutableRawPointer?,
                  OpaquePointer?) -> UInt32 = find("g_dbus_connection_signal_subscribe"),
              let string: @Sendable @convention(c) (Text?) -> Value? = find("g_variant_new_string"),
                  let uint32: @Sendable @convention(c) (UInt32) -> Value? = find("g_variant_new_uint32"), 
              let int32: @Sendable @convention(c) (Int32) -> Value? = find("g_variant_new_int32"),
                  let type: @Sendable @convention(c) (Text?) -> OpaquePointer? = find("g_variant_type_new"), 
              let array: @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<Value?>?, Int) -> Value? =
                  find("g_variant_new_array"),
              let tuple: @Sendable @convention(c) (UnsafeMutablePointer<Value?>?, Int) -> Value? = find("g_variant_new_tuple"),
              let child: @Sendable @convention(c) (Value?, Int) -> Value? = find("g_variant_get_child_value"),
              let count: @Sendable @convention(c) (Value?) -> Int = find("g_variant_n_children"),
                  let number: @Sendable @convention(c) (Value?) -> UInt32 = find("g_variant_get_uint32"), 
              let text: @Sendable @convention(c) (Value?, UnsafeMutablePointer<Int>?) -> Text? = find("g_variant_get_string") else {
                  return nil
              }
        (self.session, self.call, self.subscribe, self.string, self.uint32, self.int32) = (session, call, subscribe, string, uint32, int32)
        (self.type, self.array, self.tuple, self.child, self.count) = (type, array, tuple, child, count)
        (self.number, self.text) = (number, text)
    }
}
