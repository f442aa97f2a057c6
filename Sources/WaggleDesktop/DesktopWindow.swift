// A desktop window: the host of one driver, its last picture, and its GTK widgets.

import CGtk
import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// Shows one root view until the user closes the window.
///
/// Frames follow GTK's frame clock, and only while the graph needs them: an idle window runs nothing, a hidden one waits. A frame updates
/// the graph on the clock's tick and draws when GTK paints, after layout.
@MainActor
final class DesktopWindow {
    let driver: WindowDriver
    var graph: ViewGraph { driver.graph }
    let appWindow: AppWindow
    let sceneValues: SceneValues
    private let desktop: Desktop
    private var gtk: Gtk { desktop.gtk }
    private let window: OpaquePointer
    /// The widget that has the window's size and receives input. The picture is on top of it.
    let area: OpaquePointer
    /// Shows the picture; nil once the window is closed.
    private var paintable: OpaquePointer?
    private let tiles: PictureTiles
    private let configuration: WindowConfiguration
    private var input: WindowInput?
    private let services: WindowServices
    /// The positions of the two fingers that a mouse simulates.
    private var shownFingers: [CGPoint] = []
    /// The window's phase; the first window's environment has the phase of the whole program.
    private(set) var phase = ScenePhase.background
    /// In points.
    var size: CGSize { driver.size }
    private var surface: CairoSurface?
    /// The content to show.
    private var picture = WindowPicture()
    private var needsDrawing = true
    /// GTK's ID of the frame callback; 0 if no frames are requested.
    private var tick: UInt32 = 0
    private var wake: (time: TimeInterval, timer: any DispatchSourceTimer)?
    /// The scene's last size limits; nil if there are none.
    private var limits: WindowLimits?
    /// The height of GTK's title bar in GTK's units, which is part of the window's requested height.
    private var titleHeight: Int32 = 0
    private var unseenUpdateIsComing = false
    private(set) var isClosed = false
    /// True while the window has the keyboard focus.
    private(set) var isActive = false
    private(set) var title = ""
    private var onClose: ((DesktopWindow) -> Void)?

    init<Content: View>(
        _ content: Content, _ appWindow: AppWindow, _ sceneValues: SceneValues, _ desktop: Desktop, _ configuration: WindowConfiguration,
        onClose: @escaping (DesktopWindow) -> Void
    ) {
        self.appWindow = appWindow
        self.sceneValues = sceneValues
        self.desktop = desktop
        self.configuration = configuration
        self.onClose = onClose
        guard let window = desktop.gtk.gtk_window_new(), let area = desktop.gtk.gtk_drawing_area_new() else {
            preconditionFailure("GTK could not create its widgets.")
        }
        self.window = window
        self.area = area
        tiles = PictureTiles(desktop.gtk)
        services = WindowServices(desktop.gtk, window: window, area: area) { [weak desktop] in desktop?.openURL($0) ?? false }
        var environment = desktop.environment
        environment.hostServices = services
        // Until it is on screen, GTK assumes that the window is on the first monitor.
        environment.displayScale = configuration.displayScale ?? CGFloat(max(desktop.gtk.gtk_widget_get_scale_factor(area), 1))
        environment.scenePhase = .background
        environment.appWindow = appWindow
        environment.sceneValues = sceneValues
        if appWindow === desktop.windows.first { environment.windowPhase = .background }
        driver = WindowDriver(
            content, size: configuration.size, environment: environment, textEngine: desktop.textEngine, startDate: desktop.clock.startDate)
        layPictureOverArea()
        // The program's scenes are known once the first window's graph has created its views.
        driver.setSize(configuration.begun(at: desktop.windows.defaultSize(of: appWindow)), safeArea: configuration.safeArea)
        if configuration.isFixed {
            fix(size)
        } else {
            let (width, height) = units(size)
            titleHeight = measureTitle()
            gtk.gtk_window_set_default_size(window, width, height + titleHeight)
        }
        gtk.gtk_widget_set_focusable(area, 1)
        connectSignals()
        input = WindowInput(gtk, desktop.clock, area: area, size: size, zoom: configuration.zoom, services: services) { [weak self] in
            self?.take($0) ?? false
        } command: { [weak self] in
            self?.obey($0)
        }
        driver.connect(to: self)
        gtk.gtk_window_present(window)
        desktop.icon?.show(on: window)
        _ = gtk.gtk_widget_grab_focus(area)
        watchState()
    }

