// What is kept of a value between two versions of a program.

@_spi(Reflection) import Swift
import Foundation

/// A value in a form that another version of the program can read.
///
/// Nothing is kept as bytes: what a value consists of is found by the names and types of its parts, so a type whose layout has changed
/// takes what it still has.
package indirect enum KeptValue: Codable, Equatable {
    /// A `Codable` value as JSON, in an array of one element.
    case coded(Data)
    /// An enumeration's case without values, by its name.
    case enumCase(String)
    case none
    case some(KeptValue)
    case list([KeptValue])
    /// Keys and values by turns.
    case pairs([KeptValue])
    /// The stored properties of a structure or an object.
    case fields([String: Typed])
    /// The values of a navigation path.
    case path([Typed])
    /// A value that cannot be kept.
    case lost

    /// A value with the name of its type.
    package struct Typed: Codable, Equatable {
        var type: String
        var value: KeptValue
    }

    /// A type's name that is the same in each build: that of a private type contains an address.
    static func typeName(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: true)
        return name.contains("(unknown context at") ? name.replacingOccurrences(
            of: #"\(unknown context at [^)]*\)\."#, with: "", options: .regularExpression) : name
    }
}

// MARK: Keeping

extension KeptValue {
    /// - Returns: nil for a value that cannot be kept: closures, and what holds some.
    @MainActor static func of<Value>(_ value: Value, depth: Int = 0) -> KeptValue? {
        guard depth < deepest else { return nil }
        if let optional = value as? any OptionalValue { return optional.kept(depth) }
        if let value = value as? any SelfKeptValue { return value.kept(depth) }
        if Value.self is AnyObject.Type { return KeptObject.fields(of: value as AnyObject, depth).map(KeptValue.fields) }
        if let data = (value as? any Codable).flatMap({ coded($0) }) { return .coded(data) }
        if let list = value as? any KeptCollection { return list.kept(depth) }
        if let name = EnumCases.name(of: value) { return .enumCase(name) }
        return fields(of: value, depth)
    }
    /// Deeper values are circles, or nothing that a person has set.
    static let deepest = 24

    static func coded<Value: Codable>(_ value: Value) -> Data? {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode([value])
    }
    @MainActor static func anyOf(_ value: Any, _ depth: Int) -> KeptValue? {
        func open<Value>(_ value: Value) -> KeptValue? { of(value, depth: depth) }
        return _openExistential(value, do: open)
    }
    /// All stored properties of a structure; nil if one of them cannot be kept, or the value is none.
    @MainActor private static func fields<Value>(of value: Value, _ depth: Int) -> KeptValue? {
        guard let all = StoredField.all(of: Value.self) else { return nil }
        var kept: [String: Typed] = [:]
        let isWhole = withUnsafePointer(to: value) { pointer in
            for field in all {
                guard let part = anyOf(field.load(UnsafeRawPointer(pointer)), depth + 1) else { return false }
                kept[field.name] = Typed(type: typeName(field.type), value: part)
            }
            return true
        }
        return isWhole ? .fields(kept) : nil
    }
}

// MARK: Restoring

extension KeptValue {
    /// - Parameter initial: What the new version begins with. An object is changed, a structure keeps of it what is new.
    /// - Returns: nil if the value does not fit the type.
    @MainActor func restored<Value>(as type: Value.Type, initial: Value?, depth: Int = 0) -> Value? {
        guard depth < Self.deepest else { return nil }
        if let type = type as? any SelfKeptValue.Type { return type.restored(self, depth) as? Value }
        if let optional = type as? any OptionalValue.Type {
            // Cast as it is, what does not fit would become a value without content.
            guard let value = optional.restored(self, initial as Any, depth) else { return nil }
            return value as? Value
        }
        switch self {
        case .coded(let data):
            guard let codable = type as? any Codable.Type else { return nil }
            return Self.decoded(codable, data) as? Value
        case .list, .pairs: return (type as? any KeptCollection.Type)?.restored(self, depth) as? Value
        case .enumCase(let name): return EnumCases.value(named: name, of: type)
        case .fields(let fields):
            if type is AnyObject.Type {
                guard let initial else { return nil }
                return KeptObject.restore(fields, in: initial as AnyObject, depth) ? initial : nil
            }
            return Self.structure(fields, type, initial, depth)
        case .path, .none, .some, .lost: return nil
        }
    }

    static func decoded<Value: Codable>(_ type: Value.Type, _ data: Data) -> Any? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? decoder.decode([Value].self, from: data))?.first
    }
    @MainActor func anyRestored(as type: Any.Type, initial: Any?, depth: Int) -> Any? {
        func open<Value>(_ type: Value.Type) -> Any? { restored(as: type, initial: initial as? Value, depth: depth) }
        return _openExistential(type, do: open)
    }

    @MainActor private static func structure<Value>(
        _ kept: [String: Typed], _ type: Value.Type, _ initial: Value?, _ depth: Int
    ) -> Value? {
        guard let all = StoredField.all(of: type) else { return nil }
        var parts: [(field: StoredField, value: Any)] = []
        for field in all {
            let before = initial.map { value in withUnsafePointer(to: value) { field.load(UnsafeRawPointer($0)) } }
            let part = kept[field.name].flatMap { $0.type == typeName(field.type) ? $0.value : nil }?.anyRestored(
                as: field.type, initial: before, depth: depth + 1)
            // Without a value to begin with, every part is needed.
            guard let value = part ?? before else { return nil }
            parts.append((field, value))
        }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        for part in parts { part.field.initialize(UnsafeMutableRawPointer(memory), to: part.value) }
        return memory.move()
    }
}

