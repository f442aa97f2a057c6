import Foundation
import Testing
import WaggleRequest
@testable import WaggleHeadless

@Suite(.serialized) struct FilmWriterTests {
    /// A film of 12 frames with increasing red and odd dimensions.
    private func film(_ format: FilmFormat, at path: String, side: Int = 33) throws {
        let writer = try FilmWriter(path: path, format: format, width: side, height: side, framesPerSecond: 30, totalFrames: 12) { bytes, width, height in
            Data("\(width)x\(height) \(bytes[2])".utf8)
        }
        for frame in 0..<12 {
            let pixels = (0..<(side * side)).flatMap { _ in [0, 64, UInt8(frame * 20), 255] as [UInt8] }
            try pixels.withUnsafeBytes { try writer.append($0) }
        }
        try writer.finish()
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "film-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private static let hasEncoder = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: hasEncoder, "needs ffmpeg"), arguments: [
        (FilmFormat.mp4, "ftyp"), (.webm, "webm"), (.gif, "GIF89a"), (.apng, "acTL"),
    ])
    func aFilmHasItsFormAndLeavesNothingElse(format: FilmFormat, mark: String) throws {
        try withFolder { folder in
            let path = "\(folder)/a.\(format.rawValue)"
            try film(format, at: path)
            let data = try #require(FileManager.default.contents(atPath: path))
            #expect(data.prefix(200).range(of: Data(mark.utf8)) != nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        }
    }

    @Test(.enabled(if: hasEncoder, "needs ffmpeg")) func theSameFramesGiveTheSameFile() throws {
        try withFolder { folder in
            try film(.mp4, at: "\(folder)/a.mp4")
            try film(.mp4, at: "\(folder)/b.mp4")
            #expect(FileManager.default.contentsEqual(atPath: "\(folder)/a.mp4", andPath: "\(folder)/b.mp4"))
        }
    }

    @Test(.enabled(if: hasEncoder, "needs ffmpeg")) func aPlaceThatCannotBeWrittenGivesTheEncodersWords() throws {
        try withFolder { folder in
            let error = #expect(throws: FilmError.self) { try film(.mp4, at: "\(folder)/missing/a.mp4", side: 300) }
            #expect(error?.description.contains("No such file") == true)
        }
    }

    @Test(.enabled(if: hasEncoder, "needs ffmpeg")) func anUnfinishedFilmIsRemoved() throws {
        try withFolder { folder in
            func begin() throws {
                let writer = try FilmWriter(path: "\(folder)/a.mp4", format: .mp4, width: 8, height: 8, framesPerSecond: 30, totalFrames: 9) { _, _, _ in Data() }
                try [UInt8](repeating: 0, count: 256).withUnsafeBytes { try writer.append($0) }
            }
            try begin()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test(.enabled(if: hasEncoder, "needs ffmpeg")) func anInterruptedFilmIsRemoved() async throws {
        let folder = NSTemporaryDirectory() + "film-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await #expect(processExitsWith: .signal(SIGTERM)) { [folder = folder as String] in
            let writer = try FilmWriter(path: "\(folder)/a.gif", format: .gif, width: 64, height: 64, framesPerSecond: 30, totalFrames: 900) { _, _, _ in Data() }
            let frame = [UInt8](repeating: 0, count: 64 * 64 * 4)
            // Until the encoder has created its file.
            while try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty { try frame.withUnsafeBytes { try writer.append($0) } }
            // Sent to the process: this thread may block signals.
            kill(getpid(), SIGTERM)
            sleep(10)
            try writer.finish()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func progressShowsEveryFewSecondsOfRealTime() {
        var progress = FilmProgress(total: 100, at: 50)
        #expect(progress.line(1, at: 50.1) == nil)
        #expect(progress.line(10, at: 56) == "Frame 10 of 100 (10 %), about 54 s left")
        #expect(progress.line(11, at: 56.1) == nil)
        #expect(progress.line(20, at: 62) != nil)
    }

    @Test func picturesAreNumberedAndOldOnesGo() throws {
        try withFolder { folder in
            for name in ["frame-00099.png", "keep.png"] { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
            try film(.frames, at: folder)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(!names.contains { $0.hasPrefix(".") })
            #expect(names.count == 13 && names.first == "frame-00000.png" && names[11] == "frame-00011.png" && names.last == "keep.png")
            #expect(FileManager.default.contents(atPath: "\(folder)/frame-00002.png") == Data("33x33 40".utf8))
        }
    }

    @Test func anUnfinishedFilmLeavesTheOldPictures() throws {
        try withFolder { folder in
            try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/frame-00000.png"))
            // No process has the highest number.
            try FileManager.default.createDirectory(atPath: "\(folder)/.unfinished-\(Int32.max)", withIntermediateDirectories: true)
            func begin(_ path: String) throws {
                let writer = try FilmWriter(path: path, format: .frames, width: 8, height: 8, framesPerSecond: 30, totalFrames: 9) { _, _, _ in Data("new".utf8) }
                try [UInt8](repeating: 0, count: 256).withUnsafeBytes { try writer.append($0) }
            }
            try begin(folder)
            #expect(FileManager.default.contents(atPath: "\(folder)/frame-00000.png") == Data("old".utf8))
            try begin("\(folder)/new")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["frame-00000.png"])
        }
    }

    @Test func reasonsAreTheSystems() {
        #expect(systemReason(CocoaError(.fileWriteOutOfSpace)) == "No space left on device")
        #expect(systemReason(NSError(domain: NSPOSIXErrorDomain, code: Int(EACCES))) == "Permission denied")
    }

    @Test func progressCountsAndGuesses() {
        #expect(FilmProgress.text(done: 120, total: 600, elapsed: 10) == "Frame 120 of 600 (20 %), about 40 s left")
    }
}
