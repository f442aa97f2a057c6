import Foundation

/// The format of a still image, by its file extension.
public enum PictureFormat: String, Codable, Sendable, Equatable, CaseIterable {
    case png, svg, pdf

    /// - Throws: `RequestError` for an unknown extension.
    public init(path: String) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        guard let format = PictureFormat(rawValue: ending) else {
            throw RequestError("The output \(path) must end in .png, .svg or .pdf.")
        }
        self = format
    }
}

/// The format of a film, by its file extension. A path without one is a folder of numbered PNG images.
public enum FilmFormat: String, Codable, Sendable, Equatable, CaseIterable {
    case mp4, webm, gif, apng, frames

    /// All formats except frames are written by `ffmpeg`.
    public var needsEncoder: Bool { self != .frames }

    /// - Throws: `RequestError` for an unknown extension.
    public init(path: String) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        switch ending {
        case "": self = .frames
        case "png": self = .apng
        case "mp4", "webm", "gif", "apng": self = FilmFormat(rawValue: ending) ?? .mp4
        default:
            throw RequestError(
                "The output \(path) must end in .mp4, .webm, .gif or .apng, or have no extension for a folder of numbered pictures.")
        }
    }
}
