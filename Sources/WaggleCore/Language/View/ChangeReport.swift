// Debug reports of what caused a body to be evaluated.

import Foundation

extension View {
    /// Prints, from inside a body, what caused its evaluation: `@self` for the view's own values, `@identity` for a new view, and the names
    /// of changed dynamic properties: states, bindings, observed objects, values of the environment.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()
    /// ```
    @MainActor public static func _printChanges() {
        if let sentence = ChangeReport.sentence(for: Self.self) { print(sentence) }
    }

    /// Like `_printChanges`, on standard error.
    @MainActor public static func _logChanges() {
        if let sentence = ChangeReport.sentence(for: Self.self) { FileHandle.standardError.write(Data((sentence + "\n").utf8)) }
    }
}

/// The values of a view's properties at the last report.
@MainActor
final class ChangeReport {
    private var properties: [(label: String, value: Any)] = []
    /// The changes of the last reported evaluation, and its number.
    private var reported: (changes: [String], evaluation: UInt32)?

    /// The differences from the previous evaluation of the running body; nil if no body of that type is running.
    static func sentence<V: View>(for type: V.Type) -> String? {
        let context = ThreadContext.current
        guard let node = context.evaluating, let composite = node as? CompositeNode<V> else { return nil }
        // Reading values for the report must not make the body depend on them.
        context.evaluating = nil
        defer { context.evaluating = node }
        let isNew = composite.changeReport == nil, report = composite.changeReport ?? ChangeReport()
        composite.changeReport = report
        let changes = report.reported.flatMap { $0.evaluation == node.evaluation ? $0.changes : nil }
            ?? (isNew ? ["@self", "@identity"] : []) + report.changes(in: composite.view, isNew: isNew)
        report.reported = (changes, node.evaluation)
        return "\(composite.viewTypeName): \(changes.isEmpty ? "@dependencies" : changes.joined(separator: ", ")) changed."
    }

    /// The names of the properties that differ from the last report; values outside property wrappers are reported as the view itself.
    private func changes(in view: Any, isNew: Bool) -> [String] {
        let children = Mirror(reflecting: view).children.map { (label: $0.label ?? "", value: $0.value) }
        defer { properties = children.map { ($0.label, ($0.value as? any ReportedProperty)?.reportedValue ?? $0.value) } }
        var names: [String] = []
        for (index, child) in children.enumerated() {
            let reported = child.value as? any ReportedProperty
            if isNew {
                if reported != nil { names.append(child.label) }
                continue
            }
            guard index < properties.count,
                  !ChangeReport.areEqual(properties[index].value, reported?.reportedValue ?? child.value) else { continue }
            let name = reported == nil ? "@self" : child.label
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func compare<T>(_ a: T) -> Bool { (b as? T).map { valuesAreEqual(a, $0) } ?? false }
        return _openExistential(a, do: compare)
    }
}

/// A dynamic property whose value is reported separately from the view's own.
@MainActor
protocol ReportedProperty {
    var reportedValue: Any { get }
}

/// An object and the number of changes that it has announced.
struct ReportedObject: Equatable {
    let id: ObjectIdentifier?
    let announcements: Int

    init(_ object: AnyObject?, announcements: Int) { (id, self.announcements) = (object.map(ObjectIdentifier.init), announcements) }
}

/// A dynamic property that is reported by its value.
@MainActor
protocol ReportedWrapper: ReportedProperty {
    associatedtype Value
    var wrappedValue: Value { get }
}

extension ReportedWrapper {
    var reportedValue: Any { wrappedValue }
}

extension State: ReportedWrapper {}
extension Binding: ReportedWrapper {}
extension GestureState: ReportedWrapper {}
extension FocusState: ReportedWrapper {}
extension AppStorage: ReportedWrapper {}
extension SceneStorage: ReportedWrapper {}
extension Environment: ReportedWrapper {}
