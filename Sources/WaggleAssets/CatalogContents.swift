// The relevant parts of `Contents.json` files.

import Foundation
import WaggleDisplayList
import WaggleGeometry

struct AppearanceContents: Decodable {
    var appearance: String?
    var value: String?
}

struct GroupContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: LenientBool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
}

/// A Boolean that some tools write as a string.
struct LenientBool: Decodable {
    var value: Bool
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let bool = try? container.decode(Bool.self) {
            value = bool
        } else {
            value = ["true", "yes", "1"].contains(try container.decode(String.self).lowercased())
        }
    }
}

struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        var color: ColorContents?
        var idiom: String?
        var appearances: [AppearanceContents]?
    }
    var colors: [Entry]?
}

struct ColorContents: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
    }

    /// Components are strings, although some tools write numbers.
    struct Component: Decodable {
        var text: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text.trimmingCharacters(in: .whitespaces)
            } else if let whole = try? container.decode(Int.self) {
                self.text = String(whole)
            } else {
                self.text = String(try container.decode(Double.self))
            }
        }
        /// The value if it is an integer, on a scale of 0 to 255.
        var wholeNumber: Int? { Int(text) }
    }

    var isReference: Bool { reference != nil }

    func resolved(dark: Bool) throws -> ResolvedColor {
        if let reference {
            guard let color = SystemColorReference.resolved(reference, dark: dark) else {
                throw AssetMessage("the system colour “\(reference)” is unknown.")
            }
            return color
        }
        let name = colorSpace ?? AssetColorSpace.sRGB.rawValue
        guard let space = AssetColorSpace(rawValue: name) else { throw AssetMessage("the colour space “\(name)” is unknown.") }
        let alpha = try value("alpha", default: 1)
        if space.isGray {
            let white = try value("white")
            return space.resolved(red: white, green: white, blue: white, alpha: alpha)
        }
        return space.resolved(red: try value("red"), green: try value("green"), blue: try value("blue"), alpha: alpha)
    }

    /// `0.5` is a fraction; `0x80`, and an integer such as `128`, are on a scale of 0 to 255.
    ///
    /// If all integers of a colour are 0 or 1, they are fractions: handwritten catalogues specify white that way.
    private func value(_ key: String, default standard: Double? = nil) throws -> Double {
        guard let text = components?[key]?.text else {
            if let standard { return standard }
            throw AssetMessage("the component “\(key)” is missing.")
        }
        if text.lowercased().hasPrefix("0x") {
            guard let number = UInt32(text.dropFirst(2), radix: 16) else {
                throw AssetMessage("“\(text)” is not a hexadecimal number for “\(key)”.")
            }
            return Double(number) / 255
        }
        guard let number = Double(text), number.isFinite else { throw AssetMessage("“\(text)” is not a number for “\(key)”.") }
        // Alpha is a fraction unless it exceeds 1.
        if key == "alpha" { return number > 1 ? number / 255 : number }
        let isByte = Int(text) != nil && components?.contains { $0.key != "alpha" && ($0.value.wholeNumber ?? 0) > 1 } == true
        return isByte ? number / 255 : number
    }
}

struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [AppearanceContents]?
        var resizing: Resizing?

        var scaleFactor: Int? {
            scale.flatMap { Int($0.lowercased().replacingOccurrences(of: "x", with: "")) }.flatMap { $0 > 0 ? $0 : nil }
        }
    }

    struct Resizing: Decodable {
        struct Center: Decodable { var mode: String? }
        struct Insets: Decodable { var top, left, bottom, right: Double? }
        var center: Center?
        var capInsets: Insets?
        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }

        var slicing: ImageSet.Slicing {
            let insets = EdgeInsets(
                top: capInsets?.top ?? 0, leading: capInsets?.left ?? 0, bottom: capInsets?.bottom ?? 0, trailing: capInsets?.right ?? 0)
            return ImageSet.Slicing(insets: insets, tilesCenter: center?.mode == "tile")
        }
    }

    struct Properties: Decodable {
        var templateRenderingIntent: String?
        var preservesVector: LenientBool?
        enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    var images: [Entry]?
    var properties: Properties?
}

struct DataSetContents: Decodable {
    struct Entry: Decodable { var filename: String? }
    var data: [Entry]?
}

/// An error that consists of a message.
struct AssetMessage: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

extension DecodingError {
    /// The problem and its location, for someone who has the file open.
    var sentence: String {
        func location(_ path: [any CodingKey]) -> String {
            let keys = path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
            return keys.isEmpty ? "" : " at \(keys.joined(separator: "."))"
        }
        return switch self {
        case .dataCorrupted(let context):
            if context.codingPath.isEmpty {
                "It is not JSON: \((context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription)"
            } else {
                "The value\(location(context.codingPath)) is wrong: \(context.debugDescription)"
            }
        case .keyNotFound(let key, let context): "“\(key.stringValue)” is missing\(location(context.codingPath))."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "The value\(location(context.codingPath)) has the wrong kind: \(context.debugDescription)"
        @unknown default: "\(self)"
        }
    }
}
