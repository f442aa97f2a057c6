// What a program is told to do when it starts: the contract between the tool that builds programs and the host inside them.

import Foundation

/// What a built program is asked to do: draw one picture, film a script, or open a window.
///
/// The tool writes the request as JSON and names it in the environment variable `WAGGLE_REQUEST`; the host inside the program reads
/// it when the program's `App` starts. A program started without the variable opens a window, as it would by itself.
/// All paths are absolute.
public struct ProgramRequest: Codable, Sendable, Equatable {
    /// The name of the environment variable: it holds the path of a JSON file, or the JSON text itself.
    public static let environmentName = "WAGGLE_REQUEST"
    /// The edition of this format. A host refuses another one, because programs outlive the framework they were built with.
    public static let currentFormat = 4

    public var format: Int
    public var action: Action
    public var screen: Screen
    /// Nil: light in pictures, as the desktop has it in windows.
    public var colorScheme: ColorScheme?
    public var program: ProgramFiles
    /// The preview to show; nil: the program itself.
    public var preview: PreviewRequest?

    public init(action: Action, screen: Screen, colorScheme: ColorScheme? = nil, program: ProgramFiles, preview: PreviewRequest? = nil) {
        self.format = Self.currentFormat
        self.action = action
        self.screen = screen
        self.colorScheme = colorScheme
        self.program = program
        self.preview = preview
    }

    public enum Action: Codable, Sendable, Equatable {
        /// Draws the picture that stands at `time` seconds (0 or more) after the start.
        case render(time: Double, output: String, format: PictureFormat)
        /// Plays the script and writes every frame.
        case film(script: FilmScript, framesPerSecond: Int, output: String, format: FilmFormat)
        /// Shows the program to a person until it is closed. A screen without a device is only how large its windows begin.
        /// - Parameter scale: pixels per point that the program is told; nil: the monitor's.
        /// - Parameter script: what is played in the first window, in real time; its pictures have absolute paths.
        case window(scale: Double?, script: FilmScript? = nil)
        /// Writes the program's previews to standard output, one a line.
        case listPreviews
    }

    public enum ColorScheme: String, Codable, Sendable, Equatable, CaseIterable {
        case light, dark
    }
}

/// Which of a program's previews is shown, and on what.
public struct PreviewRequest: Codable, Sendable, Equatable {
    /// A preview's name, its provider's, or the file it stands in, with or without the line; nil: the only one.
    public var name: String?
    /// True if a person named the screen, so that the preview's own device and layout count for nothing.
    public var keepsScreen: Bool

    public init(name: String? = nil, keepsScreen: Bool = false) {
        self.name = name
        self.keepsScreen = keepsScreen
    }
}

/// Where the program's own files are, for looking up pictures, colours, fonts and settings while it runs.
public struct ProgramFiles: Codable, Sendable, Equatable {
    /// The name shown to people.
    public var name: String
    /// The folder of the program's source.
    public var folder: String
    public var bundleIdentifier: String
    /// The settings file with its variables filled in; nil where the program has none.
    public var infoPlist: String?
    /// Asset catalogues (`.xcassets`), in the order in which they are searched.
    public var assetCatalogs: [String]
    /// Folders with loose resources, searched by file name.
    public var resourceFolders: [String]
    /// Font files to make known before the first text is shaped.
    public var fonts: [String]
    /// The colour set that tints controls; usually `AccentColor`.
    public var accentColorName: String

    public init(name: String, folder: String, bundleIdentifier: String, infoPlist: String? = nil, assetCatalogs: [String] = [],
                resourceFolders: [String] = [], fonts: [String] = [], accentColorName: String = "AccentColor") {
        self.name = name
        self.folder = folder
        self.bundleIdentifier = bundleIdentifier
        self.infoPlist = infoPlist
        self.assetCatalogs = assetCatalogs
        self.resourceFolders = resourceFolders
        self.fonts = fonts
        self.accentColorName = accentColorName
    }
}

extension ProgramRequest {
    /// The request that the environment names; nil when it names none.
    /// - Throws: `RequestError` when the file cannot be read, is no request, or has another format.
    public static func current(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> ProgramRequest? {
        guard let value = environment[environmentName], !value.isEmpty else { return nil }
        if value.hasPrefix("{") { return try decoded(from: Data(value.utf8), named: environmentName) }
        guard let data = FileManager.default.contents(atPath: value) else {
            throw RequestError("The request file \(value) named by \(environmentName) cannot be read.")
        }
        return try decoded(from: data, named: value)
    }

    static func decoded(from data: Data, named name: String) throws -> ProgramRequest {
        struct Header: Decodable { var format: Int }
        let decoder = JSONDecoder()
        do {
            let header = try decoder.decode(Header.self, from: data)
            guard header.format == currentFormat else {
                throw RequestError("The request in \(name) has format \(header.format), this program understands \(currentFormat): build it again with ./waggle run.")
            }
            return try decoder.decode(ProgramRequest.self, from: data)
        } catch let error as DecodingError {
            throw RequestError("The request in \(name) cannot be understood: \(error).")
        }
    }

    /// The request as JSON with sorted keys, the same bytes for the same request.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

/// Something is wrong with a request or a script; the description is a sentence for people.
public struct RequestError: Error, CustomStringConvertible, Equatable {
    public let description: String
    public init(_ description: String) { self.description = description }
}
