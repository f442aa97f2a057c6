import Foundation

/// The program's secrets: a property list that only its user can read (mode 600), in `waggle-keychain` of the folder for settings. Where
/// settings are not kept, as in pictures, films and tests, they last as long as the program.
///
/// Several processes of a program share the file: it is read for each operation, and changed under a lock. One that cannot be read is left
/// as it is, and every operation fails.
///
/// Items are told apart by the attributes that Apple's keychain tells them apart by; a query matches the items that have all of its
/// attributes.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain(file: Keychain.standardFile)

    private typealias Item = [String: Any]
    private let file: URL?
    private let lock = NSLock()
    /// Those of a keychain without a file.
    private var unkept: [Item] = []

    /// - Parameter file: Nil to keep nothing.
    init(file: URL?) { self.file = file }

    private static var standardFile: URL? {
        let variables = ProcessInfo.processInfo.environment
        let folder = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue { return nil }
        let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return URL(fileURLWithPath: folder + "/waggle-keychain/" + String(program.map { $0 == "/" ? "_" : $0 }) + ".plist")
    }

    /// The attributes by which an item is itself.
    private static let identity = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrPath, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrSecurityDomain,
            kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassKey: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyClass, kSecAttrAccessGroup],
    ]

    /// What says how to search and what to return, and is no attribute of an item.
    private static func isInstruction(_ name: String) -> Bool {
        ["r_", "m_", "u_"].contains { name.hasPrefix($0) }
            || [kSecUseDataProtectionKeychain, kSecValueRef, kSecValuePersistentRef].contains(name)
    }
    private static func attributes(_ query: [String: Any]) -> Item { query.filter { !isInstruction($0.key) } }

    private static func areSame(_ one: Item, _ other: Item) -> Bool {
        guard let kind = one[kSecClass] as? String, other[kSecClass] as? String == kind else { return false }
        return (identity[kind] ?? [kSecAttrLabel]).allSatisfy { areEqual(one[$0], other[$0]) }
    }

    /// Why a query cannot be carried out; nil if it can. Keys and certificates as objects are not kept, and no item has a reference by
    /// which
    /// it could be found: a query for one would match every item.
    private static func obstacle(_ query: [String: Any]) -> Int32? {
        guard query[kSecClass] is String else { return errSecParam }
        let isByReference = query[kSecValueRef] != nil || query[kSecValuePersistentRef] != nil
        let wantsReference = query[kSecReturnRef] as? Bool == true || query[kSecReturnPersistentRef] as? Bool == true
        return isByReference || wantsReference ? errSecUnimplemented : nil
    }

    // MARK: Operations

    func add(_ attributes: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 {
        if let obstacle = Self.obstacle(attributes) { return obstacle }
        var item = Self.attributes(attributes)
        // What cannot be written, such as a key of another framework, cannot be kept.
        guard PropertyListSerialization.propertyList(item, isValidFor: .binary) else { return errSecParam }
        (item[kSecAttrCreationDate], item[kSecAttrModificationDate]) = (Date(), Date())
        let new = item
        let status = change(makesFile: true) { items in
            if items.contains(where: { Self.areSame($0, new) }) { return errSecDuplicateItem }
            items.append(new)
            return errSecSuccess
        }
        if status == errSecSuccess { result?.pointee = Self.returned([new], attributes) }
        return status
    }

    func find(_ query: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 {
        if let obstacle = Self.obstacle(query) { return obstacle }
        return lock.withLock {
            guard let items = load() else { return errSecIO }
            let found = items.filter { Self.matches($0, query) }
            guard !found.isEmpty else { return errSecItemNotFound }
            result?.pointee = Self.returned(found, query)
            return errSecSuccess
        }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> Int32 {
        if let obstacle = Self.obstacle(query) { return obstacle }
        guard changes[kSecClass] == nil else { return errSecParam }
        let changes = Self.attributes(changes)
        guard PropertyListSerialization.propertyList(changes, isValidFor: .binary) else { return errSecParam }
        return change { items in
            let found = items.indices.filter { Self.matches(items[$0], query) }
            guard !found.isEmpty else { return errSecItemNotFound }
            for index in found { items[index] = items[index].merging(changes) { $1 }.merging([kSecAttrModificationDate: Date()]) { $1 } }
            for index in found {
                for other in items.indices where other != index && Self.areSame(items[other], items[index]) { return errSecDuplicateItem }
            }
            return errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> Int32 {
        if let obstacle = Self.obstacle(query) { return obstacle }
        return change { items in
            let left = items.filter { !Self.matches($0, query) }
            guard left.count < items.count else { return errSecItemNotFound }
            items = left
            return errSecSuccess
        }
    }

    // MARK: Items

    private static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
        // The value is what is looked for, and access says nothing of which item it is.
        attributes(query).allSatisfy { name, value in
            if name == kSecValueData || name == kSecAttrAccessible { return true }
            if name == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
            return areEqual(item[name], value)
        }
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): return true
        // An absent flag is a false one.
        case (nil, let flag as Bool), (let flag as Bool, nil): return !flag
        case (let one?, let other?):
            // Data is described by its length alone.
            if one is Data || other is Data { return (one as? Data).map { $0 == other as? Data } ?? false }
            let objects = (one as? NSObject ?? NSString(string: "\(one)"), other as? NSObject ?? NSString(string: "\(other)"))
            return objects.0.isEqual(objects.1) || "\(one)" == "\(other)"
        default: return false
        }
    }

    private static func returned(_ items: [Item], _ query: [String: Any]) -> AnyObject? {
        func wants(_ name: String) -> Bool { query[name] as? Bool == true }
        func value(_ item: Item) -> Any? {
            if wants(kSecReturnAttributes) { return item.filter { $0.key != kSecValueData || wants(kSecReturnData) } }
            return wants(kSecReturnData) ? item[kSecValueData] : nil
        }
        let limit = query[kSecMatchLimit]
        if limit as? String == kSecMatchLimitAll || (limit as? Int ?? 1) > 1 {
            let values = items.prefix(limit as? Int ?? .max).compactMap(value)
            return values.isEmpty ? nil : NSArray(array: values)
        }
        guard let first = items.first.flatMap(value) else { return nil }
        if let data = first as? Data { return NSData(data: data) }
        return (first as? [String: Any]).map { NSDictionary(dictionary: $0) }
    }

    // MARK: The file

    /// What is kept now; nil if the file cannot be read.
    private func load() -> [Item]? {
        guard let file else { return unkept }
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let data = try? Data(contentsOf: file) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [Item]
    }

    /// Changes what is kept, unless the change does not succeed. Other processes of the program wait.
    /// - Parameter makesFile: False where there is nothing to do without one.
    private func change(makesFile: Bool = false, _ body: (inout [Item]) -> Int32) -> Int32 {
        lock.withLock {
            var gate: Int32?
            if let file {
                if !makesFile, !FileManager.default.fileExists(atPath: file.path) {
                    var none: [Item] = []
                    return body(&none)
                }
                let folder = file.deletingLastPathComponent(), mode = [FileAttributeKey.posixPermissions: 0o700]
                guard (try? FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: mode)) != nil else {
                    return errSecIO
                }
                let descriptor = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
                guard descriptor >= 0 else { return errSecIO }
                while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
                gate = descriptor
            }
            defer { if let gate { close(gate) } }
            guard var items = load() else { return errSecIO }
            let status = body(&items)
            return status == errSecSuccess ? save(items) : status
        }
    }

    private func save(_ items: [Item]) -> Int32 {
        guard let file else {
            unkept = items
            return errSecSuccess
        }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0) else { return errSecIO }
        let new = file.path + ".new"
        // What a process that was killed has left; nobody else is here.
        unlink(new)
        // Nobody else may read it, not even for a moment, so it is made with its mode.
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return errSecIO }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
        } catch {
            unlink(new)
            return errSecIO
        }
        guard rename(new, file.path) == 0 else {
            unlink(new)
            return errSecIO
        }
        return errSecSuccess
    }
}
