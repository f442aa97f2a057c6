import Foundation

/// The kind of a still picture, told by its file's ending.
public enum PictureFormat: String, Codable, Sendable, Equatable, CaseIterable {
    case png, svg, pdf

    /// - Throws: `RequestError` when the file's ending names none of the formats.
    public init(path: String) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        guard let format = PictureFormat(rawValue: ending) else {
            throw RequestError("The output \(path) must end in .png, .svg or .pdf.")
        }
        self = format
    }
}

/// The kind of a film, told by its file's ending. A path without an ending is a folder of numbered PNG pictures.
public enum FilmFormat: String, Codable, Sendable, Equatable, CaseIterable {
    case mp4, webm, gif, apng, frames

    /// Films other than frames are written by the program `ffmpeg`.
    public var needsEncoder: Bool { self != .frames }

    /// - Throws: `RequestError` when the file's ending names none of the formats.
    public init(path: String) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        switch ending {
        case "": self = .frames
        case "png": self = .apng
        case "mp4", "webm", "gif", "apng": self = FilmFormat(rawValue: ending) ?? .mp4
        default:
            throw RequestError("The output \(path) must end in .mp4, .webm, .gif or .apng, or have no ending for a folder of numbered pictures.")
        }
    }
}
