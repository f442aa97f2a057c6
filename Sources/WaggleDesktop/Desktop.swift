// What a program does that is asked for windows: it opens them and lives until the last one is closed.

import CGtk
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// The windows of the running program and what they share.
@MainActor
package final class Desktop {
    let gtk: Gtk
    let loop: EventLoop
    private(set) var clock: FrameClock
    /// What every window's environment begins with.
    private(set) var environment: EnvironmentValues
    let textEngine: any TextEngine = PangoTextEngine()
    let backend = CairoRasterBackend()
    private var appearance: Appearance?
    private let request: ProgramRequest
    /// The program's scenes.
    private var windows = AppWindows { _ in }
    private var open: [DesktopWindow] = []
    /// Where the program's own state lives, also after it was closed.
    private var first: DesktopWindow?

    /// - Throws: `RequestError` when there is no display or no GTK, `CairoError` when a font of the program cannot be read.
    package init(_ request: ProgramRequest) throws {
        self.request = request
        Self.prepareProcess()
        gtk = try Gtk()
        gtk.g_set_prgname(request.program.bundleIdentifier)
        gtk.g_set_application_name(request.program.name)
        loop = EventLoop(gtk)
        clock = FrameClock(gtk)
        environment = try request.program.environment()
        let appearance = Appearance(gtk, colorScheme: request.colorScheme.map { $0 == .dark ? .dark : .light }) { [weak self] in self?.appearanceDidChange() }
        self.appearance = appearance
        environment.colorScheme = appearance.colorScheme
        environment.accessibilityReduceMotion = appearance.reducesMotion
    }

    private static func prepareProcess() {
        waggle_keep_picture_memory()
        // Without a session GTK would complain that nobody is there to hear about the window.
        if getenv("DBUS_SESSION_BUS_ADDRESS") == nil { setenv("GTK_A11Y", "none", 0) }
    }

    /// Shows a window of the program's first scene, and of others as the program opens them, until the last one is closed.
    package func run<Program: App>(_: Program.Type) {
        let place = WindowPlace(request, monitor: monitorSize)
        MainScreen.size = place.size
        MainScreen.scale = place.displayScale ?? monitor { CGFloat(max(gtk.gdk_monitor_get_scale_factor($0), 1)) } ?? 1
        MainScreen.safeArea = place.safeArea
        windows = AppWindows { [weak self] index in
            // Between two frames: the program asks while one of its windows is updated.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    _ = self.show(AppWindowView(self.windows, index: index), at: index, place)
                }
            }
        }
        environment.openWindow = OpenWindowAction(windows)
        let first = show(AppView(Program(), windows: windows), at: 0, place)
        self.first = first
        if case .window(_, let script?) = request.action { first.play(script) }
        loop.run()
        end()
    }

    private func show<Content: View>(_ content: Content, at index: Int, _ place: WindowPlace) -> DesktopWindow {
        let window = DesktopWindow(content, self, place) { [weak self] in self?.didClose($0) }
        window.setTitle(windows.title(index) ?? request.program.name)
        open.append(window)
        return window
    }

    // MARK: What windows ask

    func frameTime(of widget: OpaquePointer) -> TimeInterval {
        gtk.gtk_widget_get_frame_clock(widget).map { clock.time(microseconds: gtk.gdk_frame_clock_get_frame_time($0)) } ?? clock.now
    }

    func followWallClock() {
        guard clock.followWallClock() else { return }
        for window in open { window.graph.setStartDate(clock.startDate) }
    }

    /// Programs take the screen for the space they have, which is their window.
    func windowDidResize(_ window: DesktopWindow) {
        guard window === open.first else { return }
        MainScreen.size = window.size
        MainScreen.scale = window.displayScale
    }

    /// True if other windows show what the window's graph keeps of the program.
    func keepsProgramState(_ window: DesktopWindow) -> Bool { window === first && open.contains { $0 !== window } }

    /// Asks the first monitor; nil where there is none.
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
        environment.accessibilityReduceMotion = appearance.reducesMotion
        for window in open {
            window.change {
                $0.colorScheme = environment.colorScheme
                $0.accessibilityReduceMotion = environment.accessibilityReduceMotion
            }
        }
    }

    // MARK: The end

    func closeAll() {
        for window in open { window.askToClose() }
    }

    private func didClose(_ window: DesktopWindow) {
        open.removeAll { $0 === window }
        if open.isEmpty { loop.stop() }
        if window !== first {
            window.graph.close()
        } else if !open.isEmpty {
            windows.closeFirst()
        }
    }

    /// The program's state ends last, and what the end has started on the main queue still runs.
    private func end() {
        first?.graph.close()
        _ = RunLoop.main.limitDate(forMode: .default)
    }
}

extension WindowPlace {
    /// The place that a request asks for, made to fit on the monitor.
    init(_ request: ProgramRequest, monitor: CGSize?) {
        let screen = request.screen, area = screen.safeArea
        // What desktops keep for bars and titles.
        let room = monitor.map { CGSize(width: $0.width - 20, height: $0.height - 110) }
        size = CGSize(width: screen.width, height: screen.height)
        safeArea = EdgeInsets(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing)
        isFixed = screen.deviceName != nil
        if case .window(let scale, _) = request.action { displayScale = scale.map { CGFloat($0) } }
        guard let room, room.width > 100, room.height > 100 else { return }
        if isFixed {
            zoom = min(1, room.width / size.width, room.height / size.height)
        } else {
            size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        }
    }
}
