// URLs that the program is asked to open.

import Foundation

/// A view's URL handler, registered as long as the view lives.
private struct OpenURLHandler: DynamicProperty {
    let action: (URL) -> Void
}
extension OpenURLHandler: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let registration = slot as? OpenURLRegistration ?? node.graph.service(OpenURLHandlers.self).register(node)
        registration.action = action
        slot = registration
    }
}

/// The registration of a view's URL handler.
@MainActor
private final class OpenURLRegistration {
    weak var node: ViewNode?
    var action: (URL) -> Void = { _ in }
    init(_ node: ViewNode) { self.node = node }
}

/// The URL handlers of one window.
@MainActor
final class OpenURLHandlers: GraphService {
    private struct Entry {
        weak var registration: OpenURLRegistration?
    }
    private struct Conditions {
        weak var node: ViewNode?
        let preferring: Set<String>
        let allowing: Set<String>
    }
    static func make(for graph: ViewGraph) -> OpenURLHandlers { OpenURLHandlers() }

    private var entries: [Entry] = []
    private var conditions: [Conditions] = []

    fileprivate func register(_ node: ViewNode) -> OpenURLRegistration {
        let registration = OpenURLRegistration(node)
        entries.removeAll { $0.registration == nil }
        entries.append(Entry(registration: registration))
        return registration
    }
    fileprivate func set(_ preferring: Set<String>, _ allowing: Set<String>, for node: ViewNode) {
        conditions.removeAll { $0.node == nil || $0.node === node }
        conditions.append(Conditions(node: node, preferring: preferring, allowing: allowing))
    }

    /// Delivers the URL to every handler.
    /// - Returns: False if there is none.
    func deliver(_ url: URL) -> Bool {
        let present = entries.compactMap(\.registration).filter { $0.node?.isAlive == true }
        for registration in present { registration.action(url) }
        return !present.isEmpty
    }
    var isEmpty: Bool { !entries.contains { $0.registration?.node?.isAlive == true } }
    func prefers(_ url: URL) -> Bool { alive.contains { $0.preferring.matches(url) } }
    /// True if a view allows or prefers the URL, or if no view states conditions.
    func allows(_ url: URL) -> Bool { alive.isEmpty || alive.contains { $0.allowing.matches(url) || $0.preferring.matches(url) } }
    private var alive: [Conditions] { conditions.filter { $0.node?.isAlive == true } }
}

extension Set<String> {
    /// True if a condition is an asterisk or a part of the URL.
    func matches(_ url: URL) -> Bool { contains { $0 == "*" || !$0.isEmpty && url.absoluteString.contains($0) } }
}

nonisolated private struct OpenURLModifier: ViewModifier {
    let handler: OpenURLHandler
    func body(content: Content) -> some View { content }
}

/// The URLs that a view's window prefers and allows.
private struct ExternalEventConditions: DynamicProperty {
    let preferring: Set<String>
    let allowing: Set<String>
}
extension ExternalEventConditions: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        node.graph.service(OpenURLHandlers.self).set(preferring, allowing, for: node)
    }
}

nonisolated private struct ExternalEventsModifier: ViewModifier {
    let conditions: ExternalEventConditions
    func body(content: Content) -> some View { content }
}

extension View {
    /// Runs the action for each URL that the program is launched with or asked to open. All handlers in the chosen window run.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(handler: OpenURLHandler(action: action)))
    }

    /// Sets which URLs the view's window handles.
    /// - Parameters:
    ///   - preferring: A URL that contains one of these strings goes to this window first; `*` matches every URL.
    ///   - allowing: A URL that contains one of these strings may go to this window. Others open another window if a scene matches them.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(conditions: ExternalEventConditions(preferring: preferring, allowing: allowing)))
    }
}

extension Scene {
    /// Opens a window of this scene for URLs that contain one of these strings, if no open window handles them. `*` matches every URL.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        changingWindows { $0.externalEvents = conditions }
    }
}

extension ViewGraph {
    private var openURLHandlers: OpenURLHandlers { service() }
    /// Delivers a URL to the views. Call it between updates.
    /// - Returns: False if no view handles URLs.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let isTaken = openURLHandlers.deliver(url)
        if isTaken { needsFrame() }
        return isTaken
    }
    /// True if a view handles URLs.
    package var takesURLs: Bool { !openURLHandlers.isEmpty }
    package func prefersURL(_ url: URL) -> Bool { openURLHandlers.prefers(url) }
    package func allowsURL(_ url: URL) -> Bool { openURLHandlers.allows(url) }
}

extension View {
    @available(*, unavailable, message: "This system has no service that passes activities between devices. Leave the modifier out; handle URLs with onOpenURL.")
    public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void) -> some View {
        self
    }
    @available(*, unavailable, message: "This system has no service that passes activities between devices. Leave the modifier out; handle URLs with onOpenURL.")
    public nonisolated func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, Any) -> Void) -> some View { self }
    @available(*, unavailable, message: "This system has no service that passes activities between devices. Leave the modifier out; handle URLs with onOpenURL.")
    public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void) -> some View { self }
}