    /// A separate widget for the picture: GTK repaints a drawing area as a whole, but a paintable only where its nodes differ.
    private func layPictureOverArea() {
        paintable = waggle_paintable_new({ snapshot, width, height, data in
            MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.show(on: snapshot, width: width, height: height) }
        }, Unmanaged.passUnretained(self).toOpaque())
        guard let paintable, let overlay = gtk.gtk_overlay_new(), let widget = gtk.gtk_picture_new_for_paintable(paintable) else {
            preconditionFailure("GTK could not create its widgets.")
        }
        gtk.gtk_widget_set_can_target(widget, 0)
        gtk.gtk_overlay_set_child(overlay, area)
        gtk.gtk_overlay_add_overlay(overlay, widget)
        gtk.gtk_window_set_child(window, overlay)
    }

    private func connectSignals() {
        typealias Resize = @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void
        let resized: Resize = { _, width, height, data in
            MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.resize(width: width, height: height) }
        }
        gtk.connect(area, "resize", to: self, resized)
        typealias Notify = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let rescaled: Notify = { _, _, data in MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.scaleDidChange() } }
        gtk.connect(area, "notify::scale-factor", to: self, rescaled)
        let activated: Notify = { _, _, data in MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.activityDidChange() } }
        gtk.connect(window, "notify::is-active", to: self, activated)
        typealias Plain = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let mapped: Plain = { _, data in MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.visibilityDidChange() } }
        gtk.connect(area, "map", to: self, mapped)
        gtk.connect(area, "unmap", to: self, mapped)
        typealias Close = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean
        let closed: Close = { _, data in
            // GTK destroys its window unless the handler returns true.
            MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.closeIfAllowed() == false ? 1 : 0 }
        }
        gtk.connect(window, "close-request", to: self, closed)
    }

    /// The title bar's height: most Wayland desktops leave title bars to their programs.
    private func measureTitle() -> Int32 {
        // The title bar is created with the window's surface; the content requests no height.
        gtk.gtk_widget_realize(window)
        var height: Int32 = 0
        gtk.gtk_widget_measure(window, UInt32(GTK_ORIENTATION_VERTICAL), -1, &height, nil, nil, nil)
        return height
    }

    /// Only the surface's state reveals that a window is minimized. The surface exists once the window does.
    private func watchState() {
        guard let native = gtk.gtk_widget_get_native(area), let surface = gtk.gtk_native_get_surface(native) else { return }
        typealias Notify = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let changed: Notify = { _, _, data in MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.stateDidChange() } }
        gtk.connect(surface, "notify::state", to: self, changed)
    }

    private func stateDidChange() {
        visibilityDidChange()
        if !isIn(GDK_TOPLEVEL_STATE_FOCUSED) { input?.forgetKeys() }
    }

    private func activityDidChange() {
        let isActive = !isClosed && gtk.flag("is-active", of: window)
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        desktop.assistivePrograms?.activityDidChange(of: self)
    }

    // MARK: Size and state

    private func units(_ size: CGSize) -> (width: Int32, height: Int32) {
        (Int32((size.width * configuration.zoom).rounded()), Int32((size.height * configuration.zoom).rounded()))
    }

    /// Gives the window a fixed size, which the user cannot change.
    private func fix(_ size: CGSize) {
        let (width, height) = units(size)
        gtk.gtk_drawing_area_set_content_width(area, width)
        gtk.gtk_drawing_area_set_content_height(area, height)
        gtk.gtk_window_set_resizable(window, 0)
        gtk.gtk_window_set_default_size(window, -1, -1)
    }

    /// Enforces the scene's size limits; the content's own size may have changed.
    private func limitSize() {
        guard !configuration.isChosen, graph.counters.measures > 0, desktop.windows.resizability(of: appWindow).isLimiting else { return }
        let new = desktop.windows.resizability(of: appWindow).limits(
            smallest: graph.contentSize(for: .zero), largest: graph.contentSize(for: .infinity))
        guard let new, new != limits else { return }
        limits = new
        if new.isFixed { return fix(new.smallest) }
        let smallest = units(new.smallest), nearest = units(new.nearest(to: size))
        gtk.gtk_window_set_resizable(window, 1)
        gtk.gtk_widget_set_size_request(area, smallest.width, smallest.height)
        if new.nearest(to: size) != size { gtk.gtk_window_set_default_size(window, nearest.width, nearest.height + titleHeight) }
    }

    /// Device pixels per GTK unit.
    private var pixelsPerUnit: CGFloat { CGFloat(max(gtk.gtk_widget_get_scale_factor(area), 1)) }

    /// Pixels per point, as in the environment.
    var displayScale: CGFloat { driver.environment.displayScale }

    /// The frames per second of the screen that shows the window; nil before there is one.
    var screenRate: Double? {
        guard let clock = gtk.gtk_widget_get_frame_clock(area) else { return nil }
        var (interval, presentation): (Int64, Int64) = (0, 0)
        gtk.gdk_frame_clock_get_refresh_info(clock, gtk.gdk_frame_clock_get_frame_time(clock), &interval, &presentation)
        // In microseconds.
        return interval > 0 ? 1_000_000 / Double(interval) : nil
    }

    private func resize(width: Int32, height: Int32) {
        guard width > 0, height > 0 else { return }
        // A fixed size times its zoom may not be a whole number; the views keep their size.
        driver.setSize(
            configuration.isFixed ? size : CGSize(width: CGFloat(width), height: CGFloat(height)), safeArea: configuration.safeArea)
        input?.size = size
        scaleDidChange()
        desktop.windowDidResize(self)
        // Paints the new size within GTK's current frame.
        showFrame()
    }

    private func scaleDidChange() {
        change { $0.displayScale = configuration.displayScale ?? pixelsPerUnit }
        needsDrawing = true
        if let paintable { gtk.gdk_paintable_invalidate_contents(paintable) }
    }

    /// Changes the environment, and requests a frame if needed.
    func change(_ body: (inout EnvironmentValues) -> Void) {
        if !isClosed { driver.change(body) }
    }

    private var isHidden: Bool { isClosed || gtk.gtk_widget_get_mapped(area) == 0 || isIn(GDK_TOPLEVEL_STATE_MINIMIZED) }

    /// Whether the window has a GDK state.
    private func isIn(_ state: Int) -> Bool {
        guard let native = gtk.gtk_widget_get_native(area), let surface = gtk.gtk_native_get_surface(native) else { return false }
        return gtk.gdk_toplevel_get_state(surface) & UInt32(state) != 0
    }

    private func visibilityDidChange() {
        guard !isClosed else { return }
        let hidden = isHidden
        if hidden {
            goToBackground()
            input?.cancel()
            stopFrames()
        } else {
            // A visible window without the keyboard focus is still active, as on macOS.
            comeToForeground()
            requestFrame()
        }
    }

    /// Passes through the inactive phase, as on Apple's platforms. The views are updated in between, so that they see it.
    private func comeToForeground() {
        if phase == .background {
            setPhase(.inactive)
            driver.update(at: desktop.clock.now)
        }
        setPhase(.active)
    }

    /// Updates the views now, since hidden windows have no frames. Passes through the inactive phase, as on Apple's platforms.
    private func goToBackground() {
        guard phase != .background else { return }
        for phase in [ScenePhase.inactive, .background] {
            setPhase(phase)
            showFrame()
        }
    }

    private func setPhase(_ phase: ScenePhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        if appWindow === desktop.windows.first {
            change { $0.windowPhase = phase }
        } else {
            change { $0.scenePhase = phase }
        }
        desktop.phaseDidChange()
    }

    /// Sets the program's phase, in the first window, which holds the program's state. That window may be closed.
    func setProgramPhase(_ phase: ScenePhase) {
        guard phase != driver.environment.scenePhase else { return }
        driver.change { $0.scenePhase = phase }
        // A closed window gets no frames, so it is updated here.
        if isClosed { driver.update(at: desktop.clock.now) }
    }

    // MARK: Input

    /// - Returns: true if a view handled the event.
    private func take(_ event: InputEvent) -> Bool {
        guard !isClosed else { return false }
        let taken = driver.graph.send(event)
        desktop.mayHaveStored()
        let fingers = input?.mouse.shown(in: size) ?? []
        if fingers != shownFingers {
            shownFingers = fingers
            driver.overlay = Self.drawing(ofFingers: fingers)
        }
        return taken
    }

    private func obey(_ command: WindowCommand) {
        switch command {
        case .close: askToClose()
        case .quit: desktop.closeAll()
        }
    }

    /// Like the close button in the title bar.
    func askToClose() { gtk.gtk_window_close(window) }

    // MARK: Frames

    /// - Returns: true if the next frame is needed as well.
    private func frame() -> Bool {
        showFrame()
        if driver.demand == .next, !isHidden, !isClosed { return true }
        tick = 0
        return false
    }

    /// Updates the window to the time of GTK's frame.
    private func showFrame() {
        guard !driver.isUpdating, !isClosed else { return }
        desktop.followWallClock()
        do { try driver.frame(at: desktop.frameTime(of: area)) } catch { HostMessage.warn("\(error) The script ends here.") }
        limitSize()
        desktop.assistivePrograms?.contentMayHaveChanged(in: self)
        desktop.mayHaveStored()
        if isHidden { driver.frameIsOver() }
        waitForNextFrame()
    }

    /// Plays a script, starting with the next frame.
    /// - Parameter traits: What was set before it.
    func play(_ script: FilmScript, over traits: ScreenTraits) {
        driver.traits = traits
        driver.play(script, warn: HostMessage.warn)
    }

    private func stopFrames() {
        if tick != 0 { gtk.gtk_widget_remove_tick_callback(area, tick) }
        tick = 0
        wake?.timer.cancel()
        wake = nil
    }

    /// Other windows may show the program state in this window's graph, so it is updated without frames.
    private func updateUnseen() {
        guard desktop.keepsProgramState(self), !unseenUpdateIsComing else { return }
        unseenUpdateIsComing = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.unseenUpdateIsComing = false
                self.driver.update(at: self.desktop.clock.now)
                self.driver.frameIsOver()
            }
        }
    }

    /// An idle window sleeps until the wake time that a view requested.
    private func waitForNextFrame() {
        let next: TimeInterval?
        switch driver.demand {
        case .none: next = nil
        case .at(let time): next = time
        case .next:
            next = nil
            if !isHidden { requestFrame() }
        }
        guard next != wake?.time else { return }
        wake?.timer.cancel()
        wake = nil
        guard let next, !isHidden else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(next - desktop.clock.now, 0), leeway: .milliseconds(1))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.wake = nil
                timer.cancel()
                self?.requestFrame()
            }
        }
        timer.activate()
        wake = (next, timer)
    }

    // MARK: Picture

    private func show(on snapshot: OpaquePointer, width: CGFloat, height: CGFloat) {
        let scale = pixelsPerUnit
        let pixelWidth = max(Int((width * scale).rounded()), 1), pixelHeight = max(Int((height * scale).rounded()), 1)
        var isNew = false
        if surface?.width != pixelWidth || surface?.height != pixelHeight {
            surface = try? CairoSurface(width: pixelWidth, height: pixelHeight, scale: scale * configuration.zoom, backend: desktop.backend)
            (needsDrawing, isNew) = (true, true)
        }
        guard let surface else { return }
        if needsDrawing {
            needsDrawing = false
            surface.show(picture.list, background: picture.background)
            if isNew {
                tiles.replaceAll(with: surface, width: Int(width.rounded()), height: Int(height.rounded()))
            } else {
                tiles.replace(
                    surface.lastDamage.map { $0.applying(CGAffineTransform(scaleX: configuration.zoom, y: configuration.zoom)) },
                    in: surface)
            }
        }
        tiles.append(to: snapshot)
        if driver.hasWorkAfterFrame { finishFrame() }
    }

    /// Runs after GTK has taken the picture.
    private func finishFrame() {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.driver.frameIsOver() }
        }
    }

    /// Grey discs as large as fingertips.
    private static func drawing(ofFingers fingers: [CGPoint]) -> DisplayList {
        let radius: CGFloat = 12, color = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
        return DisplayList(fingers.map {
            let bounds = CGRect(x: $0.x - radius, y: $0.y - radius, width: 2 * radius, height: 2 * radius)
            return DisplayList.Item(bounds: bounds, content: .fill(.ellipse(bounds), .nonZero, .color(color), antialiased: true))
        })
    }

    // MARK: Closing

    /// - Returns: false if the window stays open because its content asks the user first.
    private func closeIfAllowed() -> Bool {
        guard isClosed || appWindow.mayClose?() ?? true else {
            desktop.staysOpen()
            raise()
            requestFrame()
            return false
        }
        close()
        return true
    }

    private func close() {
        guard !isClosed else { return }
        goToBackground()
        stopFrames()
        isClosed = true
        surface = nil
        tiles.removeAll()
        if let paintable { gtk.g_object_unref(UnsafeMutableRawPointer(paintable)) }
        paintable = nil
        picture = WindowPicture()
        services.close()
        onClose?(self)
        onClose = nil
    }

    /// Brings the window to the front and gives it the keyboard focus.
    func raise() { gtk.gtk_window_present(window) }

    func setTitle(_ title: String) {
        self.title = title
        gtk.gtk_window_set_title(window, title)
        desktop.assistivePrograms?.contentMayHaveChanged(in: self)
    }
}

