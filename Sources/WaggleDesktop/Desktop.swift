// A program with windows: opens them and runs until the last one is closed.

import CGtk
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleLocale
import WaggleRequest
import WaggleRuntime

/// The windows of the running program and their shared resources.
@MainActor
package final class Desktop {
    let gtk: Gtk
    let loop: EventLoop
    private(set) var clock: FrameClock
    /// The initial environment of every window.
    private(set) var environment: EnvironmentValues
    let textEngine: any TextEngine = PangoTextEngine()
    let backend = CairoRasterBackend()
    private var appearance: Appearance?
    /// nil without a session bus.
    private(set) var assistivePrograms: AssistivePrograms?
    private let request: ProgramRequest
    /// The program's windows as its window actions see them.
    private(set) var windows: AppWindows!
    private let settings = SettingsFile()
    private(set) lazy var icon = WindowIcon(gtk, (environment.assetProvider as? CatalogAssets)?.icon)
    private let memory: WindowMemory
    /// The timer for saving what the program has stored; nil if nothing is pending.
    private var saving: (any DispatchSourceTimer)?
    private var isEnding = false
    private var configuration: WindowConfiguration
    private var open: [DesktopWindow] = []
    /// The window that holds the program's state, even after it was closed.
    private var first: DesktopWindow?

    /// - Throws: `RequestError` without a display or GTK.
    package init(_ request: ProgramRequest) throws {
        self.request = request
        Self.prepareProcess()
        ProcessLocale.followDesktop()
        gtk = try Gtk()
        gtk.g_set_prgname(request.program.bundleIdentifier)
        gtk.g_set_application_name(request.program.name)
        loop = EventLoop(gtk)
        clock = FrameClock(gtk)
        environment = request.program.environment()
        configuration = WindowConfiguration(request, monitor: nil)
        memory = WindowMemory(program: request.program.bundleIdentifier)
        let appearance = Appearance(gtk, colorScheme: request.traits.colorScheme.map { ColorScheme($0) }) { [weak self] in
            self?.appearanceDidChange()
        }
        self.appearance = appearance
        environment.colorScheme = appearance.colorScheme
        environment.accessibilityReduceMotion = appearance.reducesMotion
        environment.apply(request.traits)
        assistivePrograms = AssistivePrograms(gtk, programName: request.program.name) { [weak self] in
            self?.assistiveProgramsDidChange(areInUse: $0)
        }
    }

    private static func prepareProcess() {
        PictureMemory.keep()
        // GTK would expose its own widgets, which say nothing about our content.
        setenv("GTK_A11Y", "none", 1)
    }

    /// Shows a window of the program's first scene, and others as the program opens them, until the last one is closed.
    package func run<Program: App>(_: Program.Type, wrapper: (any WindowContentWrapper)?) {
        configuration = WindowConfiguration(request, monitor: monitorSize)
        MainScreen.size = configuration.size
        MainScreen.scale = configuration.displayScale ?? monitor { CGFloat(max(gtk.gdk_monitor_get_scale_factor($0), 1)) } ?? 1
        MainScreen.safeArea = configuration.safeArea
        // In thousandths of a frame per second.
        if let rate = monitor({ gtk.gdk_monitor_get_refresh_rate($0) }) { ScreenRate.take(Double(rate) / 1000) }
        let windows = AppWindows(host: self)
        self.windows = windows
        environment.openWindow = OpenWindowAction(windows)
        environment.showsMenuBar = !configuration.isFixed
        let addresses = Self.addresses(CommandLine.arguments.dropFirst())
        // A document given at launch opens in the first window.
        let document = addresses.first(where: \.isFileURL)
        if let document { windows.begin(with: document) }
        show(AppView(Program(), windows: windows, wrapper: wrapper), in: windows.first)
        for address in addresses where address != document || !windows.beginsWithDocuments { windows.receive(address) }
        if case .window(_, let script?) = request.action { first?.play(script, over: request.traits) }
        loop.run()
        end()
    }

    /// The URLs and existing files among a program's arguments; others are the program's own.
    private static func addresses(_ arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument).standardizedFileURL }
            guard !argument.hasPrefix("-"), let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else { return nil }
            return url
        }
    }

    private func show<Content: View>(_ content: Content, in appWindow: AppWindow) {
        let values = SceneValues(restored: windows.memoryName(of: appWindow).map(memory.takeValues) ?? [:])
        let window = DesktopWindow(content, appWindow, values, self, configuration) { [weak self] in self?.didClose($0) }
        window.setTitle(windows.title(of: appWindow) ?? request.program.name)
        appWindow.titleDidChange = { [weak self, weak window, weak appWindow] in
            guard let self, let window, let appWindow else { return }
            window.setTitle(self.windows.title(of: appWindow) ?? self.request.program.name)
        }
        open.append(window)
        for address in appWindow.takeURLs() { window.graph.open(address) }
        assistivePrograms?.add(window)
        if appWindow === windows.first { first = window }
        phaseDidChange()
    }

    // MARK: Requests of windows

    func frameTime(of widget: OpaquePointer) -> TimeInterval {
        gtk.gtk_widget_get_frame_clock(widget).map { clock.time(microseconds: gtk.gdk_frame_clock_get_frame_time($0)) } ?? clock.now
    }

    func followWallClock() {
        guard clock.followWallClock() else { return }
        for window in open { window.graph.setStartDate(clock.startDate) }
    }

    /// For programs, the screen is the available space, which is their window.
    func windowDidResize(_ window: DesktopWindow) {
        guard window === open.first else { return }
        MainScreen.size = window.size
        MainScreen.scale = window.displayScale
        if let rate = window.screenRate { ScreenRate.take(rate) }
    }

    /// True if other windows depend on the program state in this window's graph.
    func keepsProgramState(_ window: DesktopWindow) -> Bool { window === first && open.contains { $0 !== window } }

    /// Called when a window's phase changes; the program's phase is that of its most active window.
    func phaseDidChange() { first?.setProgramPhase(open.map(\.phase).max() ?? .background) }

    /// Opens a URL in its default application.
    /// - Returns: false if there is none.
    func openURL(_ url: URL) -> Bool {
        // The launch context identifies the caller, so that the desktop lets the other program come to the front.
        let context = gtk.gdk_display_get_default().flatMap { gtk.gdk_display_get_app_launch_context($0) }
        defer { if let context { gtk.g_object_unref(UnsafeMutableRawPointer(context)) } }
        if gtk.g_app_info_launch_default_for_uri(url.absoluteString, context, nil) != 0 { return true }
        HostMessage.warn("Cannot open \(url.absoluteString): the desktop has no program for it.")
        return false
    }

    /// Queries the first monitor; nil if there is none.
    private func monitor<Answer>(_ ask: (OpaquePointer) -> Answer) -> Answer? {
        guard let display = gtk.gdk_display_get_default(), let monitors = gtk.gdk_display_get_monitors(display),
              let item = gtk.g_list_model_get_item(monitors, 0) else { return nil }
        defer { gtk.g_object_unref(item) }
        return ask(OpaquePointer(item))
    }

    /// In GTK's units.
    private var monitorSize: CGSize? {
        monitor {
            var rectangle = GdkRectangle()
            gtk.gdk_monitor_get_geometry($0, &rectangle)
            return CGSize(width: CGFloat(rectangle.width), height: CGFloat(rectangle.height))
        }
    }

    private func appearanceDidChange() {
        guard let appearance else { return }
        environment.colorScheme = appearance.colorScheme
        environment.accessibilityReduceMotion = request.traits.reducesMotion ?? appearance.reducesMotion
        for window in open {
            window.change {
                $0.colorScheme = environment.colorScheme
                $0.accessibilityReduceMotion = environment.accessibilityReduceMotion
            }
        }
    }

    private func assistiveProgramsDidChange(areInUse: Bool) {
        environment.accessibilityEnabled = areInUse
        environment.accessibilityVoiceOverEnabled = areInUse
        for window in open {
            window.change {
                $0.accessibilityEnabled = areInUse
                $0.accessibilityVoiceOverEnabled = areInUse
            }
        }
    }

    // MARK: Persistence

    /// Called when the program may have stored something. Saves soon, but not during a frame.
    func mayHaveStored() {
        guard saving == nil, !isEnding else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.3, leeway: .milliseconds(100))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                timer.cancel()
                self?.saving = nil
                self?.save()
            }
        }
        timer.activate()
        saving = timer
    }

    private func save() {
        settings.save()
        guard !isEnding else { return }
        var values: [String: [String: Any]] = [:]
        for window in open { if let name = windows.memoryName(of: window.appWindow) { values[name] = window.sceneValues.stored } }
        memory.save(values)
    }

    // MARK: Closing

    func closeAll() {
        save()
        isEnding = true
        for window in open { window.askToClose() }
    }

    /// Called if a window stays open because its content asks the user first.
    func staysOpen() { isEnding = false }

    private func didClose(_ window: DesktopWindow) {
        // The values of the last window, or of all windows that close together, are kept for the next launch.
        if open.count == 1, !isEnding {
            save()
            isEnding = true
        }
        open.removeAll { $0 === window }
        assistivePrograms?.remove(window)
        windows.didClose(window.appWindow)
        phaseDidChange()
        if open.isEmpty { loop.stop() }
        if window !== first { window.graph.close() }
    }

    /// Ends the program's state last; work that this schedules on the main queue still runs.
    private func end() {
        first?.graph.close()
        settings.save()
        _ = RunLoop.main.limitDate(forMode: .default)
    }
}

