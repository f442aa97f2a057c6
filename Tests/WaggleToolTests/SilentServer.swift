import Foundation
@testable import WaggleTool

/// A server on this machine that accepts connections and never answers.
final class SilentServer {
    let address: String
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var name = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        // The system chooses a free port and accepts connections until the queue is full.
        let descriptor = descriptor
        let isListening = withUnsafeMutableBytes(of: &name) { bytes in
            guard let name = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(descriptor, name, length) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, name, &length) == 0
        }
        address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))/stones"
        if !isListening { throw ToolError("No port can be opened: \(String(cString: strerror(errno))).") }
    }

    deinit { close(descriptor) }
}
