import Foundation
import WaggleGeometry

/// A control that selects a color. Its color well opens a panel.
nonisolated public struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool

    @MainActor public var body: some View {
        LabeledControl { label } control: { ColorWell(label: AnyView(label), selection: selection, supportsOpacity: supportsOpacity) }
    }

    /// A color picker with a custom label.
    /// - Parameter supportsOpacity: True if the user can select translucent colors.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (self.label, self.selection, self.supportsOpacity) = (label(), selection, supportsOpacity)
    }
}

extension ColorPicker where Label == Text {
    /// A color picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A disc in the selected color, inside a ring of all hues.
private struct ColorWell: View {
    let label: AnyView
    @Binding var selection: Color
    let supportsOpacity: Bool
    @State private var isOpen = false
    @Environment(\.self) private var environment

    private static var diameter: CGFloat { 28 }
    private static var ring: CGFloat { 3 }
    private static var gap: CGFloat { 2 }

    var body: some View {
        Button { isOpen = true } label: {
            ZStack {
                Circle().strokeBorder(
                    AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: Self.ring)
                Circle().fill(selection).padding(Self.ring + Self.gap)
            }
            .frame(width: Self.diameter, height: Self.diameter)
            .opacity(environment.isEnabled ? 1 : 0.5)
            .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilitySubstitute(.label, label)
        .accessibilityValue(Text(verbatim: PickedColor(selection, in: environment).code))
        .popup(isOpen: $isOpen) { _ in ColorPanel(selection: $selection, supportsOpacity: supportsOpacity).modifier(PlatterModifier()) }
    }
}

/// A color as gamma-encoded sRGB components, each 0...1.
struct PickedColor: Hashable {
    var red, green, blue, opacity: Double

    init(_ color: Color, in environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment)
        (red, green, blue, opacity) = (Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity))
    }
    init(red: Double, green: Double, blue: Double, opacity: Double) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
    /// A color from hue, saturation and brightness, each 0...1.
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        let encoded = ColorSpaceMath.encoded(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
        self.init(red: Double(encoded.x), green: Double(encoded.y), blue: Double(encoded.z), opacity: opacity)
    }

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
    /// The hexadecimal notation of CSS, without opacity.
    var code: String {
        "#" + [red, green, blue].map { component in
            let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
    func isClose(to other: PickedColor) -> Bool {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.5 / 255
    }
}
