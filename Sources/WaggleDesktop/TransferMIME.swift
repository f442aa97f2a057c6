// MIME types of transferred data.

import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// Converts between uniform types and the MIME types that desktop programs exchange data with.
enum TransferMIME {
    static let addresses = "text/uri-list"
    private static let text = "text/plain;charset=utf-8"
    /// Types without a MIME type are named by their identifiers, which other Waggle programs understand.
    private static let ownPrefix = "application/x-uniform-type."

    /// The MIME types for data of a type.
    static func names(of type: UTType) -> [String] {
        if type.conforms(to: .url) { return [addresses] }
        if type == .utf8PlainText || type == .plainText { return [text, "text/plain"] }
        return type.preferredMIMEType.map { [$0] } ?? [ownPrefix + type.identifier]
    }
    /// The type of data with a MIME type; nil for data that only the desktop uses.
    static func type(named name: String) -> UTType? {
        if name == addresses { return .url }
        if name == text || name == "text/plain" || name == "UTF8_STRING" { return .utf8PlainText }
        if name.hasPrefix(ownPrefix) { return UTType(importedAs: String(name.dropFirst(ownPrefix.count))) }
        // Ignores types with parameters, and X11's own targets.
        guard name.contains("/"), !name.contains(";"), let type = UTType(mimeType: name), !type.isDynamic else { return nil }
        return type
    }
    /// The types of a list of MIME types, without duplicates. URLs may turn out to be files.
    static func types(named names: [String]) -> [UTType] {
        var types: [UTType] = []
        for type in names.compactMap(type(named:)) where !types.contains(type) { types.append(type) }
        if types.contains(.url) { types.insert(.fileURL, at: 0) }
        return types
    }

    /// The items of a URI list: one URL per line; lines that begin with a number sign are comments.
    static func items(ofAddresses data: Data) -> [TransferContent] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#"), let url = URL(string: String(line)) else { return nil }
            let address = Data(url.absoluteString.utf8)
            return TransferContent([.init(url.isFileURL ? .fileURL : .url, address)])
        }
    }
    /// The data to offer for items: their URLs as one list, and the first item's data of each other type.
    static func offer(_ items: [TransferContent]) -> [(name: String, data: Data)] {
        var offer: [(name: String, data: Data)] = []
        let addresses = items.compactMap { item in
            item.forms.first { $0.type.conforms(to: .url) }.map { String(decoding: $0.data, as: UTF8.self) }
        }
        if !addresses.isEmpty { offer.append((Self.addresses, Data(addresses.map { $0 + "\r\n" }.joined().utf8))) }
        for form in items.flatMap(\.forms) where !form.type.conforms(to: .url) {
            for name in names(of: form.type) where !offer.contains(where: { $0.name == name }) { offer.append((name, form.data)) }
        }
        return offer
    }
}
