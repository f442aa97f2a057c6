// The contents of a window as plain values: the display list with resolved coordinates and opacities.

import Foundation
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A drawn item, in the coordinates of the window.
struct ShownItem: Equatable {
    var kind: String
    var color: ResolvedColor?
    /// The bounds of the figure, through all transforms.
    var frame: CGRect
    /// The product of all opacities around it.
    var opacity = 1.0
    var blur = 0.0
    /// The effects around it other than transforms, opacities and blurs.
    var effects: [String] = []
    /// The bounds of the clips around it, outermost first, through all transforms.
    var clips: [CGRect] = []

    /// - Parameter fading: the tolerance of opacity and blur.
    func isNear(_ other: ShownItem, _ tolerance: CGFloat, fading: Double = 1e-6) -> Bool {
        kind == other.kind && color == other.color && effects.withoutClips == other.effects.withoutClips
            && abs(opacity - other.opacity) < fading && abs(blur - other.blur) < fading
            && frame.isNear(other.frame, tolerance) && clips.count == other.clips.count && zip(clips, other.clips).allSatisfy { $0.isNear($1, tolerance) }
    }
}

extension DisplayList {
    /// All leaves, back to front.
    /// - Parameter omitted: the numbers of nodes whose drawings are left out.
    func flattened(without omitted: Set<UInt32> = []) -> [ShownItem] {
        var result: [ShownItem] = []
        append(to: &result, .identity, ShownItem(kind: "", color: nil, frame: .zero), omitted)
        return result
    }

    private func append(to result: inout [ShownItem], _ transform: CGAffineTransform, _ around: ShownItem, _ omitted: Set<UInt32>) {
        for item in items where !omitted.contains(item.identity) {
            var shown = around
            func leaf(_ kind: String, _ frame: CGRect, _ paint: Paint) {
                shown.kind = kind
                shown.frame = frame.applying(transform)
                if case .color(let color) = paint { shown.color = color }
                result.append(shown)
            }
            switch item.content {
            case .fill(let primitive, _, let paint, _): leaf("fill", primitive.bounds, paint)
            case .stroke(let primitive, let stroke, let paint, _): leaf("stroke \(stroke.width)", primitive.bounds, paint)
            case .text(let layout, let point, let paint): leaf("text", CGRect(origin: point, size: layout.size), paint)
            case .image: leaf("image", item.bounds, .black)
            case .sprites: leaf("sprites", item.bounds, .black)
            case .list(let list, let offset, let scale):
                list.append(to: &result, CGAffineTransform(scale: scale, offset: offset).concatenating(transform), around, omitted)
            case .effect(let effect, let list):
                var inner = transform
                switch effect {
                case .transform(let effect): inner = effect.concatenating(transform)
                case .opacity(let opacity): shown.opacity *= opacity
                case .filter(.blur(let radius, _)): shown.blur += radius
                case .clip(let primitive, _, _):
                    shown.clips.append(primitive.bounds.applying(transform))
                    shown.effects.append("clip \(primitive.bounds.applying(transform).withoutTraces)")
                default: shown.effects.append("\(effect)")
                }
                list.append(to: &result, inner, shown, omitted)
            }
        }
    }
}

/// Colours by which items are found.
enum Paints {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let green = Color(red: 0, green: 1, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
}

extension [String] {
    fileprivate var withoutClips: [String] { filter { !$0.hasPrefix("clip ") } }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
    /// Rounded, so that descriptions of rectangles that differ by the rounding errors of sums are equal.
    fileprivate var withoutTraces: CGRect {
        func rounded(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 }
        return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}

extension HeadlessWindow {
    var shown: [ShownItem] { graph.displayList().flattened() }
    /// The drawn items without those that leave.
    var lasting: [ShownItem] {
        var leaving: Set<UInt32> = []
        func visit(_ item: ItemNode, isLeaving: Bool) {
            let isLeaving = isLeaving || item.isLeaving
            if isLeaving { leaving.insert(item.number) }
            item.forEachItem { visit($0, isLeaving: isLeaving) }
        }
        visit(graph.root, isLeaving: false)
        return graph.displayList().flattened(without: leaving)
    }

    /// The items drawn in the colour, at any opacity.
    func all(_ color: Color) -> [ShownItem] {
        let wanted = color.resolvedColor(in: EnvironmentValues())
        return shown.filter { $0.color.map { ($0.red, $0.green, $0.blue) == (wanted.red, wanted.green, wanted.blue) } ?? false }
    }
    func one(_ color: Color) -> ShownItem? {
        let items = all(color)
        return items.count == 1 ? items[0] : nil
    }
    func frame(_ color: Color) -> CGRect? { one(color)?.frame }
    func minX(_ color: Color) -> CGFloat? { frame(color)?.minX }

    /// Applies pending writes without advancing time.
    func settle() { advance(to: time) }
    /// Changes a value in an animation, and settles.
    func animate<Value>(_ remote: Remote<Value>, to value: Value, _ animation: Animation) {
        withAnimation(animation) { remote.value = value }
        settle()
    }
}

/// A filled square.
struct Block: View {
    let color: Color
    var side: CGFloat = 20
    init(_ color: Color, _ side: CGFloat = 20) {
        self.color = color
        self.side = side
    }
    var body: some View { Rectangle().fill(color).frame(width: side, height: side) }
}

/// Counts body evaluations and records events in order.
@MainActor
final class Journal {
    private(set) var counts: [String: Int] = [:]
    var events: [String] = []
    subscript(_ name: String) -> Int { counts[name] ?? 0 }
    func ran(_ name: String) { counts[name, default: 0] += 1 }
    func note(_ event: String) { events.append(event) }
    func reset() {
        counts = [:]
        events = []
    }
}

/// Gives tests access to a view's state.
@MainActor
final class Remote<Value> {
    var binding: Binding<Value>?
    var value: Value? {
        get { binding?.wrappedValue }
        set { if let newValue { binding?.wrappedValue = newValue } }
    }
    func connect(_ binding: Binding<Value>) -> some View {
        self.binding = binding
        return EmptyView()
    }
}

/// True if two numbers are equal except for rounding.
func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
}
func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { near(a.map { CGFloat($0) }, CGFloat(b), CGFloat(tolerance)) }
