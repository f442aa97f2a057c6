// An item of a drag, the clipboard or a share: data in several types, loaded on demand.

import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An item to transfer. Its data, in one or more types, is loaded on demand.
///
/// May be used from any thread. Completion handlers run on background threads.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Which programs see a representation.
    public enum RepresentationVisibility: Int, Sendable { case all = 0, team = 1, group = 2, ownProcess = 3 }

    private struct Promise: Sendable {
        let type: UTType
        let isPublic: Bool
        /// The file that holds the data; nil if the data is generated.
        var file: URL?
        let load: @Sendable () async throws -> Data
    }
    private let promises = Mutex<[Promise]>([])
    private let name = Mutex<String?>(nil)

    /// An empty provider.
    public override init() { super.init() }
    /// A provider of an object in all its types.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }
    /// A provider of a file's contents and URL. The file's extension determines the type of the contents. Nil if the file does not exist.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: fileURL.path, isDirectory: &isFolder)
        if !isFolder.boolValue {
            add(Promise(
                type: UTType(filenameExtension: fileURL.pathExtension) ?? .data, isPublic: true,
                file: fileURL) { try Data(contentsOf: fileURL) })
        }
        registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) {
            $0(Data(fileURL.absoluteString.utf8), nil);
            return nil
        }
    }
    /// A provider of data, text or a URL in the given type.
    /// - Parameter item: `Data`, `String`, `NSString`, `URL` or `NSURL`; anything else is ignored.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        let data: Data? = switch item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let text as NSString: Data(text.description.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: nil
        }
        let usual: UTType = item is URL || item is NSURL ? .url : item is Data ? .data : .utf8PlainText
        if let data {
            registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? usual.identifier, visibility: .all) {
                $0(data, nil);
                return nil
            }
        }
    }

    /// The suggested name for a file with the item; nil if none.
    open var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    // MARK: Registered types

    /// The identifiers of the types, the preferred one first.
    open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }
    /// The types, the preferred one first.
    open var registeredContentTypes: [UTType] { promises.withLock { $0.map(\.type) } }
    /// The types that conform to a type, the preferred one first.
    open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }
    /// True if there is data of the type or of a subtype.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { conforms(to: [UTType(importedAs: typeIdentifier)]) }
    /// The types that other programs see.
    package var publicTypes: [UTType] { promises.withLock { $0.filter(\.isPublic).map(\.type) } }
    /// True if there is data of one of the types or of a subtype.
    package func conforms(to types: [UTType]) -> Bool { registeredContentTypes.contains { own in types.contains { own.conforms(to: $0) } } }

    // MARK: Registering

    private func add(_ promise: Promise) { promises.withLock { $0.append(promise) } }

    /// Registers data of a type.
    package func register(_ type: UTType, isPublic: Bool = true, load: @escaping @Sendable () async throws -> Data) {
        add(Promise(type: type, isPublic: isPublic, load: load))
    }
    /// Registers data of a type.
    /// - Parameter loadHandler: Called on demand; it calls its argument with the data or an error.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(UTType(importedAs: typeIdentifier), isPublic: visibility == .all) {
            try await withCheckedThrowingContinuation { continuation in
                let continuation = OnceContinuation(continuation)
                _ = loadHandler { data, error in continuation.resume(data, error) }
            }
        }
    }
    /// Registers data of a type.
    open func registerDataRepresentation(
        for contentType: UTType, visibility: RepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler) }
    /// Registers a file of a type.
    /// - Parameter loadHandler: Called on demand; it calls its argument with the file and whether it is the original, or with an error.
    open func registerFileRepresentation(
        for contentType: UTType, visibility: RepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(for: contentType, visibility: visibility) { completion in
            loadHandler { file, _, error in
                do { completion(try file.map { try Data(contentsOf: $0) }, error) } catch { completion(nil, error) }
            }
        }
    }
    /// Registers an object in all its types.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        let box = Unchecked(object)
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                box.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }
    /// Registers a value in all its representations.
    public func register<T: Transferable>(_ item: @autoclosure @escaping @Sendable () -> T) { registerTransferable(item()) }
    package func registerTransferable<T: Transferable>(_ item: T) {
        let box = Unchecked(item)
        for form in T.transferForms where form.exports && form.isWanted(item) {
            register(form.type, isPublic: form.visibility.isPublic) { try await form.data(of: box.value) }
        }
        if let name = item.suggestedFilename { suggestedName = name }
    }

    // MARK: Loading

    private func promise(for type: UTType) -> Promise? {
        promises.withLock { $0.first { $0.type == type } ?? $0.first { $0.type.conforms(to: type) } }
    }

    /// The data of a type or of a subtype.
    /// - Throws: `TransferError` if there is none, or the load handler's error.
    package func data(of type: UTType) async throws -> Data {
        guard let promise = promise(for: type) else { throw TransferError("There is no data of the type \(type).") }
        return try await promise.load()
    }
    /// Loads the data of a type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load({ provider in try await provider.data(of: UTType(importedAs: typeIdentifier)) }, completionHandler)
    }
    /// Loads the data of a type.
    @discardableResult
    open func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    /// Writes the data of a type to a temporary file, which is deleted when the completion handler returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = UTType(importedAs: typeIdentifier), original = promise(for: type)?.file, name = suggestedName
        return load({ provider in
            let data = try await provider.data(of: type)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(original?.lastPathComponent ?? name ?? "item", conformingTo: type)
            try data.write(to: file)
            return file
        }) { file, error in
            completionHandler(file, error)
            if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        }
    }
    /// Writes the data of a type to a temporary file, which is deleted when the completion handler returns.
    @discardableResult
    open func loadFileRepresentation(for contentType: UTType, openInPlace: Bool = false,
                                     completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress {
        loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
    /// Loads an item of a type: a URL as `URL`, text as `String`, anything else as `Data`.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
                       completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil) {
        let type = UTType(importedAs: typeIdentifier)
        _ = load({ provider -> any Sendable in
            let data = try await provider.data(of: type)
            if type.conforms(to: .url) { return try await URL(importing: data, contentType: .url) }
            return type.conforms(to: .text) ? String(decoding: data, as: UTF8.self) : data
        }) { completionHandler?($0, $1) }
    }
    /// True if an object of the class can be created from one of the types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }
    private func readableType(of aClass: any NSItemProviderReading.Type) -> UTType? {
        aClass.readableTypeIdentifiersForItemProvider.map { UTType(importedAs: $0) }.first { conforms(to: [$0]) }
    }
    /// Creates an object from the first type that its class reads.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        loadReadable(aClass, completionHandler)
    }
    /// Creates an object from the first type that its class reads.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadReadable(aClass) { completionHandler($0 as? T, $1) }
    }
    private func loadReadable(
        _ aClass: any NSItemProviderReading.Type, _ completion: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let type = readableType(of: aClass)
        return load({ provider -> Unchecked<any NSItemProviderReading> in
            guard let type else { throw TransferError("There is no data that a \(aClass) can be created from.") }
            return try await Unchecked(aClass.object(withItemProviderData: provider.data(of: type), typeIdentifier: type.identifier))
        }) { completion($0?.value, $1) }
    }
    /// Creates a value from the first available type that it can be imported from.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load({ provider in try await Unchecked(provider.transferable(T.self)) }) { box, error in
            completionHandler(box.map { .success($0.value) } ?? .failure(
                error ?? TransferError("There is no data that a \(T.self) can be created from.")))
        }
    }
    /// A value created from the first available type that it can be imported from.
    package func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
        for form in T.transferForms where form.reads {
            guard let promise = promise(for: form.type) else { continue }
            if let readFile = form.readFile, let file = promise.file {
                return try await readFile(ReceivedTransferredFile(file: file, isOriginalFile: true))
            }
            return try await form.item(from: promise.load(), type: promise.type)
        }
        throw TransferError("There is no data that a \(T.self) can be created from.")
    }

    private func load<Value: Sendable>(_ make: @escaping @Sendable (NSItemProvider) async throws -> Value,
                                       _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let task = Task {
            do {
                let value = try await make(self)
                try Task.checkCancellation()
                progress.completedUnitCount = 1
                completion(value, nil)
            } catch {
                completion(nil, error)
            }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}

/// A value that its owner promises to use from one thread at a time.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Resumes a task with the first result. A program's load handler may call back twice.
private final class OnceContinuation: Sendable {
    private let continuation: Mutex<CheckedContinuation<Data, any Error>?>
    init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = Mutex(continuation) }
    func resume(_ data: Data?, _ error: (any Error)?) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        if let data {
            waiting?.resume(returning: data)
        } else {
            waiting?.resume(throwing: error ?? TransferError("The item provider returned neither data nor an error."))
        }
    }
}
