// The picture of Documentation/Symbols.md: symbols with their variants, weights, scales and colours. `./waggle docs` draws it.

import SwiftUI

struct SymbolSheet: View {
    private static let drawings = """
        heart star bell bookmark tag bolt house map leaf flame drop cloud.sun.rain moon.stars snowflake tornado pawprint bird fish tortoise ladybug \
        tree carrot cup.and.saucer fork.knife birthday.cake gift bicycle car bus tram ferry airplane sailboat fuelpump camera photo film mic headphones \
        guitars theatermasks paintpalette book newspaper graduationcap hammer wrench.adjustable scissors key lock envelope phone paperplane trash folder \
        doc calendar clock gearshape magnifyingglass figure.run figure.skating dumbbell soccerball tennis.racket stethoscope pills brain lungs wifi \
        battery.75 desktopcomputer gamecontroller die.face.5 chart.bar creditcard cart umbrella crown globe
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 16)

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(Self.drawings, id: \.self) { Image(systemName: $0).frame(height: 28) }
            }
            .font(.system(size: 20))
            Divider()
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 14) {
                row("Variants", ["heart", "heart.fill", "heart.slash", "heart.circle", "heart.circle.fill", "heart.square.fill", "folder.badge.plus", "7.circle", "a.square.fill"]) { Image(systemName: $0) }
                row("Weights", [Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]) { Image(systemName: "paperplane").fontWeight($0) }
                row("Scales", [Image.Scale.small, .medium, .large]) { scale in Label("Ag", systemImage: "leaf").imageScale(scale).gridCellColumns(3) }
                row("Layers", [SymbolRenderingMode.monochrome, .hierarchical, .palette]) { mode in
                    HStack(spacing: 18) {
                        Image(systemName: "person.3.sequence.fill")
                        Image(systemName: "cloud.sun.rain.fill")
                        Image(systemName: "externaldrive.badge.checkmark")
                    }
                    .symbolRenderingMode(mode)
                    .foregroundStyle(.teal, .orange, .indigo)
                    .gridCellColumns(3)
                }
                row("Values", [0, 0.3, 0.6, 1]) { Image(systemName: "speaker.wave.3.fill", variableValue: $0) }
                row("Unknown", ["no.such.symbol"]) { Image(systemName: $0) }
            }
            .font(.system(size: 24))
        }
        .padding(24)
        .frame(width: 760)
    }

    private func row<Value, Cell: View>(_ title: String, _ values: [Value], @ViewBuilder cell: @escaping (Value) -> Cell) -> some View {
        GridRow {
            Text(title).font(.subheadline).foregroundStyle(.secondary).fixedSize()
            ForEach(values.indices, id: \.self) { cell(values[$0]) }
        }
    }
}

#Preview("Symbols", traits: .sizeThatFitsLayout) { SymbolSheet() }
