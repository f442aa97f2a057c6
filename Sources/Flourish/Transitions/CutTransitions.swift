import SwiftUI

// Transitions that show more and more of a view, and then less and less. Each can be interrupted at any moment.

/// A shape that animates with its phase.
protocol PhaseShape: Shape where AnimatableData == Double {
    var phase: Double { get set }
}

extension PhaseShape {
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
}

/// How a growing part of a rectangle is cut out.
struct CutShape: PhaseShape {
    enum Cut: Equatable { case blinds(Int, Axis), iris(UnitPoint), clock, wipe(Edge) }
    let cut: Cut
    /// -1 is not yet there, 0 whole, 1 gone.
    var phase: Double

    func path(in rect: CGRect) -> Path {
        guard phase != 0 else { return Path(Self.everything(rect)) }
        let start = max(phase, 0).clamped(to: 0...1), end = (1 + min(phase, 0)).clamped(to: 0...1)
        guard start < end, rect.width > 0, rect.height > 0 else { return Path() }
        switch cut {
        case .blinds(let count, let axis): return Self.blinds(start, end, count, axis, rect)
        case .iris(let origin):
            let center = CGPoint(
                x: rect.minX + rect.width * origin.x.finite(or: 0.5).clamped(to: -1000...1000),
                y: rect.minY + rect.height * origin.y.finite(or: 0.5).clamped(to: -1000...1000))
            let radius = hypot(
                max(center.x - rect.minX, rect.maxX - center.x), max(center.y - rect.minY, rect.maxY - center.y)) * (end - start)
            return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        case .clock:
            var path = Path()
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(
                center: center, radius: hypot(rect.width, rect.height), startAngle: .degrees(360 * start - 90),
                endAngle: .degrees(min(360 * end, 359.999) - 90), clockwise: false)
            path.closeSubpath()
            return path
        case .wipe(let edge):
            switch edge {
            case .leading:
                return Path(CGRect(x: rect.minX + rect.width * start, y: rect.minY, width: rect.width * (end - start), height: rect.height))
            case .trailing:
                return Path(CGRect(x: rect.maxX - rect.width * end, y: rect.minY, width: rect.width * (end - start), height: rect.height))
            case .top: return Path(
                CGRect(x: rect.minX, y: rect.minY + rect.height * start, width: rect.width, height: rect.height * (end - start)))
            case .bottom:
                return Path(CGRect(x: rect.minX, y: rect.maxY - rect.height * end, width: rect.width, height: rect.height * (end - start)))
            }
        }
    }
    private static func blinds(_ start: Double, _ end: Double, _ count: Int, _ axis: Axis, _ rect: CGRect) -> Path {
        var path = Path()
        for slat in 0..<count {
            switch axis {
            case .horizontal:
                let height = rect.height / CGFloat(count)
                path.addRect(CGRect(
                    x: rect.minX, y: rect.minY + (CGFloat(slat) + start) * height, width: rect.width, height: height * (end - start)))
            case .vertical:
                let width = rect.width / CGFloat(count)
                path.addRect(
                    CGRect(x: rect.minX + (CGFloat(slat) + start) * width, y: rect.minY, width: width * (end - start), height: rect.height))
            }
        }
        return path
    }
    /// A view at rest keeps what it draws beyond its bounds, such as shadows.
    private static func everything(_ rect: CGRect) -> CGRect { rect.insetBy(dx: -1000, dy: -1000) }
}

/// A view of which a part is cut out; with reduced motion, one that fades, in exits as well.
private struct CutOut: ViewModifier {
    let cut: CutShape.Cut
    let phase: Double
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .mask { CutShape(cut: cut, phase: reduceMotion ? 0 : phase) }
            .opacity(reduceMotion && phase != 0 ? 0 : 1)
    }
}

/// Slats that turn open, and on until they are closed.
public struct BlindsTransition: Transition {
    let count: Int
    let axis: Axis

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(CutOut(cut: .blinds(count, axis), phase: phase.value))
    }
}
/// A circle that opens around a point.
public struct IrisTransition: Transition {
    let origin: UnitPoint

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(CutOut(cut: .iris(origin), phase: phase.value))
    }
}
/// A hand that sweeps round once.
public struct ClockTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(CutOut(cut: .clock, phase: phase.value)) }
}
/// An edge that moves across the view.
public struct WipeTransition: Transition {
    let edge: Edge

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(CutOut(cut: .wipe(edge), phase: phase.value))
    }
}

extension Transition where Self == BlindsTransition {
    /// Slats that turn open.
    public static var blinds: BlindsTransition { blinds() }
    /// Slats that turn open.
    /// - Parameters:
    ///   - count: 1...200.
    ///   - axis: the direction in which slats lie.
    public static func blinds(count: Int = 8, axis: Axis = .horizontal) -> BlindsTransition {
        BlindsTransition(count: min(max(count, 1), 200), axis: axis)
    }
}
extension Transition where Self == IrisTransition {
    /// A circle that opens around the middle.
    public static var iris: IrisTransition { iris() }
    /// A circle that opens around a point.
    public static func iris(origin: UnitPoint = .center) -> IrisTransition { IrisTransition(origin: origin) }
}
extension Transition where Self == ClockTransition {
    /// A hand that sweeps round clockwise from the top; in languages that are written from right to left, anticlockwise.
    public static var clock: ClockTransition { ClockTransition() }
}
extension Transition where Self == WipeTransition {
    /// An edge that moves across the view from its leading edge.
    public static var wipe: WipeTransition { wipe(from: .leading) }
    /// An edge that moves across the view.
    public static func wipe(from edge: Edge) -> WipeTransition { WipeTransition(edge: edge) }
}
