import Foundation

/// Watches which networks there are: the machine's interfaces and the route to others, read from the kernel's tables when the monitor
/// starts and every few seconds while it runs.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let requiredType: NWInterface.InterfaceType?
    private var handler: (@Sendable (NWPath) -> Void)?
    private var timer: (any DispatchSourceTimer)?
    private var last: NWPath?

    public init() { requiredType = nil }
    /// - Parameter requiredInterfaceType: Other interfaces do not count.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { requiredType = requiredInterfaceType }
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        requiredType = nil
        prohibited = prohibitedInterfaceTypes
    }
    private var prohibited: [NWInterface.InterfaceType] = []
    deinit { timer?.cancel() }

    /// Called on the queue, first with what is there when the monitor starts, then after each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    public private(set) var queue: DispatchQueue?
    /// What is there now.
    public var currentPath: NWPath { NWPath.now(requiring: requiredType, without: prohibited) }

    private static let interval = 3.0

    public func start(queue: DispatchQueue) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .seconds(1))
        timer.setEventHandler { [weak self] in self?.look() }
        lock.withLock {
            self.timer?.cancel()
            (self.queue, self.timer, last) = (queue, timer, nil)
        }
        queue.async { [weak self] in self?.look() }
        timer.resume()
    }

    public func cancel() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }

    private func look() {
        let path = currentPath
        let told = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
            guard timer != nil, path != last else { return nil }
            last = path
            return handler
        }
        told?(path)
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<NWPath>.Iterator
        public mutating func next() async -> NWPath? { await base.next() }
    }
    /// The path now and after each change, while the loop runs.
    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncStream<NWPath> { continuation in
            pathUpdateHandler = { continuation.yield($0) }
            continuation.onTermination = { [self] _ in cancel() }
            start(queue: DispatchQueue(label: "waggle.paths"))
        }
        return Iterator(base: stream.makeAsyncIterator())
    }
}

/// One of the machine's connections.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    public let type: InterfaceType
    public let index: Int
    public var debugDescription: String { name }
}

/// Which networks a connection could take.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Hashable, Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    public let status: Status
    /// Those by which other machines are reached, the preferred one first.
    public let availableInterfaces: [NWInterface]
    public let supportsIPv4, supportsIPv6: Bool
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var supportsDNS: Bool { status == .satisfied }
    /// True for a telephone's network.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// False: the kernel does not know who saves data.
    public var isConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }
    public var debugDescription: String {
        "\(status == .satisfied ? "satisfied" : "unsatisfied") (\(availableInterfaces.map(\.name).joined(separator: ", ")))"
    }

    /// The interfaces with a default route (`/proc/net/route`, `/proc/net/ipv6_route`).
    static func now(requiring required: NWInterface.InterfaceType?, without prohibited: [NWInterface.InterfaceType],
        routes: (four: String, six: String)? = nil) -> NWPath {
        func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
        let routes = routes ?? (text("/proc/net/route"), text("/proc/net/ipv6_route"))
        let four = defaultRoutes4(routes.four), six = defaultRoutes6(routes.six)
        var names: [String] = []
        for name in four + six where !names.contains(name) { names.append(name) }
        let all = names.map { NWInterface(name: $0, type: type(of: $0), index: Int(if_nametoindex($0))) }
        let interfaces = all.filter { (required == nil || $0.type == required) && !prohibited.contains($0.type) }
        let usable = Set(interfaces.map { $0.name })
        return NWPath(status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
            supportsIPv4: !usable.isDisjoint(with: four), supportsIPv6: !usable.isDisjoint(with: six))
    }

    /// Interface, destination, gateway, flags, reference count, use, metric, mask; a default route has neither destination nor mask.
    private static func defaultRoutes4(_ table: String) -> [String] {
        var found: [(name: String, metric: Int)] = []
        for line in table.split(separator: "\n").dropFirst() {
            let words = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
            if words.count > 7, words[1] == "00000000", words[7] == "00000000" { found.append((words[0], Int(words[6]) ?? 0)) }
        }
        return found.sorted { $0.metric < $1.metric }.map { $0.name }
    }

    /// Destination and its length, source and its length, next hop, ..., interface.
    private static func defaultRoutes6(_ table: String) -> [String] {
        var found: [String] = []
        for line in table.split(separator: "\n") {
            let words = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
            guard words.count > 9, words[1] == "00", words[9] != "lo" else { continue }
            if words[0].allSatisfy({ $0 == "0" }), words[4].contains(where: { $0 != "0" }) { found.append(words[9]) }
        }
        return found
    }

    private static func type(of name: String) -> NWInterface.InterfaceType {
        if name == "lo" { return .loopback }
        if name.hasPrefix("wl") || FileManager.default.fileExists(atPath: "/sys/class/net/\(name)/wireless") { return .wifi }
        if name.hasPrefix("ww") || name.hasPrefix("ppp") { return .cellular }
        return name.hasPrefix("e") ? .wiredEthernet : .other
    }
}

@available(*, unavailable, message: "Connections of Network's are not supported; use URLSession, or swift-nio (github.com/apple/swift-nio) for sockets.")
public final class NWConnection {}
@available(*, unavailable, message: "Listeners of Network's are not supported; use swift-nio (github.com/apple/swift-nio).")
public final class NWListener {}
@available(*, unavailable, message: "Services are not discovered on the network; connect to a known address.")
public final class NWBrowser {}
@available(*, unavailable, message: "Connections of Network's are not supported; URLSession takes the address as a URL.")
public enum NWEndpoint {}
