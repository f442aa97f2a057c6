import ArgumentParser
import Foundation
import WaggleRequest

/// Selects the program; shared by all commands that run one.
struct ProgramOptions: ParsableArguments {
    @Argument(help: ArgumentHelp(
        "A Swift package, the folder of an Xcode app's sources, or the folder that holds the .xcodeproj.", valueName: "folder"))
    var folder: String

    @Option(help: "The target of a project or the executable of a package, if there are several.")
    var target: String?

    @Flag(name: .shortAndLong, help: "Also shows the compiler's warnings.")
    var verbose = false

    @Flag(help: "Compiles the program optimised: slower to build after a change, faster to run.")
    var optimized = false

    @OptionGroup var shown: SourceOptions

    /// Builds the program, and Waggle itself if needed.
    /// - Parameters:
    ///   - showsPreviews: also accepts folders without an app, and libraries of packages.
    ///   - waitsItsTurn: true if a program is compiled only after others for which this is true, too.
    ///   - known: The framework, for a program that is built again and again: a failed build then says only what the compiler says.
    func build(showsPreviews: Bool = false, waitsItsTurn: Bool = false, with known: Framework? = nil) throws -> BuiltProgram {
        try ProgramCache.prepare()
        // Reports wrong arguments before building anything.
        let program = try Program(path: folder, target: target, showsPreviews: showsPreviews)
        if case .sources(let sources) = program {
            sources.notes.forEach { Terminal.say("Note: " + $0) }
            try sources.parts.requireAll()
        }
        let framework = try known ?? FrameworkBuilder(root: try ProjectRoot.folder()).ready(), explains = known == nil
        return switch program {
        case .sources(let sources) where !sources.parts.isEmpty: try ProjectBuilder(
            framework: framework, isVerbose: verbose, isOptimized: optimized, platform: shown.platform,
            explainsFailures: explains).build(sources)
        case .sources(let sources): try SourceBuilder(
            framework: framework, isVerbose: verbose, isOptimized: optimized, platform: shown.platform, explainsFailures: explains,
            waitsItsTurn: waitsItsTurn).build(sources)
        case .package(let folder): try PackageBuilder(
            framework: framework, isVerbose: verbose, isOptimized: optimized, platform: shown.platform,
            explainsFailures: explains).build(folder: folder, product: target, showsPreviews: showsPreviews)
        }
    }
}

/// How a program's sources are shown to the compiler; shared by all commands that compile some.
struct SourceOptions: ParsableArguments {
    @Option(name: .customLong("platform"), help: "The system whose branches of #if are compiled: ios or macos.")
    var system = SourcePlatform.ios

    @Flag(help: "Compiles the sources as they are: without the branches for Apple's systems, selectors and @objc.")
    var noOverlay = false

    var platform: SourcePlatform? { noOverlay ? nil : system }
}

extension SourcePlatform: ExpressibleByArgument {}

/// The screen that a program is shown on, and what the person in front of it has set.
struct ScreenOptions: ParsableArguments {
    @Option(help: "The screen of a phone or tablet with its safe area, such as iphone-15 or ipad-pro-11; ./waggle devices lists them.")
    var device: String?

    @Flag(help: "Turns the screen to landscape.")
    var landscape = false

    @Option(help: "A size in points, without safe area, such as 400x300.")
    var size: String?

    @Option(parsing: .unconditional, help: "Pixels per point; by default those of the device, or 2 with --size.")
    var scale: Double?

    @Flag(help: "Draws the device's frame around its screen, with round corners.")
    var frame = false

    @Flag(help: "Draws the device's status bar (9:41, full bars), its Dynamic Island or notch, and the home indicator.")
    var statusBar = false

    @Flag(inversion: .prefixedNo, help: "Draws an on-screen keyboard while a text is edited; films of phones have one anyway.")
    var keyboard: Bool?

    @Flag(help: "Shows the dark appearance.")
    var dark = false

    @Option(help: "The text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, or accessibility1 to accessibility5.")
    var textSize: String?

