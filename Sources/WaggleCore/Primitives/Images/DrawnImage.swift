// Pictures drawn by closures.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The drawing instructions of a closure-drawn picture. Equality is identity, because closures cannot be compared.
final class ImageRecipe: @unchecked Sendable {
    let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
        (self.isOpaque, self.renderer) = (isOpaque, renderer)
    }
    private static func usable(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }

    /// The drawing in an environment, within the size.
    /// - Parameter textEngine: nil outside of a window; then texts are omitted.
    func drawing(in environment: EnvironmentValues, _ textEngine: (any TextEngine)?) -> DisplayList {
        let bounds = CGRect(origin: .zero, size: size)
        guard size.width > 0, size.height > 0 else { return DisplayList() }
        let recorder = GraphicsRecorder(
            environment: environment, symbols: GraphicsSymbols(), textEngine: textEngine ?? SilentTextEngine(), bounds: bounds)
        var context = GraphicsContext(recorder)
        if isOpaque { context.fill(Path(bounds), with: .color(.black), style: FillStyle(antialiased: false)) }
        renderer(&context)
        var list = recorder.finish()
        guard !list.isEmpty else { return list }
        if recorder.blends || recorder.readsBackdrop { list = recorder.wrapped(list, .flatten) }
        return bounds.contains(list.bounds) ? list : recorder.wrapped(list, .clip(.rectangle(bounds), .nonZero, antialiased: true))
    }
}

extension Image {
    /// A picture drawn by a closure whenever it is shown: of a fixed natural size, sharp at any scale, in the colours of its environment.
    /// - Parameters:
    ///   - size: in points.
    ///   - label: the accessibility label; nil if assistive technologies ignore the picture.
    ///   - opaque: true if the closure covers the whole picture, which then starts black instead of transparent.
    ///   - colorMode: the colour space for blending. Only `nonLinear` is supported; other modes are reported once.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawn(ImageRecipe(size: size, isOpaque: opaque, renderer: renderer)))
        self.label = label
        isDecorative = label == nil
        if colorMode != .nonLinear {
            Diagnostics.shared.reportInView(
                "Image(size:colorMode:renderer:): only nonLinear is supported as the colorMode; \(colorMode) has no effect.")
        }
    }
}

/// Shapes texts without glyphs, for drawings outside a window, where no fonts are available.
private final class SilentTextEngine: TextEngine {
    private final class Silence: ShapedText {
        private let layout = TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false, runs: [])
        func layout(width: CGFloat?, height: CGFloat?) -> TextLayout { layout }
        func geometry(width: CGFloat?, height: CGFloat?) -> TextGeometry {
            TextGeometry(lines: [TextGeometry.Line(
                range: 0..<0, textEnd: 0, top: 0, bottom: 0, baseline: 0, left: 0, right: 0, isRightToLeft: false, clusters: [])])
        }
    }
    func shape(_ text: StyledText, _ style: ParagraphStyle) -> any ShapedText { Silence() }
    func metrics(of font: FontDescription) -> FontMetrics { FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0) }
    func boundaries(of text: String) -> TextBoundaries { TextBoundaries(graphemes: [0], words: [], wordStarts: [], wordEnds: []) }
}

/// The running program's asset catalogs, for lookups without a view. The host sets them when the program starts.
package enum ProgramAssets {
    nonisolated(unsafe) private static var current: (any AssetProvider)?
    private static let lock = NSLock()

    /// nil until set.
    package static var provider: (any AssetProvider)? {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}
