// A window that nobody sees: its clock is turned by hand, its frames become pictures.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// Shows one root view on a surface in memory.
@MainActor
package final class HeadlessWindow {
    package let graph: ViewGraph
    package private(set) var size: CGSize
    package let scale: CGFloat
    /// Seconds since the window opened.
    package private(set) var time: TimeInterval = 0
    private var environment: EnvironmentValues
    package let backend = CairoRasterBackend()
    private var surface: CairoSurface?
    static let imageDecoding = ImageDecoding { try ImageDecoder.decode($0) }

    package init<Content: View>(
        _ content: Content, size: CGSize, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(),
        environment: EnvironmentValues = EnvironmentValues(), textEngine: any TextEngine = PangoTextEngine(),
        startDate: Date = VirtualClock.start
    ) {
        let size = Self.drawable(size, scale: scale)
        self.size = size
        self.scale = scale
        var environment = environment
        environment.displayScale = scale
        environment.imageDecoding = environment.imageDecoding ?? Self.imageDecoding
        self.environment = environment
        graph = ViewGraph(content, size: size, environment: environment, textEngine: textEngine, startDate: startDate)
        graph.setSize(size, safeArea: safeArea)
        graph.update(at: 0)
    }

    /// Turns the clock forward and brings the tree up to date.
    package func advance(to time: TimeInterval) {
        self.time = max(time, self.time)
        graph.update(at: self.time)
    }
    package func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

    package func setSize(_ size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = Self.drawable(size, scale: scale)
        graph.setSize(self.size, safeArea: safeArea)
    }
    /// The nearest size that a surface can have: requests are checked before, programs that are measured may come to anything.
    private static func drawable(_ size: CGSize, scale: CGFloat) -> CGSize {
        let most = Screen.largestPixelSide / max(scale, 0.1)
        func side(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, 0), most) }
        return CGSize(width: side(size.width), height: side(size.height))
    }
    package func setColorScheme(_ scheme: ColorScheme) {
        environment.colorScheme = scheme
        graph.setEnvironment(environment)
    }

    /// The background of a window in the colour scheme.
    private var background: ResolvedColor { graph.colorScheme == .dark ? .black : .white }

    /// The drawing at the window's time on the window's background.
    package func displayListWithBackground(_ overlay: DisplayList = DisplayList()) -> DisplayList {
        let bounds = CGRect(origin: .zero, size: size), list = graph.displayList()
        return DisplayList([
            DisplayList.Item(bounds: bounds, content: .fill(.rectangle(bounds), .nonZero, .color(background), antialiased: false)),
            DisplayList.Item(bounds: list.bounds, content: .list(list, offset: .zero)),
        ] + overlay.items)
    }

    /// The picture at the window's time.
    /// - Parameter overlay: what is drawn over it, in points of the window.
    package func draw(_ overlay: DisplayList = DisplayList()) throws -> CairoSurface {
        let width = max(Int((size.width * scale).rounded()), 1), height = max(Int((size.height * scale).rounded()), 1)
        let target: CairoSurface
        if let surface, surface.width == width, surface.height == height {
            target = surface
        } else {
            target = try CairoSurface(width: width, height: height, scale: scale, backend: backend)
            surface = target
        }
        target.show(overlay.isEmpty ? graph.displayList() : DisplayList(graph.displayList().items + overlay.items), background: background)
        return target
    }
}
