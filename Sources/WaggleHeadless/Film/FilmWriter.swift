// Writes a film's frames, to the encoder's standard input or as numbered images.

import Foundation
import WaggleRequest

/// Writes the frames of one film in order, all of the same size.
///
/// A film gets its name only when it is finished; an unfinished one is removed. Frames are opaque: alpha is ignored. Not thread-safe. Call
/// `finish()` once after the last frame.
public final class FilmWriter {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// The number of frames added.
    public private(set) var frameCount = 0
    private let sink: any FrameSink
    private var progress: FilmProgress

    /// Opens the film. Width, height and rate must be above 0.
    /// - Parameters:
    ///   - path: the film's file, or the folder for numbered images.
    ///   - width, height: in pixels.
    ///   - totalFrames: for the progress line.
    ///   - encodePNG: encodes one frame (bytes, width, height) as PNG; for numbered images only.
    /// - Throws: `FilmError` if the encoder is missing or the path is not writable.
    public init(path: String, format: FilmFormat, width: Int, height: Int, framesPerSecond: Int, totalFrames: Int,
                encodePNG: @escaping (_ bytes: UnsafeRawBufferPointer, _ width: Int, _ height: Int) throws -> Data) throws {
        precondition(
            width > 0 && height > 0 && framesPerSecond > 0,
            "A film needs a size and a rate above 0, not \(width)x\(height) at \(framesPerSecond).")
        self.width = width
        self.height = height
        sink = if format == .frames {
            try PictureFolder(path: path, totalFrames: totalFrames, width: width, height: height, encode: encodePNG)
        } else {
            try FilmEncoder(path: path, format: format, width: width, height: height, framesPerSecond: framesPerSecond)
        }
        progress = FilmProgress(total: totalFrames)
    }

    /// Adds a frame: `width * height` pixels of blue, green, red and alpha bytes, rows top to bottom without padding.
    /// - Throws: `FilmError` if the disk is full or the encoder fails; the film is then removed.
    public func append(_ bytes: UnsafeRawBufferPointer) throws {
        precondition(
            bytes.count == width * height * 4, "A frame of \(width)x\(height) has \(width * height * 4) bytes, not \(bytes.count).")
        try sink.append(bytes, number: frameCount)
        frameCount += 1
        progress.show(frameCount)
    }

    /// Completes the film and gives it its name.
    /// - Parameter path: another place than the one the film was opened for, on the same disk.
    /// - Throws: `FilmError` if the encoder cannot complete it.
    public func finish(as path: String? = nil) throws {
        try sink.finish(as: path)
        progress.end()
    }
}

/// The film cannot be written. The description is a message to users and may include the end of the encoder's output.
public struct FilmError: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}

/// Receives frames in order.
protocol FrameSink: AnyObject {
    func append(_ bytes: UnsafeRawBufferPointer, number: Int) throws
    func finish(as path: String?) throws
}
