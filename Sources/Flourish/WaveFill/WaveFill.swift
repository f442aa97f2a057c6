import SwiftUI

/// Progress as water that rises in a shape.
///
/// ```swift
/// WaveFill(battery, in: Circle()) {
///     Text(battery, format: .percent.precision(.fractionLength(0))).font(.title.bold())
/// }
/// .foregroundStyle(.teal)
/// .animation(.smooth(duration: 1), value: battery)
/// ```
///
/// The label is drawn twice, in the water's colour above the surface and in white below it. The level moves with the animation of its
/// change. The waves travel without a seam; the surface is level while the vessel is empty, full or not `isFlowing`, and with reduced
/// motion. Assistive programs find a progress indicator.
public struct WaveFill<Vessel: Shape, Label: View>: View {
    private let value: Double
    private let vessel: Vessel
    private let layers: [WaveLayer]
    private let amplitude: CGFloat?
    private let isFlowing: Bool
    private let label: Label

    @StateObject private var elapsed = Memory(ElapsedTime())
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// - Parameters:
    ///   - value: how full the vessel is, 0...1; not-a-number is empty.
    ///   - layers: the waves, from back to front.
    ///   - amplitude: the height of a crest above the level, in points; nil is an 18th of the vessel's height.
    ///   - isFlowing: true while the waves travel.
    public init(
        _ value: Double, in vessel: Vessel, layers: [WaveLayer] = .sea, amplitude: CGFloat? = nil, isFlowing: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.value = value.clamped(to: 0...1)
        (self.vessel, self.layers, self.amplitude, self.isFlowing) = (vessel, layers, amplitude, isFlowing)
        self.label = label()
    }

    public var body: some View {
        GeometryReader { proxy in
            let crest = isCalm ? 0 : amplitude ?? proxy.size.height / 18
            TimelineView(.animation(paused: !travels)) { context in
                water(crest: crest, time: elapsed.value.read(context.date, isRunning: travels))
            }
        }
        .clipShape(vessel)
        .background { vessel.fill(.foreground.opacity(0.12)) }
        .accessibilityElement(children: .ignore)
        .accessibilityRepresentation { ProgressView(value: value) }
    }

    private var isCalm: Bool { !isFlowing || reduceMotion }
    private var travels: Bool { !isCalm && value > 0 && value < 1 && !layers.isEmpty }

    private func water(crest: CGFloat, time: TimeInterval) -> some View {
        ZStack {
            Self.whole(label)
                .foregroundStyle(.foreground)
            ForEach(layers.indices, id: \.self) { index in
                wave(layers[index], crest, time)
                    .fill(.foreground.opacity(layers[index].opacity.clamped(to: 0...1)))
            }
            if let front = layers.last {
                Self.depth
                    .mask { wave(front, crest, time) }
                wave(front, crest, time, isSurface: true)
                    .stroke(.white.opacity(0.45), lineWidth: 1.5)
                Self.whole(label)
                    .foregroundStyle(.white)
                    .mask { wave(front, crest, time) }
            }
        }
    }
    private static func whole(_ label: Label) -> some View { label.frame(maxWidth: .infinity, maxHeight: .infinity) }

    /// Light from above, darkness at the bottom.
    private static var depth: some View {
        LinearGradient(colors: [.white.opacity(0.22), .clear, .black.opacity(0.16)], startPoint: .top, endPoint: .bottom)
    }

    private func wave(_ layer: WaveLayer, _ crest: CGFloat, _ time: TimeInterval, isSurface: Bool = false) -> WaveShape {
        var wave = WaveShape(
            level: value, amplitude: crest * layer.height.finite(or: 0), crests: layer.crests, phase: layer.phase(at: time))
        wave.isSurface = isSurface
        return wave
    }
}

extension WaveFill where Label == EmptyView {
    /// Without a label.
    /// - Parameters:
    ///   - value: how full the vessel is, 0...1; not-a-number is empty.
    ///   - amplitude: the height of a crest above the level, in points; nil is an 18th of the vessel's height.
    public init(_ value: Double, in vessel: Vessel, layers: [WaveLayer] = .sea, amplitude: CGFloat? = nil, isFlowing: Bool = true) {
        self.init(value, in: vessel, layers: layers, amplitude: amplitude, isFlowing: isFlowing) { EmptyView() }
    }
}

/// A progress view that is a vessel of water, with its label below.
///
/// ```swift
/// ProgressView("Loading", value: progress).progressViewStyle(.wave(in: Circle()))
/// ```
/// Progress without a value is a half-full vessel.
public struct WaveProgressViewStyle<Vessel: Shape>: ProgressViewStyle {
    private let vessel: Vessel

    public init(in vessel: Vessel) { self.vessel = vessel }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            WaveFill(configuration.fractionCompleted ?? 0.5, in: vessel)
                .foregroundStyle(.tint)
                .aspectRatio(1, contentMode: .fit)
                .accessibilityHidden(true)
            configuration.label
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle {
    /// Water that rises in a shape.
    public static func wave<Vessel: Shape>(in vessel: Vessel) -> WaveProgressViewStyle<Vessel> where Self == WaveProgressViewStyle<Vessel> {
        WaveProgressViewStyle(in: vessel)
    }
}

#Preview("Wave fills") {
    @Previewable @State var level = 0.62
    VStack(spacing: 32) {
        WaveFill(level, in: Circle()) {
            SlidingNumber(level, format: .percent.precision(.fractionLength(0)))
                .font(.system(size: 52, weight: .bold, design: .rounded))
        }
        .frame(width: 220, height: 220)
        .foregroundStyle(.teal)
        WaveFill(level, in: Capsule(), layers: .swell, amplitude: 4)
            .frame(height: 36)
            .foregroundStyle(.indigo)
        Slider(value: $level)
    }
    .padding(32)
}
