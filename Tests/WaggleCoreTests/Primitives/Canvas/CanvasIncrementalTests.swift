import Foundation
import Testing
import TestSupport
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

/// A canvas drawn part by part has the same pixels as one drawn as a whole.
@MainActor
@Suite struct CanvasIncrementalTests {
    private struct Board: View {
        let remote: Remote<[Int]>
        @State private var choices: [Int] = [0, 1, 2, 3, 4, 5]

        var body: some View {
            ZStack {
                remote.connect($choices)
                LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom)
                WaggleCore.Canvas { [choices] context, size in
                    for (index, choice) in choices.enumerated() {
                        var copy = context
                        copy.translateBy(x: CGFloat(index % 3) * 60 + 10, y: CGFloat(index / 3) * 60 + 10)
                        Self.draw(choice, copy)
                    }
                } symbols: {
                    Text("S").padding(4).background(.yellow).tag(0)
                }
            }
        }

        /// Draws one of several contents that are difficult to draw in part.
        private static func draw(_ choice: Int, _ context: GraphicsContext) {
            var context = context
            let circle = Path(ellipseIn: CGRect(x: CGFloat(choice % 5) * 3, y: 4, width: 30, height: 30)), square = Path(CGRect(x: 12, y: 12.5, width: 30, height: 22))
            switch choice % 14 {
            case 0: context.fill(circle, with: .color(.red))
            case 1:
                context.addFilter(.blur(radius: 4))
                context.fill(circle, with: .color(.blue))
            case 2:
                context.addFilter(.shadow(radius: 5, x: 4, y: 4))
                context.stroke(circle, with: .color(.green), lineWidth: 3)
            case 3:
                context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
                context.addFilter(.blur(radius: 5))
                context.drawLayer { layer in
                    layer.fill(circle, with: .color(.black))
                    layer.fill(square, with: .color(.black))
                }
            case 4:
                context.fill(circle, with: .color(.orange))
                context.blendMode = .destinationOut
                context.fill(square, with: .color(.black.opacity(0.7)))
            case 5:
                context.opacity = 0.6
                context.rotate(by: .degrees(20))
                context.draw(Text("Text \(choice)"), at: CGPoint(x: 20, y: 20))
            case 6:
                context.fill(square, with: .color(.pink))
                context.addFilter(.blur(radius: 3, options: .opaque))
                context.fill(circle, with: .backdrop)
            case 7:
                context.clip(to: circle, options: .inverse)
                context.fill(square, with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 10), options: .mirror))
            case 8:
                context.clipToLayer { $0.draw(Text("MM").bold(), at: CGPoint(x: 20, y: 20)) }
                context.fill(square, with: .color(.black))
            case 9:
                context.addFilter(.shadow(color: .black, radius: 4, x: 2, y: 2, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
                context.fill(circle, with: .color(.mint))
            case 10: if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 30)) }
            case 11:
                context.blendMode = .xor
                context.fill(circle, with: .color(.teal))
                context.fill(square, with: .color(.teal))
            case 12:
                context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))))
                context.fill(circle, with: .conicGradient(Gradient(colors: [.red, .green, .red]), center: CGPoint(x: 15, y: 19)))
            default: context.fill(circle, with: .radialGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: 15, y: 19), startRadius: 2, endRadius: 8, options: .repeat))
            }
        }
    }

    @Test(arguments: Narrowing.seeds([1, 2, 3])) func partsHaveThePixelsOfTheWhole(_ seed: UInt64) throws {
        var dice = Dice(state: seed)
        let remote = Remote<[Int]>(), size = CGSize(width: 200, height: 140)
        let window = HeadlessWindow(Board(remote: remote), size: size, scale: 2)
        _ = try window.draw()
        for step in 0..<30 {
            var choices = remote.value ?? []
            for _ in 0..<dice.roll(2) + 1 { choices[dice.roll(6)] = dice.roll(70) }
            remote.value = choices
            window.settle()
            let parts = try window.draw().makeImage().pixels
            let surface = try CairoSurface(width: 400, height: 280, scale: 2)
            surface.show(window.graph.displayList(), background: .white)
            let whole = surface.makeImage().pixels
            let most = zip(parts, whole).map { abs(Int($0) - Int($1)) }.max() ?? 0
            // Blurs that begin at different pixels round differently.
            #expect(most <= 3, "step \(step): \(choices.map { "\($0 % 14)" }), \(zip(parts, whole).count { abs(Int($0) - Int($1)) > 3 }) values differ by up to \(most)")
            if most > 3 { return }
        }
    }
}
