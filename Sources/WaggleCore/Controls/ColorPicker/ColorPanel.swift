// The panel of a color picker.

import Foundation
import WaggleGeometry

/// Selects a color from a grid, from a spectrum or by components, and its opacity.
struct ColorPanel: View {
    @Binding var selection: Color
    let supportsOpacity: Bool
    @State private var page = Page.grid
    @Environment(\.self) private var environment

    private enum Page: String, CaseIterable, Identifiable {
        case grid = "Grid", spectrum = "Spectrum", sliders = "Sliders"
        var id: Self { self }
    }
    private static var side: CGFloat { 288 }

    var body: some View {
        let picked = PickedColor(selection, in: environment)
        VStack(spacing: 16) {
            Picker(selection: $page) { ForEach(Page.allCases) { Text(verbatim: $0.rawValue) } } label: { Text(verbatim: "Page") }
                .pickerStyle(.segmented)
            Group {
                switch page {
                case .grid: ColorGrid(picked: picked, choose: choose)
                case .spectrum: ColorSpectrum(picked: picked, choose: choose)
                case .sliders: ColorSliders(picked: picked, choose: choose)
                }
            }
            .frame(height: 240)
            if supportsOpacity {
                ComponentSlider(name: "Opacity", value: picked.opacity, text: "\(Int((picked.opacity * 100).rounded())) %") { opacity in
                    var picked = picked
                    picked.opacity = opacity
                    choose(picked)
                }
            }
            HStack {
                RoundedRectangle(cornerRadius: 8).fill(selection).frame(width: 44, height: 44)
                Text(verbatim: picked.code).font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
                Spacer()
            }
        }
        .frame(width: Self.side)
        .padding(16)
        .accessibilityElement(children: .contain)
    }
    private func choose(_ picked: PickedColor) { selection = picked.color }
}

/// A row of greys above twelve columns of hues.
private struct ColorGrid: View {
    let picked: PickedColor
    let choose: (PickedColor) -> Void

    private static let columns = 12, rows = 10
    private static let hues: [Double] = [0.535, 0.6, 0.695, 0.775, 0.93, 0.015, 0.06, 0.1, 0.125, 0.155, 0.18, 0.25]

    private static func color(_ column: Int, _ row: Int) -> PickedColor {
        guard row > 0 else {
            let grey = 1 - Double(column) / Double(columns - 1)
            return PickedColor(red: grey, green: grey, blue: grey, opacity: 1)
        }
        // From dark shades through the full color to tints.
        let step = Double(row - 1)
        return row <= 5 ? PickedColor(hue: hues[column], saturation: 1, brightness: 0.3 + 0.175 * step, opacity: 1)
            : PickedColor(hue: hues[column], saturation: 1 - 0.2 * (step - 4), brightness: 1, opacity: 1)
    }

    var body: some View {
        GeometryReader { proxy in
            let cell = CGSize(width: proxy.size.width / CGFloat(Self.columns), height: proxy.size.height / CGFloat(Self.rows))
            ZStack(alignment: .topLeading) {
                VStack(spacing: 0) {
                    ForEach(0..<Self.rows, id: \.self) { row in
                        HStack(spacing: 0) {
                            ForEach(0..<Self.columns, id: \.self) { column in
                                let color = Self.color(column, row)
                                Rectangle().fill(color.color)
                                    .accessibilityElement()
                                    .accessibilityLabel(Text(verbatim: color.code))
                                    .accessibilityAddTraits(color.isClose(to: picked) ? [.isButton, .isSelected] : .isButton)
                                    .accessibilityAction { choose(color, opacity: picked.opacity) }
                            }
                        }
                    }
                }
                .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
                if let (column, row) = selectedCell {
                    RoundedRectangle(cornerRadius: 3).strokeBorder(.white, lineWidth: 3).shadow(radius: 1)
                        .frame(width: cell.width, height: cell.height)
                        .offset(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height)
                }
            }
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { drag in
                let column = min(max(Int(drag.location.x / cell.width), 0), Self.columns - 1),
                    row = min(max(Int(drag.location.y / cell.height), 0), Self.rows - 1)
                choose(Self.color(column, row), opacity: picked.opacity)
            })
        }
    }
    private func choose(_ color: PickedColor, opacity: Double) {
        var color = color
        color.opacity = opacity
        choose(color)
    }
    private var selectedCell: (Int, Int)? {
        for row in 0..<Self.rows { for column in
            0..<Self.columns where Self.color(column, row).isClose(to: picked) { return (column, row) }
        }
        return nil
    }
}

/// A spectrum: hue along the x-axis; white, the full color and black along the y-axis.
private struct ColorSpectrum: View {
    let picked: PickedColor
    let choose: (PickedColor) -> Void
    /// The selected point in unit coordinates; nil until a finger selects one.
    @State private var point: UnitPoint?

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                LinearGradient(
                    colors: (0...6).map { PickedColor(hue: Double($0) / 6, saturation: 1, brightness: 1, opacity: 1).color },
                    startPoint: .leading, endPoint: .trailing)
                LinearGradient(stops: [.init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
                                       .init(color: .black.opacity(0), location: 0.5),
                                       .init(color: .black, location: 1)], startPoint: .top, endPoint: .bottom)
                if let point {
                    Circle().strokeBorder(.white, lineWidth: 3).background(Circle().fill(picked.color)).frame(width: 28, height: 28)
                        .shadow(radius: 2)
                        .position(x: point.x * proxy.size.width, y: point.y * proxy.size.height)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { drag in
                let x = min(max(drag.location.x / max(proxy.size.width, 1), 0), 1),
                    y = min(max(drag.location.y / max(proxy.size.height, 1), 0), 1)
                point = UnitPoint(x: x, y: y)
                choose(PickedColor(hue: x, saturation: min(2 * y, 1), brightness: min(2 - 2 * y, 1), opacity: picked.opacity))
            })
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: "Spectrum"))
            .accessibilityValue(Text(verbatim: picked.code))
        }
    }
}

private struct ColorSliders: View {
    let picked: PickedColor
    let choose: (PickedColor) -> Void

    var body: some View {
        VStack(spacing: 16) {
            slider("Red", \.red)
            slider("Green", \.green)
            slider("Blue", \.blue)
            Spacer(minLength: 0)
        }
    }
    private func slider(_ name: String, _ component: WritableKeyPath<PickedColor, Double>) -> some View {
        ComponentSlider(
            name: name, value: picked[keyPath: component], text: "\(Int((picked[keyPath: component] * 255).rounded()))") { value in
            var picked = picked
            picked[keyPath: component] = value
            choose(picked)
        }
    }
}

private struct ComponentSlider: View {
    let name: String
    let value: Double
    let text: String
    let set: (Double) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(.secondary).accessibilityHidden(true)
            HStack {
                Slider(value: Binding { min(max(value, 0), 1) } set: { set($0) }) { Text(verbatim: name) }
                Text(verbatim: text).font(.subheadline).monospacedDigit().frame(width: 52, alignment: .trailing).accessibilityHidden(true)
            }
        }
    }
}
