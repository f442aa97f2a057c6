// Addresses that reach the program from outside.

import Foundation

/// What a view does with addresses. It is registered as long as the view lives.
private struct AddressHandler: DynamicProperty {
    let action: (URL) -> Void
}
extension AddressHandler: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let registration = slot as? AddressRegistration ?? node.graph.addresses.register(node)
        registration.action = action
        slot = registration
    }
}

/// A view's place in the list of those that take addresses.
@MainActor
private final class AddressRegistration {
    weak var node: ViewNode?
    var action: (URL) -> Void = { _ in }
    init(_ node: ViewNode) { self.node = node }
}

/// The views of one window that take addresses.
@MainActor
final class AddressHandlers {
    private struct Entry {
        weak var registration: AddressRegistration?
    }
    private struct Conditions {
        weak var node: ViewNode?
        let preferring: Set<String>
        let allowing: Set<String>
    }
    private var entries: [Entry] = []
    private var conditions: [Conditions] = []

    fileprivate func register(_ node: ViewNode) -> AddressRegistration {
        let registration = AddressRegistration(node)
        entries.removeAll { $0.registration == nil }
        entries.append(Entry(registration: registration))
        return registration
    }
    fileprivate func set(_ preferring: Set<String>, _ allowing: Set<String>, for node: ViewNode) {
        conditions.removeAll { $0.node == nil || $0.node === node }
        conditions.append(Conditions(node: node, preferring: preferring, allowing: allowing))
    }

    /// Hands the address to every view that takes addresses.
    /// - Returns: false if there is none.
    func deliver(_ url: URL) -> Bool {
        let present = entries.compactMap(\.registration).filter { $0.node?.isAlive == true }
        for registration in present { registration.action(url) }
        return !present.isEmpty
    }
    var isEmpty: Bool { !entries.contains { $0.registration?.node?.isAlive == true } }
    func prefers(_ url: URL) -> Bool { alive.contains { $0.preferring.matches(url) } }
    /// True unless the views say what they allow, and it is something else.
    func allows(_ url: URL) -> Bool { alive.isEmpty || alive.contains { $0.allowing.matches(url) || $0.preferring.matches(url) } }
    private var alive: [Conditions] { conditions.filter { $0.node?.isAlive == true } }
}

extension Set<String> {
    /// True if one of these conditions is part of the address, or an asterisk.
    func matches(_ url: URL) -> Bool { contains { $0 == "*" || !$0.isEmpty && url.absoluteString.contains($0) } }
}

nonisolated private struct OpenURLModifier: ViewModifier {
    let handler: AddressHandler
    func body(content: Content) -> some View { content }
}

/// What a window's views say about the addresses for their window.
private struct ExternalEventConditions: DynamicProperty {
    let preferring: Set<String>
    let allowing: Set<String>
}
extension ExternalEventConditions: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { node.graph.addresses.set(preferring, allowing, for: node) }
}

nonisolated private struct ExternalEventsModifier: ViewModifier {
    let conditions: ExternalEventConditions
    func body(content: Content) -> some View { content }
}

extension View {
    /// Runs the action for each address that the program is started with or asked to open. Every view of the chosen window that has an action gets it.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(OpenURLModifier(handler: AddressHandler(action: action))) }

    /// Says which addresses the view's window is for.
    /// - Parameters:
    ///   - preferring: An address with one of these parts goes to this window before all others; an asterisk stands for every address.
    ///   - allowing: An address with one of these parts may go to this window; others open another window, if a scene is for them.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(conditions: ExternalEventConditions(preferring: preferring, allowing: allowing)))
    }

    @available(*, unavailable, message: "Activities pass between devices of one person, and this system has no such service. Leave the modifier out; addresses reach a program by onOpenURL.")
    public nonisolated func userActivity<Activity>(_ activityType: String, isActive: Bool = true, _ update: @escaping (Activity) -> Void) -> some View { self }
    @available(*, unavailable, message: "Activities pass between devices of one person, and this system has no such service. Leave the modifier out; addresses reach a program by onOpenURL.")
    public nonisolated func userActivity<P, Activity>(_ activityType: String, element: P?, _ update: @escaping (P, Activity) -> Void) -> some View { self }
    @available(*, unavailable, message: "Activities pass between devices of one person, and this system has no such service. Leave the modifier out; addresses reach a program by onOpenURL.")
    public nonisolated func onContinueUserActivity<Activity>(_ activityType: String, perform action: @escaping (Activity) -> Void) -> some View { self }
}

extension Scene {
    /// Opens a window of this scene for addresses with one of these parts, where no open window takes them. An asterisk stands for every address.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { changingWindows { $0.externalEvents = conditions } }
}

extension ViewGraph {
    /// Hands an address to the views. Call between two updates.
    /// - Returns: false if no view takes addresses.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let isTaken = addresses.deliver(url)
        if isTaken { needsFrame() }
        return isTaken
    }
    /// True if some view takes addresses.
    package var takesAddresses: Bool { !addresses.isEmpty }
    package func prefersAddress(_ url: URL) -> Bool { addresses.prefers(url) }
    package func allowsAddress(_ url: URL) -> Bool { addresses.allows(url) }
}
