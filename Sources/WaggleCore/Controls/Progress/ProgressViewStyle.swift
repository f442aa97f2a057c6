import Foundation

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle where _Configuration == ProgressViewStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The progress view that a style shows.
public struct ProgressViewStyleConfiguration {
    /// The title of the progress view.
    public struct Label: View {
        let content: AnyView
        /// The view as the program gave it.
        public var body: some View { content }
    }
    /// What is said about the present value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The view as the program gave it.
        public var body: some View { content }
    }

    /// How much is done, 0...1; nil where that is not known.
    public let fractionCompleted: Double?
    /// The title; nil without one.
    public var label: Label?
    /// What is said about the present value; nil: nothing.
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// Sets the look of progress views within.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// A bar where the progress has a value, else a wheel.
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

/// A bar that fills up, with the title above and the current value's label below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: The colour of the completed part, in place of the inherited tint.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ZStack {
                Capsule(style: .circular).fill(Color.system(.fill))
                ProgressBar(fraction: configuration.fractionCompleted ?? 0).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
            }
            .frame(height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel that turns, also where the progress has a value, with the title below.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: The colour of the wheel, in place of the inherited tint.
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
