// The contract between the tool that builds programs and the host inside them.

import Foundation

/// What a built program should do: draw an image, film a script, open a window, or be shown by another program.
///
/// The tool passes the request as JSON in the environment variable `WAGGLE_REQUEST`; the host reads it when the program's `App` starts.
/// Without the variable, a program opens a window. All paths are absolute.
public struct ProgramRequest: Codable, Sendable, Equatable {
    /// The name of the environment variable, which holds the path of a JSON file or the JSON text itself.
    public static let environmentName = "WAGGLE_REQUEST"
    /// The version of this format, counted up. Hosts refuse others, because programs may outlive the framework they were built with.
    public static let currentFormat = 6

    public var format: Int
    public var action: Action
    public var screen: Screen
    /// What the person who uses the program has set.
    public var traits: ScreenTraits
    public var program: ProgramFiles
    /// The preview to show; nil for the program itself.
    public var preview: PreviewRequest?

    public init(
        action: Action, screen: Screen, traits: ScreenTraits = ScreenTraits(), program: ProgramFiles, preview: PreviewRequest? = nil
    ) {
        self.format = Self.currentFormat
        (self.action, self.screen, self.traits, self.program, self.preview) = (action, screen, traits, program, preview)
    }

    /// What the program is to do.
    public enum Action: Codable, Sendable, Equatable {
        /// Draws the program's picture `time` seconds (0 or more) after its start.
        case render(time: Double, output: String, format: PictureFormat)
        /// Plays the script and writes every frame, more than 0 per second. What the script says of the screen is part of the request's.
        case film(script: FilmScript, framesPerSecond: Int, output: String, format: FilmFormat)
        /// Shows the program until it is closed. A screen without a device only sets the windows' initial size.
        /// - Parameter scale: pixels per point reported to the program; nil for the monitor's.
        /// - Parameter script: played in the first window in real time; its image paths are absolute.
        case window(scale: Double?, script: FilmScript? = nil)
        /// Lets the program at the other end of standard input, a socket, show this one and control its time (`RemoteFrameRequest`).
        /// - Parameter script: played from the start; its pictures are not written.
        case serve(script: FilmScript?)
        /// Shows the program in real time to the page whose host is at the other end of standard input, a socket. The screen is that of a
        /// page that does not tell its own.
        case browser
        /// Lists the program's previews on standard output, one per line.
        case listPreviews
    }

    /// The appearance that the program starts with.
    public enum ColorScheme: String, Codable, Sendable, Equatable, CaseIterable {
        case light, dark
    }
}

/// Selects a preview and its screen.
public struct PreviewRequest: Codable, Sendable, Equatable {
    /// A preview's name, its provider's, or its file with or without the line; nil for the only one.
    public var name: String?
    /// True if the user chose the screen, which overrides the preview's own device and layout.
    public var keepsScreen: Bool
    /// If the name is that of a file, the types of the older `PreviewProvider` that the file declares: a program does not know where they
    /// are from.
    public var providers: [String]
    /// True for all previews on one sheet.
    public var showsAll: Bool

    public init(name: String? = nil, keepsScreen: Bool = false, providers: [String] = [], showsAll: Bool = false) {
        (self.showsAll, self.providers, self.name, self.keepsScreen) = (showsAll, providers, name, keepsScreen)
    }
}

/// The program's own files, for finding images, colours, fonts and settings at run time.
public struct ProgramFiles: Codable, Sendable, Equatable {
    /// The display name.
    public var name: String
    /// The folder of the program's source.
    public var folder: String
    public var bundleIdentifier: String
    /// The Info.plist with its variables expanded; nil if the program has none.
    public var infoPlist: String?
    /// Asset catalogs (`.xcassets`) in search order.
    public var assetCatalogs: [String]
    /// Folders with loose resources, searched by file name.
    public var resourceFolders: [String]
    /// Font files to register before any text is shaped.
    public var fonts: [String]
    /// The colour set that tints controls; usually `AccentColor`.
    public var accentColorName: String

    public init(name: String, folder: String, bundleIdentifier: String, infoPlist: String? = nil, assetCatalogs: [String] = [],
                resourceFolders: [String] = [], fonts: [String] = [], accentColorName: String = "AccentColor") {
        (self.name, self.folder, self.bundleIdentifier, self.infoPlist) = (name, folder, bundleIdentifier, infoPlist)
        (self.assetCatalogs, self.resourceFolders, self.fonts) = (assetCatalogs, resourceFolders, fonts)
        self.accentColorName = accentColorName
    }
}

extension ProgramRequest {
    /// The request in the environment; nil if there is none.
    /// - Throws: `RequestError` if the file cannot be read, is malformed, or has another version.
    public static func current(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> ProgramRequest? {
        guard let value = environment[environmentName], !value.isEmpty else { return nil }
        if value.hasPrefix("{") { return try decoded(from: Data(value.utf8), named: environmentName) }
        guard let data = FileManager.default.contents(atPath: value) else {
            throw RequestError("The request file \(value) named by \(environmentName) cannot be read.")
        }
        return try decoded(from: data, named: value)
    }

    /// The environment variables, beside the request's own, that the program must be started with. Foundation reads them before any code of
    /// the program runs.
    public var environment: [String: String] {
        var variables = [String: String]()
        if let locale = traits.locale { variables["WAGGLE_LOCALE"] = locale }
        if let zone = traits.timeZone { variables["TZ"] = zone }
        if case .window = action { return variables }
        return variables.merging(Self.emptySettings) { $1 }
    }
    /// The environment variables of a program that starts with empty settings and keeps none, so that what it draws is reproducible.
    public static let emptySettings = ["XDG_CONFIG_HOME": "/dev/null"]

    static func decoded(from data: Data, named name: String) throws -> ProgramRequest {
        struct Header: Decodable { var format: Int }
        let decoder = JSONDecoder()
        do {
            let header = try decoder.decode(Header.self, from: data)
            guard header.format == currentFormat else {
                throw RequestError(
                    "The request in \(name) has format \(header.format), but this program supports \(currentFormat): build it again with ./waggle run.")
            }
            return try decoder.decode(ProgramRequest.self, from: data)
        } catch let error as DecodingError {
            throw RequestError("The request in \(name) cannot be decoded: \(error).")
        }
    }

    /// The request as JSON with sorted keys, so that equal requests yield equal bytes.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

/// A faulty request or script; the description is a message for users.
public struct RequestError: Error, CustomStringConvertible, Equatable {
    public let description: String
    public init(_ description: String) { self.description = description }
}

/// Calls the closure with a null-terminated array of C strings, as `posix_spawn` and `exec` take it. The array is valid only
/// during the call.
package func withCStrings<Result>(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("An array that ends with nil is never empty.") }
        return body(start)
    }
}
