import Foundation

/// A 128-bit digest (FNV-1a) for detecting changes. It is not secure against deliberate collisions.
struct Fingerprint {
    private var state: UInt128 = 0x6c62272e07bb014262b821756295c58d

    mutating func add(_ data: Data) {
        data.withUnsafeBytes { add($0) }
        // The length distinguishes "ab", "c" from "a", "bc".
        withUnsafeBytes(of: UInt64(data.count).littleEndian) { add($0) }
    }

    mutating func add(_ text: String) { add(Data(text.utf8)) }
    mutating func add(_ texts: [String]) {
        add(String(texts.count))
        texts.forEach { add($0) }
    }

    /// Adds a file's name, size and modification time, not its bytes: fast, and enough to notice a change.
    mutating func addStatus(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return add(path + " is missing") }
        add("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let prime: UInt128 = 0x0000000001000000000000000000013B
        var hash = state
        for byte in bytes { hash = (hash ^ UInt128(byte)) &* prime }
        state = hash
    }

    /// 32 hexadecimal digits.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
