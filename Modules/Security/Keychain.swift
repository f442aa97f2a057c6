import Foundation

/// The program's secrets: a property list that only its user can read (mode 600), in `waggle-keychain` of the folder for settings. Where settings are not kept, as in pictures, films and tests,
/// they last as long as the program.
///
/// Items are told apart by the attributes that Apple's keychain tells them apart by; a query matches the items that have all of its attributes.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain(file: Keychain.standardFile)

    private typealias Item = [String: Any]
    private let file: URL?
    private let lock = NSLock()
    private var items: [Item]

    /// - Parameter file: Nil to keep nothing.
    init(file: URL?) {
        self.file = file
        items = file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [Item] } ?? []
    }

    private static var standardFile: URL? {
        let variables = ProcessInfo.processInfo.environment
        let folder = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue { return nil }
        return URL(fileURLWithPath: folder + "/waggle-keychain/\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).plist")
    }

    /// The attributes by which an item is itself.
    private static let identity = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassInternetPassword: [kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrPath, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrSecurityDomain, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassKey: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeyClass, kSecAttrAccessGroup],
    ]

    /// What says how to search and what to return, and is no attribute of an item.
    private static func isInstruction(_ name: String) -> Bool {
        ["r_", "m_", "u_"].contains { name.hasPrefix($0) } || [kSecUseDataProtectionKeychain, kSecValueRef, kSecValuePersistentRef].contains(name)
    }
    private static func attributes(_ query: [String: Any]) -> Item { query.filter { !isInstruction($0.key) } }

    // MARK: Operations

    func add(_ attributes: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 {
        guard let kind = attributes[kSecClass] as? String else { return errSecParam }
        var item = Self.attributes(attributes)
        // What cannot be written, such as a key of another framework, cannot be kept.
        guard PropertyListSerialization.propertyList(item, isValidFor: .binary) else { return errSecParam }
        return lock.withLock {
            let names = Self.identity[kind] ?? [kSecAttrLabel]
            if items.contains(where: { other in other[kSecClass] as? String == kind && names.allSatisfy { Self.areEqual(other[$0], item[$0]) } }) { return errSecDuplicateItem }
            (item[kSecAttrCreationDate], item[kSecAttrModificationDate]) = (Date(), Date())
            items.append(item)
            let status = save()
            if status == errSecSuccess { result?.pointee = Self.returned([item], attributes) }
            return status
        }
    }

    func find(_ query: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 {
        guard query[kSecClass] is String else { return errSecParam }
        return lock.withLock {
            let found = items.filter { Self.matches($0, query) }
            guard !found.isEmpty else { return errSecItemNotFound }
            result?.pointee = Self.returned(found, query)
            return errSecSuccess
        }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> Int32 {
        guard query[kSecClass] is String, changes[kSecClass] == nil else { return errSecParam }
        let changes = Self.attributes(changes)
        guard PropertyListSerialization.propertyList(changes, isValidFor: .binary) else { return errSecParam }
        return lock.withLock {
            let found = items.indices.filter { Self.matches(items[$0], query) }
            guard !found.isEmpty else { return errSecItemNotFound }
            for index in found { items[index] = items[index].merging(changes) { $1 }.merging([kSecAttrModificationDate: Date()]) { $1 } }
            return save()
        }
    }

    func delete(_ query: [String: Any]) -> Int32 {
        guard query[kSecClass] is String else { return errSecParam }
        return lock.withLock {
            let left = items.filter { !Self.matches($0, query) }
            guard left.count < items.count else { return errSecItemNotFound }
            items = left
            return save()
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
        case (let one?, let other?): return (one as? NSObject ?? NSString(string: "\(one)")).isEqual(other as? NSObject ?? NSString(string: "\(other)")) || "\(one)" == "\(other)" && !(one is Data)
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

    private func save() -> Int32 {
        guard let file else { return errSecSuccess }
        let folder = file.deletingLastPathComponent(), manager = FileManager.default, new = file.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let data = try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
            // Nobody else may read it, not even for a moment.
            guard manager.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600]) else { return errSecIO }
            let handle = try FileHandle(forWritingTo: new)
            try handle.write(contentsOf: data)
            try handle.close()
            return rename(new.path, file.path) == 0 ? errSecSuccess : errSecIO
        } catch { return errSecIO }
    }
}
