import Foundation

/// A film as pictures in a folder: `frame-00000.png` and so on. Pictures of an earlier, longer film are removed.
final class PictureFolder: FrameSink {
    private let path: String
    private let digits: Int
    private let width: Int
    private let height: Int
    private let encode: (UnsafeRawBufferPointer, Int, Int) throws -> Data

    init(path: String, totalFrames: Int, width: Int, height: Int, encode: @escaping (UnsafeRawBufferPointer, Int, Int) throws -> Data) throws {
        self.path = path
        self.digits = max(5, String(max(0, totalFrames - 1)).count)
        self.width = width
        self.height = height
        self.encode = encode
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for name in try FileManager.default.contentsOfDirectory(atPath: path) where Self.isFrame(name) {
                try FileManager.default.removeItem(atPath: path + "/" + name)
            }
        } catch {
            throw FilmError("The folder \(path) for the pictures cannot be used: \(systemReason(error)).")
        }
    }

    static func isFrame(_ name: String) -> Bool {
        name.hasPrefix("frame-") && name.hasSuffix(".png") && name.dropFirst(6).dropLast(4).allSatisfy(\.isNumber)
    }

    func append(_ bytes: UnsafeRawBufferPointer, number: Int) throws {
        let text = String(number)
        let file = "\(path)/frame-\(String(repeating: "0", count: max(0, digits - text.count)))\(text).png"
        let data = try encode(bytes, width, height)
        do {
            try data.write(to: URL(fileURLWithPath: file))
        } catch {
            throw FilmError("The picture \(file) cannot be written: \(systemReason(error)).")
        }
    }

    func finish() {}
}

/// The system's own words for an error, without the codes around them.
func systemReason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    for candidate in [underlying, error as NSError].compactMap({ $0 }) where candidate.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(candidate.code)))
    }
    return error.localizedDescription
}
