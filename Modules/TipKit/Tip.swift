import Foundation
import SwiftUI

/// A hint about something that the program can do.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Event = Tips.Event
    typealias Option = TipOption
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    /// All must hold for the tip to be shown.
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }

    public var status: Tips.Status { TipStore.shared.status(of: self) }
    /// True while the tip may be shown.
    public var shouldDisplay: Bool { status == .available }
    /// The tip is not shown again, on this day or any other.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
    public func resetEligibility() async { TipStore.shared.reset(id) }

    /// The status now and after each change.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { status } }
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }
}

/// What a tip says about when it is shown.
public protocol TipOption: Sendable {}

/// The tips of the program.
public enum Tips {
    public enum InvalidationReason: Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    public enum Status: Hashable, Codable, Sendable {
        /// Its rules do not hold, or the program has not called `Tips.configure`.
        case pending
        case available
        case invalidated(InvalidationReason)
    }

    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
            let seconds: TimeInterval
            public static let immediate = Self(seconds: 0), hourly = Self(seconds: 3600), daily = Self(seconds: 86_400),
                weekly = Self(seconds: 7 * 86_400), monthly = Self(seconds: 30 * 86_400)
        }
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = Self()
            public static func groupContainer(identifier: String) -> Self { Self() }
            public static func url(_ url: URL) -> Self { Self() }
        }
        let frequency: TimeInterval?
        /// How long at least between two tips.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self(frequency: frequency.seconds) }
        /// Tips are kept with the program's settings, wherever this says.
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self(frequency: nil) }
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self(frequency: nil) }
        public struct CloudKitContainer: Sendable {
            public static let automatic = Self()
            public static func named(_ name: String) -> Self { Self() }
        }
    }

    /// Begins to show tips. Without this call no tip is shown.
    public static func configure(@ConfigurationBuilder _ options: () -> [ConfigurationOption]) throws { try configure(options()) }
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        TipStore.shared.configure(options.compactMap(\.frequency).last ?? 0)
    }
    /// Forgets which tips were shown and closed.
    public static func resetDatastore() throws { TipStore.shared.resetAll() }
    /// Shows all tips, whatever their rules say.
    public static func showAllTipsForTesting() { TipStore.shared.force(all: true) }
    public static func hideAllTipsForTesting() { TipStore.shared.force(all: false) }
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.force(tips.map { String(describing: $0) }, shown: true)
    }
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.force(tips.map { String(describing: $0) }, shown: false)
    }

    @resultBuilder public struct ConfigurationBuilder {
        public static func buildBlock(_ options: ConfigurationOption...) -> [ConfigurationOption] { options }
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        let label: @Sendable () -> Text
        let perform: @Sendable () -> Void
        public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text) {
            (self.id, index, self.label, perform) = (id ?? UUID().uuidString, nil, label, handler)
        }
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
            let title = String(title)
            self.init(id: id ?? title, perform: handler) { Text(LocalizedStringKey(title)) }
        }
    }
    @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first: [Action]) -> [Action] { first }
        public static func buildEither(second: [Action]) -> [Action] { second }
    }

    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval
        public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
    }
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }
    @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
    }

    // MARK: Rules

    /// Something that must hold.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool
        public init<Value: Sendable>(_ parameter: Parameter<Value>, _ predicate: @escaping @Sendable (Value) -> Bool) {
            holds = { predicate(parameter.wrappedValue) }
        }
        public init<Info>(_ event: Event<Info>, _ predicate: @escaping @Sendable (Event<Info>) -> Bool) { holds = { predicate(event) } }
    }
    @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first: [Rule]) -> [Rule] { first }
        public static func buildEither(second: [Rule]) -> [Rule] { second }
    }

    public struct ParameterOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let transient = ParameterOption(rawValue: 1)
    }

    /// A value that rules ask for: see `@Parameter`. It lasts as long as the program.
    public final class Parameter<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value
        public init(_ owner: Any.Type, _ name: String, _ value: Value) { self.value = value }
        public var wrappedValue: Value {
            get { lock.withLock { value } }
            set {
                lock.withLock { value = newValue }
                TipStore.shared.changed()
            }
        }
    }

    public struct EmptyDonationInfo: Codable, Hashable, Sendable {
        public init() {}
    }

    /// Something that happens in the program, counted for rules.
    public final class Event<DonationInfo: Codable & Sendable>: Identifiable, @unchecked Sendable {
        public struct Donation: Sendable {
            public let date: Date
            public let info: DonationInfo
        }
        public let id: String
        private let lock = NSLock()
        private var all: [Donation] = []
        public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
        public init(id: String, of type: DonationInfo.Type) { self.id = id }
        public var donations: [Donation] { lock.withLock { all } }
        public func donate(_ info: DonationInfo) async { sendDonation(info) }
        public func donate() async where DonationInfo == EmptyDonationInfo { sendDonation(EmptyDonationInfo()) }
        public func sendDonation(_ info: DonationInfo, _ donationCompleteHandler: (@Sendable () -> Void)? = nil) {
            lock.withLock { all.append(Donation(date: Date(), info: info)) }
            TipStore.shared.changed()
            donationCompleteHandler?()
        }
        public func sendDonation(_ donationCompleteHandler: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonationInfo {
            sendDonation(EmptyDonationInfo(), donationCompleteHandler)
        }
    }

    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        public static let minute = Self(seconds: 60), hour = Self(seconds: 3600), day = Self(seconds: 86_400),
            week = Self(seconds: 7 * 86_400)
        public static func minutes(_ count: Int) -> Self { Self(seconds: 60 * Double(count)) }
        public static func hours(_ count: Int) -> Self { Self(seconds: 3600 * Double(count)) }
        public static func days(_ count: Int) -> Self { Self(seconds: 86_400 * Double(count)) }
        public static func weeks(_ count: Int) -> Self { Self(seconds: 7 * 86_400 * Double(count)) }
    }
}

