// The plain C programs used for comparison.

import Foundation

/// Runs the C programs built next to this one.
struct FloorPrograms {
    private let folder: URL
    private static let names = ["Honeycomb", "List", "Scroll", "Particles", "Seats", "Effects", "Waves", "Radar"].map { "BenchFloor\($0)" }

    init() throws {
        folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        for name in Self.names where !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(name).path) {
            throw BenchError("\(name) is not beside this program; start the benchmarks by ./waggle bench, or measure without it by --alone.")
        }
    }

    /// The output of a program, one dictionary per line of JSON.
    func run(_ name: String, _ arguments: [String]) throws -> [[String: Double]] {
        let process = Process(), output = Pipe()
        process.executableURL = folder.appendingPathComponent(name)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchError("\(name) \(arguments.joined(separator: " ")) ended with status \(process.terminationStatus).") }
        return try data.split(separator: UInt8(ascii: "\n")).map { line in
            guard let values = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else { throw BenchError("\(name) printed something that is no JSON.") }
            return values.compactMapValues { ($0 as? NSNumber)?.doubleValue }
        }
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
