import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Canvases as programs write them, through the public interface; pictures to look at with WAGGLE_LOOK.
@MainActor struct CanvasPictureTests {
    private func look(_ view: some View, _ name: String, width: CGFloat = 320, height: CGFloat = 320, _ check: (TestScreen) throws -> Void = { _ in }) throws {
        for scheme in [ColorScheme.light, .dark] {
            let screen = try TestScreen(view, size: CGSize(width: width, height: height), colorScheme: scheme)
            screen.advance(by: 0.1)
            try check(screen)
            guard let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] else { continue }
            try screen.savePicture(to: "\(folder)/canvas-\(name)-\(scheme == .dark ? "dark" : "light").png")
        }
    }

    @Test func alphaThresholdAndBlurMergeCirclesIntoMetaballs() throws {
        try look(Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
            context.addFilter(.blur(radius: 18))
            context.drawLayer { layer in
                for index in 0..<7 {
                    let angle = Double(index) * 0.9, radius = 28.0 + Double(index % 3) * 10
                    let center = CGPoint(x: size.width / 2 + cos(angle) * 90, y: size.height / 2 + sin(angle) * 80)
                    layer.fill(Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)), with: .color(.black))
                }
                if let symbol = layer.resolveSymbol(id: "drop") { layer.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
            }
        } symbols: {
            Circle().frame(width: 90, height: 90).tag("drop")
        }, "metaballs")
    }

    private static let modes: [(String, GraphicsContext.BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
        ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
        ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver), ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
        ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
    ]

    @Test func allBlendModesAreDrawnInACanvas() throws {
        try look(Canvas { context, size in
            for (index, mode) in Self.modes.enumerated() {
                var cell = context
                cell.translateBy(x: CGFloat(index % 7) * 86 + 4, y: CGFloat(index / 7) * 92 + 4)
                cell.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)), with: .linearGradient(Gradient(colors: [.blue, .teal]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 50)))
                    layer.blendMode = mode.1
                    layer.fill(Path(ellipseIn: CGRect(x: 28, y: 18, width: 50, height: 50)), with: .linearGradient(Gradient(colors: [.orange, .red]), startPoint: CGPoint(x: 28, y: 0), endPoint: CGPoint(x: 78, y: 0)))
                }
                cell.draw(Text(mode.0).font(.system(size: 9)), at: CGPoint(x: 40, y: 78))
            }
        }, "modes", width: 610, height: 376)
    }

    @Test func gradientShadingsAreDrawnWithTheirOptions() throws {
        try look(Canvas { context, size in
            let colors = Gradient(colors: [.red, .yellow, .blue]), cell = CGSize(width: 90, height: 60)
            func place(_ index: Int) -> CGRect { CGRect(x: CGFloat(index % 3) * 100 + 10, y: CGFloat(index / 3) * 72 + 10, width: cell.width, height: cell.height) }
            var shadings: [GraphicsContext.Shading] = []
            for options in [GraphicsContext.GradientOptions(), .repeat, .mirror] {
                let rect = place(shadings.count)
                shadings.append(.linearGradient(colors, startPoint: CGPoint(x: rect.minX + 20, y: rect.minY), endPoint: CGPoint(x: rect.minX + 50, y: rect.minY + 10), options: options))
            }
            for options in [GraphicsContext.GradientOptions(), .repeat, .mirror] {
                let rect = place(shadings.count)
                shadings.append(.radialGradient(colors, center: CGPoint(x: rect.midX, y: rect.midY), startRadius: 4, endRadius: 20, options: options))
            }
            shadings.append(.conicGradient(Gradient(colors: [.red, .yellow, .green, .blue, .red]), center: CGPoint(x: place(6).midX, y: place(6).midY), angle: .degrees(45)))
            shadings.append(.linearGradient(Gradient(colors: [.red, .green]), startPoint: place(7).origin, endPoint: CGPoint(x: place(7).maxX, y: place(7).minY)))
            shadings.append(.linearGradient(Gradient(colors: [.red, .green]), startPoint: place(8).origin, endPoint: CGPoint(x: place(8).maxX, y: place(8).minY), options: .linearColor))
            shadings.append(.style(.tint))
            shadings.append(.style(LinearGradient(colors: [.mint, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)))
            shadings.append(.style(Color.teal.gradient.shadow(.drop(radius: 4, y: 3))))
            for (index, shading) in shadings.enumerated() { context.fill(Path(roundedRect: place(index), cornerRadius: 10), with: shading) }
        }, "shadings", width: 320, height: 310)
    }

    @Test func rotatedTextsAndSymbolsAreDrawnInACanvas() throws {
        try look(Canvas { context, size in
            let word = "Round and round the text goes · ", letters = Array(word)
            for (index, letter) in letters.enumerated() {
                var turned = context
                turned.translateBy(x: 160, y: 120)
                turned.rotate(by: .degrees(Double(index) / Double(letters.count) * 360))
                turned.draw(Text(String(letter)).font(.system(size: 18, weight: .semibold)), at: CGPoint(x: 0, y: -90))
            }
            var title = context.resolve(Text("Canvas").font(.system(size: 34, weight: .bold)))
            title.shading = .linearGradient(Gradient(colors: [.pink, .blue]), startPoint: CGPoint(x: 100, y: 0), endPoint: CGPoint(x: 220, y: 0))
            context.draw(title, at: CGPoint(x: 160, y: 120))
            context.draw(Text("A longer text that wraps in its rectangle and is *cut* at the end of it, because it has more words than room."), in: CGRect(x: 10, y: 240, width: 140, height: 70))
            context.stroke(Path(CGRect(x: 10, y: 240, width: 140, height: 70)), with: .color(.gray), lineWidth: 0.5)
            var star = context.resolve(Image(systemName: "star.fill"))
            star.shading = .color(.orange)
            context.draw(star, in: CGRect(x: 170, y: 240, width: 60, height: 60))
            context.draw(Image(systemName: "heart.fill"), at: CGPoint(x: 250, y: 255))
            var person = context.resolve(Image(systemName: "person.crop.circle.badge.plus"))
            person.shading = .palette([.color(.green), .color(.blue)])
            context.draw(person, in: CGRect(x: 245, y: 270, width: 44, height: 40))
            if let label = context.resolveSymbol(id: "label") {
                context.draw(label, at: CGPoint(x: 40, y: 30))
                var faint = context
                faint.opacity = 0.4
                faint.rotate(by: .degrees(10))
                faint.draw(label, at: CGPoint(x: 290, y: -20))
            }
        } symbols: {
            Label("View", systemImage: "leaf").padding(6).background(.green.opacity(0.4), in: Capsule()).tag("label")
        }, "text")
    }

    @Test func clipsAndLayersLimitWhatACanvasDraws() throws {
        try look(Canvas { context, size in
            let stripes = Path { path in for x in stride(from: 0.0, to: 400, by: 12) { path.addRect(CGRect(x: x, y: 0, width: 6, height: 400)) } }
            func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat = 40) -> Path { Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }
            var inside = context
            inside.clip(to: circle(60, 60))
            inside.fill(stripes, with: .color(.blue))
            var outside = context
            outside.clip(to: Path(CGRect(x: 115, y: 10, width: 90, height: 100)))
            outside.clip(to: circle(160, 60), options: .inverse)
            outside.fill(stripes, with: .color(.red))
            var text = context
            text.clipToLayer { $0.draw(Text("CLIP").font(.system(size: 40, weight: .black)), at: CGPoint(x: 265, y: 40)) }
            text.fill(stripes, with: .color(.green))
            var hole = context
            hole.clip(to: Path(roundedRect: CGRect(x: 215, y: 70, width: 100, height: 44), cornerRadius: 10))
            hole.clipToLayer(options: .inverse) { $0.draw(Text("HOLE").font(.system(size: 30, weight: .black)), at: CGPoint(x: 265, y: 92)) }
            hole.fill(Path(CGRect(x: 200, y: 0, width: 200, height: 200)), with: .color(.orange))
            // The same two circles at half opacity, individually and as a layer.
            var faint = context
            faint.opacity = 0.5
            faint.fill(circle(50, 170, 30), with: .color(.purple))
            faint.fill(circle(80, 170, 30), with: .color(.yellow))
            faint.drawLayer { layer in
                layer.fill(circle(150, 170, 30), with: .color(.purple))
                layer.fill(circle(180, 170, 30), with: .color(.yellow))
            }
            var shadow = context
            shadow.addFilter(.shadow(color: .black.opacity(0.6), radius: 5, x: 3, y: 4))
            shadow.fill(circle(250, 170, 26), with: .color(.mint))
            var inner = context
            inner.addFilter(.shadow(color: .black, radius: 6, x: 3, y: 4, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
            inner.fill(circle(295, 170, 22), with: .color(.mint))
            // Frosted glass over the stripes.
            context.fill(Path(CGRect(x: 10, y: 220, width: 300, height: 90)), with: .linearGradient(Gradient(colors: [.red, .yellow, .blue]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 310, y: 0)))
            var lines = context
            lines.clip(to: Path(CGRect(x: 10, y: 220, width: 300, height: 90)))
            lines.fill(stripes, with: .color(.white.opacity(0.7)))
            var glass = context
            glass.clip(to: Path(roundedRect: CGRect(x: 30, y: 235, width: 110, height: 60), cornerRadius: 12))
            glass.addFilter(.blur(radius: 6, options: .opaque))
            glass.fill(Path(CGRect(x: 10, y: 220, width: 150, height: 90)), with: .backdrop)
            var negative = context
            negative.addFilter(.colorInvert())
            negative.fill(circle(230, 265, 36), with: .backdrop)
        }, "layers")
    }

    @Test func aCanvasCanBeAMask() throws {
        try look(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom).mask {
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
                context.addFilter(.blur(radius: 10))
                context.drawLayer { layer in
                    for id in 0..<5 {
                        guard let ball = context.resolveSymbol(id: id) else { continue }
                        layer.draw(ball, at: CGPoint(x: size.width * (0.2 + 0.15 * CGFloat(id)), y: size.height * (id % 2 == 0 ? 0.42 : 0.56)))
                    }
                }
            } symbols: {
                ForEach(0..<5) { id in Circle().frame(width: 60, height: 60).tag(id) }
            }
        }, "mask", width: 320, height: 200)
    }

    private struct Wave: TextRenderer {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }
        struct Loud: TextAttribute {}
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
                var copy = context
                let box = slice.typographicBounds.rect
                copy.translateBy(x: box.midX, y: box.midY + sin(phase + Double(index) * 0.5) * 8)
                copy.rotate(by: .degrees(sin(phase + Double(index)) * 12))
                copy.translateBy(x: -box.midX, y: -box.midY)
                if slice[Loud.self] != nil { copy.addFilter(.shadow(color: .red, radius: 5)) }
                copy.draw(slice, options: .disablesSubpixelQuantization)
            }
        }
    }

    @Test func textRenderersDrawLettersOfTheirOwn() throws {
        let loud = Text("loud").foregroundStyle(.pink).bold().customAttribute(Wave.Loud())
        try look(VStack(alignment: .leading, spacing: 24) {
            Text("Letters on a wave, some of them \(loud), over two lines").font(.title2)
            Text("Underlined \(Image(systemName: "star.fill")) office").underline().font(.title3)
        }.textRenderer(Wave(phase: 1)).padding(), "renderer", width: 320, height: 200)
    }

    @Test func symbolsWithValuesAndEffects() throws {
        struct Board: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 16) {
                    ForEach(["wifi", "speaker.wave.3.fill", "chart.bar.fill", "waveform", "ellipsis", "sun.max"], id: \.self) { name in
                        HStack(spacing: 16) { ForEach(0..<5) { step in Image(systemName: name, variableValue: Double(step) / 4) } }
                    }
                    HStack(spacing: 20) {
                        Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
                        Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: count > 0)
                        Image(systemName: "wifi").symbolEffect(.variableColor.cumulative, isActive: count > 0)
                        Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: count > 0)
                        Image(systemName: "moon.fill").symbolEffect(.disappear, isActive: count > 0)
                        Image(systemName: count > 0 ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
                    }
                    Button("Go") { count += 1 }
                }.font(.title).foregroundStyle(.tint)
            }
        }
        for wait in [0.0, 0.05, 0.25, 0.6] {
            try look(Board(), "effects-\(Int(wait * 100))", width: 320, height: 400) { screen in
                guard wait > 0 else { return }
                try screen.tap("Go")
                screen.advance(by: wait)
            }
        }
    }
}