/// A type of the framework's whose values are neither coded nor kept by their parts.
protocol SelfKeptValue {
    /// - Returns: nil for a value that cannot be kept.
    @MainActor func kept(_ depth: Int) -> KeptValue?
    /// - Returns: nil if the kept value does not fit.
    @MainActor static func restored(_ kept: KeptValue, _ depth: Int) -> Self?
}

// MARK: Stored properties

/// A stored property of a structure or an object.
struct StoredField {
    let name: String
    let offset: Int
    let type: Any.Type

    /// The stored properties of a structure; nil for other types, and for those with parts that are not known.
    static func all(of type: Any.Type) -> [StoredField]? {
        guard !(type is AnyObject.Type), MetadataKind.isStruct(type) else { return nil }
        let fields = found(in: type)
        // A structure of another language, or a builtin, has a size and no parts.
        guard !fields.isEmpty || size(of: type) == 0, !fields.contains(where: { isReference($0.type) || $0.isOpaque }) else { return nil }
        return fields
    }
    /// The stored properties of a class and of the program's classes that it inherits from, without those that cannot be copied.
    @MainActor static func ofClass(_ type: AnyClass) -> [StoredField] {
        let ofClass = _EachFieldOptions(rawValue: 1)
        var library: AnyClass? = type
        while let current = library, KeptObject.isOfProgram(current) { library = _getSuperclass(current) }
        // Inherited properties come first.
        let inherited = library.map { found(in: $0, ofClass).count } ?? 0
        // A type that is not told is void.
        return found(in: type, ofClass).dropFirst(inherited).filter { $0.type != Void.self && !MetadataKind.isNonCopyable($0.type) }
    }
    private static func found(in type: Any.Type, _ options: _EachFieldOptions = []) -> [StoredField] {
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: options) { name, offset, type, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }
    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }
    /// Whether a property may hold a reference, perhaps a weak one, whose memory is no plain reference.
    static func isReference(_ type: Any.Type) -> Bool {
        type is AnyObject.Type || MetadataKind.isExistential(type) || (type as? any OptionalValue.Type)?.isOfReferences == true
    }
    private var isOpaque: Bool { _typeName(type, qualified: true).hasPrefix("Builtin.") || MetadataKind.isFunction(type) }

    func load(_ base: UnsafeRawPointer) -> Any {
        func open<Value>(_ type: Value.Type) -> Any { (base + offset).assumingMemoryBound(to: type).pointee }
        return _openExistential(type, do: open)
    }
    func store(_ base: UnsafeMutableRawPointer, _ value: Any) {
        func open<Value>(_ type: Value.Type) {
            if let value = value as? Value { (base + offset).assumingMemoryBound(to: type).pointee = value }
        }
        _openExistential(type, do: open)
    }
    func initialize(_ base: UnsafeMutableRawPointer, to value: Any) {
        func open<Value>(_ type: Value.Type) {
            guard let value = value as? Value else { preconditionFailure("A kept value is of another type than its property \(name).") }
            (base + offset).bindMemory(to: type, capacity: 1).initialize(to: value)
        }
        _openExistential(type, do: open)
    }
}

/// The first word of a type's metadata.
enum MetadataKind {
    private static func kind(_ type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }
    static func isStruct(_ type: Any.Type) -> Bool { kind(type) == RuntimeLayout.Metadata.structKind }
    static func isEnum(_ type: Any.Type) -> Bool { kind(type) == RuntimeLayout.Metadata.enumKind }
    static func isExistential(_ type: Any.Type) -> Bool {
        [RuntimeLayout.Metadata.existentialKind, RuntimeLayout.Metadata.extendedExistentialKind].contains(kind(type))
    }
    static func isFunction(_ type: Any.Type) -> Bool { kind(type) == RuntimeLayout.Metadata.functionKind }
    /// A copy of such a value, such as a lock, ends the process.
    static func isNonCopyable(_ type: Any.Type) -> Bool {
        let witnesses = (unsafeBitCast(type, to: UnsafeRawPointer.self) + RuntimeLayout.Metadata.valueWitnesses).load(
            as: UnsafeRawPointer.self)
        return witnesses.load(fromByteOffset: RuntimeLayout.ValueWitnesses.flags, as: UInt32.self)
            & RuntimeLayout.ValueWitnesses.isNonCopyable != 0
    }
}

// MARK: Enumerations

