import Foundation
@testable import Security
import Testing

struct SecurityTests {
    private func query(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "eels", kSecAttrAccount as String: account]
            .merging(more) { $1 }
    }

    @Test func aSecretIsAddedFoundChangedAndDeleted() {
        let keychain = Keychain(file: nil)
        #expect(keychain.add(query("ann", [kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
        #expect(keychain.add(query("ann", [kSecValueData as String: Data("two".utf8)]), nil) == errSecDuplicateItem)
        var item: CFTypeRef?
        let search = query("ann", [kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne])
        #expect(keychain.find(search, &item) == errSecSuccess && item as? Data == Data("one".utf8))
        #expect(keychain.update(query("ann"), [kSecValueData as String: Data("two".utf8)]) == errSecSuccess)
        #expect(keychain.find(search, &item) == errSecSuccess && item as? Data == Data("two".utf8))
        #expect(keychain.delete(query("ann")) == errSecSuccess && keychain.delete(query("ann")) == errSecItemNotFound)
        #expect(keychain.find(search, &item) == errSecItemNotFound && keychain.add([:], nil) == errSecParam)
    }

    @Test func allItemsOfAServiceAreTold() {
        let keychain = Keychain(file: nil)
        for name in ["ann", "bob"] { #expect(keychain.add(query(name, [kSecValueData as String: Data(name.utf8)]), nil) == errSecSuccess) }
        var items: CFTypeRef?
        #expect(keychain.find([kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true, kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll], &items) == errSecSuccess)
        let found = items as? [[String: Any]] ?? []
        #expect(found.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"]
            && found.compactMap { $0[kSecValueData as String] as? Data }.count == 2)
    }

    @Test func theFileIsItsUsersAloneAndReadAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
            file = folder.appendingPathComponent("eels.plist")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Keychain(file: file).add(query("ann", [kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
        var item: CFTypeRef?
        #expect(Keychain(file: file).find(query("ann", [kSecReturnData as String: true]), &item) == errSecSuccess
            && item as? Data == Data("one".utf8))
    }

    @Test func processesShareTheFileAndLeaveABrokenOneAlone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
            file = folder.appendingPathComponent("eels.plist")
        defer { try? FileManager.default.removeItem(at: folder) }
        let one = Keychain(file: file), other = Keychain(file: file)
        #expect(one.add(query("ann"), nil) == errSecSuccess && other.add(query("bob"), nil) == errSecSuccess)
        #expect(one.find(query("bob"), nil) == errSecSuccess && other.delete(query("ann")) == errSecSuccess)
        #expect(one.find(query("ann"), nil) == errSecItemNotFound && one.find(query("bob"), nil) == errSecSuccess)
        let broken = Data("no list".utf8)
        try broken.write(to: file)
        #expect(one.find(query("bob"), nil) == errSecIO && one.add(query("cy"), nil) == errSecIO)
        #expect(try Data(contentsOf: file) == broken)
    }

    @Test func itemsAreToldApartByTheirBytes() {
        let keychain = Keychain(file: nil)
        func item(_ name: String) -> [String: Any] {
            [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: Data(name.utf8),
                kSecValueData as String: Data(name.utf8)]
        }
        #expect(keychain.add(item("ann"), nil) == errSecSuccess && keychain.add(item("bob"), nil) == errSecSuccess)
        #expect(keychain.add(item("ann"), nil) == errSecDuplicateItem)
        #expect(keychain.update(item("bob"), [kSecAttrAccount as String: Data("ann".utf8)]) == errSecDuplicateItem)
        var found: CFTypeRef?
        #expect(keychain.find(item("bob").merging([kSecReturnData as String: true]) { $1 }, &found) == errSecSuccess)
        #expect(found as? Data == Data("bob".utf8))
    }

    /// A query by a reference, which no item has, is not one for everything.
    @Test func referencesAreRefused() {
        let keychain = Keychain(file: nil)
        #expect(keychain.add(query("ann"), nil) == errSecSuccess)
        let reference: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecValuePersistentRef as String: Data([1])]
        #expect(keychain.delete(reference) == errSecUnimplemented && keychain.find(query("ann"), nil) == errSecSuccess)
        #expect(keychain.find(query("ann", [kSecReturnRef as String: true]), nil) == errSecUnimplemented)
    }

    /// The call form of most programs.
    @Test func randomBytesAndTheFunctionsOfTheKeychain() {
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess && Set(bytes).count > 1)
        let missing: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "no such service \(UUID())",
            kSecReturnData: true]
        var result: AnyObject?
        let status = SecItemCopyMatching(missing as CFDictionary, &result)
        #expect(status == errSecItemNotFound && result == nil)
        #expect(SecCopyErrorMessageString(status, nil) as String? == "The specified item could not be found in the keychain.")
    }
}
