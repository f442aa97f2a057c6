// Objects that item providers load and provide.

import Foundation
import UniformTypeIdentifiers

/// An object that an item provider can export as data.
public protocol NSItemProviderWriting {
    /// The identifiers of the types, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Loads the object's data in a type.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}

/// An object that an item provider can create from its data.
public protocol NSItemProviderReading: SendableMetatype {
    /// The identifiers of the types, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier, UTType.plainText.identifier] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw TransferError("\(Self.self) cannot be created from data.")
        }
        return text
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.fileURL.identifier, UTType.url.identifier] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else { throw TransferError("The data is not a URL.") }
        return url
    }
}

extension String: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { NSString.readableTypeIdentifiersForItemProvider }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        String(decoding: data, as: UTF8.self)
    }
}

extension URL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { NSURL.readableTypeIdentifiersForItemProvider }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferError("The data is not a URL.") }
        return url
    }
}
