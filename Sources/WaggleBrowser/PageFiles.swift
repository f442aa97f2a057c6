// Files that a page sends, in a folder of the session.

import Foundation

/// A file's size and date, which tell whether it was written.
struct FileVersion: Equatable {
    let size: Int
    let date: Date

    /// Nil if there is no file.
    init?(_ url: URL) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path), let size = attributes[.size] as? Int,
              let date = attributes[.modificationDate] as? Date else { return nil }
        (self.size, self.date) = (size, date)
    }
}

/// Writes files that arrive in parts.
@MainActor
final class PageFiles {
    private struct Arriving {
        let handle: FileHandle
        let url: URL
        var missing: Int
    }
    /// The host finds the folder of a process that was killed by its number.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-page-\(getpid())-\(UUID().uuidString)")
    /// The host passes on at most 256 MB, the name included.
    static let largestDownload = 255 << 20
    private var arriving: [Arriving] = []
    private var count = 0
    private var completion: (([URL]) -> Void)?

    /// - Parameter completion: receives the files once all have arrived.
    func expect(_ files: [PageFile], _ completion: @escaping ([URL]) -> Void) throws {
        cancel()
        self.completion = completion
        for file in files {
            let url = try url(named: file.name)
            guard FileManager.default.createFile(atPath: url.path, contents: nil),
                  let handle = FileHandle(forWritingAtPath: url.path) else {
                throw SessionError("The file \(file.name) cannot be stored.")
            }
            arriving.append(Arriving(handle: handle, url: url, missing: file.size))
        }
        finishIfWhole()
    }

    func add(_ bytes: [UInt8], to index: Int) throws {
        guard arriving.indices.contains(index), bytes.count <= arriving[index].missing else {
            throw SessionError("The page has sent more of a file than it announced.")
        }
        do {
            try arriving[index].handle.write(contentsOf: bytes)
        } catch {
            throw SessionError("The file \(arriving[index].url.lastPathComponent) cannot be stored.")
        }
        arriving[index].missing -= bytes.count
        finishIfWhole()
    }

    /// A new file's URL, each in a folder of its own, so that it can keep its name.
    func url(named name: String) throws -> URL {
        count += 1
        let own = folder.appendingPathComponent("\(count)")
        do {
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SessionError("The folder for the page's files cannot be made: \(error).")
        }
        // A name, never a path.
        var plain = (name.split(whereSeparator: { "/\\\0".contains($0) }).last ?? "").suffix(Self.longestName)
        // Names have a limit in bytes, and end with their type.
        while plain.utf8.count > Self.longestName { plain.removeFirst() }
        return own.appendingPathComponent(plain.isEmpty || plain == "." || plain == ".." ? "file" : String(plain))
    }

    private func finishIfWhole() {
        guard let completion, arriving.allSatisfy({ $0.missing == 0 }) else { return }
        let urls = arriving.map(\.url)
        for file in arriving { try? file.handle.close() }
        (arriving, self.completion) = ([], nil)
        completion(urls)
    }
    private static let longestName = 255
    /// Forgets files that are on the way.
    func cancel() {
        for file in arriving { try? file.handle.close() }
        (arriving, completion) = ([], nil)
    }

    func removeAll() {
        cancel()
        try? FileManager.default.removeItem(at: folder)
    }
}
