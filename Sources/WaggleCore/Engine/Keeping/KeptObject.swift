// What is kept of the program's objects.

@_spi(Reflection) import Swift
import Foundation
import OpenCombine

/// The stored properties of objects. An object is not made again: the new version makes its own, and takes over what has the same
/// name and type.
@MainActor
enum KeptObject {
    /// The objects whose properties have been read since the first of them: objects know each other in circles, and many ways lead to one.
    private static var seen: Set<ObjectIdentifier> = []

    /// - Returns: nil for an object that is not of the program, such as a timer or a session, and for an actor, which may be at work.
    static func fields(of object: AnyObject, _ depth: Int) -> [String: KeptValue.Typed]? {
        guard isOfProgram(type(of: object)), !(object is any Actor), depth < KeptValue.deepest else { return nil }
        let isFirst = seen.isEmpty
        // Each object's properties are kept once, where they are found first.
        guard seen.insert(ObjectIdentifier(object)).inserted else { return [:] }
        defer { if isFirst { seen = [] } }
        var kept: [String: KeptValue.Typed] = [:]
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        for field in StoredField.ofClass(type(of: object)) where !isSkipped(field) {
            let value: KeptValue?
            if let wrapper = field.type as? any KeptWrapper.Type {
                value = wrapper.kept(at: UnsafeMutableRawPointer(mutating: base + field.offset), depth)
            } else if StoredField.isReference(field.type) {
                value = reference(field, in: object).flatMap { fields(of: $0, depth + 1) }.map(KeptValue.fields)
            } else {
                value = KeptValue.anyOf(field.load(base), depth + 1) ?? .lost
            }
            if let value { kept[field.name] = KeptValue.Typed(type: KeptValue.typeName(field.type), value: value) }
        }
        return kept
    }

    /// Takes over what fits.
    /// - Returns: false if something does not.
    static func restore(_ kept: [String: KeptValue.Typed], in object: AnyObject, _ depth: Int) -> Bool {
        lost(of: kept, in: object, depth).isEmpty
    }
    /// Takes over what fits.
    /// - Returns: the names of the properties that do not.
    static func lost(of kept: [String: KeptValue.Typed], in object: AnyObject, _ depth: Int) -> [String] {
        guard isOfProgram(type(of: object)), depth < KeptValue.deepest else { return [] }
        var lost = Set(kept.keys)
        let base = Unmanaged.passUnretained(object).toOpaque()
        for field in StoredField.ofClass(type(of: object)) where !isSkipped(field) {
            guard let old = kept[field.name], old.type == KeptValue.typeName(field.type) else { continue }
            if let wrapper = field.type as? any KeptWrapper.Type {
                if wrapper.restore(old.value, at: base + field.offset, depth) { lost.remove(field.name) }
            } else if StoredField.isReference(field.type) {
                guard case .fields(let fields) = old.value, let inner = reference(field, in: object) else { continue }
                lost.remove(field.name)
                lost.formUnion(Self.lost(of: fields, in: inner, depth + 1).map { "\(field.name).\($0)" })
            } else if let value = old.value.anyRestored(as: field.type, initial: field.load(base), depth: depth + 1) {
                field.store(base, value)
                lost.remove(field.name)
            }
        }
        // Wrappers and macros store a property behind a line.
        return lost.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }.sorted()
    }

    /// Objects of libraries hold what belongs to one process, and their views what a control is doing.
    static func isOfProgram(_ type: Any.Type) -> Bool { !libraries.contains(String(_typeName(type, qualified: true).prefix { $0 != "." })) }
    private static let libraries: Set<String> = [
        "SwiftUI", "UIKit", "SpriteKit", "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "WaggleFoundation", "ObjectiveC", "Dispatch", "Observation", "OpenCombine",
        "OpenCombineDispatch", "OpenCombineFoundation", "Combine",
        "_Concurrency", "Synchronization", "RegexBuilder", "os", "OSLog", "QuartzCore", "CoreGraphics", "CoreTransferable",
        "UniformTypeIdentifiers",
        // The modules on demand (`Modules`).
        "ActivityKit", "AppIntents", "AuthenticationServices", "BackgroundTasks", "Charts", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMotion", "CoreSpotlight", "CryptoKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Network",
        "Photos", "PhotosUI", "SafariServices", "Security", "StoreKit", "TipKit", "UserNotifications", "WidgetKit",
    ]
    /// What an object has for others: who observes it, and what only it makes.
    private static func isSkipped(_ field: StoredField) -> Bool {
        if field.name.hasPrefix("_$") || field.name.hasPrefix("$__lazy") || MetadataKind.isFunction(field.type) { return true }
        // What is under way ends with its process.
        let name = _typeName(field.type, qualified: true)
        return ["Cancellable", "Swift.Task<", "ObservationRegistrar"].contains { name.contains($0) }
    }
    /// Read by reflection, which knows weak references.
    private static func reference(_ field: StoredField, in object: AnyObject) -> AnyObject? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == field.name }) {
                let inner = Mirror(reflecting: child.value)
                guard inner.displayStyle == .optional else { return child.value as AnyObject }
                return inner.children.first.map { $0.value as AnyObject }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// A property wrapper of objects whose value is kept.
@MainActor private protocol KeptWrapper {
    static func kept(at pointer: UnsafeMutableRawPointer, _ depth: Int) -> KeptValue?
    static func restore(_ kept: KeptValue, at pointer: UnsafeMutableRawPointer, _ depth: Int) -> Bool
}
extension Published: KeptWrapper {
    private static func value(at pointer: UnsafeMutableRawPointer) -> Value? {
        var value: Value?
        let publisher = pointer.assumingMemoryBound(to: Self.self).pointee.projectedValue
        // It sends its value at once.
        publisher.sink { value = $0 }.cancel()
        return value
    }
    static func kept(at pointer: UnsafeMutableRawPointer, _ depth: Int) -> KeptValue? {
        value(at: pointer).map { KeptValue.of($0, depth: depth + 1) ?? .lost }
    }
    static func restore(_ kept: KeptValue, at pointer: UnsafeMutableRawPointer, _ depth: Int) -> Bool {
        guard let value = kept.restored(as: Value.self, initial: value(at: pointer), depth: depth + 1) else { return false }
        var publisher = pointer.assumingMemoryBound(to: Self.self).pointee.projectedValue
        Just(value).assign(to: &publisher)
        return true
    }
}