extension Array {
    /// The donations of the last minutes, hours or days.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
        filter { $0.date.timeIntervalSinceNow >= -range.seconds }
    }
}

/// Something that must hold for a tip to be shown.
@freestanding(expression)
public macro Rule<Value: Sendable>(
    _ parameter: Tips.Parameter<Value>,
    _ predicate: @Sendable (Value) -> Bool) -> Tips.Rule = #externalMacro(module: "WaggleMacros", type: "RuleMacro")
@freestanding(expression)
public macro Rule<Info>(_ event: Tips.Event<Info>, _ predicate: @Sendable (Tips.Event<Info>) -> Bool) -> Tips.Rule = #externalMacro(
    module: "WaggleMacros", type: "RuleMacro")

/// Makes a static variable one that rules can ask for, by its name with `$`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "WaggleMacros", type: "ParameterMacro")

// MARK: - What is known of tips

/// Which tips were shown and closed, kept with the program's settings.
final class TipStore: @unchecked Sendable {
    static let shared = TipStore()
    private static let key = "WaggleTips", countsKey = "WaggleTipCounts"

    private struct State {
        /// Nil before the program has configured its tips.
        var frequency: TimeInterval?
        var closed: [String: Tips.InvalidationReason] = [:]
        var counts: [String: Int] = [:]
        var forced: [String: Bool] = [:]
        var forcesAll: Bool?
        var lastShown: (id: String, date: Date)?
        /// Those on the screen, each by the turn at which it has appeared.
        var visible: [String: Int] = [:]
        var turn = 0
        var listeners: [UUID: @Sendable () -> Void] = [:]
    }
    private let lock = NSRecursiveLock()
    private var state = State()
    private func with<Value>(_ body: (inout State) -> Value) -> Value { lock.withLock { body(&state) } }

