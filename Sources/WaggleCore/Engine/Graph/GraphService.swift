// What serves the views of a whole graph beside its passes.

/// An object that a graph's views share, found by its type.
///
/// The first view that asks for it makes it, so it is declared where its views are, and the graph knows none. Finding it costs a look into
/// a table: a node that asks while it is laid out or drawn keeps what it got.
@MainActor
package protocol GraphService: AnyObject {
    static func make(for graph: ViewGraph) -> Self
}

/// A service that takes part in each frame from the one on in which it was made.
@MainActor
package protocol FrameService: GraphService {
    /// Called before an update applies what was written since the last one.
    func updateWillBegin()
    /// Called after the actions of an event.
    func didHandleEvent()
    /// Called when an update is over.
    func updateDidEnd()
}
extension FrameService {
    package func updateWillBegin() {}
    package func didHandleEvent() {}
    package func updateDidEnd() {}
}

/// The services of a graph.
@MainActor
struct GraphServices {
    private var made: [ObjectIdentifier: any GraphService] = [:]
    /// Those that take part in frames, in the order in which they were made.
    private(set) var ofFrames: [any FrameService] = []

    func known<Service: GraphService>(_ type: Service.Type) -> Service? {
        made[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Service.self) }
    }
    mutating func add<Service: GraphService>(_ service: Service) {
        assert(known(Service.self) == nil, "A graph makes a service once.")
        made[ObjectIdentifier(Service.self)] = service
        if let service = service as? any FrameService { ofFrames.append(service) }
    }
}

extension ViewGraph {
    /// The graph's service of a type. Made when it is first asked for.
    package func service<Service: GraphService>(_ type: Service.Type = Service.self) -> Service {
        if let known = services.known(type) { return known }
        let made = Service.make(for: self)
        services.add(made)
        return made
    }
}
