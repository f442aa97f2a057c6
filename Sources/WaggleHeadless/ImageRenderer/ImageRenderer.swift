// Images of views, created by the program itself.

import Foundation
import Observation
import OpenCombine
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleGeometry
import WaggleRuntime

/// Renders a view into an image or a document.
///
/// The view lives as long as the renderer: its state persists between images, and `objectWillChange` announces that the next image will
/// differ. An image shows the current progress of loading and animations.
/// ```swift
/// let renderer = ImageRenderer(content: Badge(name: "Ann"))
/// renderer.scale = 2
/// try renderer.uiImage?.pngData()?.write(to: file)
/// ```
public final class ImageRenderer<Content: View>: ObservableObject {
    public let objectWillChange = PassthroughSubject<Void, Never>()

    @MainActor private let root: RendererRoot<Content>
    @MainActor private let backend = CairoRasterBackend()
    @MainActor private var graph: ViewGraph?
    @MainActor private var graphScale: CGFloat = 1
    @MainActor private var start: TimeInterval = 0

    @MainActor public init(content view: Content) { root = RendererRoot(view) }
    @MainActor deinit { graph?.close() }

    /// The view. Replacing it by a view of the same type keeps the state.
    @MainActor public var content: Content {
        get { root.content }
        set { root.content = newValue }
    }
    /// The size proposed to the view in points; `unspecified` requests its ideal size. The image has the view's resulting size.
    @MainActor public var proposedSize = ProposedViewSize.unspecified {
        didSet { if proposedSize != oldValue { objectWillChange.send() } }
    }
    /// Pixels per point. There is no image unless it is finite and positive.
    @MainActor public var scale: CGFloat = 1 {
        didSet { if scale != oldValue { objectWillChange.send() } }
    }
    /// True to draw on black.
    @MainActor public var isOpaque = false {
        didSet { if isOpaque != oldValue { objectWillChange.send() } }
    }
    /// How colors are blended. Only `nonLinear` is supported; other modes have no effect and cause a warning.
    @MainActor public var colorMode = ColorRenderingMode.nonLinear {
        didSet { if colorMode != .nonLinear {
            HostMessage.warn("ImageRenderer.colorMode: only nonLinear is supported; \(colorMode) has no effect.")
        } }
    }

    /// False to let `objectWillChange` announce only changes of the renderer's own properties, not those of what the view reads.
    @MainActor public var isObservationEnabled = true

    /// The current image of the view; nil if the view is empty or larger than 32767 pixels on a side.
    @MainActor public var cgImage: CGImage? {
        let graph = update(), size = graph.contentSize
        guard let width = pixels(size.width), let height = pixels(size.height),
              let surface = try? CairoSurface(width: width, height: height, scale: scale, backend: backend) else { return nil }
        if isOpaque { surface.clear(.black) }
        surface.draw(graph.displayList())
        return CGImage(surface.makeImage())
    }

    /// Calls the closure with the view's size in points and a function that draws the view upright into a document, with its lower left
    /// corner at the origin.
    ///
    /// - Parameter rasterizationScale: pixels per point of content that a document cannot represent as shapes and text, such as blurs;
    ///   always at least 2.
    @MainActor public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let graph = update(), size = graph.contentSize, list = graph.displayList()
        renderer(size) { context in context.draw(list, size: size) }
    }

    /// The current drawing of the view, upright where y grows downward.
    @MainActor package func displayList() -> DisplayList { update().displayList() }

    /// The number of pixels that contain the length; nil if there are none or too many.
    @MainActor private func pixels(_ length: CGFloat) -> Int? {
        // The margin keeps rounding errors from adding a pixel.
        let count = (length * scale - 0.001).rounded(.up)
        return count >= 1 && count <= 32_767 ? Int(count) : nil
    }

    /// The view's graph, updated.
    @MainActor private func update() -> ViewGraph {
        let graph = graph ?? makeGraph(), scale = scale.isFinite && scale > 0 ? scale : 1
        if scale != graphScale {
            graphScale = scale
            graph.setEnvironment(environment)
        }
        graph.setOffer(proposedSize)
        let time = ProcessInfo.processInfo.systemUptime - start
        graph.update(at: time)
        // The view may change its size in response to the image's. If it never settles, it is drawn as it is.
        var size = CGSize.zero
        for _ in 0..<4 where graph.contentSize != size {
            size = graph.contentSize
            graph.setSize(size, safeArea: EdgeInsets())
            graph.update(at: time)
        }
        return graph
    }

    @MainActor private func makeGraph() -> ViewGraph {
        start = ProcessInfo.processInfo.systemUptime
        let graph = ViewGraph(root, size: .zero, environment: environment, textEngine: PangoTextEngine(), startDate: Date())
        graph.onFrameNeeded { [weak self] in
            guard let self, self.isObservationEnabled else { return }
            self.objectWillChange.send()
        }
        self.graph = graph
        return graph
    }

    @MainActor private var environment: EnvironmentValues { .offScreen(scale: graphScale) }
}

extension EnvironmentValues {
    /// The environment of a view that no window shows.
    @MainActor package static func offScreen(scale: CGFloat) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.imageDecoding = HeadlessWindow.imageDecoding
        environment.assetProvider = CatalogAssets.current
        return environment
    }
}

/// A view that may be replaced by another one of the same type.
@Observable @MainActor
private final class RendererContent<Content: View> {
    var content: Content
    init(_ content: Content) { self.content = content }
}

private struct RendererRoot<Content: View>: View {
    private let box: RendererContent<Content>
    init(_ content: Content) { box = RendererContent(content) }

    var content: Content {
        get { box.content }
        nonmutating set { box.content = newValue }
    }
    var body: some View { box.content }
}
