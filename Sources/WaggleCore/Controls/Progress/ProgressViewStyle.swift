import Foundation

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style has to show.
public struct ProgressViewStyleConfiguration {
    /// The title of the progress view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// What the progress view says about its present value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// 0...1; nil where it is not known how much is done.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView { AnyView(ProgressViewStyleBody(style: self, configuration: configuration)) }
}

/// A style at work: its own dynamic properties are this view's.
nonisolated private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View, HoldsDynamicProperties {
    var style: Style
    let configuration: ProgressViewStyleConfiguration
    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

extension StyleStack where Style == any ProgressViewStyle {
    @MainActor func view(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        guard let top else { return DefaultProgressViewStyle().erased(configuration) }
        return AnyView(top.style.erased(configuration).environment(\.progressViewStyle, StyleStack(top: top.outer)))
    }
}

private enum ProgressViewStyleKey: EnvironmentKey { static var defaultValue: StyleStack<any ProgressViewStyle> { StyleStack(top: nil) } }

extension EnvironmentValues {
    var progressViewStyle: StyleStack<any ProgressViewStyle> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of progress views within.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(_EnvironmentModifier(identity: PushStyle(keyPath: \.progressViewStyle, style: style as any ProgressViewStyle)))
    }
}

/// A bar where it is known how much is done, else a wheel.
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

/// A bar that fills up, the title above and what is said about the value below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: the colour of the part done, instead of the tint around.
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

/// A wheel that turns, whether or not it is known how much is done, with the title below.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public init() { tint = nil }
    /// - Parameter tint: the colour of the wheel, instead of the tint around.
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
