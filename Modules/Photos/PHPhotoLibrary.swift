import Foundation

/// A library of photos that the person does not let the program see: a desktop has files. `PhotosPicker` lets a person choose some of those
/// without any permission, as on a phone.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { only }
    private override init() { super.init() }

    private static let asked = NSLock()
    nonisolated(unsafe) private static var hasAsked = false

    /// `notDetermined` until the program has asked, then `denied`.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        asked.withLock { hasAsked } ? .denied : .notDetermined
    }
    public class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        asked.withLock { hasAsked = true }
        return .denied
    }
    public class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        Task { handler(await requestAuthorization(for: accessLevel)) }
    }
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// - Throws: `PHPhotosError`, without running the changes.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
    /// Tells the completion that the person has declined, without running the changes.
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        Task { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    }
    public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
}

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted = 1, denied = 2, authorized = 3, limited = 4 }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite = 2 }

public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, accessRestricted = 3310, accessUserDenied = 3311,
            libraryInFileProviderSyncRoot = 5423, invalidResource = 3302
        case networkAccessRequired = 3164, networkError = 3169, identifierNotFound = 3201, multipleIdentifiersFound = 3202,
            changeNotSupported = 3300, missingResource = 3303, notEnoughSpace = 3305
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .accessUserDenied ? [NSLocalizedDescriptionKey: "The person does not let the program use the photo library."] : [:]
    }
}

extension PHPhotosError.Code {
    public static func ~= (code: PHPhotosError.Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
}

@available(*, unavailable, message: "There is no photo library to search; let the person choose with PhotosPicker.")
open class PHAsset: NSObject {}
@available(*, unavailable, message: "There is no photo library to search; let the person choose with PhotosPicker.")
open class PHCachingImageManager: NSObject {}
@available(*, unavailable, message: "There is no photo library to search; let the person choose with PhotosPicker.")
open class PHImageManager: NSObject {}
@available(*, unavailable, message: "There is no photo library to add to; let the person save with ShareLink or fileExporter.")
open class PHAssetChangeRequest: NSObject {}
@available(*, unavailable, message: "There is no photo library to add to; let the person save with ShareLink or fileExporter.")
open class PHAssetCreationRequest: NSObject {}
