// The program that the compiler runs to expand macros: it reads requests from standard input and writes responses to standard output.

import Foundation
import WaggleExpansion

@main
enum WaggleMacros {
    static func main() {
        while let request = readMessage() {
            writeMessage(MacroAnswer.answer(to: request))
        }
    }

    /// A message is its length as eight little-endian bytes, followed by that many bytes of JSON. nil at the end of the input.
    private static func readMessage() -> Data? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: length).flatMap(read)
    }

    private static func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data.append(part)
        }
        return data
    }

    private static func writeMessage(_ body: Data) {
        let length = UInt64(body.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        try? FileHandle.standardOutput.write(contentsOf: header + body)
    }
}
