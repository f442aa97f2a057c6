import Foundation

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle where _Configuration == ProgressViewStyleConfiguration {
    /// What the style receives.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The progress view that a style presents.
public struct ProgressViewStyleConfiguration {
    /// The title of the progress view, as the program provided it.
    public struct Label: StylePart { let content: AnyView }
    /// A description of the current value, as the program provided it.
    public struct CurrentValueLabel: StylePart { let content: AnyView }

    /// The completed fraction, 0...1; nil if indeterminate.
    public let fractionCompleted: Double?
    /// The title; nil without one.
    public var label: Label?
    /// A description of the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// Sets the appearance of progress views inside.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// A bar if the progress has a value, otherwise a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar with the title above and the current value's label below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: The color of the completed part, in place of the inherited tint.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressTrack(fraction: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The bar of a progress view.
private struct ProgressTrack: View {
    let fraction: Double
    let tint: Color?
    @StateObject private var madeLook = MadeLook(\.progress)
    private var look: ProgressLook { madeLook.value }
    @Environment(\.tint) private var inheritedTint

    var body: some View {
        ZStack {
            Capsule(style: .circular).fill(look.rest ?? Color.system(.fill))
            ProgressBar(fraction: fraction).fill(
                tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? look.filled.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        }
        .frame(height: 4)
    }
}

/// A spinner with the title below, even if the progress has a value.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: The color of the spinner, in place of the inherited tint.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack {
            ActivityWheel(tint: tint)
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
