// Values transferred by drag and drop, the clipboard and sharing.

@_exported import Foundation
import UniformTypeIdentifiers

/// A value that can be exported as data of known types, and imported from it.
///
///     struct Note: Codable, Transferable {
///         var text: String
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .note)
///             ProxyRepresentation(exporting: \.text)
///         }
///     }
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    /// The value's representations, the preferred one first. A receiver takes the first that it supports.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or more forms in which values are transferred.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    /// The representations that make up this one.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Adds the forms of this representation.
    func _addForms(to forms: inout _TransferForms<Item>)
}

extension TransferRepresentation {
    public func _addForms(to forms: inout _TransferForms<Item>) {
        var inner = _TransferForms<Body.Item>()
        body._addForms(to: &inner)
        // `body`'s result builder accepts only representations of this item.
        if let own = inner as? _TransferForms<Item> { forms.all += own.all }
    }
}
extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive representation and has no body.") }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never
    public static var transferRepresentation: Never { fatalError("Never has no values to transfer.") }
    public func _addForms(to forms: inout _TransferForms<Never>) {}
}

/// The forms in which values of a type are transferred, the preferred one first.
public struct _TransferForms<Item> {
    package var all: [TransferForm<Item>] = []
}

/// One form in which values of a type are transferred.
package struct TransferForm<Item>: @unchecked Sendable {
    package let type: UTType
    /// Nil if values are not exported in this form.
    package var export: ((Item) async throws -> Data)?
    /// Like `export`, into a file; nil if the form is data.
    package var exportFile: ((Item) async throws -> SentTransferredFile)?
    /// Nil if values are not imported from this form.
    package var read: ((Data) async throws -> Item)?
    /// Like `read`, from a file; nil if the form is data.
    package var readFile: ((ReceivedTransferredFile) async throws -> Item)?
    package var isWanted: (Item) -> Bool = { _ in true }
    package var suggestedName: (Item) -> String? = { _ in nil }
    package var visibility = TransferRepresentationVisibility.all

    package var exports: Bool { export != nil || exportFile != nil }
    package var reads: Bool { read != nil || readFile != nil }
}

extension Transferable {
    package static var transferForms: [TransferForm<Self>] {
        var forms = _TransferForms<Representation.Item>()
        transferRepresentation._addForms(to: &forms)
        return (forms as? _TransferForms<Self>)?.all ?? []
    }
    /// The types that a value can be imported from.
    package static var readableTypes: [UTType] { transferForms.filter(\.reads).map(\.type) }
}

/// Which programs see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let kind: Int
    /// All programs.
    public static let all = TransferRepresentationVisibility(kind: 0)
    /// The developer's programs. A desktop cannot identify them, so this means only this program.
    public static let team = TransferRepresentationVisibility(kind: 1)
    /// The app group's programs. A desktop cannot identify them, so this means only this program.
    public static let group = TransferRepresentationVisibility(kind: 2)
    /// Only this program.
    public static let ownProcess = TransferRepresentationVisibility(kind: 3)

    /// True if other programs can see it.
    package var isPublic: Bool { self == .all }
}

/// Collects representations, the preferred one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
        content
    }
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: First, next: Next
    ) -> TupleTransferRepresentation<Item, (First, Next)> where First.Item == Item, Next.Item == Item {
        TupleTransferRepresentation { forms in
            accumulated._addForms(to: &forms)
            next._addForms(to: &forms)
        }
    }
    public static func buildEither<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
        content
    }
    public static func buildEither<Content: TransferRepresentation>(second content: Content) -> Content where Content.Item == Item {
        content
    }
}

/// Several representations, the preferred one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never
    private let add: @Sendable (inout _TransferForms<Item>) -> Void
    init(_ add: @escaping @Sendable (inout _TransferForms<Item>) -> Void) { self.add = add }
    public func _addForms(to forms: inout _TransferForms<Item>) { add(&forms) }
}
