// An invisible window: its clock is advanced explicitly, its frames become images.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// Shows one root view on a surface in memory.
@MainActor
package final class HeadlessWindow {
    package let driver: WindowDriver
    package var graph: ViewGraph { driver.graph }
    package let scale: CGFloat
    /// The host services of the views.
    package let services: any HostServices
    package let backend = CairoRasterBackend()
    /// Runs the program's own timers and tasks; nil for real time.
    private let clock: (any ProgramClock)?
    /// Writes the window's picture to a file named in a script.
    package var onSnapshot: ((_ file: String) throws -> Void)?
    private var surface: CairoSurface?
    static let imageDecoding = ImageDecoding { try ImageDecoder.decode($0) }

    /// - Parameter scale: pixels per point.
    package init<Content: View>(
        _ content: Content, size: CGSize, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(),
        environment: EnvironmentValues = EnvironmentValues(), textEngine: any TextEngine = PangoTextEngine(),
        startDate: Date = VirtualClock.start, clock: (any ProgramClock)? = nil
    ) {
        self.scale = scale
        self.clock = clock
        var environment = environment
        environment.displayScale = scale
        environment.imageDecoding = environment.imageDecoding ?? Self.imageDecoding
        services = environment.hostServices ?? HeadlessServices()
        environment.hostServices = services
        driver = WindowDriver(
            content, size: Self.drawable(size, scale: scale), safeArea: safeArea, environment: environment, textEngine: textEngine,
            startDate: startDate)
        driver.connect(to: self)
        driver.update(at: 0)
    }

    // MARK: Time

    /// Seconds since the window opened.
    package var time: TimeInterval { graph.time }

    /// Advances only the graph, without the program's clock; never backward.
    package func advance(to time: TimeInterval) { driver.update(at: time) }
    package func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

    /// Advances frame by frame, and runs scripts and the program's own timers and tasks in between.
    /// - Throws: `RequestError` if a script names something that does not exist.
    package func turn(to time: TimeInterval, framesPerSecond: Double) throws {
        while case let next = timeOfNextFrame(framesPerSecond: framesPerSecond), next < time - 1e-9 { try driver.frame(at: next) }
        try driver.frame(at: time)
    }
    /// The margin prevents a repeated frame.
    package func timeOfNextFrame(framesPerSecond: Double) -> TimeInterval {
        ((time * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
    }

    // MARK: The window

    /// In points.
    package var size: CGSize { driver.size }

    package func setSize(_ size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
        driver.setSize(Self.drawable(size, scale: scale), safeArea: safeArea)
    }
    /// The nearest size that a surface can have: requested sizes are already valid, but measured content may have any size.
    private static func drawable(_ size: CGSize, scale: CGFloat) -> CGSize {
        let most = Screen.largestPixelSide / max(scale, 0.1)
        func side(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, 0), most) }
        return CGSize(width: side(size.width), height: side(size.height))
    }
    package func setColorScheme(_ scheme: ColorScheme) { driver.change { $0.colorScheme = scheme } }

    /// Draws the picture at the window's time and ends the frame.
    package func draw() throws -> CairoSurface {
        defer { driver.frameIsOver() }
        return try paint()
    }
    /// Draws the picture at the window's time without ending the frame, so that its remaining work can be measured.
    package func paint() throws -> CairoSurface {
        let picture = driver.picture(), pixels = picture.pixels(scale: scale)
        if surface?.width != pixels.width || surface?.height != pixels.height { surface = nil }
        let target = try surface ?? picture.makeSurface(scale: scale, backend)
        surface = target
        target.show(picture.list, background: picture.background)
        return target
    }
}

extension HeadlessWindow: FrameHost {
    package var sleepsBetweenFrames: Bool { false }
    package func requestFrame() {}
    package func pictureDidChange() {}
    package func turnClock(to time: TimeInterval) { clock?.advance(to: time) }
    package var clockTime: TimeInterval? { clock?.time }

    package func runReadyWork() -> Bool { ImageLoads.finish(with: clock) }

    package func savePicture(to file: String) throws { try onSnapshot?(file) }
}

extension ImageLoads {
    /// Runs what is ready by a virtual clock, with the images that it loads.
    /// - Returns: False without a clock.
    @MainActor static func finish(with clock: (any ProgramClock)?) -> Bool {
        guard let clock else { return false }
        clock.runReadyWork()
        // Loading an image takes no virtual time, so that films do not depend on the network.
        VirtualClock.whileStanding { waitForAll() }
        clock.runReadyWork()
        return true
    }
}
