import Foundation
import FoundationNetworking
import WaggleDisplayList

/// Makes pixels of a picture file's bytes. The host, which knows a decoder, puts one into the environment.
package final class ImageDecoding: Sendable {
    package let decode: @Sendable ([UInt8]) throws -> ImageSource
    package init(_ decode: @escaping @Sendable ([UInt8]) throws -> ImageSource) { self.decode = decode }
}

private enum ImageDecodingKey: EnvironmentKey { static var defaultValue: ImageDecoding? { nil } }

extension EnvironmentValues {
    /// Decodes pictures that programs load while they run; nil: such pictures fail.
    package var imageDecoding: ImageDecoding? {
        get { self[ImageDecodingKey.self] }
        set { self[ImageDecodingKey.self] = newValue }
    }
}

/// Pictures on their way from a file or a server.
package enum ImageLoads {
    private static let running = DispatchGroup()
    private static let queue = DispatchQueue(label: "waggle.image-loads", attributes: .concurrent)
    /// Seconds without an answer after which a server counts as silent.
    private static let timeout: TimeInterval = 15

    /// Blocks until no picture is being loaded. For hosts on virtual time, where loading takes none.
    package static func waitForAll() { running.wait() }

    static func picture(at url: URL, decoding: ImageDecoding?) async throws -> ImageSource {
        guard let decoding else { throw CocoaError(.featureUnsupported) }
        return try await withCheckedThrowingContinuation { continuation in
            running.enter()
            let finish: @Sendable (Result<Data, any Error>) -> Void = { data in
                queue.async {
                    continuation.resume(with: Result { try decoding.decode(Array(data.get())) })
                    running.leave()
                }
            }
            if url.isFileURL {
                queue.async { finish(Result { try Data(contentsOf: url) }) }
            } else {
                URLSession.shared.dataTask(with: URLRequest(url: url, timeoutInterval: timeout)) { data, response, error in
                    if let error { return finish(.failure(error)) }
                    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
                        return finish(.failure(URLError(.badServerResponse)))
                    }
                    finish(data.map { .success($0) } ?? .failure(URLError(.zeroByteResource)))
                }.resume()
            }
        }
    }
}

extension Image {
    /// One grey pixel that fills the space: where a picture will be.
    static let placeholder = Image(ImageSource(width: 1, height: 1, pixels: [26, 24, 24, 51]), scale: 1).resizable()
}
