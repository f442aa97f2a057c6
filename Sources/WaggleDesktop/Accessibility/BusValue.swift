// Values in D-Bus messages.

import CGtk

/// A value in a message.
enum BusValue: Equatable {
    case string(String)
    /// An object path.
    case path(String)
    case bool(Bool)
    case int16(Int16)
    case int32(Int32)
    case uint32(UInt32)
    case double(Double)
    /// Values of one signature, which an empty array needs, too.
    case array(of: String, [BusValue])
    case tuple([BusValue])
    /// An entry of a dictionary, which is an array of entries.
    indirect case entry(BusValue, BusValue)
    indirect case variant(BusValue)

    var signature: String {
        switch self {
        case .string: "s"
        case .path: "o"
        case .bool: "b"
        case .int16: "n"
        case .int32: "i"
        case .uint32: "u"
        case .double: "d"
        case .array(let element, _): "a" + element
        case .tuple(let parts): "(" + parts.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        }
    }

    static func int(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }
    static func strings(_ texts: [String]) -> BusValue { .array(of: "s", texts.map(BusValue.string)) }
    static func dictionary(_ entries: [String: String]) -> BusValue {
        .array(of: "{ss}", entries.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
    }

    // MARK: As arguments

    var text: String? {
        switch self {
        case .string(let text), .path(let text): text
        case .bool, .int16, .int32, .uint32, .double, .array, .tuple, .entry, .variant: nil
        }
    }
    var integer: Int? {
        switch self {
        case .int16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .string, .path, .bool, .double, .array, .tuple, .entry, .variant: nil
        }
    }
    var number: Double? { if case .double(let value) = self { value } else { nil } }
    var flag: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The elements of a tuple or an array; empty for other values.
    var parts: [BusValue] {
        switch self {
        case .tuple(let parts), .array(_, let parts): parts
        case .string, .path, .bool, .int16, .int32, .uint32, .double, .entry, .variant: []
        }
    }
    /// The value itself, without enclosing variants.
    var unwrapped: BusValue { if case .variant(let inner) = self { inner.unwrapped } else { self } }
}

extension Gtk {
    /// The value as a GVariant with a floating reference.
    func variant(_ value: BusValue) -> OpaquePointer? {
        switch value {
        case .string(let text): return self.g_variant_new_string(text)
        case .path(let text): return self.g_variant_new_object_path(text)
        case .bool(let flag): return self.g_variant_new_boolean(flag ? 1 : 0)
        case .int16(let number): return self.g_variant_new_int16(number)
        case .int32(let number): return self.g_variant_new_int32(number)
        case .uint32(let number): return self.g_variant_new_uint32(number)
        case .double(let number): return self.g_variant_new_double(number)
        case .array(let element, let parts):
            var children = parts.map { variant($0) }
            return element.withCString { self.g_variant_new_array(OpaquePointer($0), &children, UInt(children.count)) }
        case .tuple(let parts):
            var children = parts.map { variant($0) }
            return self.g_variant_new_tuple(&children, UInt(children.count))
        case .entry(let key, let value): return self.g_variant_new_dict_entry(variant(key), variant(value))
        case .variant(let inner): return self.g_variant_new_variant(variant(inner))
        }
    }

    /// The value of a GVariant; nil for types that no message to us contains.
    func value(_ variant: OpaquePointer) -> BusValue? {
        let signature = self.g_variant_get_type_string(variant).map { String(cString: $0) } ?? ""
        func parts() -> [BusValue] {
            (0..<self.g_variant_n_children(variant)).compactMap { index in
                guard let child = self.g_variant_get_child_value(variant, index) else { return nil }
                defer { self.g_variant_unref(child) }
                return value(child)
            }
        }
        switch signature.first {
        case "s", "o", "g":
            let text = self.g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
            return signature == "o" ? .path(text) : .string(text)
        case "b": return .bool(self.g_variant_get_boolean(variant) != 0)
        case "n": return .int16(self.g_variant_get_int16(variant))
        case "i": return .int32(self.g_variant_get_int32(variant))
        case "u": return .uint32(self.g_variant_get_uint32(variant))
        case "d": return .double(self.g_variant_get_double(variant))
        case "(": return .tuple(parts())
        case "a": return .array(of: String(signature.dropFirst()), parts())
        case "{":
            let pair = parts()
            return pair.count == 2 ? .entry(pair[0], pair[1]) : nil
        case "v": return parts().first.map(BusValue.variant)
        default: return nil
        }
    }
}
