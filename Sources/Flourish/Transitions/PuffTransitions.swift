import SwiftUI

/// A view that goes up in a puff of smoke.
public struct PoofTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Puffed(phase: phase)) }
}
/// A view that dissolves into flakes.
public struct VanishTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Dissolved(phase: phase)) }
}

private struct Puffed: ViewModifier {
    let phase: TransitionPhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .scaleEffect(reduceMotion ? 1 : phase == .didDisappear ? 1.15 : phase == .willAppear ? 0.7 : 1)
            .blur(radius: phase.isIdentity || reduceMotion ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
            .background {
                PuffShape(
                    progress: phase.isIdentity || reduceMotion ? 0 : 1, from: 0, count: 14, spread: CGSize(width: 0.62, height: 0.62),
                    anchor: .center)
                    .fill(.gray.opacity(0.3))
                    .accessibilityHidden(true)
            }
    }
}

private struct Dissolved: ViewModifier {
    let phase: TransitionPhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .mask { FlakeShape(phase: phase.isIdentity || reduceMotion ? 0 : 1) }
            .offset(y: phase == .didDisappear && !reduceMotion ? -10 : 0)
            .opacity(reduceMotion && !phase.isIdentity ? 0 : 1)
    }
}

extension Transition where Self == PoofTransition {
    /// A puff of smoke.
    public static var poof: PoofTransition { PoofTransition() }
}
extension Transition where Self == VanishTransition {
    /// Flakes that shrink one after another, always in the same order.
    public static var vanish: VanishTransition { VanishTransition() }
}

/// Round clouds that grow and drift apart, and are gone at both ends of the progress.
struct PuffShape: Shape {
    var progress: Double
    /// The progress at which they appear.
    let from: Double
    let count: Int
    /// How far they drift, in sizes of the rectangle.
    let spread: CGSize
    let anchor: UnitPoint

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let t = (progress.finite(or: 1) - from) / (1 - from)
        guard t > 0, t < 1, rect.width > 0, rect.height > 0 else { return path }
        let drift = 1 - (1 - t) * (1 - t), size = min(rect.width, rect.height) * 0.34 * sin(.pi * pow(t, 0.6))
        for index in 0..<count {
            let angle = 2 * .pi * Double(index) / Double(count), noise = Noise.value(index)
            let reach = drift * (0.7 + 0.5 * noise)
            let x = rect.minX + rect.width * (anchor.x + cos(angle) * reach * spread.width),
                y = rect.minY + rect.height * (anchor.y + sin(angle) * reach * spread.height)
            let radius = size * (0.35 + 0.5 * Noise.value(index + 100))
            path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
        }
        return path
    }
}

/// A rectangle that falls to flakes, in an order that looks random and is always the same.
struct FlakeShape: PhaseShape {
    /// 0 is whole, 1 gone.
    var phase: Double

    func path(in rect: CGRect) -> Path {
        let phase = phase.clamped(to: 0...1)
        guard phase > 0 else { return Path(rect.insetBy(dx: -1000, dy: -1000)) }
        var path = Path()
        guard phase < 1, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return path }
        // At most some thousand flakes, however large the view is.
        let side = max(8, (rect.width / 48), (rect.height / 48)), columns = Int((rect.width / side).rounded(.up)),
            rows = Int((rect.height / side).rounded(.up))
        for row in 0..<rows {
            for column in 0..<columns {
                // From the leading edge to the trailing one, with noise.
                let begin = 0.55 * (0.6 * Double(column) / Double(max(columns, 1)) + 0.4 * Noise.value(row &* 977 &+ column)),
                    share = 1 - ((phase - begin) / 0.45).clamped(to: 0...1)
                guard share > 0 else { continue }
                let flake = side * share, x = rect.minX + (CGFloat(column) + 0.5) * side, y = rect.minY + (CGFloat(row) + 0.5) * side
                path.addRect(CGRect(x: x - flake / 2, y: y - flake / 2, width: flake, height: flake))
            }
        }
        return path
    }
}

/// Numbers that look random and are always the same.
enum Noise {
    /// 0..<1.
    static func value(_ index: Int) -> Double {
        var x = UInt64(bitPattern: Int64(index)) &+ 0x9E37_79B9_7F4A_7C15
        x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
        x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((x ^ (x >> 31)) >> 11) / 9_007_199_254_740_992
    }
}

#Preview("Transitions") {
    @Previewable @State var isShown = true
    let transitions: [(String, AnyTransition)] = [
        ("Blinds", AnyTransition(.blinds)), ("Iris", AnyTransition(.iris)), ("Clock", AnyTransition(.clock)),
        ("Wipe", AnyTransition(.wipe)), ("Flip", AnyTransition(.flip)),
        ("Anvil", AnyTransition(.anvil)), ("Boing", AnyTransition(.boing)), ("Poof", AnyTransition(.poof)),
        ("Vanish", AnyTransition(.vanish)),
    ]
    VStack(spacing: 24) {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 16), count: 3), spacing: 20) {
            ForEach(transitions, id: \.0) { name, transition in
                ZStack {
                    if isShown {
                        RoundedRectangle(cornerRadius: 18)
                            .fill(.indigo.gradient)
                            .overlay { Text(name).font(.headline).foregroundStyle(.white) }
                            .transition(transition)
                    }
                }
                .frame(height: 90)
            }
        }
        Button(isShown ? "Hide" : "Show") { withAnimation(.linear(duration: 0.8)) { isShown.toggle() } }
    }
    .padding()
}
