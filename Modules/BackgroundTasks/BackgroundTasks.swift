import Foundation

/// Runs work while the program is not in front. No desktop starts programs for that, so a request is refused, as on a phone whose owner has
/// turned off background refresh.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let only = BGTaskScheduler()
    public class var shared: BGTaskScheduler { only }
    private override init() { super.init() }

    /// True: the handler is known, and never called.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        !identifier.isEmpty
    }
    /// - Throws: `BGTaskScheduler.Error.unavailable`.
    public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    public func cancelAllTaskRequests() {}
    /// None.
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { Task { completionHandler([]) } }

    public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1, tooManyPendingTaskRequests = 2, notPermitted = 3, immediateRunIneligible = 4
        }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public static var unavailable: Code { .unavailable }
        public static var notPermitted: Code { .notPermitted }
    }
}
extension BGTaskScheduler.Error.Code {
    public static func ~= (code: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
    }
}

open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// Work that the system has started; none ever is.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(_ identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
