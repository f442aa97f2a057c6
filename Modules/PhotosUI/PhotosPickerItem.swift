import CoreTransferable
import Foundation
@_exported import Photos
import SwiftUI
import UniformTypeIdentifiers

/// A picture or film that a person has chosen: a file, whose contents are read when the program asks for them.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public enum EncodingDisambiguationPolicy: Equatable, Hashable, Sendable { case automatic, current, compatible }

    private let file: URL?
    /// The name of the photo in a library. A file has none, like a photo that is chosen without a library.
    public let itemIdentifier: String?

    init(_ file: URL) { (self.file, itemIdentifier) = (file, nil) }
    /// A photo of the library, which cannot be loaded here.
    public init(itemIdentifier: String) { (file, self.itemIdentifier) = (nil, itemIdentifier) }

    /// What the file is.
    public var supportedContentTypes: [UTType] { file.flatMap { UTType(filenameExtension: $0.pathExtension) }.map { [$0] } ?? [] }

    /// Reads the item as a value of a type.
    /// - Returns: Nil if the type cannot be made of a file of this kind.
    /// - Throws: What reading the file or making the value throws.
    public func loadTransferable<T: Transferable & Sendable>(type: T.Type) async throws -> T? {
        guard let file, let own = supportedContentTypes.first else { return nil }
        let readable = T.importedContentTypes()
        guard readable.contains(where: { own.conforms(to: $0) }) else { return nil }
        return try await T(importing: file, contentType: own)
    }

    @discardableResult
    public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            let result: Result<T?, any Error>
            do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            completionHandler(result)
        }
        return progress
    }
}

/// Which files can be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    /// The types of files; those of a camera's special pictures are no files of their own.
    let types: [UTType]
    public static let images = PHPickerFilter(types: [.image]), videos = PHPickerFilter(types: [.movie]),
        livePhotos = PHPickerFilter(types: [.image]), screenshots = PHPickerFilter(types: [.image])
    public static let panoramas = PHPickerFilter(types: [.image]), bursts = PHPickerFilter(types: [.image]),
        depthEffectPhotos = PHPickerFilter(types: [.image])
    public static let slomoVideos = PHPickerFilter(types: [.movie]), timelapseVideos = PHPickerFilter(types: [.movie]),
        cinematicVideos = PHPickerFilter(types: [.movie])
    public static let screenRecordings = PHPickerFilter(types: [.movie]), spatialMedia = PHPickerFilter(types: [.image, .movie])

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(types: unique(subfilters.flatMap(\.types))) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        guard let first = subfilters.first else { return PHPickerFilter(types: [.image, .movie]) }
        return PHPickerFilter(types: first.types.filter { type in subfilters.allSatisfy { $0.types.contains(type) } })
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(types: [UTType.image, .movie].filter { !filter.types.contains($0) })
    }
    private static func unique(_ types: [UTType]) -> [UTType] { types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

public enum PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

/// How a picker stands in a view. There is no library to show in place, so each style shows the label, which opens the dialog.
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
    private let name: String
    public static let presentation = PhotosPickerStyle(name: "presentation"), inline = PhotosPickerStyle(name: "inline"),
        compact = PhotosPickerStyle(name: "compact")
}
