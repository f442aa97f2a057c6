import Foundation

/// A reader of keyed archives that instantiates no classes.
///
/// A keyed archive is a property list with an array of objects, which refer to each other by index, and the names of their classes.
struct KeyedArchive {
    /// An object: its class and superclasses, and its values by key.
    struct Object {
        let classes: [String]
        let fields: [String: Any]
    }

    private let objects: [Any]
    /// The index of the root object.
    let root: Int

    /// A particle file has several kilobytes, a large scene several megabytes.
    private static let largestFile = 16 << 20, mostObjects = 200_000

    /// - Throws: `ArchiveError` if the data is not a keyed archive.
    init(_ data: Data) throws {
        guard data.count <= Self.largestFile else {
            throw ArchiveError("it has \(data.count) bytes, and at most \(Self.largestFile) are read")
        }
        guard let list = try? PropertyListSerialization.propertyList(
            from: data, options: [], format: nil) else { throw ArchiveError("it is not a property list") }
        guard let list = list as? [String: Any], list["$archiver"] as? String == "NSKeyedArchiver",
              let objects = list["$objects"] as? [Any],
              let top = list["$top"] as? [String: Any] else { throw ArchiveError("it is not a keyed archive") }
        guard objects.count <= Self.mostObjects else {
            throw ArchiveError("it has \(objects.count) objects, and at most \(Self.mostObjects) are read")
        }
        guard let root = top["root"].flatMap(Self.index),
              objects.indices.contains(root) else { throw ArchiveError("it has no root object") }
        (self.objects, self.root) = (objects, root)
    }

    /// The index in a reference; nil for other values.
    ///
    /// Foundation's reference type is not public, so its index is read by reflection.
    static func index(_ value: Any) -> Int? {
        if let dictionary = value as? [String: Any] { return dictionary.count == 1 ? (dictionary["CF$UID"] as? NSNumber)?.intValue : nil }
        guard String(describing: type(of: value)).hasSuffix("KeyedArchiverUID") else { return nil }
        for child in Mirror(reflecting: value).children where child.label == "value" {
            if let index = child.value as? UInt32 { return Int(index) }
        }
        return nil
    }

    /// A value with its reference resolved; nil for the archive's null and for invalid references.
    func value(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let index = Self.index(value) else { return value }
        guard objects.indices.contains(index), objects[index] as? String != "$null" else { return nil }
        return objects[index]
    }
    /// The object at an index; nil if the value there has no class.
    func object(at index: Int) -> Object? {
        guard objects.indices.contains(index), let fields = objects[index] as? [String: Any],
              let described = value(fields["$class"]) as? [String: Any] else { return nil }
        let names = described["$classes"] as? [String] ?? (described["$classname"] as? String).map { [$0] } ?? []
        return Object(classes: names, fields: fields)
    }
    func object(_ value: Any?) -> Object? { value.flatMap(Self.index).flatMap(object) }

    // MARK: Values of Foundation's classes

    func number(_ value: Any?) -> Double? {
        guard let number = (self.value(value) as? NSNumber)?.doubleValue, number.isFinite else { return nil }
        return number
    }
    /// A string, or the contents of an archived one.
    func string(_ value: Any?) -> String? {
        if let text = self.value(value) as? String { return text }
        return object(value).flatMap { self.value($0.fields["NS.string"]) as? String }
    }
    /// The elements of an array or set; they may be references.
    func elements(_ value: Any?) -> [Any]? { object(value)?.fields["NS.objects"] as? [Any] ?? self.value(value) as? [Any] }
    /// The numbers of a point, size or rectangle, stored as text in braces or as an object with such text.
    func numbers(_ value: Any?, count: Int) -> [Double]? {
        let text: String?
        if let object = object(value) {
            text = ["NS.pointval", "NS.sizeval", "NS.rectval"].lazy.compactMap { string(object.fields[$0]) }.first
        } else {
            text = string(value)
        }
        guard let text else { return nil }
        let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
        guard numbers.count == count else { return nil }
        let finite = numbers.compactMap { $0.flatMap { $0.isFinite ? $0 : nil } }
        return finite.count == count ? finite : nil
    }
}

/// The reason an archive cannot be read, phrased to follow "because".
struct ArchiveError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