extension DesktopWindow: AccessibleWindowHost {
    var isUpdating: Bool { driver.isUpdating }
    var accessibleTitle: String { title }
    var isShowing: Bool { !isHidden }
    var accessibleTransform: AccessibleTransform {
        var accessible = AccessibleTransform(unitsPerPoint: configuration.zoom, pixelsPerUnit: pixelsPerUnit)
        guard let native = gtk.gtk_widget_get_native(area), let surface = gtk.gtk_native_get_surface(native) else { return accessible }
        var x: Int32 = 0, y: Int32 = 0
        guard waggle_screen_position(surface, &x, &y) else { return accessible }
        // Shadows and GTK's title bar surround the area within the surface.
        var shadow = (x: 0.0, y: 0.0), inside = (x: 0.0, y: 0.0)
        gtk.gtk_native_get_surface_transform(native, &shadow.x, &shadow.y)
        _ = gtk.gtk_widget_translate_coordinates(area, native, 0, 0, &inside.x, &inside.y)
        accessible.origin = CGPoint(
            x: CGFloat(x) + (shadow.x + inside.x) * pixelsPerUnit, y: CGFloat(y) + (shadow.y + inside.y) * pixelsPerUnit)
        return accessible
    }
}

extension DesktopWindow: FrameHost {
    var sleepsBetweenFrames: Bool { true }

