import Foundation
import Synchronization

/// Answers HTTP requests on a port of this machine.
final class PictureServer: Sendable {
    struct Answer: Sendable {
        var status = "200 OK"
        var headers: [String] = []
        var body: [UInt8] = []
        /// The content length in the header; nil for the body's length.
        var announced: Int?
        var isSilent = false
        /// Accepts the request and never answers.
        static let silent = Answer(isSilent: true)
    }

    private let listener: Int32
    private let port: UInt16
    private let answer: @Sendable (String) -> Answer
    private let counts = Mutex((all: 0, open: 0))

    init(_ answer: @escaping @Sendable (String) -> Answer) throws {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { [self] in serve(connection) }
            }
        }
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }
    /// The number of requests so far, and of open ones.
    var connections: (all: Int, open: Int) { counts.withLock { $0 } }

    /// Stops accepting connections.
    func close() {
        shutdown(listener, Int32(SHUT_RDWR))
        Foundation.close(listener)
    }

    private func serve(_ connection: Int32) {
        counts.withLock { $0 = ($0.all + 1, $0.open + 1) }
        defer {
            Foundation.close(connection)
            counts.withLock { $0.open -= 1 }
        }
        var request: [UInt8] = [], block = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
            let count = read(connection, &block, block.count)
            guard count > 0 else { return }
            request += block[..<count]
        }
        let path = String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let answer = answer(path)
        guard !answer.isSilent else {
            // Until the client gives up.
            _ = read(connection, &block, 1)
            return
        }
        let head = ["HTTP/1.1 \(answer.status)", "Content-Length: \(answer.announced ?? answer.body.count)", "Connection: close"] + answer.headers
        let bytes = Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + answer.body
        _ = write(connection, bytes, bytes.count)
    }
}
