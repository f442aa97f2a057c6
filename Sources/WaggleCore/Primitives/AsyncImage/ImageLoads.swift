import Foundation
import FoundationNetworking
import Synchronization
import WaggleDisplayList

/// Decodes the bytes of an image file. A host with a decoder puts one into the environment.
package final class ImageDecoding: Sendable {
    package let decode: @Sendable ([UInt8]) throws -> ImageSource
    package init(_ decode: @escaping @Sendable ([UInt8]) throws -> ImageSource) { self.decode = decode }
}

private enum ImageDecodingKey: EnvironmentKey { static var defaultValue: ImageDecoding? { nil } }

extension EnvironmentValues {
    /// Decodes images that programs load at run time; if nil, loading fails.
    package var imageDecoding: ImageDecoding? {
        get { self[ImageDecodingKey.self] }
        set { self[ImageDecodingKey.self] = newValue }
    }
}

/// Loads images from files and servers.
package enum ImageLoads {
    private static let running = DispatchGroup()
    private static let queue = DispatchQueue(label: "waggle.image-loads", attributes: .concurrent)
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        // The timeouts, in seconds, for the next response data and for the complete response.
        configuration.timeoutIntervalForRequest = 15
        configuration.timeoutIntervalForResource = 120
        return URLSession(configuration: configuration)
    }()

    /// Blocks until all loads are complete. For hosts on virtual time, where loading takes no time.
    package static func waitForAll() { running.wait() }

    /// Loads and decodes an image. Cancelling the task cancels the download.
    static func picture(at url: URL, decoding: ImageDecoding?) async throws -> ImageSource {
        guard let decoding else { throw CocoaError(.featureUnsupported) }
        let download = Download()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
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
                    download.begin(session.dataTask(with: url) { data, response, error in finish(contents(data, response, error)) })
                }
            }
        } onCancel: {
            download.cancel()
        }
    }

    /// The data sent by a server, or the reason for its absence.
    private static func contents(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> Result<Data, any Error> {
        if let error { return .failure(error) }
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
            return .failure(URLError(
                .badServerResponse, userInfo: [NSLocalizedDescriptionKey: "the server answered with the status \(response.statusCode)"]))
        }
        return data.map { .success($0) } ?? .failure(URLError(.zeroByteResource))
    }
}

/// A download that may be cancelled before it has begun.
private final class Download: Sendable {
    private enum State { case waiting, running(URLSessionDataTask), cancelled }
    private let state = Mutex(State.waiting)

    /// Starts the task. If the download was cancelled earlier, the task ends with an error immediately.
    func begin(_ task: URLSessionDataTask) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task: URLSessionDataTask? = state.withLock { state in
            defer { state = .cancelled }
            if case .running(let task) = state { return task }
            return nil
        }
        task?.cancel()
    }
}

extension Image {
    /// A grey pixel that fills the space of an image until it is loaded.
    static let placeholder = Image(ImageSource(width: 1, height: 1, pixels: [26, 24, 24, 51]), scale: 1).resizable()
}