    @Option(help: "The locale, such as de_DE; texts, dates and numbers follow it.")
    var locale: String?

    @Option(help: "The time zone, such as Europe/Berlin.")
    var timeZone: String?

    @Flag(help: "Lays out from right to left.")
    var rightToLeft = false

    @Flag(help: "Lays out from left to right, whatever the locale.")
    var leftToRight = false

    @Flag(help: "Increases the contrast.")
    var increaseContrast = false

    @Flag(help: "Shows bold text.")
    var boldText = false

    @Flag(help: "Reduces motion.")
    var reduceMotion = false

    @Flag(help: "Reduces transparency.")
    var reduceTransparency = false

    /// True if the command line chose the screen.
    var isGiven: Bool { device != nil || size != nil }

    /// What the person has set, by the command line and then by the beginning of a script.
    /// - Throws: `RequestError` for an unknown text size, locale or time zone.
    func traits(_ script: FilmScript? = nil) throws -> ScreenTraits {
        guard !rightToLeft || !leftToRight else { throw ToolError("--right-to-left and --left-to-right cannot be combined.") }
        func set(_ flag: Bool) -> Bool? { flag ? true : nil }
        let traits = ScreenTraits(
            colorScheme: dark ? .dark : nil,
            textSize: try textSize.map { try .init(named: $0) }, locale: try locale.map(ScreenTraits.locale),
            timeZone: try timeZone.map(ScreenTraits.timeZone), isRightToLeft: leftToRight ? false : set(rightToLeft),
            increasesContrast: set(increaseContrast), hasBoldText: set(boldText),
            reducesMotion: set(reduceMotion), reducesTransparency: set(reduceTransparency))
        return script.map { traits.changed(by: $0.openingTraits) } ?? traits
    }

    /// What a script says of the screen, without what the command line says otherwise.
    func overriding(_ script: FilmScript.ScreenChange) -> FilmScript.ScreenChange {
        var change = script
        if isGiven { (change.device, change.width, change.height) = (nil, nil, nil) }
        if let scale { change.scale = scale }
        if landscape { change.isLandscape = true }
        if frame { change.showsFrame = true }
        if statusBar { change.showsStatusBar = true }
        return change
    }

    /// - Throws: `ToolError` that names an option for pictures of a device: in a browser the page is the screen.
    func requireNoDevice() throws {
        let given = [("--device", device != nil), ("--landscape", landscape), ("--size", size != nil), ("--scale", scale != nil),
                     ("--frame", frame), ("--status-bar", statusBar),
                     ("--keyboard", keyboard == true), ("--no-keyboard", keyboard == false)]
        guard let option = given.first(where: { $0.1 })?.0 else { return }
        throw ToolError("\(option) means nothing in a browser, where the page's size and scale are those of its window; remove it.")
    }

    func screen() throws -> Screen {
        guard device == nil || size == nil else { throw ToolError("--device and --size cannot be combined; a device has its own size.") }
        var screen = try device.map { try Device.named($0).screen } ?? Device.standard.screen
        if let size {
            let (width, height) = try Screen.size(size)
            screen = Screen(width: width, height: height, scale: 2)
        }
        if let scale { screen.scale = scale }
        if landscape { screen = screen.landscape }
        screen.parts = DeviceParts(showsFrame: frame, showsStatusBar: statusBar, showsKeyboard: keyboard ?? false)
        return try screen.validated()
    }
}

/// The location of Waggle's own project.
enum ProjectRoot {
    /// The folder that `./waggle` passed, or the one whose `.build` holds this tool.
    static func folder() throws -> String {
        if let named = ProcessInfo.processInfo.environment["WAGGLE_ROOT"], !named.isEmpty { return FileSystem.absolute(named) }
        var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        while folder != "/" {
            folder = FileSystem.parent(folder)
            if FileSystem.exists(FileSystem.join(folder, "Sources/WaggleTool")) { return folder }
        }
        throw ToolError("Waggle's own folder was not found; run ./waggle in that folder.")
    }
}