/// The program may call these during an update; windows open, close and move between frames.
extension Desktop: WindowHost {
    package func show(_ window: AppWindow) { soon { $0.show(AppWindowView($0.windows, window), in: window) } }
    package func raise(_ window: AppWindow) { soon { $0.shown(window)?.raise() } }
    package func close(_ window: AppWindow) { soon { $0.shown(window)?.askToClose() } }
    package func quit() { soon { $0.closeAll() } }
    package func graph(of window: AppWindow) -> ViewGraph? { shown(window)?.graph }

    private func shown(_ window: AppWindow) -> DesktopWindow? { open.first { $0.appWindow === window } }
    private func soon(_ action: @escaping @MainActor (Desktop) -> Void) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                if let self { action(self) }
            }
        }
    }
}

extension WindowConfiguration {
    /// The requested size, adjusted to the monitor.
    init(_ request: ProgramRequest, monitor: CGSize?) {
        let screen = request.screen
        // Reserved for the desktop's bars and titles.
        let room = monitor.map { CGSize(width: $0.width - 20, height: $0.height - 110) }
        size = CGSize(width: screen.width, height: screen.height)
        safeArea = EdgeInsets(screen.safeArea)
        isFixed = screen.deviceName != nil
        isChosen = isFixed || CGSize(width: screen.width, height: screen.height) != CGSize(
            width: Screen.window.width, height: Screen.window.height)
        if case .window(let scale, _) = request.action { displayScale = scale.map { CGFloat($0) } }
        guard let room, room.width > 100, room.height > 100 else { return }
        if isFixed {
            zoom = min(1, room.width / size.width, room.height / size.height)
        } else {
            self.room = room
            size = fitting(size)
        }
    }

    private func fitting(_ size: CGSize) -> CGSize {
        room.map { CGSize(width: min(size.width, $0.width), height: min(size.height, $0.height)) } ?? size
    }

    /// The initial size; a size chosen by the user overrides the scene's default and limits.
    func begun(at wished: CGSize?) -> CGSize {
        guard !isChosen, let wished, wished.width >= 1, wished.height >= 1, wished.width.isFinite,
              wished.height.isFinite else { return size }
        return fitting(wished)
    }
}
