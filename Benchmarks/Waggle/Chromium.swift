// The same honeycomb on a canvas in Chromium, if it is installed.

import Foundation

/// Loads `Benchmarks/Chromium/honeycomb.html` in headless Chromium; the page draws and writes its measurements into the document.
struct Chromium {
    private let program: URL
    private let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Chromium/honeycomb.html")

    /// nil if there is no Chromium on the path.
    init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let programs = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let path = programs.first(where: FileManager.default.isExecutableFile) else { return nil }
        program = URL(fileURLWithPath: path)
    }

    /// Medians of whole frames, in milliseconds.
    struct Times {
        /// Cells are drawn between pixels, too.
        let smooth: Double
        /// Cells at full size are aligned to whole pixels.
        let whole: Double
    }

    func times(count: Int, frames: Int) throws -> Times {
        let line = try answer("n=\(count)&frames=\(frames)")
        let values = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        guard let smooth = values?["smooth"] as? NSNumber, let whole = values?["whole"] as? NSNumber else {
            throw BenchError("Chromium's page answered something else than times: \(line.prefix(200))")
        }
        return Times(smooth: smooth.doubleValue, whole: whole.doubleValue)
    }

    /// The table rows for the times of some rounds, next to the C loop's times for the same rounds.
    static func rows(_ times: [Times], floor: [Double]) -> [[String]] {
        [("Chromium canvas", \Times.smooth), ("Chromium canvas, whole pixels", \.whole)].flatMap { name, form in
            let times = times.map { $0[keyPath: form] }
            return [[name, text(times.median)], ["\(name) / C loop", range(zip(times, floor).map { $0 / $1 })]]
        }
    }

    /// A frame as a PNG.
    func picture(count: Int, frame: Int) throws -> Data {
        guard let data = try Data(base64Encoded: answer("n=\(count)&picture=\(frame)")) else { throw BenchError("Chromium's page gave no picture.") }
        return data
    }

    /// The page's results.
    private func answer(_ query: String) throws -> String {
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: profile) }
        guard var address = URLComponents(url: page, resolvingAgainstBaseURL: false) else { throw BenchError("There is no page at \(page.path).") }
        address.query = query
        let process = Process(), output = Pipe()
        process.executableURL = program
        process.arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking",
                             "--user-data-dir=\(profile.path)", "--dump-dom", address.string ?? ""]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A browser that hangs would never end.
        let end = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
        let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        end.cancel()
        guard let start = page.range(of: #"<pre id="answer">"#), let close = page.range(of: "</pre>", range: start.upperBound..<page.endIndex) else {
            throw BenchError("Chromium (\(program.path)) did not answer; it ended with status \(process.terminationStatus). Take it off the path to measure without it.")
        }
        return String(page[start.upperBound..<close.lowerBound])
    }
}