    private init() {
        let kept = UserDefaults.standard.dictionary(forKey: Self.key) as? [String: String] ?? [:]
        state.closed = kept.compactMapValues { Self.reasons[$0] }
        let counts = UserDefaults.standard.dictionary(forKey: Self.countsKey) as? [String: String] ?? [:]
        state.counts = counts.compactMapValues { Int($0) }
    }
    private static let reasons: [String: Tips.InvalidationReason] = [
        "actionPerformed": .actionPerformed, "displayCountExceeded": .displayCountExceeded,
        "displayDurationExceeded": .displayDurationExceeded, "tipClosed": .tipClosed,
    ]

    func configure(_ frequency: TimeInterval) {
        with { $0.frequency = frequency }
        changed()
    }

    func status(of tip: some Tip) -> Tips.Status {
        // What the program computes may ask for other tips, so it is asked before the state is held.
        let id = tip.id, options = tip.options, most = options.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first
        let ignoresFrequency = options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
        let known = with { state -> Tips.Status? in
            if let forced = state.forced[id] ?? state.forcesAll { return forced ? .available : .pending }
            if let reason = state.closed[id] { return .invalidated(reason) }
            if let most, state.visible[id] == nil, state.counts[id, default: 0] >= most { return .invalidated(.displayCountExceeded) }
            guard let frequency = state.frequency else { return .pending }
            if let last = state.lastShown, last.id != id, -last.date.timeIntervalSinceNow < frequency, !ignoresFrequency { return .pending }
            return nil
        }
        return known ?? (tip.rules.allSatisfy { $0.holds() } ? .available : .pending)
    }

    /// A tip has appeared: it counts once for each time.
    func shown(_ tip: some Tip) {
        let id = tip.id, options = tip.options
        let turn = with { state -> Int in
            state.counts[id, default: 0] += 1
            state.lastShown = (id, Date())
            state.turn += 1
            state.visible[id] = state.turn
            return state.turn
        }
        if options.contains(where: { $0 is Tips.MaxDisplayCount }) { saveCounts() }
        guard let longest = options.compactMap({ ($0 as? Tips.MaxDisplayDuration)?.seconds }).first else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(longest, 0)) { [self] in
            if with({ $0.visible[id] == turn }) { invalidate(id, .displayDurationExceeded) }
        }
    }
    /// A tip is no longer on the screen.
    func hidden(_ id: String) { with { $0.visible[id] = nil } }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        with { if $0.closed[id] == nil { $0.closed[id] = reason } }
        save()
    }
    func reset(_ id: String) {
        with { ($0.closed[id], $0.counts[id]) = (nil, nil) }
        saveCounts()
        save()
    }
    func resetAll() {
        with { ($0.closed, $0.counts, $0.forced, $0.forcesAll, $0.lastShown) = ([:], [:], [:], nil, nil) }
        saveCounts()
        save()
    }
    func force(all isShown: Bool) {
        with { $0.forcesAll = isShown }
        changed()
    }
    func force(_ ids: [String], shown: Bool) {
        with { state in for id in ids { state.forced[id] = shown } }
        changed()
    }
    private func saveCounts() { UserDefaults.standard.set(with { $0.counts.mapValues { "\($0)" } }, forKey: Self.countsKey) }
    private func save() {
        UserDefaults.standard.set(with { $0.closed.mapValues { "\($0)" } }, forKey: Self.key)
        changed()
    }

    // MARK: Listeners

    func changed() { for listener in with({ Array($0.listeners.values) }) { listener() } }

    func listen(_ body: @escaping @Sendable () -> Void) -> UUID {
        let id = UUID()
        with { $0.listeners[id] = body }
        return id
    }
    func stop(_ id: UUID) { with { $0.listeners[id] = nil } }

    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { source in
            source.yield(value())
            let id = listen { source.yield(value()) }
            source.onTermination = { [self] _ in stop(id) }
        }
    }
}
