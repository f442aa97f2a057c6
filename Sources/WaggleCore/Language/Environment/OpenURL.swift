import Foundation

/// Opens a URL with the handler in the environment.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// A handler's result for a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded, system(URL?)
        }
        let kind: Kind
        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler rejected the URL.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    /// nil for the system's default.
    private let handler: (@MainActor @Sendable (URL) -> Result)?
    /// - Returns: true if the system opened the URL.
    fileprivate var system: @MainActor @Sendable (URL) -> Bool

    /// - Parameter handler: called on the main actor for each URL.
    public init(handler: @escaping (URL) -> Result) {
        let handler = UncheckedBox(handler)
        self.handler = { handler.value($0) }
        system = { EnvironmentValues.refuse($0) }
    }
    fileprivate nonisolated init(system: @escaping @MainActor @Sendable (URL) -> Bool) {
        handler = nil
        self.system = system
    }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    /// - Parameter completion: receives whether the URL was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system(other ?? url))
        }
    }
}

private enum OpenURLKey: EnvironmentKey, ForwardedEnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

extension EnvironmentValues {
    /// Opens URLs. A host without a desktop cannot: it reports the URL and returns false.
    public var openURL: OpenURLAction {
        get {
            let host = hostServices
            let system: @MainActor @Sendable (URL) -> Bool = { host?.open($0) ?? Self.refuse($0) }
            guard var action = self[OpenURLKey.self] else { return OpenURLAction(system: system) }
            // A handler may pass a URL on to the system.
            action.system = system
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    @MainActor fileprivate static func refuse(_ url: URL) -> Bool {
        Diagnostics.shared.report("Cannot open \(url.absoluteString): there is no desktop to open it with.")
        return false
    }
}
