import Foundation
import UIKit
import UniformTypeIdentifiers

/// The system's index of what programs have. There is none, which `isIndexingAvailable` says; indexing ends with an error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let only = CSSearchableIndex(name: "default")
    open class func `default`() -> CSSearchableIndex { only }
    open class func isIndexingAvailable() -> Bool { false }
    public init(name: String) {}
    public init(name: String, protectionClass: FileProtectionType?) {}

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.remoteConnectionError) }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError(.remoteConnectionError) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError(.remoteConnectionError)
    }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        fail(completionHandler)
    }
    open func deleteAllSearchableItems() async throws { throw CSIndexError(.remoteConnectionError) }
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
    private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        if let handler { DispatchQueue.main.async { handler(CSIndexError(.remoteConnectionError)) } }
    }
}

/// Something that could be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet
    /// - Parameter uniqueIdentifier: Nil for a new one.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        (self.uniqueIdentifier, self.domainIdentifier, self.attributeSet) = (uniqueIdentifier ?? UUID().uuidString, domainIdentifier,
            attributeSet)
    }
}

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title, contentDescription, displayName, identifier, relatedUniqueIdentifier, domainIdentifier: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL, contentURL, url: URL?
    open var contentCreationDate, contentModificationDate, addedDate, dueDate, startDate, endDate: Date?
    open var rating: NSNumber?
    open var contentType: String
    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}

public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError = -1002,
            remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CSIndexErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem",
    CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier",
    CSQueryContinuationActionType = "com.apple.corespotlightquery"
