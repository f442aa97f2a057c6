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

    /// Adds a file's name, size and modification time, not its bytes: fast, and enough to notice a change on this machine.
    mutating func addStatus(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return add(path + " is missing") }
        add("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }

    /// Adds the status of every visible file below a folder, in a fixed order.
    mutating func addStatusOfAll(below folder: String, except skipped: Set<String> = []) {
        for name in FileSystem.entries(folder) where !skipped.contains(name) {
            let path = FileSystem.join(folder, name)
            if FileSystem.isFolder(path) { addStatusOfAll(below: path, except: skipped) } else { addStatus(of: path) }
        }
    }

    /// Adds the bytes of a file, or of every visible file of a folder in a fixed order, by paths that do not depend on where it lies.
    /// - Parameters:
    ///   - path: Relative to the base; empty for the base itself.
    /// - Throws: `ToolError` if a file cannot be read.
    mutating func addContents(of path: String, in base: String) throws {
        let whole = path.isEmpty ? base : FileSystem.join(base, path)
        if FileSystem.isFolder(whole) {
            for name in FileSystem.entries(whole) { try addContents(of: path.isEmpty ? name : path + "/" + name, in: base) }
        } else {
            guard let data = try? Data(
                contentsOf: URL(fileURLWithPath: whole),
                options: .mappedIfSafe) else { throw ToolError("The file \(whole) cannot be read.") }
            add(path)
            add(data)
        }
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
