import SwiftUI

/// Round cells on a comb panned with a finger, like the home screen of a watch.
///
/// Elements state their cell; their content is offered a square that is smaller near the rim. The comb follows the finger, coasts after a fling, and
/// keeps some cell in the centre. Only elements near the frame have views.
struct CombView<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let data: Data
    let hex: KeyPath<Data.Element, Hex>
    /// Of the cells of `data`; those that `data` does not yet have count as empty.
    let index: CombIndex
    /// The point that is, or is moving to, the centre, in pitches; that of a cell is `Hex.center`.
    @Binding var focus: CGPoint
    var diameter: CGFloat = 125
    let onTap: (Data.Element) -> Void
    @ViewBuilder let content: (Data.Element) -> Content

    /// The point of the plane in the centre when the finger began to pan.
    @State private var grip: CGPoint?
    @State private var shown = ShownPoint()
    /// The cell in the centre as it is shown; nil before the first frame.
    @State private var middle: Hex?
    /// True while a finger that stopped the comb is down.
    @State private var hasCaught = false
    @GestureState private var isTouched = false
    /// The cell under the finger.
    @GestureState private var finger: Hex?

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private var style: PanStyle { reduceMotion ? .calm : .lively }
    private var isBent: Bool { style.isBent }

    var body: some View {
        GeometryReader { proxy in
            CombLayout(focus: focus, diameter: diameter, isBent: isBent) {
                ForEach(elements(in: proxy.size)) { element in
                    content(element)
                        .pressed(Press(of: element[keyPath: hex], finger: finger))
                        .contentShape(Circle())
                        .onTapGesture { if !hasCaught { onTap(element) } }
                        .hex(element[keyPath: hex])
                        .transition(style.transition)
                }
            }
            .keeping(shown, at: focus) { middle = $0 }
            .contentShape(Rectangle())
            .gesture(pan(in: proxy.size))
            .simultaneousGesture(touch(in: proxy.size))
        }
        .clipped()
        // A pan that was cancelled, for example by a call, still has its state here.
        .onChange(of: isTouched) {
            guard !isTouched else { return }
            letGo(throwing: .zero)
            if hasCaught { hasCaught = false }
        }
        // After cells were removed, there may be none in the centre.
        .onChange(of: index) { if grip == nil { letGo(throwing: .zero) } }
        .accessibilityElement(children: .contain)
        .accessibilityScrollAction(scroll)
    }

    // MARK: Cells

    private func elements(in size: CGSize) -> [Data.Element] {
        index.offsets(in: geometry(size).visiblePart(around: middle ?? Hex(nearest: focus))).compactMap(element)
    }

    private func element(at offset: Int) -> Data.Element? {
        guard let place = data.index(data.startIndex, offsetBy: offset, limitedBy: data.endIndex), place < data.endIndex else { return nil }
        return data[place]
    }

    // MARK: Panning

    private var bounds: PanBounds { index.bounds }

    private func pan(in size: CGSize) -> some Gesture {
        DragGesture()
            .onChanged { value in
                let drag = inPitches(value.translation, size)
                // The comb starts where it is, without the few points that distinguished the pan from a tap.
                let start = grip ?? bounds.unstretched(shown.point ?? focus) + drag
                grip = start
                focus = bounds.stretched(start - drag)
            }
            .onEnded { value in
                let throwing = CGSize(width: value.predictedEndTranslation.width - value.translation.width,
                                      height: value.predictedEndTranslation.height - value.translation.height)
                letGo(throwing: inPitches(throwing, size))
            }
    }

    /// The comb coasts as far as the gesture predicts, or back to where there are cells. A finger that rested flings nothing.
    private func letGo(throwing distance: CGPoint) {
        grip = nil
        let goal = CGPoint(x: focus.x - style.inertia * distance.x, y: focus.y - style.inertia * distance.y)
        let end = bounds.nearest(to: goal)
        guard end != focus else { return }
        withAnimation(end == goal ? style.glide : style.bounce) { focus = end }
    }

    /// Fingers move in points from left to right, the plane in pitches in reading direction.
    private func inPitches(_ distance: CGSize, _ size: CGSize) -> CGPoint {
        let pitch = max(geometry(size).pitch, 1)
        return CGPoint(x: distance.width / pitch * (layoutDirection == .rightToLeft ? -1 : 1), y: distance.height / pitch)
    }

    /// A screen reader moves the comb by two cells, because only cells near the frame exist.
    private func scroll(toward edge: Edge) {
        let step: CGPoint = switch edge {
        case .top: CGPoint(x: 0, y: -2)
        case .bottom: CGPoint(x: 0, y: 2)
        case .leading: CGPoint(x: -2, y: 0)
        case .trailing: CGPoint(x: 2, y: 0)
        }
        let end = bounds.nearest(to: focus + step)
        if reduceMotion { focus = end } else { withAnimation(style.bounce) { focus = end } }
    }

    // MARK: Touching

    private func touch(in size: CGSize) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($finger) { value, finger, _ in finger = cell(at: value.location, size) }
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { if $0.translation == .zero { halt() } }
    }

    /// A moving comb stops under the finger. Such a touch is not a tap, unless the comb seemed to be at rest.
    private func halt() {
        guard grip == nil, let point = shown.point else { return }
        hasCaught = point.distance(to: focus) > 0.15
        if point != focus { withAnimation(style.halt) { focus = point } }
    }

    /// The cell at a point, if it has content.
    private func cell(at point: CGPoint, _ size: CGSize) -> Hex? {
        let x = layoutDirection == .rightToLeft ? size.width - point.x : point.x
        guard let found = geometry(size).hex(at: CGPoint(x: x, y: point.y)) else { return nil }
        return index.offset(at: found).flatMap(element) == nil ? nil : found
    }

    private func geometry(_ size: CGSize) -> CombGeometry {
        CombGeometry(size: size, focus: shown.point ?? focus, idealDiameter: diameter, isBent: isBent)
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