/// The cases of enumerations without values, by name: another version may have them in another order.
enum EnumCases {
    static func name<Value>(of value: Value) -> String? {
        guard count(of: Value.self) != nil else { return nil }
        return caseName(value).map { String(cString: $0) }
    }
    static func value<Value>(named name: String, of type: Value.Type) -> Value? {
        guard let count = count(of: type) else { return nil }
        for tag in 0..<count {
            let value = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory -> Value in
                UnsafeMutableRawPointer(memory.baseAddress!).storeBytes(of: UInt8(tag), as: UInt8.self)
                return memory.moveElement(from: 0)
            }
            if caseName(value).map({ String(cString: $0) }) == name { return value }
        }
        return nil
    }
    /// The number of cases of an enumeration of one byte without values; nil for other types.
    private static func count<Value>(of type: Value.Type) -> Int? {
        guard MetadataKind.isEnum(type), MemoryLayout<Value>.size == 1, _isPOD(type) else { return nil }
        let descriptor = UnsafeRawPointer(
            bitPattern: (unsafeBitCast(type, to: UnsafeRawPointer.self) + RuntimeLayout.word).load(as: UInt.self))
        guard let descriptor else { return nil }
        let payloads = descriptor.load(fromByteOffset: RuntimeLayout.EnumDescriptor.payloadCases, as: UInt32.self) & 0xFF_FFFF
        let empty = Int(descriptor.load(fromByteOffset: RuntimeLayout.EnumDescriptor.emptyCases, as: UInt32.self))
        return payloads == 0 && (2...256).contains(empty) ? empty : nil
    }
    @_silgen_name("swift_EnumCaseName")
    private static func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
}

// MARK: Optional values and collections

@MainActor private protocol OptionalValue {
    nonisolated static var isOfReferences: Bool { get }
    func kept(_ depth: Int) -> KeptValue?
    static func restored(_ kept: KeptValue, _ initial: Any, _ depth: Int) -> Any?
}
extension Optional: OptionalValue {
    nonisolated static var isOfReferences: Bool { Wrapped.self is AnyObject.Type || MetadataKind.isExistential(Wrapped.self) }
    func kept(_ depth: Int) -> KeptValue? {
        guard let value = self else { return KeptValue.none }
        return KeptValue.of(value, depth: depth + 1).map(KeptValue.some)
    }
    static func restored(_ kept: KeptValue, _ initial: Any, _ depth: Int) -> Any? {
        switch kept {
        case .none: return Optional<Wrapped>.none as Any
        case .some(let value): return value.restored(as: Wrapped.self, initial: (initial as? Wrapped?) ?? nil, depth: depth + 1).map {
            Optional<Wrapped>.some($0) as Any
        }
        default: return nil
        }
    }
}

@MainActor private protocol KeptCollection {
    func kept(_ depth: Int) -> KeptValue?
    static func restored(_ kept: KeptValue, _ depth: Int) -> Any?
}
extension KeptCollection {
    fileprivate static func list<Element>(_ kept: KeptValue, _ depth: Int) -> [Element]? {
        guard case .list(let values) = kept else { return nil }
        var elements: [Element] = []
        for value in values {
            guard let element = value.restored(as: Element.self, initial: nil, depth: depth + 1) else { return nil }
            elements.append(element)
        }
        return elements
    }
    fileprivate func list<Values: Sequence>(_ values: Values, _ depth: Int) -> KeptValue? {
        var kept: [KeptValue] = []
        // The next version has no objects to take over what these have.
        let isOfReferences = StoredField.isReference(Values.Element.self)
        for value in values {
            guard !isOfReferences, let part = KeptValue.of(value, depth: depth + 1) else { return nil }
            kept.append(part)
        }
        return .list(kept)
    }
}
extension Array: KeptCollection {
    func kept(_ depth: Int) -> KeptValue? { list(self, depth) }
    static func restored(_ kept: KeptValue, _ depth: Int) -> Any? { list(kept, depth) as [Element]? }
}
extension Set: KeptCollection {
    func kept(_ depth: Int) -> KeptValue? { list(self, depth) }
    static func restored(_ kept: KeptValue, _ depth: Int) -> Any? { (list(kept, depth) as [Element]?).map { Set($0) } }
}
extension Dictionary: KeptCollection {
    func kept(_ depth: Int) -> KeptValue? {
        var parts: [KeptValue] = []
        let isOfReferences = StoredField.isReference(Key.self) || StoredField.isReference(Value.self)
        for (key, value) in self {
            guard !isOfReferences, let key = KeptValue.of(key, depth: depth + 1),
                  let value = KeptValue.of(value, depth: depth + 1) else { return nil }
            parts += [key, value]
        }
        return .pairs(parts)
    }
    static func restored(_ kept: KeptValue, _ depth: Int) -> Any? {
        guard case .pairs(let parts) = kept, parts.count % 2 == 0 else { return nil }
        var dictionary: [Key: Value] = [:]
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard let key = parts[index].restored(as: Key.self, initial: nil, depth: depth + 1),
                  let value = parts[index + 1].restored(as: Value.self, initial: nil, depth: depth + 1) else { return nil }
            dictionary[key] = value
        }
        return dictionary
    }
}
