import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

/// A canvas as pixels, and as an SVG file drawn by librsvg. Edges are antialiased differently; nothing else may differ.
@MainActor
@Suite struct CanvasVectorTests {
    /// - Returns: the mean difference of a channel, and the share of pixels that differ by more than a quarter of the range.
    private func difference(_ name: String, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> (mean: Double, far: Double) {
        let size = CGSize(width: 160, height: 120)
        let list = HeadlessWindow(WaggleCore.Canvas(renderer: draw), size: size).graph.displayList()
        let background = DisplayList.Item(bounds: CGRect(origin: .zero, size: size), content: .fill(.rectangle(CGRect(origin: .zero, size: size)), .nonZero, .color(.white), antialiased: false))
        let whole = DisplayList([background] + list.items), surface = try CairoSurface(width: 160, height: 120)
        surface.show(whole, background: .white)
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"], path = (folder ?? NSTemporaryDirectory()) + "/canvas-vector-\(name).svg"
        defer { if folder == nil { try? FileManager.default.removeItem(atPath: path) } }
        try CairoRasterBackend().writeSVG(whole, size: size, to: path)
        let file = try ImageDecoder.decode(contentsOfFile: path), pixels = surface.makeImage().pixels
        if let folder { try surface.writePNG(to: "\(folder)/canvas-vector-\(name).png") }
        guard file.pixels.count == pixels.count else { return (255, 1) }
        let differences = zip(file.pixels, pixels).map { abs(Int($0) - Int($1)) }
        let far = stride(from: 0, to: differences.count, by: 4).count { differences[$0..<$0 + 4].max() ?? 0 > 64 }
        return (Double(differences.reduce(0, +)) / Double(differences.count), Double(far) / Double(differences.count / 4))
    }
    private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path { Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }

    @Test func figuresGradientsAndClips() throws {
        let result = try difference("figures") { context, _ in
            let gradient = Gradient(colors: [.red, .yellow, .blue])
            context.fill(Path(CGRect(x: 5, y: 5, width: 60, height: 30)), with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 5), options: .repeat))
            context.fill(Self.circle(100, 30, 25), with: .radialGradient(gradient, center: CGPoint(x: 100, y: 30), startRadius: 3, endRadius: 12, options: .mirror))
            var inverse = context
            inverse.clip(to: Self.circle(40, 70, 15), options: .inverse)
            inverse.fill(Path(CGRect(x: 10, y: 45, width: 60, height: 50)), with: .color(.green))
            var text = context
            text.clipToLayer { $0.draw(Text("CUT").font(.system(size: 30, weight: .black)), at: CGPoint(x: 120, y: 80)) }
            text.fill(Path(CGRect(x: 80, y: 50, width: 80, height: 30)), with: .color(.blue))
            text.fill(Path(CGRect(x: 80, y: 80, width: 80, height: 30)), with: .color(.red))
            context.rotate(by: .degrees(8))
            context.draw(Text("Turned text"), at: CGPoint(x: 70, y: 95))
        }
        // Cairo writes a radial gradient that runs back from its ends as one that repeats, with slightly other radii.
        #expect(result.mean <= 2.5 && result.far <= 0.04, "\(result)")
    }

    @Test func layersFiltersAndBlending() throws {
        let result = try difference("layers") { context, _ in
            var faint = context
            faint.opacity = 0.5
            faint.drawLayer { layer in
                layer.fill(Self.circle(30, 30, 20), with: .color(.red))
                layer.fill(Self.circle(50, 30, 20), with: .color(.blue))
            }
            var balls = context
            balls.addFilter(.alphaThreshold(min: 0.5, color: .purple))
            balls.addFilter(.blur(radius: 5))
            balls.drawLayer { layer in
                layer.fill(Self.circle(105, 30, 15), with: .color(.black))
                layer.fill(Self.circle(135, 30, 15), with: .color(.black))
            }
            context.fill(Self.circle(40, 85, 22), with: .color(.yellow))
            context.blendMode = .multiply
            context.fill(Self.circle(60, 85, 22), with: .color(.cyan))
            context.blendMode = .normal
            context.addFilter(.shadow(color: .black, radius: 4, x: 3, y: 3))
            context.fill(Self.circle(120, 85, 20), with: .color(.mint))
        }
        #expect(result.mean <= 2.5 && result.far <= 0.03, "\(result)")
    }
}