    /// Requests a callback for the next frame.
    func requestFrame() {
        guard tick == 0 else { return }
        guard !isHidden else { return updateUnseen() }
        tick = gtk.gtk_widget_add_tick_callback(area, { _, _, data in
            MainActor.assumeIsolated { target(data, as: DesktopWindow.self)?.frame() == true ? 1 : 0 }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
        desktop.loop.wake()
    }

    func pictureDidChange() {
        picture = driver.picture()
        needsDrawing = true
        if let paintable { gtk.gdk_paintable_invalidate_contents(paintable) }
    }

    /// With the display scale that the views see.
    func savePicture(to file: String) throws { try driver.picture().write(to: file, scale: displayScale, desktop.backend) }
}

/// A window's initial size and fixed properties.
struct WindowConfiguration {
    /// In points.
    var size: CGSize
    var safeArea: EdgeInsets
    /// Pixels per point in the environment; nil for the monitor's.
    var displayScale: CGFloat?
    /// True for a device's screen: the user cannot change its size.
    var isFixed: Bool
    /// True if the user chose the size, directly or with a device.
    var isChosen = false
    /// The monitor's space for a window in GTK's units; nil if unknown.
    var room: CGSize?
    /// GTK's units per point: below 1 if a device's screen is larger than the monitor.
    var zoom: CGFloat = 1
}
