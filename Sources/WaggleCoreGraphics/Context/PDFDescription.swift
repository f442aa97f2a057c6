// The metadata of PDF documents, by Core Graphics' keys.

import Foundation
import WaggleCairo
import WaggleCore

/// A string: the document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// A string: the document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// A string: the program that created the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A string: the document's subject.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A string or an array of strings: the document's keywords.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
@available(*, unavailable, message: "Documents are not encrypted here.")
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
@available(*, unavailable, message: "Documents are not encrypted here.")
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }

extension DocumentDescription {
    /// - Parameter info: entries with the keys above. Unknown keys are reported once.
    init(_ info: CFDictionary) {
        self.init()
        let known = [kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextCreator, kCGPDFContextSubject, kCGPDFContextKeywords]
        for (key, value) in info {
            guard let key = key.base as? String, let index = known.firstIndex(of: key) else {
                Diagnostics.shared.report("The entry \"\(key.base)\" of a PDF document's properties has no effect.")
                continue
            }
            let text = (value as? [String])?.joined(separator: ", ") ?? value as? String
            switch index {
            case 0: title = text
            case 1: author = text
            case 2: creator = text
            case 3: subject = text
            default: keywords = text
            }
        }
    }
}
